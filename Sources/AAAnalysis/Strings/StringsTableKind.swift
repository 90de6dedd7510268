/// The forms in which texts are kept apart from the code.
public enum StringsTableKind: Sendable, Hashable {
  /// A String Catalog, `.xcstrings`, with all languages in one file.
  case catalog
  /// A `.strings` file, which lies in the folder of its language: `en.lproj`.
  case strings

  public init?(_ file: FileID) {
    // What stands in InfoPlist files is shown by the system, and its keys are those of the Info.plist.
    if file.nameEnds(with: ".xcstrings"), !file.name.hasPrefix("InfoPlist.") {
      self = .catalog
    } else if file.nameEnds(with: ".strings"), !file.name.hasPrefix("InfoPlist."), file.languageFolder != nil {
      self = .strings
    } else {
      return nil
    }
  }
}

extension FileID {
  /// `en.lproj`, if the file lies in such a folder.
  fileprivate var languageFolder: Substring? {
    folder.split(separator: "/").last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
  }

  /// Of the same table in several languages, the one to read: English, else what the interface was built in, else the
  /// only one there is.
  static func tablesInSourceLanguage(_ files: some Sequence<FileID>) -> [FileID] {
    var families: [String: [FileID]] = [:]
    for file in files {
      let outer = file.folder.dropLast(file.languageFolder?.count ?? 0)
      families["\(outer)/\(file.name)", default: []].append(file)
    }
    return families.values.compactMap { family in
      if family.count == 1 { return family[0] }
      let ranked = family.sorted { ($0.languageRank, $0) < ($1.languageRank, $1) }
      return ranked.first.flatMap { $0.languageRank < Self.otherLanguage ? $0 : nil }
    }.sorted()
  }

  private static let otherLanguage = 3

  private var languageRank: Int {
    guard let folder = languageFolder else { return 0 }
    if folder == "en.lproj" { return 0 }
    if folder.hasPrefix("en-") || folder.hasPrefix("en_") { return 1 }
    return folder == "Base.lproj" ? 2 : Self.otherLanguage
  }
}
