/// Source of the advice: WWDC25 session 238, 5:21–5:55: the scene's view is the root view of the app.
struct SceneMissingLifecycle: Rule {
  let id = "scene-missing-lifecycle"
  let group = RuleGroup.environment
  let severity = Severity.information
  let reference = Reference.session238(minute: 5, second: 55)
  let tags = ["environment", "scene", "lifecycle"]
  let explanation = Explanation(
    what: """
      The root view of the `WindowGroup` starts work by itself (`task`, `onAppear`, `onOpenURL`, `onReceive`, a change \
      of `scenePhase`), and the root view of the `AssistiveAccess` scene does not.
      """,
    why: """
      In Assistive Access the normal root view is never made. What it loads, saves, schedules or listens to does not \
      happen, although buttons and switches that count on it are there.
      """,
    instead: """
      Do the same work at the root view of the Assistive Access scene, or move it to where both scenes reach it, such \
      as the app's initialiser or the model.
      """)

  func reports(in context: RuleContext) -> [Report] {
    context.sceneContents.compactMap { report($0, context) }
  }

  private func report(_ contents: SceneContents, _ context: RuleContext) -> Report? {
    let work = RootWork(context.resolver)
    let reached = context.snapshot.sceneEnvironment
    var known = work.kinds(in: contents).union(reached.workBelow)
    if context.opensNoURLs { known.insert(.openURL) }
    let missing = work.items(besides: contents).filter { item in
      !known.contains(item.kind) && (item.calls.isEmpty || !item.calls.isSubset(of: reached.callNames))
    }
    guard !missing.isEmpty, let root = contents.roots.first else { return nil }
    let id = contents.declaration
    var names: [String] = []
    for item in missing {
      let modifier = contents.body.elements[item.element].modifiers[item.modifier]
      let name = item.kind == .scenePhase ? "'.onChange(of: scenePhase)'" : "'.\(modifier.name)'"
      if !names.contains(name) { names.append(name) }
    }
    let list = names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "") : names[0]
    return Report(
      "the normal root view has \(list) and this one has not, so what \(names.count > 1 ? "they do" : "it does") never "
        + "happens in Assistive Access; do it here too, or where both scenes reach it",
      at: context.location(contents.body.elements[root].nameSpan, in: id), confidence: .likely,
      related: missing.map { item in
        let modifier = contents.body.elements[item.element].modifiers[item.modifier]
        return RelatedLocation(
          message: "the normal root view has '.\(modifier.name)' here",
          location: context.location(modifier.nameSpan, in: id))
      })
  }

  let examples = SceneMissingLifecycle.cases
}
