import AAAnalysis

/// An outline as text: one declaration or statement a line, expressions fully bracketed, names as the spans give them.
struct OutlineDump {
  private let source: [UInt8]
  private var lines: [String] = []
  /// Where the innermost placed declaration starts.
  private var origin = 0

  static func text(of source: String) -> String {
    let bytes = Array(source.utf8)
    return text(of: SwiftFile.outline(of: bytes), source: bytes)
  }

  static func text(of outline: FileOutline, source: [UInt8]) -> String {
    var dump = OutlineDump(source: source)
    for module in outline.imports { dump.line("import \(module.module) «\(dump.slice(module.span))»", 0) }
    for item in outline.items { dump.declaration(item, indent: 0) }
    for brace in outline.strayClosingBraces { dump.line("stray \(dump.slice(Span(brace, brace + 1)))", 0) }
    return dump.lines.joined(separator: "\n")
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func line(_ text: String, _ indent: Int) {
    lines.append(String(repeating: "  ", count: indent) + text)
  }

  private func slice(_ span: Span) -> String {
    let lower = span.lower + origin
    let upper = span.upper + origin
    guard lower >= 0, upper <= source.count else { return "out of bounds" }
    return String(decoding: source[lower..<upper], as: UTF8.self)
  }
}

// MARK: - Declarations

extension OutlineDump {
  private mutating func declaration(_ placed: Placed<Declaration>, indent: Int) {
    let parent = origin
    origin += placed.start
    defer { origin = parent }
    let conditions = placed.conditions.map { "#if(\($0.text):\($0.activity)) " }.joined()
    switch placed.value {
    case .type(let type):
      var text = conditions + attributes(type.attributes) + words(type.modifiers) + "\(type.kind) "
      text += type.qualifiedName == type.name ? type.name : "\(type.qualifiedName)/\(type.name)"
      if slice(type.nameSpan) != type.name { text += "«\(slice(type.nameSpan))»" }
      text += generics(type.genericParameters)
      let inherited = type.inherited.map { "\(self.type($0.type))«\(slice($0.span))»" }
      if !inherited.isEmpty { text += ": " + inherited.joined(separator: ", ") }
      if let clause = type.whereClause { text += " where \(clause)" }
      line(text, indent)
      for member in type.members { declaration(member, indent: indent + 1) }
    case .function(let value):
      function(value, prefix: conditions, indent: indent)
    case .variable(let value):
      variable(value, prefix: conditions, indent: indent)
    case .enumCase(let value):
      let parameters = value.parameters.isEmpty ? "" : "(\(value.parameters.map(parameter).joined(separator: ", ")))"
      let rawValue = value.rawValue.map { " = \(expression($0))" } ?? ""
      line(conditions + "case \(value.name)\(parameters)\(rawValue)", indent)
    case .typeAlias(let value):
      line(conditions + "typealias \(value.name) = \(type(value.type))", indent)
    case .code(let statements):
      line(conditions + "code «\(slice(Span(0, placed.length)))»", indent)
      self.statements(statements, indent + 1)
    }
  }

  private mutating func function(_ value: FunctionDeclaration, prefix: String, indent: Int) {
    var text = prefix + attributes(value.attributes) + words(value.modifiers) + "\(value.kind) \(value.name)"
    text += generics(value.genericParameters) + "(\(value.parameters.map(parameter).joined(separator: ", ")))"
    if value.isAsync { text += " async" }
    if value.isThrowing { text += " throws" }
    if let returnType = value.returnType { text += " -> \(type(returnType))" }
    line(text, indent)
    if let body = value.body { statements(body.statements, indent + 1) }
  }

  private mutating func variable(_ value: VariableDeclaration, prefix: String, indent: Int) {
    var text = prefix + attributes(value.attributes) + words(value.modifiers)
    text += (value.isLet ? "let " : "var ") + value.name
    if let type = value.type { text += ": \(self.type(type))" }
    if let initial = value.initialValue { text += " = \(expression(initial))" }
    line(text, indent)
    if let getter = value.getter {
      line("get", indent + 1)
      statements(getter.statements, indent + 2)
    }
    for accessor in value.otherAccessors {
      line(accessor.keyword, indent + 1)
      statements(accessor.body.statements, indent + 2)
    }
  }

