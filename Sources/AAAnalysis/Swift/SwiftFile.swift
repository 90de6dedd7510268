/// One version of an open Swift file: its bytes, its outline, and the tree that the next version is made with.
///
/// `applying` makes the next version from this one: the parser takes over what the edits did not touch, and so does
/// the outline.
public final class SwiftFile: Sendable {
  public let bytes: [UInt8]
  public let outline: FileOutline
  /// How many declarations and pieces of top-level code were read from the tree to make this version's outline.
  public let rebuiltDeclarations: Int
  /// How many were taken over from an earlier version. One that lies in a type that was taken over whole is not
  /// counted for itself.
  public let reusedDeclarations: Int

  private let texts: LocalizedTexts
  private let parsed: ParsedText
  /// What changed since then.
  private let edits: EditsSinceParse

  /// - Parameter texts: what literals that are keys stand for, in this version and all that are made from it.
  public init(bytes: [UInt8], texts: LocalizedTexts = LocalizedTexts()) {
    self.bytes = bytes
    self.texts = texts
    parsed = ParsedText(bytes: bytes, texts: texts)
    edits = EditsSinceParse()
    outline = Self.outline(of: parsed)
    rebuiltDeclarations = parsed.rebuiltDeclarations
    reusedDeclarations = 0
  }

  private init(
    bytes: [UInt8], texts: LocalizedTexts, parsed: ParsedText, edits: EditsSinceParse, result: OutlineBuilder.Result
  ) {
    self.bytes = bytes
    self.texts = texts
    self.parsed = parsed
    self.edits = edits
    outline = FileOutline(items: result.items)
    rebuiltDeclarations = result.rebuiltDeclarations
    reusedDeclarations = result.reusedDeclarations
  }

  /// With more places than this changed since the last whole parse, the next one is worth its time.
  private static let mostEdits = 64
  /// The same for the length of new text.
  private static let mostEditedBytes = 32 << 10

  /// The next version of the file.
  ///
  /// - Parameters:
  ///   - changes: What changed, all in offsets of this version; in any order, but not overlapping.
  ///   - bytes: The text after the changes.
  public func applying(edits changes: [(span: Span, replacement: [UInt8])], resulting bytes: [UInt8]) -> SwiftFile {
    let changes = changes.sorted { $0.span < $1.span }
    guard leads(changes, to: bytes) else { return SwiftFile(bytes: bytes, texts: texts) }
    var edits = edits
    for change in changes.reversed() { edits.add(change.span, length: change.replacement.count) }
    guard edits.replacements.count <= Self.mostEdits,
      edits.replacements.reduce(0, { $0 + $1.length }) <= Self.mostEditedBytes,
      let result = parsed.outline(of: bytes, after: edits)
    else { return SwiftFile(bytes: bytes, texts: texts) }
    return SwiftFile(bytes: bytes, texts: texts, parsed: parsed, edits: edits, result: result)
  }

  /// The same version, parsed from scratch: worth it when nobody waits, so that the edits since the last time need
  /// not be parsed again with every version.
  public func settled() -> SwiftFile {
    edits.replacements.isEmpty ? self : SwiftFile(bytes: bytes, texts: texts)
  }

  /// Whether the changes lie in the text and do lead to one of that length.
  private func leads(_ changes: [(span: Span, replacement: [UInt8])], to bytes: [UInt8]) -> Bool {
    var end = 0
    var length = self.bytes.count
    for change in changes {
      guard change.span.lower >= end, change.span.upper <= self.bytes.count else { return false }
      end = change.span.upper
      length += change.replacement.count - change.span.length
    }
    return length == bytes.count
  }
}

// MARK: - One look at a text

extension SwiftFile {
  /// The outline of a text whose tree nobody needs afterwards.
  public static func outline(of bytes: [UInt8], texts: LocalizedTexts = LocalizedTexts()) -> FileOutline {
    outline(of: ParsedText(bytes: bytes, texts: texts))
  }

  private static func outline(of parsed: ParsedText) -> FileOutline {
    var outline = FileOutline(items: parsed.items)
    outline.isRefused = parsed.isRefused
    return outline
  }

  /// How many tokens are missing from a text or malformed, and how many pieces of it the parser had no use for.
  ///
  /// Says whether a text parses worse than another; it takes no notice of what the pieces are.
  public static func problemCount(of bytes: [UInt8]) -> Int {
    ParsedText.problemCount(of: bytes)
  }
}
