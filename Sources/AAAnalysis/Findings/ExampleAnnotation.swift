/// A comment line of an example that says what is expected of the line above.
struct ExampleAnnotation {
  /// Columns in characters.
  private var lower: Int
  /// Nil if the annotation covers the word that begins there.
  private var upper: Int?
  /// What is written behind the carets or the arrow.
  private var words: String

  /// Nil if the line is no annotation.
  init?(_ line: Substring, inFile path: String) {
    let characters = Array(line)
    var openers = ["//", "<!--"]
    if [".yml", ".yaml", "Podfile"].contains(where: path.hasSuffix) { openers.append("#") }
    guard let start = characters.firstIndex(where: { !$0.isWhitespace }),
      let opener = openers.first(where: { characters[start...].starts(with: $0) })
    else { return nil }
    var next = start + opener.count
    while next < characters.count, characters[next] == " " { next += 1 }
    if characters[next...].starts(with: "^") {
      lower = next
      while next < characters.count, characters[next] == "^" { next += 1 }
      upper = next
    } else if characters[next...].starts(with: "<-") {
      lower = start
      let arrow = next
      next += 1
      while next < characters.count, characters[next] == "-" { next += 1 }
      upper = next - arrow > 2 ? next : nil
    } else {
      return nil
    }
    words = String(characters[next...]).trimmed
    if opener == "<!--", words.hasSuffix("-->") { words = String(words.dropLast(3)).trimmed }
  }

  /// What is expected at a place; nil if that is not what is written.
  func expectation(at location: Location) -> ExampleWorkspace.Expectation? {
    guard let colon = words.firstIndex(of: ":"), let severity = Severity(name: String(words[..<colon])) else {
      return nil
    }
    let parts = words[words.index(after: colon)...].split(separator: "🚫", omittingEmptySubsequences: false)
      .map(\.trimmed)
    var message = parts[0]
    let hasFix = message.hasSuffix("💡")
    if hasFix { message = String(message.dropLast()).trimmed }
    return ExampleWorkspace.Expectation(
      location: location, severity: severity, message: message, hasFix: hasFix,
      refusals: Array(parts.dropFirst()))
  }

  /// UTF-8 offsets from the start of the line of code; nil if the annotation reaches beyond its end.
  func span(in code: Substring) -> Span? {
    let characters = Array(code)
    guard lower < characters.count else { return nil }
    let upper = upper ?? ExampleAnnotation.endOfWord(from: lower, in: characters)
    guard upper <= characters.count else { return nil }
    func offset(_ column: Int) -> Int { characters[..<column].reduce(0) { $0 + $1.utf8.count } }
    return Span(offset(lower), offset(upper))
  }

  /// The end of the name, number or XML tag at a column; of the one character there if it begins none of these.
  private static func endOfWord(from start: Int, in characters: [Character]) -> Int {
    if characters[start] == "<" {
      return characters[start...].firstIndex(of: ">").map { $0 + 1 } ?? characters.count
    }
    var end = start + 1
    while end < characters.count, characters[end].isLetter || characters[end].isNumber || characters[end] == "_" {
      end += 1
    }
    return end
  }
}

extension StringProtocol {
  /// Without the white space at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
