/// Where words stand in the code of a file. Comments are left out; texts are not, because names are interpolated there.
struct WordPlaces {
  private var places: [String: [Span]] = [:]

  init(_ text: SourceText) {
    let bytes = text.bytes
    places = SourceLexer.with(bytes) { lexer, source in
      var found: [String: [Span]] = [:]
      func note(_ start: Int, _ end: Int) {
        found[String(decoding: source[start..<end], as: UTF8.self), default: []].append(Span(start, end))
      }
      while true {
        let token = lexer.next()
        switch token.kind {
        case .end: return found
        case .word:
          note(token.start, token.end)
          // `$isShown` is a use of `isShown`.
          if token.byte == UInt8(ascii: "$"), token.length > 1 { note(token.start + 1, token.end) }
        case .quotedWord: note(token.start, token.end)
        case .string:
          var start: Int?
          for position in token.start...token.end {
            let isPart = position < token.end && source[position].isPartOfName
            if isPart, start == nil { start = position }
            if !isPart, let begin = start {
              note(begin, position)
              start = nil
            }
          }
        case .number, .mark, .comment: continue
        }
      }
    }
  }

  /// In source order.
  subscript(word: String) -> [Span] { places[word] ?? [] }

  /// The words that stand in any of these spans.
  func words(in spans: [Span]) -> Set<String> {
    Set(places.lazy.filter { _, found in found.contains { place in spans.contains { $0.contains(place) } } }.map(\.key))
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }
}
