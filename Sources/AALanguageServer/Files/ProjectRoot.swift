import AAAnalysis

/// Which folder a file belongs to.
enum ProjectRoot {
  /// The nearest folder, from the given one upward, in which a project or a repository begins; nil if there is none.
  static func enclosing(_ folder: String) -> String? {
    nearest(from: folder) { folder in
      guard let listing = try? FolderListing(of: folder) else { return false }
      return listing.entries.contains { marks($0.name) }
    }
  }

  /// The nearest folder, from the given one upward, in which a repository begins; nil if there is none.
  static func repository(around folder: String) -> String? {
    nearest(from: folder) { DiskEntry.exists(PathText.joined($0, ".git")) }
  }

  private static func marks(_ name: String) -> Bool {
    name == ".git" || name == "Package.swift" || name == "project.yml" || name == "Project.swift"
      || name.hasSuffix(".xcodeproj")
  }

  private static func nearest(from folder: String, where isWanted: (String) -> Bool) -> String? {
    var current: String? = folder
    while let folder = current {
      if isWanted(folder) { return folder }
      current = PathText.folder(of: folder)
    }
    return nil
  }
}