  private func parameter(_ value: Parameter) -> String {
    let label = value.label == value.name ? "" : (value.label ?? "_") + " "
    let text = attributes(value.attributes) + label + value.name + ": " + type(value.type)
    return text + (value.defaultValue.map { " = \(expression($0))" } ?? "")
  }

  private func generics(_ parameters: [GenericParameter]) -> String {
    guard !parameters.isEmpty else { return "" }
    let texts = parameters.map { $0.name + ($0.constraint.map { ": \(type($0))" } ?? "") }
    return "<\(texts.joined(separator: ", "))>"
  }

  private func attributes(_ values: [Attribute]) -> String {
    values.map { "@\($0.name)" + ($0.arguments.isEmpty ? "" : "(\(arguments($0.arguments)))") + " " }.joined()
  }

  private func words(_ values: [String]) -> String { values.map { $0 + " " }.joined() }

  private func type(_ value: TypeName) -> String {
    var text = value.components.joined(separator: ".")
    if !value.arguments.isEmpty { text += "<\(value.arguments.map(type).joined(separator: ", "))>" }
    return text + (value.isOptional ? "?" : "")
  }
}

// MARK: - Statements

extension OutlineDump {
  private mutating func statements(_ values: [Statement], _ indent: Int) {
    for value in values { statement(value, indent) }
  }

  private mutating func statement(_ value: Statement, _ indent: Int) {
    switch value.kind {
    case .expression(let value): line(expression(value), indent)
    case .variable(let value): variable(value, prefix: "", indent: indent)
    case .function(let value): function(value, prefix: "", indent: indent)
    case .type(let value): declaration(value, indent: indent)
    case .if(let value): self.if(value, "if", indent)
    case .guard(let value):
      line("guard \(conditions(value.conditions)) else", indent)
      statements(value.otherwise.statements, indent + 1)
    case .switch(let value): self.switch(value, indent)
    case .for(let value):
      let filter = value.filter.map { " where \(expression($0))" } ?? ""
      let awaiting = value.isAwaiting ? "await " : ""
      line("for \(awaiting)\(pattern(value.pattern)) in \(expression(value.sequence))\(filter)", indent)
      statements(value.body.statements, indent + 1)
    case .while(let conditions, let body):
      line("while \(self.conditions(conditions))", indent)
      statements(body.statements, indent + 1)
    case .repeat(let body, let condition):
      line("repeat while \(expression(condition))", indent)
      statements(body.statements, indent + 1)
    case .do(let body, let catches):
      line("do", indent)
      statements(body.statements, indent + 1)
      for clause in catches {
        line("catch \(clause.patterns.map(pattern).joined(separator: ", "))", indent)
        statements(clause.body.statements, indent + 1)
      }
    case .return(let value): line("return" + (value.map { " \(expression($0))" } ?? ""), indent)
    case .throw(let value): line("throw \(expression(value))", indent)
    case .defer(let body):
      line("defer", indent)
      statements(body.statements, indent + 1)
    case .jump(let word): line(word, indent)
    case .conditionalCompilation(let clauses):
      for clause in clauses {
        line("#if(\(clause.condition.text):\(clause.condition.activity))", indent)
        statements(clause.statements, indent + 1)
      }
    }
  }

  private mutating func `if`(_ value: IfStatement, _ keyword: String, _ indent: Int) {
    line("\(keyword) \(conditions(value.conditions))", indent)
    statements(value.body.statements, indent + 1)
    switch value.otherwise {
    case .block(let body):
      line("else", indent)
      statements(body.statements, indent + 1)
    case .elseIf(let value, _): self.if(value, "else if", indent)
    case nil: break
    }
  }

  private mutating func `switch`(_ value: SwitchStatement, _ indent: Int) {
    line("switch \(expression(value.subject))", indent)
    for item in value.cases {
      let condition = item.condition.map { "#if(\($0.text):\($0.activity)) " } ?? ""
      let patterns = item.patterns.map(pattern).joined(separator: ", ")
      line(condition + (item.isDefault ? "default" : "case \(patterns)"), indent)
      statements(item.statements, indent + 1)
    }
  }

