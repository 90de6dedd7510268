/// Finds the names that a file declares, and a few words of interest, without parsing.
///
/// It reads every file of a workspace, to say which are worth parsing: in doubt it says more, never less.
public enum NameScanner {
  public static func scan(_ bytes: [UInt8]) -> ScannedNames {
    SourceLexer.with(bytes) { lexer, source in
      var scan = Scan(source: source)
      while true {
        let token = lexer.next()
        if token.kind == .end { break }
        scan.read(token)
      }
      var names = scan.names
      names.byteCount = bytes.count
      return names
    }
  }
}

/// The state of a scan between two tokens.
private struct Scan {
  var names = ScannedNames()

  private let source: UnsafeBufferPointer<UInt8>
  private let words = ScannedWordTable.shared
  /// What the last words lead to.
  private var expected = Expected.nothing
  /// The mark before the token, or 0.
  private var before: UInt8 = 0
  /// How many braces are open.
  private var depth = 0
  private var isInExtension = false
  /// Between the name of a type or extension and its brace.
  private var header = Header.none
  /// The depth outside each open `#if`.
  private var conditionals: [Int] = []
  /// The last component of an extended name, as far as it was read.
  private var lastExtended: SourceLexer.Token?

  private enum Expected {
    case nothing, type, actor, extended, function, variable, tupleVariable, imported
  }

  private enum Header {
    case none, beforeColon, behindColon
  }

  init(source: UnsafeBufferPointer<UInt8>) { self.source = source }

  @inline(__always)
  mutating func read(_ token: SourceLexer.Token) {
    switch token.kind {
    case .comment:
      readComment(token)
      return
    case .word:
      readWord(token)
      before = 0
    case .quotedWord:
      if expected != .nothing { declare(token) }
      before = 0
    case .mark:
      readMark(token)
      before = token.byte
    case .number, .string, .end:
      expected = .nothing
      before = 0
    }
  }

  // MARK: Words

  @inline(__always)
  private mutating func readWord(_ token: SourceLexer.Token) {
    if token.length >= 14 { readLongWord(token) }
    if words.mayContain(token), let word = words.word(token, in: source) {
      readKnownWord(word, token)
    } else if expected != .nothing {
      declare(token)
    }
  }

  private mutating func readKnownWord(_ word: ScannedWord, _ token: SourceLexer.Token) {
    if before == UInt8(ascii: "#") {
      readDirective(word)
      return
    }
    switch word {
    case .struct, .class, .enum, .actor, .protocol, .typealias, .import, .extension, .func, .let, .var, .if, .else,
      .keyword:
      readKeyword(word, token)
    case .modifier:
      // `class override func`
      if expected == .type { expected = .nothing } else { declareIfExpected(token) }
    case .main, .applicationMain:
      if before == UInt8(ascii: "@") { names.markers.insert(.application) } else { declareIfExpected(token) }
    case .app:
      if header == .behindColon { names.markers.insert(.application) }
      declareIfExpected(token)
    case .view:
      names.markers.insert(.view)
      declareIfExpected(token)
    case .delegate:
      names.markers.insert(.applicationDelegate)
      declareIfExpected(token)
    case .previewProvider:
      names.markers.insert(.preview)
      declareIfExpected(token)
    case .preview, .elseif, .endif:
      declareIfExpected(token)
    }
  }

  private mutating func readKeyword(_ word: ScannedWord, _ token: SourceLexer.Token) {
    endExtendedName()
    let isImported = expected == .imported
    expected = .nothing
    // `.class` and `foo.enum` are members, `import struct A.B` declares nothing.
    if before == UInt8(ascii: ".") || isImported { return }
    switch word {
    case .struct, .class, .enum, .protocol, .typealias:
      expected = .type
    case .actor:
      expected = .actor
    case .import:
      expected = .imported
    case .extension:
      expected = .extended
      lastExtended = nil
      header = .beforeColon
    case .func:
      expected = .function
    case .let, .var:
      if depth == 0 || depth == 1 && isInExtension { expected = .variable }
    default:
      return
    }
  }

  private mutating func declareIfExpected(_ token: SourceLexer.Token) {
    if expected != .nothing { declare(token) }
  }

