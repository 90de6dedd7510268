/// A sentence with code in it, as messages and explanations are written: 'between quotes' or `between backticks`.
struct CodeText: Equatable {
  enum Part: Equatable {
    case plain(String)
    case code(String)
  }

  private(set) var parts: [Part] = []

  init(_ text: String) {
    var plain = ""
    var rest = Substring(text)
    var last: Character = " "
    while let character = rest.first {
      let opens = character == "`" || character == "'" && !last.isLetter && !last.isNumber
      if opens, let end = Self.end(of: rest) {
        if !plain.isEmpty { parts.append(.plain(plain)) }
        plain = ""
        parts.append(.code(String(rest[rest.index(after: rest.startIndex)..<end])))
        last = character
        rest = rest[rest.index(after: end)...]
        continue
      }
      plain.append(character)
      last = character
      rest = rest.dropFirst()
    }
    if !plain.isEmpty { parts.append(.plain(plain)) }
  }

  /// Where code ends that begins with the first character: at the same one, behind which no word goes on.
  private static func end(of text: Substring) -> Substring.Index? {
    guard let quote = text.first else { return nil }
    var index = text.index(after: text.startIndex)
    let start = index
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == quote, index > start {
        let goesOn = quote == "'" && next < text.endIndex && (text[next].isLetter || text[next].isNumber)
        if !goesOn { return index }
      }
      index = next
    }
    return nil
  }

  var html: String {
    parts.map { part in
      switch part {
      case .plain(let text): HTMLText.escaped(text)
      case .code(let text): "<code>\(HTMLText.escaped(text))</code>"
      }
    }
    .joined()
  }

  var markdown: String {
    parts.map { part in
      switch part {
      case .plain(let text): MarkdownText.escaped(text)
      case .code(let text): MarkdownText.code(text)
      }
    }
    .joined()
  }
}

/// Text as it stands in GitHub's Markdown.
enum MarkdownText {
  /// On one line, with nothing in it that would be markup, a link, a reference or a mention.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    // By scalars: a sign with a mark above it is one character, and is markup nevertheless.
    for scalar in TerminalText.oneLine(text).unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "#", "!", "$":
        escaped += ["\\", scalar]
      // A mention calls somebody; a backslash does not stop that.
      case "@": escaped += ["@", "\u{200B}"]
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// A code span, whatever the text holds; not for cells of a table, which `|` ends in code too.
  static func code(_ text: String) -> String {
    let line = TerminalText.oneLine(text)
    let scalars = line.unicodeScalars
    let longest = scalars.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = scalars.first == "`" || scalars.last == "`" ? " " : ""
    return fence + space + line + space + fence
  }
}
