/// One requirement of the review checklist, and the rules that decide it.
public struct AuditCriterion: Sendable, Equatable {
  /// Where it stands in the report.
  public enum Group: String, Sendable, CaseIterable {
    case setUp
    case screens
    case safety
    case quality

    /// The heading.
    public var title: String {
      switch self {
      case .setUp: "Set-up"
      case .screens: "What people see"
      case .safety: "Safe and without hurry"
      case .quality: "Code and testing"
      }
    }
  }

  /// Kebab-case; does not change from release to release.
  public var id: String
  public var group: Group
  /// The requirement as a sentence, without a full stop; code stands between backticks.
  public var title: String
  /// What people run into otherwise: a sentence with a full stop.
  public var why: String
  public var source: Reference
  /// The ids of the rules whose findings belong to it. Each rule belongs to one line alone.
  public var rules: [String]

  public static func == (left: AuditCriterion, right: AuditCriterion) -> Bool { left.id == right.id }

  /// In the order of the report.
  public static let all: [AuditCriterion] = setUp + screens + safety + quality

  /// Takes the findings of rules that no other line names.
  public static let remainder = "other-findings"

  /// The line that the findings of a rule belong to.
  public static func criterion(ofRule rule: String) -> String { byRule[rule] ?? remainder }

  private static let byRule: [String: String] = Dictionary(
    all.flatMap { criterion in criterion.rules.map { ($0, criterion.id) } }, uniquingKeysWith: { first, _ in first })

  private static let setUp = [
    AuditCriterion(
      id: "plist-key", group: .setUp,
      title: "The Info.plist says `UISupportsAssistiveAccess`, as the Boolean true, in every build configuration",
      why: "Without the key the app is not listed as optimized, and people get it in a reduced frame.",
      source: .session238(minute: 4, second: 39),
      rules: [
        "missing-plist-key", "plist-key-false", "plist-key-wrong-type", "plist-key-misspelled", "plist-key-misplaced",
        "infoplist-build-setting-ignored", "plist-not-wired", "plist-config-mismatch", "malformed-project-file",
      ]),
    AuditCriterion(
      id: "full-screen", group: .setUp,
      title: "Only an app that was made for people with cognitive disabilities asks for full screen with "
        + "`UISupportsFullScreenInAssistiveAccess`",
      why: "With this key the app looks as it always does, so all of it has to be simple already. "
        + "It is another way than a scene, and not an addition to one.",
      source: .session238(minute: 2, second: 22),
      rules: ["both-assistive-keys", "prefer-scene-over-full-screen", "full-screen-fixed-layout"]),
    AuditCriterion(
      id: "scene", group: .setUp,
      title: "The app declares one `AssistiveAccess` scene beside its normal one",
      why: "Without a scene of its own, Assistive Access shows the whole app, with everything that is in it.",
      source: .session238(minute: 5, second: 55),
      rules: [
        "key-without-scene", "empty-scene", "duplicate-scene", "scene-without-window-group",
        "scene-conditional-unsupported", "scene-availability", "older-os-fallback", "multi-target-scene-membership",
        "no-assistive-access-support",
      ]),
    AuditCriterion(
      id: "scene-delegate", group: .setUp,
      title: "In a UIKit app, sessions of Assistive Access get the scene, and no other sessions do",
      why: "A delegate that is given to every session, or to none, shows people the wrong app or an empty window.",
      source: .session238(minute: 6, second: 54),
      rules: [
        "role-unconditional", "role-mismatch", "role-unhandled", "role-delegate-without-scene", "delegate-superclass",
        "rootscene-shape", "scene-lifecycle-required", "scene-manifest-role",
      ]),
    AuditCriterion(
      id: "scene-environment", group: .setUp,
      title: "The views of the scene find in their environment what they need",
      why: "The scene does not inherit what the window group sets up. What is missing crashes the app, or is empty.",
      source: .session238(minute: 5, second: 21),
      rules: [
        "scene-missing-environment-object", "scene-missing-model-container", "scene-missing-managed-object-context",
        "scene-environment-parity", "scene-missing-lifecycle",
      ]),
  ]

