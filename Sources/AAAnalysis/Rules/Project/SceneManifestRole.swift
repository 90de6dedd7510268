/// Source of the advice: WWDC25 session 238, 6:54, which routes the role in code; Apple's page on `UISceneConfigurations`
/// lists no key for it.
struct SceneManifestRole: Rule {
  let id = "scene-manifest-role"
  let group = RuleGroup.project
  let severity = Severity.warning
  let reference = Reference.session238(minute: 6, second: 54)
  let tags = ["plist", "uikit", "setup"]
  let explanation = Explanation(
    what: "The scene manifest of the Info.plist has a configuration for the role of Assistive Access sessions.",
    why: """
      Apple documents no manifest key for this role. The name of the role itself may work; any other spelling cannot. In \
      Apple's session the app delegate picks the configuration in code.
      """,
    instead: """
      Set `delegateClass` for `.windowAssistiveAccessApplication` in \
      `application(_:configurationForConnecting:options:)`.
      """)
  var examples: [Example] { Self.cases }

  private static let role = "UIWindowSceneSessionRoleAssistiveAccessApplication"

  func reports(in context: RuleContext) -> [Report] {
    context.infoPlistPlaces.flatMap { place -> [Report] in
      let manifest = place.part.dictionary["UIApplicationSceneManifest"]?.value
      let configurations = manifest?["UISceneConfigurations"]?.value.dictionary?.entries ?? []
      return configurations.filter { $0.key.lowercased().contains("assistiveaccess") }.map { entry in
        if entry.key == Self.role {
          return Report(
            "this role is not documented as a key of the scene manifest; route it in "
              + "'application(_:configurationForConnecting:options:)'", at: place.keyLocation(entry),
            confidence: .possible, severity: .information)
        }
        return Report(
          "the system knows no scene role '\(entry.key)'; route '.windowAssistiveAccessApplication' in "
            + "'application(_:configurationForConnecting:options:)'", at: place.keyLocation(entry))
      }
    }
  }
}
