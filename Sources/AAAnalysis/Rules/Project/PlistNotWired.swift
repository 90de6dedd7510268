/// Source of the advice: WWDC25 session 238, 4:45, which puts the key in the Info.plist of the app bundle.
struct PlistNotWired: Rule {
  let id = "plist-not-wired"
  let group = RuleGroup.project
  let severity = Severity.warning
  let reference = Reference.session238(minute: 4, second: 45)
  let tags = ["plist", "setup", "build-settings"]
  let explanation = Explanation(
    what:
      "A property list has a key of Assistive Access, but no target of the project uses the list as its Info.plist.",
    why: "What stands in a list that no target names never gets into an app, and nothing says so.",
    instead: """
      Name the list in the app target's `INFOPLIST_FILE` (for a Swift Playgrounds app in \
      `additionalInfoPlistContentFilePath`), or move the key to the list that is named there.
      """)
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    guard context.isUnwired(context.file), let document = context.snapshot.propertyList(context.file) else { return [] }
    let apps = context.apps(around: context.file)
    return AssistiveKey.all.compactMap { key in
      guard let entry = document[key], let span = entry.keyTextSpan,
        // The app has the key from elsewhere: then this is some other list.
        !apps.contains(where: { $0.mentions(key) })
      else { return nil }
      return Report(
        "no target uses this property list as its Info.plist, so '\(key)' has no effect; name the list in "
          + "\(setting(of: apps))", at: Location(context.file, span),
        related: apps.compactMap { app in
          app.target.map {
            RelatedLocation(message: "the app target '\($0.name)'", location: $0.declaration)
          }
        }
      )
      .offering(
        FixOffers(
          fix(apps, context).map { [$0] } ?? [], else: "Use \(context.file.name) as the Info.plist",
          because: apps.count > 1
            ? "which of the \(apps.count) apps it is meant for is not to be seen"
            : apps.isEmpty ? "no app is known that could use it" : "the app's settings are made by code or elsewhere"))
    }
  }

  private func setting(of apps: [AppBundle]) -> String {
    apps.allSatisfy { $0.target?.form == .playground }
      ? "'additionalInfoPlistContentFilePath' of '.iOSApplication'" : "INFOPLIST_FILE of the app target"
  }

  private func fix(_ apps: [AppBundle], _ context: RuleContext) -> Fix? {
    guard apps.count == 1, let target = apps[0].target,
      let edit = ProjectReader.naming(context.file, asInfoPlistOf: target, context.projectFiles)
    else { return nil }
    let hasList = !target.namedPropertyLists.isEmpty
    return Fix(
      title: "Use \(context.file.name) as the Info.plist of '\(target.name)'", safety: hasList ? .unsafe : .safe,
      edits: edit.edits.map { FileEdit(file: $0.file, span: $0.edit.span, newText: $0.edit.newText) })
  }
}
