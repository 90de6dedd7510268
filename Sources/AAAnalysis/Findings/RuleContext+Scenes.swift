// What a rule may ask about scenes and previews.

extension RuleContext {
  /// What the apps and hosting scene delegates put together whose trees hold a scene for Assistive Access that is
  /// written in the file.
  var sceneTrees: [SceneTree] {
    guard let number = index.number(of: file), !sceneFacts.scenes.isEmpty else { return [] }
    return allSceneTrees.filter { tree in tree.assistiveScenes.contains { $0.declaration.file == number } }
  }

  private var allSceneTrees: [SceneTree] {
    let apps = index.inheritors(of: "App").flatMap { index.members(of: $0, named: "body") }
    let delegates = index.inheritors(of: "UIHostingSceneDelegate").flatMap { index.members(of: $0, named: "rootScene") }
    var seen: Set<DeclarationID> = []
    return (apps.map { ($0, true) } + delegates.map { ($0, false) }).compactMap { id, isApp -> SceneTree? in
      guard seen.insert(id).inserted, !index.files[id.file].isTest, index[id].activity != .inactive else { return nil }
      let root = index.file(of: id)
      let own = Set(self.apps(compiling: root).map(\.number))
      return SceneTree(root: id, isApp: isApp, resolver: resolver) { other in
        other == root || own.isEmpty || !own.isDisjoint(with: self.apps(compiling: other).map(\.number))
      }
    }
  }

  /// Where the scenes for Assistive Access stand in all of the sources, without tests and previews.
  var assistiveScenes: [(declaration: DeclarationID, element: Int)] {
    snapshot.conclusions.setup.assistiveScenes
  }

  func element(_ scene: SceneTree.Scene) -> Element? { resolver.body(of: scene.declaration)?.elements[scene.element] }

  /// The previews of the file that show a screen of Assistive Access without its trait, with the screen's name.
  var untraitedPreviews: [(preview: PreviewFacts, screen: String)] {
    guard let number = index.number(of: file), resolver.hasScene, !index.files[number].isTest else { return [] }
    let previews = resolver.previews(ofFile: number)
    guard !previews.isEmpty, !previews.contains(where: \.hasAssistiveTrait) else { return [] }
    let screens = AssistiveScreens(resolver)
    return previews.compactMap { preview in
      guard preview.activity != .inactive else { return nil }
      let roots = resolver.rootViews(of: preview)
      guard roots.count == 1, let screen = roots.first?.name, let names = screens.namesOnTheWay(toScreen: screen),
        names.isDisjoint(with: snapshot.conclusions.namesInUnreadFiles)
      else { return nil }
      return (preview, screen)
    }
  }

  /// What a preview with the trait has to be marked with here; nil if it needs nothing.
  func previewAvailability(for type: TypeDeclaration?) -> String? {
    let own = type?.attributes.contains { $0.name == "available" } ?? false
    if own || deploymentTarget(of: file).map({ $0.version < PlatformVersion(26) }) ?? false {
      return "@available(iOS 26.0, *)"
    }
    return nil
  }
}
