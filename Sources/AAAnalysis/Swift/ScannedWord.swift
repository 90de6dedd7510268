/// The words that a scan for names knows.
enum ScannedWord: UInt8 {
  case `struct`, `class`, `enum`, actor, `protocol`, `typealias`
  case `import`, `extension`, `func`, `let`, `var`
  case main, applicationMain, app, view, delegate, preview, previewProvider
  case `if`, `elseif`, `else`, `endif`
  /// Any other keyword: never a name.
  case keyword
  /// A word that is a modifier in its place, and may be a name in others.
  case modifier
}

/// Finds a known word by its first byte and length, which rule out nearly all others.
struct ScannedWordTable {
  private struct Entry {
    var text: StaticString
    var word: ScannedWord
  }

  /// Sorted by the first byte.
  private let entries: [Entry]
  /// Where the entries of a first byte begin; one more than there are bytes.
  private let starts: [UInt8]
  /// For each first byte the lengths of its words, as bits.
  private let lengths: [UInt64]

  static let shared = ScannedWordTable()

  private init() {
    let words: [(ScannedWord, [StaticString])] = [
      (.struct, ["struct"]), (.class, ["class"]), (.enum, ["enum"]), (.actor, ["actor"]),
      (.protocol, ["protocol"]), (.typealias, ["typealias"]), (.import, ["import"]), (.extension, ["extension"]),
      (.func, ["func"]), (.let, ["let"]), (.var, ["var"]), (.main, ["main"]),
      (.applicationMain, ["UIApplicationMain"]), (.app, ["App"]),
      (.view, ["View", "ViewModifier", "UIViewControllerRepresentable", "UIViewRepresentable"]),
      (
        .delegate,
        ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "UIHostingSceneDelegate"]
      ),
      (.preview, ["Preview"]), (.previewProvider, ["PreviewProvider"]),
      (.if, ["if"]), (.elseif, ["elseif"]), (.else, ["else"]), (.endif, ["endif"]),
      (
        .keyword,
        [
          "as", "associatedtype", "break", "case", "catch", "continue", "default", "defer", "deinit", "do",
          "fallthrough", "false", "fileprivate", "for", "guard", "in", "init", "inout", "internal", "is", "nil",
          "operator", "precedencegroup", "private", "public", "repeat", "rethrows", "return", "self", "Self",
          "static", "subscript", "super", "switch", "throw", "throws", "true", "try", "where", "while",
        ]
      ),
      (
        .modifier,
        [
          "borrowing", "consuming", "convenience", "distributed", "dynamic", "final", "indirect", "infix",
          "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package",
          "postfix", "prefix", "required", "sending", "unowned", "weak",
        ]
      ),
    ]
    let all = words.flatMap { word, texts in texts.map { Entry(text: $0, word: word) } }
    entries = all.sorted { Self.firstByte($0) < Self.firstByte($1) }
    var starts = [UInt8](repeating: 0, count: 257)
    var lengths = [UInt64](repeating: 0, count: 256)
    for entry in entries {
      let first = Int(Self.firstByte(entry))
      lengths[first] |= 1 << UInt64(entry.text.utf8CodeUnitCount)
      for byte in (first + 1)..<257 { starts[byte] += 1 }
    }
    self.starts = starts
    self.lengths = lengths
  }

  private static func firstByte(_ entry: Entry) -> UInt8 {
    entry.text.withUTF8Buffer { $0.first ?? 0 }
  }

  /// Whether a known word has this first byte and length.
  @inline(__always)
  func mayContain(_ token: SourceLexer.Token) -> Bool {
    token.length < 64 && lengths[Int(token.byte)] & (1 << UInt64(token.length)) != 0
  }

  func word(_ token: SourceLexer.Token, in source: UnsafeBufferPointer<UInt8>) -> ScannedWord? {
    let first = Int(token.byte)
    for index in Int(starts[first])..<Int(starts[first + 1]) {
      let entry = entries[index]
      if entry.text.utf8CodeUnitCount == token.length, source.contains(entry.text, at: token.start) {
        return entry.word
      }
    }
    return nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes from `offset` on are those of a text; false where they would not fit.
  @inline(__always)
  func contains(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= count else { return false }
    let start = text.utf8Start
    for index in 0..<text.utf8CodeUnitCount where self[offset + index] != start[index] { return false }
    return true
  }
}
