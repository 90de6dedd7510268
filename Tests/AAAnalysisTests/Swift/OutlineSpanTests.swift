import Testing

@testable import AAAnalysis

@Suite("Spans of an outline")
struct OutlineSpanTests {
  @Test(arguments: 0..<SampleSources.all.count)
  func spansHoldWhatTheySay(index: Int) {
    for source in [
      SampleSources.all[index], "\u{FEFF}// 🇨🇭\r\n" + SampleSources.all[index].replacing("\n", with: "\r\n"),
    ] {
      let bytes = Array(source.utf8)
      var checker = SpanChecker(source: bytes)
      for item in SwiftFile.outline(of: bytes).items { checker.check(item, in: Span(0, bytes.count)) }
      #expect(checker.count > 100)
      #expect(checker.wrong.isEmpty)
    }
  }
}

/// Looks at what the spans of an outline cover.
private struct SpanChecker {
  let source: [UInt8]
  var origin = 0
  var count = 0
  var wrong: [String] = []

  init(source: [UInt8]) { self.source = source }

  private func slice(_ span: Span) -> String {
    let span = span.shifted(by: origin)
    guard span.lower >= 0, span.upper <= source.count else { return "out of bounds" }
    return String(decoding: source[span.lower..<span.upper], as: UTF8.self)
  }

  private mutating func check(_ span: Span, in outer: Span, _ condition: (String) -> Bool, _ what: String) {
    count += 1
    let text = slice(span)
    if outer.contains(span), condition(text), text == text.drop(while: \.isWhitespace) { return }
    wrong.append("\(what): \(text)")
  }

  mutating func check(_ placed: Placed<Declaration>, in outer: Span) {
    let parent = origin
    origin += placed.start
    defer { origin = parent }
    let whole = Span(0, placed.length)
    check(whole, in: outer.shifted(by: -placed.start), { !$0.isEmpty }, "declaration")
    switch placed.value {
    case .type(let type):
      check(type.nameSpan, in: whole, { $0 == type.name }, "type name")
      check(type.bodySpan, in: whole, { $0.hasPrefix("{") && $0.hasSuffix("}") }, "type body")
      for attribute in type.attributes { check(attribute.span, in: whole, { $0.hasPrefix("@") }, "attribute") }
      for member in type.members { check(member, in: whole) }
    case .function(let function): check(function, in: whole)
    case .variable(let variable): check(variable, in: whole)
    case .enumCase(let enumCase): check(enumCase.nameSpan, in: whole, { $0 == enumCase.name }, "case")
    case .typeAlias: break
    case .code(let statements): for statement in statements { check(statement, in: whole) }
    }
  }

  private mutating func check(_ function: FunctionDeclaration, in outer: Span) {
    check(function.nameSpan, in: outer, { $0 == function.name }, "function name")
    if let body = function.body { check(body, in: outer) }
  }

  private mutating func check(_ variable: VariableDeclaration, in outer: Span) {
    check(variable.nameSpan, in: outer, { $0 == variable.name }, "variable name")
    if let value = variable.initialValue { check(value, in: outer) }
    if let getter = variable.getter { check(getter, in: outer) }
    for accessor in variable.otherAccessors { check(accessor.body, in: outer) }
  }

  private mutating func check(_ block: CodeBlock, in outer: Span) {
    check(block.span, in: outer, { $0.hasPrefix("{") && $0.hasSuffix("}") }, "block")
    for statement in block.statements { check(statement, in: block.span) }
  }

  private mutating func check(_ statement: Statement, in outer: Span) {
    let span = statement.span
    check(span, in: outer, { !$0.isEmpty }, "statement")
    switch statement.kind {
    case .expression(let value), .throw(let value): check(value, in: span)
    case .return(let value): if let value { check(value, in: span) }
    case .variable(let variable): check(variable, in: span)
    case .if(let value): check(value.body, in: span)
    case .guard(let value): check(value.otherwise, in: span)
    case .for(let value): check(value.body, in: span)
    case .do(let body, _): check(body, in: span)
    case .switch(let value):
      for item in value.cases {
        check(item.span, in: span, { $0.hasPrefix("case") || $0.hasPrefix("default") }, "switch case")
        for statement in item.statements { check(statement, in: item.span) }
      }
    default: break
    }
  }

  private mutating func check(_ value: Expression, in outer: Span) {
    let span = value.span
    check(span, in: outer, { _ in true }, "expression")
    switch value.kind {
    case .name(let name): if name != "Preview" { check(span, in: outer, { $0.hasPrefix(name) }, "name") }
    case .string(let literal):
      if let text = literal.plainText { check(literal.contentSpan, in: span, { $0 == text }, "string") }
    case .closure(let closure):
      check(closure.span, in: span, { $0.hasPrefix("{") && $0.hasSuffix("}") }, "closure")
      for statement in closure.statements { check(statement, in: closure.bodySpan) }
    case .postfix(let postfix):
      check(postfix.base, in: span)
      for link in postfix.links { check(link, in: span) }
    case .operation(_, let operands), .array(let operands): for operand in operands { check(operand, in: span) }
    case .ternary(let condition, let then, let otherwise):
      for part in [condition, then, otherwise] { check(part, in: span) }
    case .assignment(let target, _, let value): for part in [target, value] { check(part, in: span) }
    case .attempt(_, let operand), .awaiting(let operand), .prefix(_, let operand): check(operand, in: span)
    default: break
    }
  }

  private mutating func check(_ link: Link, in outer: Span) {
    check(link.span, in: outer, { !$0.isEmpty }, "link")
    switch link.kind {
    case .member(let name, let nameSpan):
      check(nameSpan, in: link.span, { $0 == name }, "member")
    case .call(let call):
      if let parentheses = call.parentheses {
        check(parentheses, in: link.span, { $0.hasPrefix("(") && $0.hasSuffix(")") }, "parentheses")
      }
      for argument in call.arguments {
        check(argument.span, in: link.span, { $0.hasPrefix(argument.label ?? "") }, "argument")
        check(argument.value, in: argument.span)
      }
    default: break
    }
  }
}