  private mutating func declare(_ token: SourceLexer.Token) {
    switch expected {
    case .nothing, .imported:
      break
    case .actor where token.startsLine:
      // `let actor = actor`, and a name on the next line.
      break
    case .type, .actor:
      names.types.insert(text(token))
      if source.isAbbreviated(token) { names.markers.insert(.abbreviated) }
      header = .beforeColon
      lastExtended = nil
    case .extended:
      // A dot may follow, and with it the last component.
      lastExtended = token
      return
    case .function:
      // A type's own functions are found with the type.
      if depth == 0 || depth == 1 && isInExtension { names.functions.insert(text(token)) }
    case .variable:
      names.variables.insert(text(token))
    case .tupleVariable:
      names.variables.insert(text(token))
      return
    }
    expected = .nothing
  }

  private func text(_ token: SourceLexer.Token) -> String {
    String(decoding: source[token.start..<token.end], as: UTF8.self)
  }

  private mutating func readLongWord(_ token: SourceLexer.Token) {
    let pattern: StaticString = "ssistiveAccess"
    let capital = 8
    var index = token.start + capital
    // The capital is rare, so it is looked for first.
    while index + pattern.utf8CodeUnitCount - capital <= token.end {
      if source[index] == UInt8(ascii: "A"), source.contains(pattern, at: index - capital) {
        names.markers.insert(.assistiveAccess)
        return
      }
      index += 1
    }
  }

  // MARK: Directives

  private mutating func readDirective(_ word: ScannedWord) {
    switch word {
    case .preview: names.markers.insert(.preview)
    case .if: conditionals.append(depth)
    case .elseif, .else: depth = conditionals.last ?? depth
    case .endif: _ = conditionals.popLast()
    default: break
    }
    expected = .nothing
  }

  // MARK: Marks

  @inline(__always)
  private mutating func readMark(_ token: SourceLexer.Token) {
    switch token.byte {
    case UInt8(ascii: "{"):
      endExtendedName()
      if depth == 0 { isInExtension = lastExtended != nil }
      lastExtended = nil
      depth += 1
      header = .none
      expected = .nothing
    case UInt8(ascii: "}"):
      if depth > 0 { depth -= 1 }
      if depth == 0 { isInExtension = false }
      header = .none
      expected = .nothing
    case UInt8(ascii: "."):
      if expected != .extended { expected = .nothing }
    case UInt8(ascii: ":"):
      endExtendedName()
      if header == .beforeColon { header = .behindColon }
      expected = .nothing
    case UInt8(ascii: "("):
      expected = expected == .variable ? .tupleVariable : .nothing
    case UInt8(ascii: "["):
      if expected == .extended, lastExtended == nil { readExtendedSugar(token) }
      endExtendedName()
      expected = .nothing
    case UInt8(ascii: "="):
      endExtendedName()
      header = .none
      expected = .nothing
    case UInt8(ascii: ","):
      if expected != .tupleVariable { expected = .nothing }
    default:
      endExtendedName()
      expected = .nothing
    }
  }

  @inline(__always)
  private mutating func endExtendedName() {
    guard expected == .extended else { return }
    if let lastExtended { names.extended.insert(text(lastExtended)) }
    expected = .nothing
  }

  /// `extension [Int]` extends `Array`, `extension [Int: Int]` extends `Dictionary`.
  private mutating func readExtendedSugar(_ token: SourceLexer.Token) {
    let header = source[token.end...].prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "]") }
    names.extended.insert(header.contains(UInt8(ascii: ":")) ? "Dictionary" : "Array")
    lastExtended = token
    expected = .nothing
  }

  // MARK: Comments

  private mutating func readComment(_ token: SourceLexer.Token) {
    var index = token.start + 2
    while index + 3 <= token.end {
      if source[index] == UInt8(ascii: "a"), source.contains("aa:", at: index) {
        names.comments.append(ScannedComment(span: Span(token.start, token.end)))
        return
      }
      index += 1
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a name begins with `AA` and a third capital, as that of a view for Assistive Access may.
  fileprivate func isAbbreviated(_ token: SourceLexer.Token) -> Bool {
    guard token.length > 3, contains("AA", at: token.start) else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self[token.start + 2])
  }
}
