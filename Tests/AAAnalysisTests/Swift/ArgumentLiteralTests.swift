import AATestSupport
import Testing

@testable import AAAnalysis

struct ArgumentLiteralTests {
  /// What is found at the `‸` of a text.
  private func literal(_ marked: String) throws -> (literal: ArgumentLiteral?, bytes: [UInt8]) {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let bytes = Array(parts.joined().utf8)
    return (ArgumentLiteral(at: parts[0].utf8.count, in: bytes), bytes)
  }

  private func words(_ marked: String) throws -> String? {
    let (literal, bytes) = try literal(marked)
    guard let literal else { return nil }
    let content = String(decoding: bytes[literal.content.lower..<literal.content.upper], as: UTF8.self)
    return "\(literal.callee) \(literal.label ?? "\(literal.position)") [\(content)] \(literal.title ?? "")"
  }

  @Test(arguments: [
    ("Image(systemName: \"a‸b\")", "Image systemName [ab] "), ("Image(systemName: \"‸\")", "Image systemName [] "),
    ("Label(\"Home\", systemImage: \"x‸\")", "Label systemImage [x] Home"),
    ("a.b.c(d, e: f(g, h: \"‸i\"))", "f h [i] "), ("f(\"‸a\", \"b\")", "f 0 [a] "), ("f(\"a\", \"‸b\")", "f 1 [b] a"),
    ("f(x: [1, 2], y: { a, b in g(c: 1) }, z: \"‸\")", "f z [] "), ("f(x: c ? \"‸a\" : \"b\")", "f x [a] "),
    ("f(x: c ? \"a\" : \"b‸\")", "f x [b] "), ("f(x: (\"‸a\"))", "f x [a] "), ("f(x: #\"a‸b\"#)", "f x [ab] "),
    ("f(x: \"a.b‸.c, y: 1)", "f x [a.b.c] "), ("f(x: \"‸", "f x [] "), ("f(x: \"‸)\n}\ng(y: 1)", "f x [] "),
    ("f(x: 1\n}\nfunc g() { h(y: \"‸\") }", "h y [] "), ("f(`x`: \"‸\")", "f x [] "),
    ("f(/* x: */ y: \"‸\")", "f y [] "), ("é(x: \"ö‸\")", "é x [ö] "),
  ])
  func finds(marked: String, expected: String) throws {
    #expect(try words(marked) == expected)
  }

  @Test(arguments: [
    "\"‸\"", "let x = \"‸\"", "f(x: \"a\")‸", "f(x: ‸\"a\")", "f(x: \"a\"‸)", "// f(x: \"‸\")", "f(x: \"a\\(b‸)\")",
    "f(x: \"\"\"\n‸\n\"\"\")", "f(x: \"\\n‸\")", "‸",
  ])
  func findsNothing(marked: String) throws {
    let (literal, _) = try literal(marked)
    #expect(literal == nil || literal?.callee == "")
  }

  /// Whatever the text, what is found lies in it.
  @Test(arguments: 1...40)
  func endsWithAnyText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "f", "(", ")", "{", "}", "[", "]", "x:", ",", "\"", "#", "\\", "\\(", "//", "/*", "*/", "\n", "?", ":", "é",
      "\"\"\"",
    ]
    let bytes = Array((0..<80).map { _ in parts.randomElement(using: &random) ?? "" }.joined().utf8)
    for offset in 0...bytes.count {
      guard let literal = ArgumentLiteral(at: offset, in: bytes) else { continue }
      #expect(literal.content.lower <= offset && offset <= literal.content.upper)
      #expect(literal.content.upper <= bytes.count)
    }
  }
}