  private static let screens = [
    AuditCriterion(
      id: "core-features", group: .screens,
      title: "The first screen offers the one or two features that matter most, and no screen offers many things",
      why: "Every further option is one more question for a person to weigh.",
      source: .session238(minute: 7, second: 41),
      rules: [
        "too-many-options", "same-root-as-window-group", "root-not-list", "tab-view", "secondary-workflow",
        "search-field", "onboarding-in-scene", "assistive-view-unused",
      ]),
    AuditCriterion(
      id: "one-decision", group: .screens,
      title: "Each screen asks for one decision, and the way through the app is short and straight",
      why: "Who has to answer several things at once, or has gone far into an app, loses the thread.",
      source: .session238(minute: 10, second: 56),
      rules: [
        "multiple-decisions", "deep-navigation", "complex-input", "input-changes-context", "split-view",
        "nested-presentation", "navigation-stack-missing", "nested-navigation-stack",
      ]),
    AuditCriterion(
      id: "back-button", group: .screens,
      title: "The way back is the system's Back button",
      why: "It is always in the same place and goes back through the navigation stack by itself. "
        + "A second one, or none, leaves people lost.",
      source: .session238(minute: 8, second: 54),
      rules: ["custom-back-button", "back-button-hidden", "manual-screen-switch", "modal-without-exit"]),
    AuditCriterion(
      id: "navigation-icons", group: .screens,
      title: "Every navigation title has an icon of its own",
      why: "People who do not read know a screen by its picture.",
      source: .session238(minute: 14, second: 51),
      rules: [
        "missing-navigation-icon", "icon-without-title", "missing-navigation-title", "icon-outside-scene",
        "duplicate-navigation-icon",
      ]),
    AuditCriterion(
      id: "words-and-pictures", group: .screens,
      title: "Every control shows words and a picture",
      why: "Some people understand the word, some the picture. With both, nobody has to guess.",
      source: .session238(minute: 14, second: 12),
      rules: [
        "icon-only-control", "text-only-control", "icon-only-label-style", "label-style-title-only",
        "toolbar-label-hidden", "uikit-control-representation", "unknown-symbol",
      ]),
    AuditCriterion(
      id: "native-controls", group: .screens,
      title: "Controls are the system's own, with their own look",
      why: "The large style of Assistive Access comes with the system's buttons and lists. "
        + "What an app draws itself stays as it is.",
      source: .session238(minute: 6, second: 9),
      rules: ["custom-control-style", "plain-button-style", "tap-gesture-as-button", "small-control"]),
    AuditCriterion(
      id: "visible-actions", group: .screens,
      title: "Everything that can be done can be seen, and needs no more than a tap",
      why: "Nobody finds a long press, a swipe or a folded menu that nothing shows.",
      source: .session238(minute: 10, second: 16),
      rules: ["hidden-gesture", "context-menu", "pull-to-refresh", "menu-hides-options", "disclosure-nesting"]),
    AuditCriterion(
      id: "large-text", group: .screens,
      title: "Text is large, grows with the text size that people choose, and has room",
      why: "Small or cramped text is hard to read and easy to tap beside.",
      source: .session238(minute: 4, second: 26),
      rules: [
        "small-text", "fixed-font-size", "text-scaling-limited", "fixed-screen-layout", "tight-spacing",
        "ignores-safe-area",
      ]),
  ]

  private static let safety = [
    AuditCriterion(
      id: "no-timing", group: .safety,
      title: "Nothing goes away, moves on or runs out by itself",
      why: "Everybody needs their own time. What is gone before it was read cannot be called back.",
      source: .session238(minute: 10, second: 41),
      rules: [
        "timed-dismissal", "timed-advance", "countdown", "auto-dismissing-toast-library", "session-timeout",
        "repeating-motion", "media-autoplay", "unclassified-delay",
      ]),
    AuditCriterion(
      id: "destruction", group: .safety,
      title: "Nothing can be destroyed, or the person is asked twice before it is",
      why: "A wrong tap is often followed by another one, which answers the first question.",
      source: .session238(minute: 11, second: 46),
      rules: [
        "destructive-unconfirmed", "destructive-confirmed-once", "destructive-action-present", "swipe-to-delete",
        "undo-control", "confirmation-unclear",
      ]),
    AuditCriterion(
      id: "few-demands", group: .safety,
      title: "People need not sign in, pay, type or leave the app to do what it is for",
      why: "Each of these is a step at which many people end, or need somebody to help.",
      source: .optimizing,
      rules: [
        "login-in-scene", "text-entry", "purchase-in-scene", "permission-prompt", "interruption", "share-or-export",
        "web-or-external-link",
      ]),
    AuditCriterion(
      id: "plain-words", group: .safety,
      title: "Words are plain, and people are told when something did not work",
      why: "A code or a silence leaves people with nothing to do next.",
      source: Reference(
        title: "WWDC23 session 10032 “Meet Assistive Access”, 3:36",
        url: "https://developer.apple.com/videos/play/wwdc2023/10032/?time=216"),
      rules: ["complex-wording", "silent-failure", "technical-error-text"]),
  ]

  private static let quality = [
    AuditCriterion(
      id: "runtime-flag", group: .quality,
      title: "Shared views ask whether Assistive Access is on, and every name of its API is one that exists",
      why: "The flag came with iOS 18. It does not change while the app runs, and other names for it do not exist.",
      source: Reference(
        title: "accessibilityAssistiveAccessEnabled, SwiftUI",
        url: "https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityassistiveaccessenabled"),
      rules: [
        "flag-availability", "missing-accessibility-import", "redundant-status-observation", "flag-branching-overuse",
        "nonexistent-assistive-api",
      ]),
    AuditCriterion(
      id: "previews", group: .quality,
      title: "A preview with the trait `.assistiveAccess` shows the scene",
      why: "Assistive Access shows lists, buttons and titles in another style. What is never looked at breaks unseen.",
      source: .session238(minute: 6, second: 26),
      rules: ["preview-malformed", "missing-assistive-preview", "preview-without-trait"]),
    AuditCriterion(
      id: "on-device", group: .quality,
      title: "Somebody used the app in Assistive Access on a device",
      why: "Sources do not tell how an app feels: whether it is understood, and whether everything can be reached.",
      source: .optimizing,
      rules: []),
    AuditCriterion(
      id: remainder, group: .quality,
      title: "Nothing else was found",
      why: "What belongs to none of the other lines, such as a comment that silences nothing.",
      source: .optimizing,
      rules: ["unused-suppression", "unknown-rule"]),
  ]
}
