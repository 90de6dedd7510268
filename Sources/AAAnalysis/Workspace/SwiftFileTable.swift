/// What the workspace knows of its Swift files, and which of them are asked for with every keystroke: those are kept
/// count of, because a workspace may have tens of thousands of others.
struct SwiftFileTable {
  private var states: [FileID: SwiftFileState] = [:]
  /// All files as they came: mostly in order, which a sort finds out with one look at each.
  private var order: [FileID] = []
  /// Whether the order names files that are not there any more.
  private var hasLostFiles = false
  /// Files with one of these are read whatever else is known.
  private let essentialMarkers: ScannedNames.Markers
  /// Scanned files that have one of the markers and were not read.
  private(set) var unreadEssential: Set<FileID> = []
  /// Files that were read.
  private(set) var parsed: Set<FileID> = []
  /// Files that name Assistive Access.
  private(set) var marked: Set<FileID> = []

  init(essentialMarkers: ScannedNames.Markers) {
    self.essentialMarkers = essentialMarkers
  }

  var count: Int { states.count }
  var files: some Collection<FileID> { states.keys }

  /// In order of their paths.
  mutating func sortedFiles() -> [FileID] {
    if hasLostFiles { order = Array(states.keys) }
    hasLostFiles = false
    order.sort()
    return order
  }

  subscript(file: FileID) -> SwiftFileState? {
    get { states[file] }
    _modify {
      let count = states.count
      defer {
        note(file)
        if states.count > count { order.append(file) }
        if states.count < count { hasLostFiles = true }
      }
      yield &states[file]
    }
  }

  @discardableResult
  mutating func remove(_ file: FileID) -> SwiftFileState? {
    defer { note(file) }
    hasLostFiles = true
    return states.removeValue(forKey: file)
  }

  private mutating func note(_ file: FileID) {
    let state = states[file]
    let markers = state?.scan?.markers ?? []
    let isRead = state?.facts != nil
    Self.set(file, in: &unreadEssential, to: !isRead && !markers.isDisjoint(with: essentialMarkers))
    Self.set(file, in: &marked, to: markers.contains(.assistiveAccess))
    Self.set(file, in: &parsed, to: isRead)
  }

  private static func set(_ file: FileID, in files: inout Set<FileID>, to isMember: Bool) {
    if isMember { files.insert(file) } else { files.remove(file) }
  }
}
