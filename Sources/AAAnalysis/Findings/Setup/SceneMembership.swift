// Scenes that were written for an app and are not compiled into it.

extension RuleContext {
  /// The apps that a file's scene was meant for and that are built without it: apps with the key and without a scene of
  /// their own, of the project around the file, if the scene serves no other app that has the key.
  func appsMissingScene(of file: FileID) -> [AppBundle] {
    let around = apps(around: file)
    // How a library is linked may not be readable.
    guard !around.isEmpty, !targetsCompiling(file).contains(where: { $0.productType == .library }) else { return [] }
    let compiled = apps(compiling: file).filter { $0.target != nil }
    // A scene for an app with the key has found its place.
    if compiled.contains(where: { $0.mentions(AppBundle.sceneKey) }) { return [] }
    let candidates = around.filter { app in app.says(AppBundle.sceneKey) && !setsUpScene(app) }
    // Several apps with the key: nobody can say which one was meant.
    return candidates.count == 1 ? candidates : []
  }

  /// Whether a scene exists that was meant for an app and is not compiled into it.
  func hasScenesElsewhere(_ app: AppBundle) -> Bool {
    index.files.indices.contains { number in
      !snapshot.conclusions.sceneFacts[number].scenes.isEmpty
        && appsMissingScene(of: index.files[number].file).contains { $0.number == app.number }
    }
  }

  /// A scene in code that is compiled into no app as far as anybody knows, such as a package that is linked in a way
  /// that the project files do not tell.
  var sceneOfNoApp: Location? {
    for (number, facts) in snapshot.conclusions.sceneFacts.enumerated() {
      guard let scene = facts.scenes.first, apps(compiling: index.files[number].file).isEmpty,
        let element = resolver.body(of: scene.declaration)?.elements[scene.element]
      else { continue }
      return location(element.nameSpan, in: scene.declaration)
    }
    return nil
  }

  /// Whether an app links targets of its own project that are made in ways that nobody can read without running the
  /// manifest.
  func linksUnknownCode(_ app: AppBundle) -> Bool {
    guard let target = app.target, target.form == .tuist else { return false }
    let known = snapshot.bundles.projects.targets.reduce(into: Set<String>()) { names, target in
      names.formUnion(target.productNames.union([target.name]))
    }
    return !target.dependencies.isSubset(of: known)
  }
}
