/// The text literal around an offset and the call that it is an argument of, be the code finished or not.
struct ArgumentLiteral: Equatable, Sendable {
  /// From behind the opening quotation mark to before the closing one. Where that is missing, to the end of the word.
  var content: Span
  /// The last component of what is called: `Image`, `assistiveAccessNavigationIcon`.
  var callee: String
  /// The argument's label; nil if it has none.
  var label: String?
  /// Of the arguments, from 0.
  var position: Int
  /// The first text without a label that the same call has before it: `Home` in `Label("Home", systemImage: "")`.
  var title: String?

  /// The literal that an offset lies in or at the edge of; nil outside of calls, in texts of several lines, and in those
  /// with an interpolation or an escape.
  init?(at offset: Int, in bytes: [UInt8]) {
    guard let found = SourceLexer.with(bytes, { lexer, _ in Self.search(offset, &lexer, bytes) }) else { return nil }
    self = found
  }

  private init(content: Span, in call: OpenBracket) {
    self.content = content
    callee = call.callee
    label = call.label
    position = call.position
    title = call.title
  }

  private static func search(_ offset: Int, _ lexer: inout SourceLexer, _ bytes: [UInt8]) -> ArgumentLiteral? {
    var open: [OpenBracket] = []
    var lastWord: SourceLexer.Token?
    while true {
      let token = lexer.next()
      guard token.kind != .end, token.start < offset else { return nil }
      defer { lastWord = token.kind == .word || token.kind == .quotedWord ? token : nil }
      switch token.kind {
      case .string:
        let content = content(of: token, until: offset, in: bytes)
        if token.end >= offset {
          // Parentheses around a value are no call.
          guard let content, content.lower <= offset, offset <= content.upper, let call = open.last(where: \.isCall)
          else { return nil }
          return ArgumentLiteral(content: content, in: call)
        }
        if let content, let last = open.indices.last { open[last].note(text: content, in: bytes) }
      case .mark where "([{".utf8.contains(token.byte):
        let callee = token.byte == UInt8(ascii: "(") ? lastWord : nil
        open.append(OpenBracket(callee: callee.map { word($0, bytes) } ?? "", isBlock: token.byte == UInt8(ascii: "{")))
      case .mark where ")]}".utf8.contains(token.byte):
        // A brace ends whatever was left open within it.
        if token.byte == UInt8(ascii: "}") {
          while let last = open.last, !last.isBlock { open.removeLast() }
        }
        _ = open.popLast()
      case .mark where token.byte == UInt8(ascii: ","):
        if let last = open.indices.last { open[last].beginArgument() }
      case .mark where token.byte == UInt8(ascii: ":"):
        if let last = open.indices.last, let lastWord { open[last].note(label: word(lastWord, bytes)) }
      case .word, .quotedWord, .number, .mark:
        if let last = open.indices.last { open[last].tokenCount += 1 }
      case .comment, .end:
        continue
      }
    }
  }

  private static func word(_ token: SourceLexer.Token, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }

  /// Nil for what is not one plain text.
  private static func content(of token: SourceLexer.Token, until offset: Int, in bytes: [UInt8]) -> Span? {
    let quote = UInt8(ascii: "\"")
    let pounds = bytes[token.start..<token.end].prefix { $0 == UInt8(ascii: "#") }.count
    let lower = token.start + pounds + 1
    let isMultiline = token.length > 2 && bytes[lower..<token.end].starts(with: [quote, quote])
    guard lower <= token.end, !isMultiline else { return nil }
    let isClosed = token.end - 1 - pounds >= lower && bytes[token.end - 1 - pounds] == quote
    var upper = token.end - 1 - pounds
    if !isClosed {
      upper = max(lower, min(offset, token.end))
      while upper < token.end, ByteClass.isPartOfSymbolName(bytes[upper]) { upper += 1 }
    }
    guard !bytes[lower..<upper].contains(UInt8(ascii: "\\")) else { return nil }
    return Span(lower, upper)
  }
}

/// A bracket whose other one has not come yet, and what stands in it so far.
private struct OpenBracket {
  /// Empty if nothing is called.
  var callee: String
  var isBlock: Bool
  var position = 0
  var label: String?
  var title: String?
  /// In the current argument, its label and texts left out.
  var tokenCount = 0

  var isCall: Bool { !callee.isEmpty || isBlock }

  mutating func beginArgument() {
    position += 1
    label = nil
    tokenCount = 0
  }

  mutating func note(label word: String) {
    // The word itself was counted; in `isOn ? a : b` others stand before it.
    guard tokenCount == 1, label == nil else { return }
    label = word
    tokenCount = 0
  }

  mutating func note(text: Span, in bytes: [UInt8]) {
    guard label == nil, tokenCount == 0, title == nil else { return }
    title = String(decoding: bytes[text.lower..<text.upper], as: UTF8.self)
  }
}

extension ByteClass {
  fileprivate static func isPartOfSymbolName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): true
    default: false
    }
  }
}
