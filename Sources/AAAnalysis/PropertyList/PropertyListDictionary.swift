/// The entries of a dictionary, in the order of the file.
public struct PropertyListDictionary: Hashable, Sendable {
  /// All entries, those included whose key occurs again.
  public var entries: [Entry]
  /// The `<dict>`, or the whole `<dict/>`; the `{` of an old-style list. UTF-8 offsets of the file.
  public var openingTagSpan: Span?
  /// The `</dict>`; nil for `<dict/>` and where the file ends before it.
  public var closingTagSpan: Span?

  public init(entries: [Entry] = [], openingTagSpan: Span? = nil, closingTagSpan: Span? = nil) {
    self.entries = entries
    self.openingTagSpan = openingTagSpan
    self.closingTagSpan = closingTagSpan
  }

  /// Spans are UTF-8 offsets of the file, and nil in a binary list.
  public struct Entry: Hashable, Sendable {
    public var key: String
    /// The `<key>…</key>` element.
    public var keySpan: Span?
    /// What stands between `<key>` and `</key>`.
    public var keyTextSpan: Span?
    public var value: PropertyListValue
    /// What to remove so that nothing is left of the entry: its whole lines if it has them to itself.
    public var entrySpan: Span?
    /// Whether an earlier entry of the dictionary has the same key.
    public var isDuplicate: Bool

    public init(
      key: String, value: PropertyListValue, keySpan: Span? = nil, keyTextSpan: Span? = nil, entrySpan: Span? = nil,
      isDuplicate: Bool = false
    ) {
      self.key = key
      self.keySpan = keySpan
      self.keyTextSpan = keyTextSpan
      self.value = value
      self.entrySpan = entrySpan
      self.isDuplicate = isDuplicate
    }
  }

  /// The entry that counts for a key: of several the last, as Foundation has it.
  public subscript(key: String) -> Entry? { entries.last { $0.key == key } }
}

/// Collects the entries of one dictionary while it is read.
struct PropertyListEntries {
  private(set) var entries: [PropertyListDictionary.Entry] = []
  /// Kept only for a dictionary that is not small: project files have very many that are.
  private var keys: Set<String> = []

  private static let smallCount = 12

  mutating func append(_ entry: PropertyListDictionary.Entry) {
    var entry = entry
    if entries.count < Self.smallCount {
      entry.isDuplicate = entries.contains { $0.key == entry.key }
    } else {
      if keys.isEmpty { keys = Set(entries.map(\.key)) }
      entry.isDuplicate = !keys.insert(entry.key).inserted
    }
    entries.append(entry)
  }
}
