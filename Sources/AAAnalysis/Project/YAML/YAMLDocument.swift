/// A YAML text as far as it could be read: the part of the language that people write by hand.
///
/// Reading never fails as a whole: what is broken leaves one problem and says less.
public struct YAMLDocument: Sendable, Equatable {
  /// The value of the first document; nil if there is none.
  public let root: YAMLNode?
  /// The first thing that is wrong.
  public let problem: YAMLProblem?

  public init(_ text: SourceText) {
    var reader = YAMLReader(text)
    root = reader.readDocument()
    problem = reader.problem
  }
}

public struct YAMLProblem: Sendable, Hashable {
  /// What is wrong and what to do, in the style of the compiler.
  public var message: String
  /// UTF-8 offsets of the text.
  public var span: Span
}

/// A value in a YAML text. All spans are UTF-8 offsets of the text.
public struct YAMLNode: Sendable, Equatable {
  public indirect enum Content: Sendable, Equatable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping(YAMLMapping)
  }

  public var content: Content
  /// Where the value is written, from its first to its last byte: for an alias, where the anchor is. Empty, and behind
  /// the colon, for a value that is left out.
  public var span: Span
  /// The `*name` that stands for the value here, if one does.
  public var aliasSpan: Span?
  /// How many values this is, with all aliases written out.
  var weight = 1

  init(_ content: Content, span: Span) {
    self.content = content
    self.span = span
    switch content {
    case .scalar: break
    case .sequence(let items): weight = items.reduce(1) { $0 + $1.weight }
    case .mapping(let mapping): weight = mapping.entries.reduce(1) { $0 + $1.value.weight }
    }
  }

  /// Where the value stands in the text: the alias, if it is one.
  public var ownSpan: Span { aliasSpan ?? span }

  public var scalar: YAMLScalar? { if case .scalar(let scalar) = content { scalar } else { nil } }
  public var sequence: [YAMLNode]? { if case .sequence(let items) = content { items } else { nil } }
  public var mapping: YAMLMapping? { if case .mapping(let mapping) = content { mapping } else { nil } }

  /// The value of that key, if this is a mapping that has it.
  public subscript(key: String) -> YAMLNode? { mapping?[key]?.value }
}

/// A text, and whether it may mean something else.
public struct YAMLScalar: Sendable, Hashable {
  public enum Style: Sendable, Hashable {
    case plain, singleQuoted, doubleQuoted
    /// `|` and `>`
    case block
  }

  public var text: String
  public var style: Style

  public init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// The entries of a mapping, in the order of the text.
public struct YAMLMapping: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    public var key: String
    /// The key with its quotation marks.
    public var keySpan: Span
    public var value: YAMLNode
    /// Whether `<<` brought it here from another mapping.
    public var isMerged = false
    /// Whether an earlier entry of the mapping has the same key.
    public var isDuplicate = false
  }

  /// What `<<` brings first, unless an entry of the mapping itself has its key.
  public var entries: [Entry]
  /// Whether it is written in braces.
  public var isFlow: Bool

  /// The entry that counts for a key: of several the last.
  public subscript(key: String) -> Entry? { entries.last { $0.key == key } }

  /// The entries that are written here.
  public var ownEntries: [Entry] { entries.filter { !$0.isMerged } }
}

// MARK: - What a plain scalar means

extension YAMLScalar {
  /// The truth value of an unquoted word, as YAML 1.1 has it: `true`, `Yes`, `ON`, but not `tRUE`.
  public var boolean: Bool? {
    guard style == .plain else { return nil }
    switch text {
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return true
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return false
    default: return nil
    }
  }

  /// The whole number of an unquoted word: `17`, `-1`, `0x1F`, `0o17`, `017`, `1_000`.
  public var integer: Int? {
    guard style == .plain else { return nil }
    var digits = text.filter { $0 != "_" }
    guard let first = digits.utf8.first, first != UInt8(ascii: "_") else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    if isNegative || first == UInt8(ascii: "+") { digits.removeFirst() }
    guard let lead = digits.utf8.first, lead >= UInt8(ascii: "0"), lead <= UInt8(ascii: "9") else { return nil }
    let magnitude: Int?
    if digits.hasPrefix("0x") {
      magnitude = Int(digits.dropFirst(2), radix: 16)
    } else if digits.hasPrefix("0b") {
      magnitude = Int(digits.dropFirst(2), radix: 2)
    } else if digits.hasPrefix("0o") {
      magnitude = Int(digits.dropFirst(2), radix: 8)
    } else if digits.count > 1, lead == UInt8(ascii: "0") {
      magnitude = Int(digits, radix: 8)
    } else {
      magnitude = Int(digits)
    }
    return magnitude.map { isNegative ? -$0 : $0 }
  }

  /// The number of an unquoted word with a point or an exponent in it.
  public var real: Double? {
    guard style == .plain, integer == nil, let first = text.utf8.first else { return nil }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard digits.contains(first) || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+")].contains(first) else {
      return nil
    }
    let allowed = text.utf8.allSatisfy { byte in
      digits.contains(byte)
        || [
          UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"),
          UInt8(ascii: "E"), UInt8(ascii: "_"),
        ].contains(byte)
    }
    guard allowed, text.utf8.contains(where: digits.contains) else { return nil }
    return Double(text.filter { $0 != "_" })
  }
}
