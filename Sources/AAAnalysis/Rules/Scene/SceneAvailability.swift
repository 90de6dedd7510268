/// Source: the availability in Apple's documentation of each symbol; SceneBuilder's `buildOptional`.
struct SceneAvailability: Rule {
  let id = "scene-availability"
  let group = RuleGroup.scene
  let severity = Severity.error
  let reference = Reference(
    title: "AssistiveAccess, SwiftUI", url: "https://developer.apple.com/documentation/swiftui/assistiveaccess")
  let tags = ["scene", "availability"]
  let explanation = Explanation(
    what: "A symbol that came with iOS 26 is used without a check, and the deployment target is older.",
    why: """
      The scene for Assistive Access, its navigation icons, its preview trait and its session role exist from iOS 26 \
      on. Where the app also runs on older systems, the compiler refuses to use them without a check.
      """,
    instead: """
      Put the scene in `if #available(iOS 26.0, *) { … }`, apply navigation icons through an extension of `View` that \
      checks, and mark previews and scene delegates `@available(iOS 26.0, *)`. On older systems people who use \
      Assistive Access get the app's normal scene in a smaller frame.
      """)

  func reports(in context: RuleContext) -> [Report] {
    context.unguardedUses { !$0.isFlag }.map { use, shortfall in
      Report(
        "\(shortfall.words(for: use.symbol.name)); \(Self.advice(use, shortfall))",
        at: Location(context.file, use.span), related: shortfall.related
      )
      .offering(AvailabilityFix.offers(use, shortfall, context))
    }
  }

  private static func advice(_ use: SymbolUse, _ shortfall: VersionShortfall) -> String {
    switch use.symbol {
    case .scene:
      shortfall.allowsChecksInScenes
        ? "put the scene in 'if \(shortfall.condition)'"
        : "scenes can be checked for from iOS 16.1 on, so raise the deployment target"
    case .navigationIcon: "apply it in an extension of 'View' that checks '\(shortfall.condition)'"
    case .previewTrait: "put '\(shortfall.attribute)' above the preview"
    case .hostingDelegate: "mark the class '\(shortfall.attribute)'"
    case .sessionRole, .flagKey, .flagSetting: "check '\(shortfall.condition)' first"
    }
  }

  let examples = SceneAvailability.cases
}
