/// Findings that a team knows of and has put off: only what is new is told.
public struct Baseline: Equatable, Sendable {
  public struct Entry: Hashable, Comparable, Sendable {
    /// Which finding it is, wherever its line moves.
    public var fingerprint: String
    public var rule: String
    /// For people, and to tell what was looked at; the fingerprint has it in itself.
    public var file: String
    public var message: String

    public init(fingerprint: String, rule: String, file: String, message: String) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.file = file
      self.message = message
    }

    public static func < (left: Entry, right: Entry) -> Bool {
      (left.file, left.rule, left.message, left.fingerprint) < (
        right.file, right.rule, right.message, right.fingerprint
      )
    }
  }

  /// In order, each once.
  public let entries: [Entry]
  private let fingerprints: Set<String>

  public init(_ entries: some Sequence<Entry>) {
    self.entries = Set(entries).sorted()
    fingerprints = Set(self.entries.map(\.fingerprint))
  }

  public func contains(_ fingerprint: String) -> Bool { fingerprints.contains(fingerprint) }

  /// Entries whose findings are gone.
  ///
  /// - Parameters:
  ///   - found: the fingerprints of all that was found, silenced or not.
  ///   - wasChecked: whether an entry would have been found if it were still there.
  public func stale(found: Set<String>, where wasChecked: (Entry) -> Bool) -> [Entry] {
    entries.filter { !found.contains($0.fingerprint) && wasChecked($0) }
  }
}
