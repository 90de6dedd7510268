/// Source: "Optimizing your app for Assistive Access": the `WindowGroup` defines the default user interface.
struct SceneWithoutWindowGroup: Rule {
  let id = "scene-without-window-group"
  let group = RuleGroup.scene
  let severity = Severity.warning
  let reference = Reference.optimizing
  let tags = ["scene", "setup"]
  let explanation = Explanation(
    what: "An app declares an `AssistiveAccess` scene and no other.",
    why: """
      The scene is used in Assistive Access alone. Everywhere else the system looks for a `WindowGroup` or another \
      normal scene, and there is none.
      """,
    instead: "Declare a `WindowGroup` with the app's normal root view beside the `AssistiveAccess` scene.")

  func reports(in context: RuleContext) -> [Report] {
    guard let number = context.index.number(of: context.file) else { return [] }
    return context.sceneTrees.compactMap { tree in
      guard tree.isApp, tree.isComplete,
        tree.scenes.allSatisfy({ $0.name == "AssistiveAccess" || $0.name == "Settings" }),
        let scene = tree.assistiveScenes.first, scene.declaration.file == number, let element = context.element(scene)
      else { return nil }
      return Report(
        "the app has no scene for when Assistive Access is off; declare a 'WindowGroup' beside this one",
        at: context.location(element.nameSpan, in: scene.declaration))
    }
  }

  let examples = SceneWithoutWindowGroup.cases
}
