/// An app that people start on an iPhone or iPad: a target of a project file, or the files that no target claims.
public struct AppBundle: Sendable {
  /// The name of the target; of an app without one, the name of its folder.
  public var name: String
  /// Nil for files that belong to no known target.
  public var target: BuildTarget?
  /// The place of the target in the project model.
  var targetNumber: Int?
  /// The place of the app in the list of apps of one snapshot.
  var number: Int
  /// What is told of each build configuration; one without a name for an app without a target.
  public var configurations: [Configuration]

  public struct Configuration: Sendable {
    public var name: String
    public var infoPlist: BundledInfoPlist
  }

  public static let sceneKey = "UISupportsAssistiveAccess"
  public static let fullScreenKey = "UISupportsFullScreenInAssistiveAccess"

  /// The property lists and project files that say something about the Info.plist, each once.
  public var infoPlistFiles: [FileID] {
    Set(configurations.flatMap { $0.infoPlist.parts.map(\.file) }).sorted()
  }

  /// Whether a key certainly has the value true in at least one configuration.
  public func says(_ key: String) -> Bool {
    configurations.contains { $0.infoPlist.entry(key)?.entry.value.boolean == true }
  }

  /// Whether a key is there at all, whatever its value, in at least one configuration.
  public func mentions(_ key: String) -> Bool { configurations.contains { $0.infoPlist.entry(key) != nil } }
}

/// An Info.plist as the build puts it together from property lists and from entries in project files.
public struct BundledInfoPlist: Sendable {
  /// One source of entries.
  public struct Part: Sendable {
    /// The property list, or the project file that the entries are written in.
    public var file: FileID
    public var dictionary: PropertyListDictionary
    /// Nil for entries in a project file.
    public var document: PropertyListDocument?

    /// Where to point at if something is missing: the end of the list.
    public var anchor: Location {
      Location(
        file, dictionary.closingTagSpan ?? dictionary.openingTagSpan ?? document?.root?.span ?? Span(at: 0))
    }
  }

  /// Later parts win over earlier ones.
  public var parts: [Part] = []
  /// Whether the build adds entries of its own, none of which is about Assistive Access.
  public var isGenerated = false
  /// What is not known of the list, and the line that says so. The reason is the end of the sentence "the Info.plist
  /// is not known, because …".
  public var unknowns: [(reason: String, location: Location)] = []
  /// Whether one of the property lists cannot be read to its end, which is told at that list.
  public var isBroken = false
  /// Where the project file says what the list is made of, if it does.
  public var places: [Location] = []

  /// The entry that counts for a key, and the file that it stands in.
  public func entry(_ key: String) -> (entry: PropertyListDictionary.Entry, file: FileID)? {
    for part in parts.reversed() {
      if let entry = part.dictionary[key] { return (entry, part.file) }
    }
    return nil
  }

  /// Whether a key that is not found is certainly absent.
  public var isKnown: Bool { unknowns.isEmpty && !isBroken }
}
