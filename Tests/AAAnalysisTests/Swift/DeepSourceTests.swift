import Testing

@testable import AAAnalysis

@Suite("Deep and endless sources")
struct DeepSourceTests {
  @Test(
    "A hundred thousand of one thing",
    arguments: ["(", "[", "{", "#if\n", "\"\\(", "\\(", "<", "!", "\"", "#"])
  func repeated(unit: String) {
    for start in ["let x = ", "struct A { let x: ", "let x = \""] {
      read(start + String(repeating: unit, count: 100_000))
    }
  }

  @Test(
    "Some thousand of other things",
    arguments: [
      "a<", "[(", "@a(", "'", "`", "/*", "\"\"\"\n", "}", ")", "]", "#endif\n", "-", "try ", "if ", "repeat ", "a ? ",
      "{[",
      "@", "\\", "?", "A<\n", "let\n", "repeat\n", "(A) ->\n", "a\n? ", "() throws(A) ->\n", "else ", "case ",
      "func f() {", "a: ", "() -> ", ".a(", "#a ",
    ])
  func repeatedLess(unit: String) {
    for start in ["", "let x = "] {
      read(start + String(repeating: unit, count: 5_000))
    }
  }

  /// Reads a source in every way there is; that it ends is the test.
  private func read(_ source: String) {
    let bytes = Array(source.utf8)
    let outline = SwiftFile.outline(of: bytes)
    #expect(outline == outline)
    // What is too deep for that is not encoded.
    let encoded = OutlineCoding.encode(outline, sourceLength: bytes.count)
    #expect(encoded == nil || encoded.flatMap { OutlineCoding.decode($0, sourceLength: bytes.count) } == outline)
    #expect(NameScanner.scan(bytes).types.subtracting(["A"]).isEmpty)
  }

  @Test func nestedViews() {
    let source = "struct A: View { var body: some View { " + String(repeating: "VStack {\n", count: 3000)
    _ = SwiftFile.outline(of: Array(source.utf8))
    let closed = source + String(repeating: "}\n", count: 3000) + "} }\nstruct B {}"
    _ = SwiftFile.outline(of: Array(closed.utf8))
  }

  @Test func viewsAsDeepAsPeopleWriteThem() {
    let source =
      "struct A: View { var body: some View { " + String(repeating: "VStack { if a { ", count: 20) + "Text(\"x\")"
      + String(repeating: "} }", count: 20) + "} }\nstruct B {}"
    let dump = OutlineDump.text(of: source)
    #expect(dump.contains("Text(\"x\")"))
    #expect(dump.hasSuffix("struct B"))
  }

  @Test(arguments: [5_000, 20_000])
  func chainedModifiers(count: Int) throws {
    let chain = try initialValue(of: "let a = Text(\"x\")" + String(repeating: "\n  .bold()", count: count))
    guard case .postfix(let postfix) = chain.kind else {
      Issue.record("no chain")
      return
    }
    // The call of the base, and a member and a call for each modifier.
    #expect(postfix.links.count == 1 + 2 * count)
    #expect(postfix.links.last?.span == Span(17 + 10 * count - 2, 17 + 10 * count))
  }

  @Test func modifiersInCodeAtTheTopLevel() {
    let source = "Text(\"x\")" + String(repeating: "\n  .bold()", count: 5_000)
    #expect(SwiftFile.outline(of: Array(source.utf8)).items.first?.length == source.utf8.count)
  }

  @Test func manyTermsAreOneOperation() throws {
    let sum = try initialValue(of: "let a = b" + String(repeating: " + c", count: 20_000))
    guard case .operation("+", let operands) = sum.kind else {
      Issue.record("no sum")
      return
    }
    #expect(operands.count == 20_001)
  }

  @Test(arguments: [" + b - c", " ? b : c", " = b", "\nas B", "!.b", ".c[0]", " ?? b", " && b || c", "?.b"])
  func longAlternations(unit: String) throws {
    let value = try initialValue(of: "let x = a" + String(repeating: unit, count: 20_000))
    #expect(value == value)
  }

  @Test func longTypesAndChainsOfElse() {
    for source in [
      "let x: A" + String(repeating: ".B", count: 20_000), "let x: A" + String(repeating: "?", count: 20_000),
      "func f() { " + String(repeating: "if a {\n} else ", count: 2_000) + "{ } }",
    ] {
      #expect(SwiftFile.outline(of: Array(source.utf8)).items.count == 1)
    }
  }

  private func initialValue(of source: String) throws -> Expression {
    let item = try #require(SwiftFile.outline(of: Array(source.utf8)).items.first)
    guard case .variable(let variable) = item.value else { throw Unexpected() }
    return try #require(variable.initialValue)
  }

  private struct Unexpected: Error {}
}
