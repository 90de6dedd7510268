/// Reads any project file.
public enum ProjectReader {
  /// What the file says. Reading never fails as a whole: what is broken leaves problems and says less.
  ///
  /// - Returns: nil for a file that describes no targets by itself, and for one that cannot be read.
  public static func read(_ file: FileID, _ files: ProjectFiles) -> ProjectDescription? {
    guard let kind = ProjectFileKind(file), let text = files.text(file) else { return nil }
    switch kind {
    case .xcodeProject: return XcodeProjectReader.read(file, text, files)
    case .xcodeGenSpec: return XcodeGenReader.read(file, text, files)
    case .tuistManifest: return TuistReader.read(file, text, files)
    case .packageManifest: return PackageReader.read(file, text, files)
    case .podfile: return PodfileReader.read(file, text)
    case .buildConfiguration, .otherYAML: return nil
    }
  }

  /// Edits that give the Info.plist of an app target a key with the value true, where no property list can simply be
  /// given it: because the build makes the list, or because its entries stand in the project file.
  ///
  /// - Returns: nil if there is no place to write it that is certainly right.
  public static func adding(key: String, to target: BuildTarget, _ files: ProjectFiles) -> ProjectEdit? {
    guard let text = files.text(target.declaration.file) else { return nil }
    switch target.form {
    case .xcode: return XcodeProjectEdits.adding(key: key, to: target, text, files)
    case .xcodeGen: return XcodeGenEdits.adding(key: key, to: target, text, files)
    case .tuist: return TuistEdits.adding(key: key, to: target, text, files)
    case .playground: return PlaygroundEdits.adding(key: key, to: target, text, files)
    case .package: return nil
    }
  }

  /// Edits that make an app target use a property list that exists as its Info.plist, in all its configurations.
  ///
  /// - Returns: nil if the form names no lists, or there is no place to write it that is certainly right.
  public static func naming(_ list: FileID, asInfoPlistOf target: BuildTarget, _ files: ProjectFiles) -> ProjectEdit? {
    guard target.form == .xcode, let text = files.text(target.declaration.file) else { return nil }
    let folder = FileID(String(target.declaration.file.folder)).folder
    guard folder.isEmpty || list.path.isBelow(String(folder)) else { return nil }
    let path = folder.isEmpty ? list.path : String(list.path.dropFirst(folder.count + 1))
    return XcodeProjectEdits.settingInfoPlistFile(path, of: target, text)
  }
}
