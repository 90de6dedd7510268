/// Source: the availability in Apple's documentation of both symbols.
struct FlagAvailability: Rule {
  let id = "flag-availability"
  let group = RuleGroup.scene
  let severity = Severity.error
  let reference = Reference(
    title: "accessibilityAssistiveAccessEnabled, SwiftUI",
    url:
      "https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityassistiveaccessenabled")
  let tags = ["flag", "availability"]
  let explanation = Explanation(
    what: "The app asks whether Assistive Access is in use without a check, and the deployment target is too old.",
    why: """
      Assistive Access came with iOS 17, but apps can ask about it from iOS 18 on. Where the app also runs on older \
      systems, the compiler refuses to ask without a check.
      """,
    instead: """
      Ask `AccessibilitySettings.isAssistiveAccessEnabled` where `#available(iOS 18.0, *)` holds, or mark the type \
      `@available(iOS 18.0, *)`. The answer does not change while the app runs.
      """)

  func reports(in context: RuleContext) -> [Report] {
    context.unguardedUses(where: \.isFlag).map { use, shortfall in
      let advice =
        use.symbol == .flagKey
        ? "ask 'AccessibilitySettings.isAssistiveAccessEnabled' where '\(shortfall.condition)' holds"
        : "check '\(shortfall.condition)' first"
      return Report(
        "\(shortfall.words(for: use.symbol.name)); \(advice)", at: Location(context.file, use.span),
        related: shortfall.related
      )
      .offering(AvailabilityFix.offers(use, shortfall, context))
    }
  }

  let examples = FlagAvailability.cases
}
