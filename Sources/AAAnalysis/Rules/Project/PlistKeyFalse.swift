/// Source of the advice: "Optimizing your app for Assistive Access".
struct PlistKeyFalse: Rule {
  let id = "plist-key-false"
  let group = RuleGroup.project
  let severity = Severity.error
  let reference = Reference.optimizing
  let tags = ["plist", "setup"]
  let explanation = Explanation(
    what: "The Info.plist says `UISupportsAssistiveAccess`, with the value false.",
    why: """
      False counts as if the key were not there: the system does not list the app among the optimised ones, and people \
      get the app in a reduced frame. If there is an `AssistiveAccess` scene, the two contradict each other.
      """,
    instead: "Set the key to true once there is a scene; until then leave it out.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    context.infoPlistPlaces.flatMap { place in
      // The last of several entries counts.
      guard let entry = place.part.dictionary[AppBundle.sceneKey], entry.value.boolean == false else {
        return [Report]()
      }
      guard let app = place.apps.first(where: context.setsUpScene) else {
        return [withoutScene(entry, place)]
      }
      let fix = place.replacing(entry, with: true, in: context).map {
        Fix(title: "Set '\(AppBundle.sceneKey)' to true", safety: .safe, edits: [$0])
      }
      return [
        Report(
          "'\(AppBundle.sceneKey)' is false, so the system does not show the app's Assistive Access scene to anybody; "
            + "set it to true", at: place.valueLocation(entry),
          related: context.sceneLocations(of: app).map { RelatedLocation(message: "the scene", location: $0) },
          fixes: fix.map { [$0] } ?? [])
      ]
    }
  }

  private func withoutScene(_ entry: PropertyListDictionary.Entry, _ place: InfoPlistPlace) -> Report {
    let fix = place.removing(entry).map {
      Fix(title: "Remove '\(AppBundle.sceneKey)'", safety: .safe, edits: [$0])
    }
    return Report(
      "'\(AppBundle.sceneKey)' is false, which is the same as to leave it out; set it to true when there is an "
        + "'AssistiveAccess' scene, or remove it", at: place.valueLocation(entry), severity: .warning,
      fixes: fix.map { [$0] } ?? [])
  }
}
