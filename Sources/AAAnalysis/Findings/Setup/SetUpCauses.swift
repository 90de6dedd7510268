// What explains that an app's Info.plist lacks a key: one cause is told once.

extension RuleContext {
  /// The project description that a target stands in.
  func description(of target: BuildTarget) -> ProjectDescription? {
    snapshot.bundles.projects.descriptions.first { description in
      description.file == target.declaration.file && description.targets.contains(target)
    } ?? snapshot.bundles.projects.descriptions.first { $0.targets.contains(target) }
  }

  /// Build settings that are meant to make the key and that the build ignores.
  func ignoredSettings(for key: String, of app: AppBundle) -> [BuildSettingAssignment] {
    guard let target = app.target, let description = description(of: target) else { return [] }
    // Hooks of a Podfile set build settings of any project beside it.
    let hooks = snapshot.bundles.projects.descriptions.filter {
      $0.file.name == "Podfile" && target.declaration.file.path.hasPrefix(String($0.file.folder))
    }
    return ([description] + hooks).flatMap(\.assistiveSettings).filter { setting in
      setting.name == "INFOPLIST_KEY_" + key && (setting.targets.isEmpty || setting.targets.contains(target.name))
    }
  }

  /// Property lists with a key of Assistive Access that no target of the project around them uses, though they look
  /// like an app's.
  var unwiredPropertyLists: [FileID] {
    snapshot.propertyLists.filter { isUnwired($0) }
  }

  /// Whether a property list has a key of Assistive Access, and no target of the project around it uses it.
  func isUnwired(_ list: FileID) -> Bool {
    guard let document = snapshot.propertyList(list), AssistiveKey.all.contains(where: { document[$0] != nil }),
      list.name.hasSuffix(".plist"),
      !["NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp", "WKCompanionAppBundleIdentifier"]
        .contains(where: { document[$0] != nil }),
      document["CFBundlePackageType"]?.value.string != "FMWK"
    else { return false }
    let projects = snapshot.bundles.projects.descriptions
    if projects.contains(where: { $0.targets.contains { $0.namedPropertyLists.contains(list) } }) { return false }
    let around = projects.filter { list.path.isBelow($0.folder) || $0.folder.isEmpty }
    // Specs write property lists themselves.
    guard let outermost = around.map(\.folder).min(by: { $0.utf8.count < $1.utf8.count }),
      !list.isInAuxiliaryFolder(below: outermost), !around.contains(where: { [.xcodeGen, .tuist].contains($0.form) })
    else { return false }
    let candidates = apps.filter { app in
      app.target.map { target in around.contains { $0.targets.contains(target) } } ?? false
    }
    return !candidates.isEmpty && candidates.allSatisfy { $0.configurations.allSatisfy(\.infoPlist.isKnown) }
  }

  /// The apps of the projects around a property list.
  func apps(around list: FileID) -> [AppBundle] {
    let around = snapshot.bundles.projects.descriptions.filter { list.path.isBelow($0.folder) || $0.folder.isEmpty }
    // The innermost project that has an app.
    let ordered = around.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
    for description in ordered {
      let found = apps.filter { app in app.target.map { description.targets.contains($0) } ?? false }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether another rule says why an app's Info.plist lacks a key.
  func isExplained(_ key: String, missingIn app: AppBundle) -> Bool {
    let parts = app.configurations.flatMap(\.infoPlist.parts)
    // Present in one configuration: they disagree.
    if app.mentions(key) { return true }
    if parts.contains(where: { $0.dictionary.entries.contains { AssistiveKey.meant(by: $0.key) == key } }) {
      return true
    }
    if parts.contains(where: { part in nestedKeys(in: part).contains { $0.entry.key == key } }) { return true }
    if !ignoredSettings(for: key, of: app).isEmpty { return true }
    return unwiredPropertyLists.contains { list in
      snapshot.propertyList(list)?[key] != nil && apps(around: list).contains { $0.number == app.number }
    }
  }
}

extension FileID {
  /// Whether one of the folders below another says that what lies in it is for tests, or a pattern for something else.
  fileprivate func isInAuxiliaryFolder(below outer: String) -> Bool {
    folder.dropFirst(outer.count).split(separator: "/").contains { folder in
      let name = folder.lowercased()
      return ["test", "fixture", "template", "derived", "example", "mock"].contains { name.contains($0) }
    }
  }
}
