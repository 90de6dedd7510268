// What a rule may ask about the sessions of scenes.

extension RuleContext {
  /// The Swift files that are built together with the file, itself included, as numbers of the index. Where nothing
  /// says what is built from what, all of them.
  var filesBuiltTogether: [Int] {
    var files: Set<Int> = []
    for app in apps(compiling: file) { files.formUnion(self.files(of: app)) }
    return files.isEmpty ? Array(index.files.indices) : files.sorted()
  }

  /// How functions of these files choose the configurations of scene sessions.
  func sceneRoutings(in files: [Int]) -> [SceneRouting] {
    files.flatMap { snapshot.conclusions.sceneFacts[$0].routingFunctions }.compactMap { SceneRouting($0, resolver) }
  }

  /// How functions of this file do.
  var sceneRoutings: [SceneRouting] { index.number(of: file).map { sceneRoutings(in: [$0]) } ?? [] }

  /// The classes of the file that are built for iOS, in source order.
  var classes: [(id: DeclarationID, type: TypeDeclaration)] {
    guard let number = index.number(of: file), !index.files[number].isTest else { return [] }
    return index.files[number].declarations.indices.compactMap { ordinal in
      let id = DeclarationID(file: number, ordinal: ordinal)
      guard let type = index.type(id), type.kind == .class, index[id].activity != .inactive else { return nil }
      return (id, type)
    }
  }
}
