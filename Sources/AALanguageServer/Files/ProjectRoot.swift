import AAAnalysis

/// Which folder a file belongs to.
enum ProjectRoot {
  /// In a repository the outermost folder around the given one in which a project begins, so that an app's local
  /// packages are checked with the app; the repository's own folder if there is none. Outside of repositories the
  /// nearest folder with a project; nil if there is none.
  static func enclosing(_ folder: String) -> String? {
    var nearest: String?
    var outermost: String?
    var current: String? = folder
    while let folder = current {
      let names = (try? FolderListing(of: folder))?.entries.map(\.name) ?? []
      // A project's own folder has a workspace in it, and none of what it is about.
      if !isProject(folder), names.contains(where: beginsProject) {
        nearest = nearest ?? folder
        outermost = folder
      }
      if names.contains(".git") { return outermost ?? folder }
      current = PathText.folder(of: folder)
    }
    return nearest
  }

  /// The nearest folder, from the given one upward, in which a repository begins; nil if there is none.
  static func repository(around folder: String) -> String? {
    nearest(from: folder) { DiskEntry.exists(PathText.joined($0, ".git")) }
  }

  private static func beginsProject(_ name: String) -> Bool {
    switch ProjectFileKind(FileID(name)) {
    case .xcodeGenSpec, .tuistManifest, .packageManifest: true
    default: isProject(name)
    }
  }

  /// Whether a path is that of a folder that Xcode shows as one file.
  static func isProject(_ path: String) -> Bool { path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") }

  private static func nearest(from folder: String, where isWanted: (String) -> Bool) -> String? {
    var current: String? = folder
    while let folder = current {
      if isWanted(folder) { return folder }
      current = PathText.folder(of: folder)
    }
    return nil
  }
}
