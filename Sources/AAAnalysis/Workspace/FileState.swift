/// What kind of file a path names, as far as the analysis reads it.
public enum FileKind: Sendable, Hashable {
  case swift
  case propertyList

  /// - Parameter isOpen: an open file without a Swift ending (`untitled:Untitled-1`) is taken to be Swift.
  public init?(_ file: FileID, isOpen: Bool = false) {
    let name = file.name
    if name.hasSuffix(".swift") {
      self = .swift
    } else if name.hasSuffix("Info.plist") && !name.hasPrefix("GoogleService") {
      self = .propertyList
    } else if isOpen, !name.contains(".") {
      self = .swift
    } else {
      return nil
    }
  }
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
  /// Whether names occur in the text that were looked for, by name.
  var mentions: [String: Bool] = [:]
  var revision = 0

  init(isOnDisk: Bool) {
    self.isOnDisk = isOnDisk
  }

  var isMarked: Bool { scan?.markers.contains(.assistiveAccess) ?? false }
}

/// What the workspace knows of a property list.
struct PropertyListState {
  var isOnDisk: Bool
  var document: PropertyListDocument?
  var isUnreadable = false
  var revision = 0

  init(isOnDisk: Bool) {
    self.isOnDisk = isOnDisk
  }
}
