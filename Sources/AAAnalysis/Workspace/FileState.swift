/// What kind of file a path names, as far as the analysis reads it.
public enum FileKind: Sendable, Hashable {
  /// Package and Tuist manifests among them.
  case swift
  /// Property lists, `InfoPlist.strings` and entitlements.
  case propertyList
  /// A file of texts by their keys.
  case stringsTable
  /// A file that says what is built from what, and is no Swift.
  case projectFile

  /// - Parameter isOpen: an open file without a Swift ending (`untitled:Untitled-1`) is taken to be Swift.
  public init?(_ file: FileID, isOpen: Bool = false) {
    if file.nameEnds(with: ".swift") {
      self = .swift
    } else if file.nameEnds(with: ".plist") || file.nameEnds(with: ".entitlements")
      || file.name == "InfoPlist.strings"
    {
      self = .propertyList
    } else if StringsTableKind(file) != nil {
      self = .stringsTable
    } else if ProjectFileKind(file) != nil {
      self = .projectFile
    } else if isOpen, !file.name.utf8.contains(UInt8(ascii: ".")) {
      self = .swift
    } else {
      return nil
    }
  }
}

extension FileID {
  /// Whether a property list is called like the Info.plist of a product.
  public var isNamedInfoPlist: Bool { name.hasSuffix("Info.plist") && !name.hasPrefix("GoogleService") }
}

/// What the workspace knows of a Swift file.
struct SwiftFileState {
  var isOnDisk: Bool
  /// Nil until scanned.
  var scan: ScannedNames?
  /// Kept for open files alone.
  var tree: SwiftFile?
  /// Nil until parsed.
  var facts: FileFacts?
  var revision = 0

  init(isOnDisk: Bool) {
    self.isOnDisk = isOnDisk
  }

  var isMarked: Bool { scan?.markers.contains(.assistiveAccess) ?? false }
}

/// What the workspace knows of a property list.
struct PropertyListState {
  enum Content {
    /// Not looked at yet.
    case unread
    /// Not about Assistive Access, and not called like the Info.plist of an app.
    case irrelevant
    case unreadable
    case read(PropertyListDocument)
  }

  var isOnDisk: Bool
  var content = Content.unread
  var revision = 0

  init(isOnDisk: Bool) {
    self.isOnDisk = isOnDisk
  }

  var document: PropertyListDocument? { if case .read(let document) = content { document } else { nil } }
}

/// What the workspace knows of a project file that is no Swift.
struct ProjectFileState {
  var isOnDisk: Bool
  var revision = 0

  init(isOnDisk: Bool) {
    self.isOnDisk = isOnDisk
  }
}
