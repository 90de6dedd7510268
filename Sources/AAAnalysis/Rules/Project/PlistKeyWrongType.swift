/// Source of the advice: the keys' pages in Apple's reference of Info.plist keys, which give their type.
struct PlistKeyWrongType: Rule {
  let id = "plist-key-wrong-type"
  let group = RuleGroup.project
  let severity = Severity.error
  let reference = Reference(
    title: "UISupportsAssistiveAccess",
    url: "https://developer.apple.com/documentation/bundleresources/information-property-list/uisupportsassistiveaccess"
  )
  let tags = ["plist", "setup"]
  let explanation = Explanation(
    what: "A key of Assistive Access has a value that is no Boolean, such as the string `YES`.",
    why: """
      The keys are documented as Booleans. A string or a number says nothing to the system that Apple promises to \
      understand, and no compiler looks at it: the app may silently not be listed for Assistive Access.
      """,
    instead: "Write `<true/>` in a property list, `true` without quotation marks in a specification or manifest.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    context.infoPlistPlaces.flatMap { place in
      AssistiveKey.all.compactMap { key in
        guard let entry = place.part.dictionary[key], entry.value.boolean == nil else { return nil }
        return report(entry, place, context)
      }
    }
  }

  private func report(_ entry: PropertyListDictionary.Entry, _ place: InfoPlistPlace, _ context: RuleContext) -> Report
  {
    if entry.value.refersToBuildSetting {
      return Report(
        "'\(entry.key)' is taken from a build setting, which makes it a string whatever the setting says, and the key "
          + "is a boolean; write \(literal(true, place)) here", at: place.valueLocation(entry), confidence: .likely,
        severity: .information
      )
      .offering(
        .refused(
          "Replace the value by \(literal(true, place))",
          because: "the build setting may say yes in one configuration and no in another"))
    }
    // What says no was not meant to say yes, unless there is a scene to show.
    let meaning = entry.value.meaning
    let hasScene = entry.key == AppBundle.sceneKey && place.apps.contains(where: context.setsUpScene)
    let means = hasScene ? true : meaning
    let fix = place.replacing(entry, with: means ?? true, in: context).map {
      Fix(
        title: "Replace the value by \(literal(means ?? true, place))",
        safety: means == nil || means != meaning ? .unsafe : .safe,
        edits: [$0])
    }
    return Report(
      "'\(entry.key)' is \(entry.value.article) \(entry.value.kindName), and the key is a boolean, so the system may not "
        + "see it; write \(literal(means ?? true, place))", at: place.valueLocation(entry)
    )
    .offering(
      FixOffers(
        fix.map { [$0] } ?? [], else: "Replace the value by \(literal(means ?? true, place))",
        because: "the file is not written in a way that a value can be replaced in it"))
  }

  private func literal(_ value: Bool, _ place: InfoPlistPlace) -> String {
    place.isPropertyList ? "<\(value)/>" : "\(value)"
  }
}

extension PropertyListValue {
  /// What a string or number was probably meant to say.
  fileprivate var meaning: Bool? {
    switch content {
    case .string(let text):
      switch text.lowercased() {
      case "yes", "true", "1", "y": true
      case "no", "false", "0", "n": false
      default: nil
      }
    case .integer(let number): number != 0
    case .boolean, .real, .date, .data, .array, .dictionary: nil
    }
  }

  fileprivate var article: String { ["integer", "array"].contains(kindName) ? "an" : "a" }
}
