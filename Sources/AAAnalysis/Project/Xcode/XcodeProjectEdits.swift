/// Changes to `project.pbxproj` that leave all else in it as it is.
enum XcodeProjectEdits {
  /// Gives a target whose Info.plist the build makes a small list of its own, which the build merges into the other.
  ///
  /// - Returns: nil if the target names a property list already, or if it may do so in a way that is not known here.
  static func adding(key: String, to target: BuildTarget, _ text: SourceText, _ files: ProjectFiles) -> ProjectEdit? {
    guard let project = readable(target.declaration.file, text), let object = project.target(called: target.name)
    else { return nil }
    var settingsReader = XcodeSettingsReader(project, files)
    guard let current = XcodeTargetReader(project, object).read(&settingsReader),
      !current.configurations.isEmpty, current.configurations.allSatisfy({ takes(key, $0) }),
      let name = plistName(for: current, in: project, &settingsReader, files)
    else { return nil }

    var edit = ProjectEdit()
    for (object, configuration) in zip(project.objects.configurations(of: object), current.configurations) {
      let isGenerated = configuration.infoPlist.contains { $0.content == .generated }
      let assignments = (isGenerated ? [] : [("GENERATE_INFOPLIST_FILE", "YES")]) + [("INFOPLIST_FILE", name)]
      guard let edits = XcodeSettingsEdits(object, text)?.setting(assignments) else { return nil }
      edit.edits += edits.map { (project.file, $0) }
    }
    edit.creates.append((FileID(name, in: project.sourceRoot), PropertyListStyle.list(withTrue: key)))
    return edit
  }

  /// Names a property list as the Info.plist of a target, in all its configurations.
  ///
  /// - Parameter path: relative to the folder of the project.
  static func settingInfoPlistFile(_ path: String, of target: BuildTarget, _ text: SourceText) -> ProjectEdit? {
    guard let project = readable(target.declaration.file, text), let object = project.target(called: target.name)
    else { return nil }
    let configurations = project.objects.configurations(of: object)
    guard !configurations.isEmpty else { return nil }
    var edit = ProjectEdit()
    for configuration in configurations {
      guard let edits = XcodeSettingsEdits(configuration, text)?.setting([("INFOPLIST_FILE", path)]) else { return nil }
      edit.edits += edits.map { (project.file, $0) }
    }
    return edit
  }

  /// The project, if it can be edited: in its own form, and read to its end.
  private static func readable(_ file: FileID, _ text: SourceText) -> XcodeProject? {
    let document = PropertyListDocument(text)
    guard document.format == .openStep, document.isComplete, text.mergeConflict == nil else { return nil }
    return XcodeProject(file, text, document)
  }

  /// Whether a list that is laid over the Info.plist is certain to give it the key.
  private static func takes(_ key: String, _ configuration: BuildTarget.Configuration) -> Bool {
    configuration.infoPlist.allSatisfy { part in
      switch part.content {
      case .generated: true
      case .entries(let entries): entries[key] == nil
      case .file, .unknown: false
      }
    }
  }

  // MARK: The new list

  /// A name for a list beside the project that no file has and no target names; nil if it would lie in a folder whose
  /// files all become part of a target.
  private static func plistName(
    for target: BuildTarget, in project: XcodeProject, _ settingsReader: inout XcodeSettingsReader,
    _ files: ProjectFiles
  ) -> String? {
    let folders = project.synchronizedGroups.compactMap { project.paths[$0.identifier] }
    guard !target.name.contains("$"), !folders.contains(where: { $0 == project.sourceRoot }),
      !folders.contains(where: { project.sourceRoot.isBelow($0) })
    else { return nil }
    var named: Set<FileID> = []
    for object in project.targets {
      for settings in settingsReader.settings(of: object) {
        if let value = settings.value("INFOPLIST_FILE") { named.insert(project.file(value.text)) }
      }
    }
    let base = target.name.split(separator: "/").joined(separator: "-")
    let names = ["", "-AssistiveAccess", "-AssistiveAccess-2", "-AssistiveAccess-3"].map { "\(base)\($0)-Info.plist" }
    return names.first { name in
      let file = FileID(name, in: project.sourceRoot)
      return !named.contains(file) && files.text(file) == nil
    }
  }
}

extension XcodeProject {
  /// Nil if there is none, or more than one.
  fileprivate func target(called name: String) -> XcodeObject? {
    let found = targets.filter { $0.name == name }
    return found.count == 1 ? found[0] : nil
  }
}
