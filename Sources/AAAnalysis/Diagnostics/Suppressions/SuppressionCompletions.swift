/// What can be written at a place in a comment that silences rules, or is about to.
public struct SuppressionCompletions: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// One of `Suppression.directives`.
    case directive
    /// The name of a rule or of a group; those that the comment has already are left out.
    case name(besides: Set<String>)
  }

  public var content: Content
  /// The word that is being written, in UTF-8 bytes of the file.
  public var word: Span
  /// What of it stands before the offset.
  public var typed: String

  /// - Parameter offset: in UTF-8 bytes of the file.
  /// - Returns: nil where no such comment stands, and behind a reason.
  public init?(at offset: Int, in file: FileID, _ text: SourceText) {
    let line = text.lines.lineSpan(text.lines.line(at: offset), in: text.bytes)
    guard let (start, style) = Self.comment(at: offset, line, in: file, text) else { return nil }
    var wordStart = offset
    let lower = max(start, line.lower)
    while wordStart > lower, Self.isPartOfWord(text.bytes[wordStart - 1]) { wordStart -= 1 }
    var wordEnd = offset
    while wordEnd < line.upper, Self.isPartOfWord(text.bytes[wordEnd]) {
      if !style.closer.isEmpty, text.bytes[wordEnd...].starts(with: style.closer.utf8) { break }
      wordEnd += 1
    }
    word = Span(wordStart, wordEnd)
    typed = text.string(in: Span(wordStart, offset))

    var words = SuppressionWords(text: text, span: Span(lower, wordStart))
    words.skipDecoration(of: style.decoration)
    var before: [SuppressionWords.Word] = []
    while let word = words.next() { before.append(word) }
    guard let directive = before.first else {
      let isBegun = Suppression.directives.contains { [typed] in $0.text.hasPrefix(typed) }
      guard isBegun else { return nil }
      content = .directive
      return
    }
    guard Suppression.directives.contains(where: { $0.text == directive.text }) else { return nil }
    let names = before.dropFirst()
    let hasReason = names.contains { ["-", "--", "–", "—"].contains($0.text) || $0.text.hasPrefix("//") }
    guard !hasReason, !["-", "--", "–", "—"].contains(typed) else { return nil }
    content = .name(besides: Set(names.map(\.text)))
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Where the comment around an offset has its first word, and how it is written.
  private static func comment(
    at offset: Int, _ line: Span, in file: FileID, _ text: SourceText
  ) -> (start: Int, style: CommentStyle)? {
    if FileKind(file, isOpen: true) == .swift || file.name.hasSuffix(".swift") {
      return SourceLexer.comment(at: offset, in: text.bytes).flatMap { start in
        CommentStyle(opening: text.bytes[start...]).map { (start + $0.opener.utf8.count, $0) }
      }
    }
    guard let style = CommentStyle(for: file, text) else { return nil }
    // Only a comment that is over ends before its line does.
    let lower = style.closer.isEmpty ? line.lower : 0
    guard let opener = text.bytes[lower..<offset].lastPlace(of: Array(style.opener.utf8)) else { return nil }
    let start = opener + style.opener.utf8.count
    if !style.closer.isEmpty, text.bytes[start..<max(start, offset)].lastPlace(of: Array(style.closer.utf8)) != nil {
      return nil
    }
    return (start, style)
  }
}

extension ArraySlice<UInt8> {
  /// Where a sequence of bytes stands last.
  fileprivate func lastPlace(of part: [UInt8]) -> Int? {
    guard count >= part.count else { return nil }
    return (startIndex...(endIndex - part.count)).last { self[$0..<$0 + part.count].elementsEqual(part) }
  }
}
