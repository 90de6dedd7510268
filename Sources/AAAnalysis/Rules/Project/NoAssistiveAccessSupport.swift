/// Source of the advice: WWDC25 session 238, 3:30.
struct NoAssistiveAccessSupport: Rule {
  let id = "no-assistive-access-support"
  let group = RuleGroup.project
  let severity = Severity.hint
  let isOnByDefault = false
  let reference = Reference.session238(minute: 3, second: 30)
  let tags = ["plist", "scene", "setup"]
  let explanation = Explanation(
    what: "An app for iPhone or iPad does nothing for Assistive Access: no key, no scene, no branch on the flag.",
    why: """
      People who use Assistive Access can still open the app, but get all of it in a reduced frame, and it is not listed \
      among the optimised apps.
      """,
    instead: """
      Think of the one or two features that matter most, and show them in an `AssistiveAccess` scene; add \
      `UISupportsAssistiveAccess` to the Info.plist.
      """)
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    context.apps.compactMap { app -> Report? in
      guard let place = place(of: app, context), place.file == context.file,
        !AssistiveKey.all.contains(where: { app.mentions($0) || context.isExplained($0, missingIn: app) }),
        !context.setsUpScene(app), !context.asksForFlag(app)
      else { return nil }
      return Report(
        "'\(app.name)' offers nothing for Assistive Access, so people get all of it in a small frame; add an "
          + "'AssistiveAccess' scene and '\(AppBundle.sceneKey)'", at: place,
        fixes: fix(app, context).map { [$0] } ?? [])
    }
  }

  /// The name of the target; of an app without one, the name of the type with the scenes.
  private func place(of app: AppBundle, _ context: RuleContext) -> Location? {
    if let target = app.target { return target.declaration }
    guard let scene = context.sceneFacts(of: app).normalScenes.first,
      let owner = context.index.owner(of: scene.declaration)
    else { return nil }
    return context.location(context.index[owner].nameSpan, in: owner)
  }

  /// The scene and the key in one.
  private func fix(_ app: AppBundle, _ context: RuleContext) -> Fix? {
    guard let scene = SceneFix(context.sceneFacts(of: app), isChecked: app.runsWithoutScenes, context),
      let key = PlistKeyFix(AppBundle.sceneKey, for: app, context)
    else { return nil }
    return Fix(
      title: "Add an 'AssistiveAccess' scene with a view to fill in, and the key", safety: .placeholder,
      edits: scene.fix.edits + key.edits, creates: scene.fix.creates + key.creates)
  }
}
