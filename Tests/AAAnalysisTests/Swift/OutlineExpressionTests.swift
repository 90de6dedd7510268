import Testing

@testable import AAAnalysis

@Suite("Outline of expressions")
struct OutlineExpressionTests {
  private static let expressions: [(source: String, expected: String)] = [
    // Precedence.
    ("a + b + c", "(a + b + c)"), ("a - b + c * d + e", "((a - b) + (c * d) + e)"),
    ("a || b && !c || d", "(a || (b && !c) || d)"), ("a ?? b ?? c", "(a ?? b ?? c)"),
    ("a == b ?? c", "(a == (b ?? c))"), ("a..<b + 1", "(a ..< (b + 1))"), ("a & b | c << 1", "((a & b) | (c << 1))"),
    ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"), ("a == b ? c + d : e", "((a == b) ? (c + d) : e)"),
    ("a as? B ?? c", "((a as? B) ?? c)"), ("a as! B is C", "((a as! B) is C)"), ("a <+> b < c", "(a <+> (b < c))"),
    ("a = b = c ?? d", "a = b = (c ?? d)"), ("a += b ? c : d", "a += (b ? c : d)"), ("-a * b", "(-a * b)"),
    // try and await cover what follows.
    ("try await a() ?? b", "try await (a() ?? b)"), ("x = try? await a.b()", "x = try? await a.b()"),
    ("a + (try! b)", "(a + try! b)"), ("a ? try b : c", "(a ? try b : c)"), ("try x = y", "try x = y"),
    // Chains.
    ("a.b(c, d: e)[0]?.f!.g { $0 } h: { }", "a.b(c, d: e)[0].f.g(trailing { $0 }, trailing h: {  })"),
    (".red.opacity(1)", ".red.opacity(1)"), ("Array<Int>()", "Array()"), ("[Int].self", "[Int].self"),
    ("foo(_:bar:)", "foo"), ("a.`default`", "a.default"), ("x.0.1", "x.0.1"), ("#selector(f(_:))", "#selector(f)"),
    ("(a.b).c()", "a.b.c()"), ("super.init(x: 1)", "super.init(x: 1)"),
    // Literals.
    (#""a\(b + 1, f: "c")d""#, #""a\((b + 1), f: "c")d""#), (##"#"\(a) \#(b)"#"##, ##""\(a) \(b)""##),
    ("[a, b]", "[a, b]"), ("[a: 1, b: 0x1F]", "[a: 1, b: 0x1F]"), ("(1, b: 2.5)", "(1, b: 2.5)"), ("()", "()"),
    (#"\.a.b?.c"#, #"\.a.b.c"#), (#"\A.b"#, #"\A.b"#), (#"\.[0].a"#, #"\.[0].a"#), ("nil", "nil"),
    ("/a[b)]*/", "?()"), ("#file", "#file"), ("$a.b", "$a.b"), ("&a", "&a"), ("a...", "?(a)"),
    // Closures and statements as values.
    ("{ [weak self, a = b] (c, _ d: Int) -> E in f() }", "{ [self, a] c, d in f() }"),
    ("f { a, b in c(); d() }", "f(trailing { a, b in c(); d() })"), ("if a { 1 } else { 2 }", "if a; 1; else; 2"),
    ("switch a { case .b: 1 default: 2 }", "switch a; case .b is .b; 1; default; 2"),
  ]

  @Test(arguments: expressions)
  func read(source: String, expected: String) {
    let isStatement = source.contains(" = ") || source.contains(" += ")
    if isStatement {
      expect("func f() { \(source) }", "function f()\n  \(expected)")
    } else {
      expect("let x = \(source)", "let x = \(expected)")
    }
  }

  @Test func postfixConditions() {
    expect(
      """
      var a: some View {
        Text("x")
          .navigationTitle("y")
          #if os(iOS)
            .assistiveAccessNavigationIcon(systemImage: "z")
            #if DEBUG
              .border(.red)
            #endif
            .b { $0 }
          #elseif FEATURE
          #else
            .c
          #endif
          .d()
      }
      """,
      """
      var a: View
        get
          Text("x").navigationTitle("y")#if(os(iOS):active)_.assistiveAccessNavigationIcon(systemImage: "z")\
      #if(DEBUG:debugOnly)_.border(.red)#endif.b(trailing { $0 })#if(FEATURE:inactive)#if(:inactive)_.c#endif.d()
      """)
  }

  @Test func multilineStrings() {
    let source = "let x = \"\"\"\n    one\n      two \\(a)\n    \"\"\""
    expect(source, "let x = \"one\n  two \\(a)\"")
  }

  @Test func halfTypedCode() {
    expect("let x = a.", "let x = a.")
    expect("let x = f(", "let x = f()")
    expect("let x = f(a, b:", "let x = f(a, b: ?())")
    expect("let x = a +", "let x = (a + ?())")
    expect("let x = a ?", "let x = (a ? ?() : ?())")
    expect("let x = \"open", "let x = \"open\"")
    expect("func f() { if ", "function f()\n  if ?()")
    expect(
      "struct A: View { var body: some View { VStack { Text(\"x\")",
      """
      struct A: View«View»
        var body: View
          get
            VStack(trailing { Text("x") })
      """)
    expect("struct A { @State ", "struct A")
    expect("struct", "struct ")
    expect("extension", "extension ")
  }
}
