/// A Swift file as the tests of the house read it: words and marks, without comments and the text of strings.
///
/// Regex literals are not understood.
public struct SwiftSource: Sendable {
  public struct DeclaredType: Sendable {
    public var name: String
    /// The words between the colon and the brace.
    public var inherited: [String]
    /// Whether the name is seen in this file only.
    public var isPrivate: Bool
  }

  public enum Token: Equatable, Sendable {
    case word(String)
    /// `!` right behind a word or a closing bracket, and not part of an operator.
    case postfixExclamation
    case mark(Character)
  }

  public let tokens: [Token]
  /// 1-based line of each token.
  public let lines: [Int]
  public let lineCount: Int

  public init(_ text: String) {
    var scan = SwiftSourceScan(text)
    scan.code(untilClosingParenthesis: false)
    tokens = scan.tokens
    lines = scan.lines
    lineCount = text.split(separator: "\n", omittingEmptySubsequences: false).count - (text.hasSuffix("\n") ? 1 : 0)
  }

  public var words: Set<String> {
    Set(
      tokens.compactMap { token in
        if case .word(let word) = token { word } else { nil }
      })
  }

  /// The modules that are imported.
  public var imports: [String] {
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    return tokens.indices.compactMap { index in
      guard tokens[index] == .word("import"), index == 0 || tokens[index - 1] != .mark(".") else { return nil }
      let names = tokens[(index + 1)...].lazy.prefix(2).compactMap { token in
        if case .word(let word) = token { word } else { nil }
      }
      return names.first { !kinds.contains($0) }
    }
  }

  /// The types declared outside of any other declaration.
  public var declaredTypes: [DeclaredType] { types(atDepth: 0) }
  /// The names of all types, also those inside others.
  public var namesOfAllTypes: Set<String> { Set(types(atDepth: nil).map(\.name)) }

  private func types(atDepth wanted: Int?) -> [DeclaredType] {
    let keywords: Set = ["struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype"]
    var result: [DeclaredType] = []
    var depth = 0
    for index in tokens.indices {
      if tokens[index] == .mark("{") { depth += 1 }
      if tokens[index] == .mark("}") { depth -= 1 }
      guard wanted == nil || wanted == depth, index + 1 < tokens.count, case .word(let keyword) = tokens[index],
        keywords.contains(keyword), case .word(let name) = tokens[index + 1], name.first?.isUppercase == true
      else { continue }
      let head = tokens[(index + 2)...].prefix { $0 != .mark("{") && $0 != .mark("}") }
      let inherited = head.compactMap { token in
        if case .word(let word) = token { word } else { nil }
      }
      let before = tokens[max(index - 4, 0)..<index]
      let modifiers = before.suffix(
        from: before.lastIndex { $0 == .mark("}") || $0 == .mark("{") } ?? before.startIndex)
      let isPrivate = modifiers.contains(.word("private")) || modifiers.contains(.word("fileprivate"))
      result.append(DeclaredType(name: name, inherited: inherited, isPrivate: isPrivate))
    }
    return result
  }
}

private struct SwiftSourceScan {
  var tokens: [SwiftSource.Token] = []
  var lines: [Int] = []

  private let text: [Character]
  private var index = 0
  private var line = 1

  init(_ text: String) {
    self.text = Array(text)
  }

  private func starts(with word: String, at place: Int) -> Bool { text[min(place, text.count)...].starts(with: word) }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where index < text.count {
      if text[index].isNewline { line += 1 }
      index += 1
    }
  }

  private mutating func add(_ token: SwiftSource.Token) {
    tokens.append(token)
    lines.append(line)
  }

  mutating func code(untilClosingParenthesis: Bool) {
    var depth = 0
    while index < text.count {
      let character = text[index]
      if starts(with: "//", at: index) {
        while index < text.count, !text[index].isNewline { step() }
      } else if starts(with: "/*", at: index) {
        skipComment()
      } else if character == "\"" || character == "#" && startsString() {
        string()
      } else if character.isLetter || character == "_" || character.isNumber {
        let start = index
        while index < text.count, text[index].isLetter || text[index].isNumber || text[index] == "_" { step() }
        add(.word(String(text[start..<index])))
      } else {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if untilClosingParenthesis, depth < 0 { return }
        if character == "!", isPostfix() {
          add(.postfixExclamation)
        } else if !character.isWhitespace {
          add(.mark(character))
        }
        step()
      }
    }
  }

  private func isPostfix() -> Bool {
    guard index > 0, index + 1 == text.count || text[index + 1] != "=" else { return false }
    let before = text[index - 1]
    return before.isLetter || before.isNumber || "_)]}>?\"`".contains(before)
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*", at: index) {
        depth += 1
        step(2)
      } else if starts(with: "*/", at: index) {
        depth -= 1
        step(2)
      } else {
        step()
      }
    } while depth > 0 && index < text.count
  }

  private func startsString() -> Bool {
    var next = index
    while next < text.count, text[next] == "#" { next += 1 }
    return next < text.count && text[next] == "\""
  }

  /// Steps over a string; what is interpolated in it is code.
  private mutating func string() {
    var pounds = ""
    while text[index] == "#" {
      pounds += "#"
      step()
    }
    let quote = starts(with: "\"\"\"", at: index) ? "\"\"\"" : "\""
    step(quote.count)
    while index < text.count {
      if starts(with: quote + pounds, at: index) {
        step(quote.count + pounds.count)
        return
      } else if starts(with: "\\" + pounds + "(", at: index) {
        step(pounds.count + 2)
        code(untilClosingParenthesis: true)
        step()
      } else if starts(with: "\\" + pounds, at: index) {
        step(pounds.count + 2)
      } else {
        step()
      }
    }
  }
}
