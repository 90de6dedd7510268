/// Source of the advice: "Optimizing your app for Assistive Access": the key has to be in the app that people get.
struct PlistConfigMismatch: Rule {
  let id = "plist-config-mismatch"
  let group = RuleGroup.project
  let severity = Severity.warning
  let reference = Reference.optimizing
  let tags = ["plist", "setup", "build-settings"]
  let explanation = Explanation(
    what: "The build configurations of one app target have Info.plists that disagree about a key of Assistive Access.",
    why: """
      The app that its developer runs and the app that people get from the store then behave differently in Assistive \
      Access, usually because a key was added to the debug build's list only.
      """,
    instead: "Give the key the same value in the Info.plist of every configuration.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    context.apps.filter { $0.configurations.count > 1 && $0.configurations.allSatisfy(\.infoPlist.isKnown) }
      .flatMap { app in AssistiveKey.all.compactMap { report($0, app, context) } }
  }

  private func report(_ key: String, _ app: AppBundle, _ context: RuleContext) -> Report? {
    let having = app.configurations.filter { $0.infoPlist.entry(key) != nil }
    guard let first = having.first, let (entry, file) = first.infoPlist.entry(key), file == context.file else {
      return nil
    }
    let location = Location(file, entry.keyTextSpan ?? entry.keySpan ?? entry.value.span ?? Span(at: 0))
    let lacking = app.configurations.filter { $0.infoPlist.entry(key) == nil }
    if !lacking.isEmpty {
      let places = lacking.compactMap { $0.infoPlist.parts.last?.anchor ?? $0.infoPlist.places.last }
      return Report(
        "'\(app.name)' has '\(key)' in \(names(having)), but not in \(names(lacking)), so the app differs from build to "
          + "build; add the key to every configuration's Info.plist", at: location,
        related: Set(places).sorted().map { RelatedLocation(message: "the key is missing here", location: $0) })
    }
    // A value of the wrong type is another matter.
    let values = having.compactMap { $0.infoPlist.entry(key)?.entry.value.boolean }
    guard values.count == having.count, let other = having.first(where: { !$0.says(key, values[0]) }),
      let (otherEntry, otherFile) = other.infoPlist.entry(key)
    else { return nil }
    let agreeing = having.filter { $0.says(key, values[0]) }
    let differing = having.filter { !$0.says(key, values[0]) }
    return Report(
      "'\(key)' of '\(app.name)' is \(values[0]) in \(names(agreeing)) and \(!values[0]) in \(names(differing)), so the app "
        + "differs from build to build; give it one value", at: location,
      related: [
        RelatedLocation(
          message: "the other value",
          location: Location(otherFile, otherEntry.value.span ?? otherEntry.keyTextSpan ?? Span(at: 0)))
      ])
  }

  private func names(_ configurations: [AppBundle.Configuration]) -> String {
    configurations.map { "'\($0.name)'" }.joined(separator: ", ")
  }
}

extension AppBundle.Configuration {
  fileprivate func says(_ key: String, _ value: Bool) -> Bool { infoPlist.entry(key)?.entry.value.boolean == value }
}
