import AAAnalysis
import AATestSupport
import Testing

/// The questions that examples are asked do find what is wrong with a rule.
@Suite("asking examples")
struct ExampleCheckTests {
  private static let text = """
    let é = 1
    func foo() {}
    //   ^^^ warning: 'foo' is forbidden
    struct Paint: App { var body: some Scene { AssistiveAccess {} } }
    """

  private static func text(calling name: String) -> String {
    "let é = 1\nfunc \(name)() {}\nstruct Paint: App { var body: some Scene { AssistiveAccess {} } }"
  }

  private func check(
    _ text: String = text, fixed: String? = nil, configure: (inout WordRule) -> Void = { _ in }
  ) -> ExampleCheck {
    var rule = WordRule(id: "forbidden-word", word: "foo")
    configure(&rule)
    return ExampleCheck(
      Example("example", text, fixed: fixed), of: rule, catalogue: Catalogue([rule] + Catalogue.all))
  }

  @Test("a good rule passes")
  func good() {
    let check = check(Self.text.replacing("forbidden", with: "forbidden 💡"), fixed: Self.text(calling: "bar")) {
      $0.replacement = "bar"
    }
    #expect(check.asWritten() == [])
    #expect(check.behindEmoji() == [])
    #expect(check.withCarriageReturns() == [])
    #expect(check.insideComment() == [])
    #expect(check.insideString() == [])
    #expect(check.suppressed() == [])
    #expect(check.suppressedHere() == [])
    #expect(check.truncated(step: 1) == [])
    #expect(check.fixes() == [])
  }

  @Test("the difference shows the code, the carets and the message")
  func difference() {
    let problems = check("let foo = 1\n//  ^^ hint: other").asWritten()
    #expect(problems.count == 1)
    #expect(problems.first?.contains("expected, but not found in Example.swift") == true)
    #expect(problems.first?.contains("  | let foo = 1\n  | //  ^^ hint: other") == true)
    #expect(problems.first?.contains("found, but not expected in Example.swift") == true)
    #expect(problems.first?.contains("  | let foo = 1\n  | //  ^^^ warning: 'foo' is forbidden") == true)
    #expect(check("let a = 1").asWritten() == [])
    #expect(check("foo").asWritten().count == 1)
    #expect(check("let a = 1\n//^^ warning: nothing\n").asWritten().count == 1)
    #expect(check("let a = 1\n// ^^").asWritten().count == 1)
  }

  @Test("a fix that is announced must be there, and one that is there announced")
  func announcedFix() {
    #expect(check(Self.text.replacing("forbidden", with: "forbidden 💡")).asWritten().count == 1)
    #expect(check { $0.replacement = "bar" }.asWritten().count == 1)
  }

  @Test("code in comments and strings must be silent")
  func careless() {
    let check = check { $0.isCareless = true }
    #expect(check.insideComment().count == 1)
    #expect(check.insideString().count == 1)
  }

  @Test("fixes that do not remove their finding, or lead elsewhere, are told")
  func badFixes() {
    #expect(!check { $0.replacement = "foo" }.fixes().isEmpty)
    #expect(!check { $0.replacement = "foofoo" }.fixes().isEmpty)
    #expect(!check(fixed: Self.text(calling: "baz")) { $0.replacement = "bar" }.fixes().isEmpty)
    #expect(!check(fixed: Self.text(calling: "baz")).fixes().isEmpty)
    #expect(check().fixes().isEmpty)
  }

  @Test("places that do not exist are told")
  func misplaced() {
    let rule = MisplacedRule()
    let check = ExampleCheck(Example("example", "a"), of: rule, catalogue: Catalogue([rule]))
    #expect(check.truncated(step: 1).count == 2)
  }
}

private struct MisplacedRule: Rule {
  let id = "misplaced"
  let group = RuleGroup.timing
  let severity = Severity.warning
  let explanation = Explanation(what: "", why: "", instead: "")
  let reference = Reference.optimizing
  let tags: [String] = []
  let examples: [Example] = []

  func reports(in context: RuleContext) -> [Report] { [Report("", at: Location(context.file, Span(99, 100)))] }
}
