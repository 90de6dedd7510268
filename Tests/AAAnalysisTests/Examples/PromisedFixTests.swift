import AATestSupport
import Testing

@testable import AAAnalysis

/// Whoever has a finding and looks for a fix finds one, or learns what stands in its way.
@Suite("fixes that rules promise")
struct PromisedFixTests {
  /// Rules whose findings can be mended by a change of text, most of the time.
  private static let rules: Set<String> = [
    "missing-plist-key", "plist-key-false", "key-without-scene", "plist-key-wrong-type", "plist-key-misspelled",
    "plist-key-misplaced", "infoplist-build-setting-ignored", "plist-not-wired", "both-assistive-keys",
    "full-screen-fixed-layout", "scene-availability", "scene-conditional-unsupported", "preview-malformed",
    "missing-assistive-preview", "preview-without-trait", "nonexistent-assistive-api", "flag-availability",
    "missing-accessibility-import", "role-unconditional", "role-mismatch", "role-unhandled", "delegate-superclass",
    "scene-missing-environment-object", "scene-missing-model-container", "scene-missing-managed-object-context",
    "timed-dismissal", "timed-advance", "countdown", "auto-dismissing-toast-library", "session-timeout",
    "media-autoplay", "destructive-unconfirmed", "destructive-confirmed-once", "swipe-to-delete",
    "confirmation-unclear", "hidden-gesture", "tap-gesture-as-button", "context-menu", "menu-hides-options",
    "split-view", "custom-back-button", "back-button-hidden", "navigation-stack-missing", "missing-navigation-icon",
    "icon-only-control", "icon-only-label-style", "toolbar-label-hidden", "text-only-control",
    "label-style-title-only", "plain-button-style", "small-control", "small-text", "tight-spacing",
  ]

  @Test("every finding of their examples has a fix, or says why it has none", arguments: ExampleCheck.all)
  func hasFixOrReason(_ check: ExampleCheck) {
    guard Self.rules.contains(check.rule.id) else { return }
    check.record(
      check.findings(in: check.example.workspace).filter { $0.fixes.isEmpty && $0.refusals.isEmpty }.map {
        "there is neither a fix nor a reason for none: \($0.message)"
      })
  }

  @Test("the rules are there")
  func rulesExist() {
    let known = Set(Catalogue.standard.rules.map(\.id))
    #expect(Self.rules.subtracting(known).isEmpty)
  }

  @Test("reasons are said as messages are: lower case, no full stop", arguments: ExampleCheck.all)
  func reasonsAreWorded(_ check: ExampleCheck) {
    check.record(
      check.findings(in: check.example.workspace).flatMap(\.refusals).compactMap { refusal in
        let reason = refusal.reason
        let isWorded = reason.first.map { $0.isLowercase || !$0.isLetter } ?? false
        return isWorded && !reason.hasSuffix(".") ? nil : "this is no reason: \(reason)"
      })
  }
}