  private func conditions(_ values: [Condition]) -> String {
    values.map { condition in
      switch condition {
      case .expression(let value): expression(value)
      case .binding(let name, let type, let value, _):
        "let \(name)" + (type.map { ": \(self.type($0))" } ?? "") + (value.map { " = \(expression($0))" } ?? "")
      case .matching(let pattern, let value): "case \(self.pattern(pattern)) = \(expression(value))"
      case .availability(let value):
        (value.isUnavailable ? "#unavailable" : "#available")
          + "(\(value.versions.map { "\($0.platform) \($0.major).\($0.minor)" }.joined(separator: ", ")))"
      }
    }.joined(separator: ", ")
  }

  private func pattern(_ value: Pattern) -> String {
    var text = value.text
    if !value.boundNames.isEmpty { text += " binds \(value.boundNames.joined(separator: "+"))" }
    if let expression = value.expression { text += " is \(self.expression(expression))" }
    if let condition = value.guardCondition { text += " where \(expression(condition))" }
    return text
  }
}

// MARK: - Expressions

extension OutlineDump {
  private func expression(_ value: Expression) -> String {
    switch value.kind {
    case .name(let name): name
    case .implicitMember(let name): ".\(name)"
    case .string(let literal): string(literal)
    case .integer(let text), .float(let text): text
    case .boolean(let value): "\(value)"
    case .nil: "nil"
    case .array(let elements): "[\(list(elements))]"
    case .dictionary(let elements):
      "[" + elements.map { "\(expression($0.key)): \(expression($0.value))" }.joined(separator: ", ") + "]"
    case .keyPath(let root, let components): "\\\(root ?? "").\(components.joined(separator: "."))"
    case .closure(let closure): self.closure(closure)
    case .postfix(let postfix): expression(postfix.base) + postfix.links.map(link).joined()
    case .tuple(let elements): "(\(arguments(elements)))"
    case .prefix(let sign, let operand): "\(sign)\(expression(operand))"
    case .operation(let sign, let operands): "(" + operands.map(expression).joined(separator: " \(sign) ") + ")"
    case .ternary(let condition, let then, let otherwise):
      "(\(expression(condition)) ? \(expression(then)) : \(expression(otherwise)))"
    case .assignment(let target, let sign, let value): "\(expression(target)) \(sign) \(expression(value))"
    case .cast(let value, let sign, let type): "(\(expression(value)) \(sign) \(self.type(type)))"
    case .attempt(let kind, let operand):
      (kind == .plain ? "try" : kind == .optional ? "try?" : "try!") + " " + expression(operand)
    case .awaiting(let operand): "await \(expression(operand))"
    case .if(let value): block { $0.if(value, "if", 0) }
    case .switch(let value): block { $0.switch(value, 0) }
    case .receiver: "_"
    case .other(let parts): "?(\(list(parts)))"
    }
  }

  private func list(_ values: [Expression]) -> String { values.map(expression).joined(separator: ", ") }

  private func string(_ literal: StringLiteral) -> String {
    let parts = literal.segments.map { segment in
      switch segment {
      case .text(let text): text
      case .interpolation(let values): "\\(\(arguments(values)))"
      }
    }
    return "\"\(parts.joined())\""
  }

  private func closure(_ closure: Closure) -> String {
    let captures = closure.captures.isEmpty ? "" : "[\(closure.captures.joined(separator: ", "))] "
    let head = captures + closure.parameters.joined(separator: ", ")
    return "{ " + (head.isEmpty ? "" : head + " in ") + block { $0.statements(closure.statements, 0) } + " }"
  }

  /// Statements on one line.
  private func block(_ write: (inout OutlineDump) -> Void) -> String {
    var dump = self
    dump.lines = []
    write(&dump)
    return dump.lines.map { $0.drop { $0 == " " } }.joined(separator: "; ")
  }

  private func arguments(_ values: [Argument]) -> String {
    values.map { value in
      let label = value.label.map { "\($0): " } ?? ""
      return (value.isTrailingClosure ? "trailing " : "") + label + expression(value.value)
    }.joined(separator: ", ")
  }

  private func link(_ link: Link) -> String {
    switch link.kind {
    case .member(let name, _): ".\(name)"
    case .call(let call): "(\(arguments(call.arguments)))"
    case .subscript(let values): "[\(arguments(values))]"
    case .conditional(let clauses):
      clauses.map { clause in
        "#if(\(clause.condition.text):\(clause.condition.activity))" + (clause.chain.map(expression) ?? "")
      }.joined() + "#endif"
    }
  }
}
