/// The strings tables of the workspace and the texts that they give.
struct StringsReadings {
  private struct State {
    var isOnDisk: Bool
    /// Nil until read.
    var table: StringsTable?
  }

  private var states: [FileID: State] = [:]
  private(set) var texts = LocalizedTexts()
  private var isStale = false

  /// Takes note that a file came or changed.
  ///
  /// - Parameter isOpen: whether an editor shows it.
  mutating func note(_ file: FileID, isOpen: Bool) {
    let wasOnDisk = states[file]?.isOnDisk ?? false
    states[file] = State(isOnDisk: wasOnDisk || !isOpen)
    isStale = true
  }

  /// Takes note that a file is gone.
  ///
  /// - Returns: whether it was one of the tables.
  mutating func forget(_ file: FileID) -> Bool {
    guard states.removeValue(forKey: file) != nil else { return false }
    isStale = true
    return true
  }

  /// Takes note of whether there is a file on disk behind what an editor shows.
  mutating func note(_ file: FileID, isOnDisk: Bool) { states[file]?.isOnDisk = isOnDisk }

  func isOnDisk(_ file: FileID) -> Bool? { states[file]?.isOnDisk }

  /// Reads what was not read yet.
  ///
  /// - Parameter bytes: gives what a file holds; called from several threads.
  /// - Returns: whether some key has another text than before.
  mutating func read(jobs: Int, bytes: @Sendable (FileID) -> [UInt8]?) -> Bool {
    guard isStale else { return false }
    isStale = false
    let wanted = FileID.tablesInSourceLanguage(states.keys)
    let unread = wanted.filter { states[$0]?.table == nil }
    let tables = Parallel.map(unread, jobs: jobs) { file -> StringsTable in
      guard let kind = StringsTableKind(file), let bytes = bytes(file) else { return StringsTable() }
      return StringsTable(bytes, kind: kind)
    }
    for (file, table) in zip(unread, tables) { states[file]?.table = table }
    let before = texts
    texts = LocalizedTexts(wanted.compactMap { states[$0]?.table })
    return texts != before
  }
}
