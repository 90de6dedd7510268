import SwiftSyntax

// MARK: - Statements

extension OutlineBuilder {
  func block(_ node: CodeBlockSyntax) -> CodeBlock {
    CodeBlock(span: span(node), statements: statements(node.statements))
  }

  func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
    nested(otherwise: []) {
      list.flatMap { node -> [Statement] in
        if let node = node.item.as(ExprSyntax.self) { return [statement(node)] }
        if let node = node.item.as(StmtSyntax.self) { return statements(node) }
        return node.item.as(DeclSyntax.self).map(statements) ?? []
      }
    }
  }

  /// An expression as a statement. `if` and `switch` are statements here.
  func statement(_ node: ExprSyntax) -> Statement {
    let expression = expression(node)
    let kind: Statement.Kind =
      switch expression.kind {
      case .if(let value): .if(value)
      case .switch(let value): .switch(value)
      default: .expression(expression)
      }
    return Statement(kind: kind, span: expression.span)
  }

  func statement(_ node: MacroExpansionDeclSyntax) -> Statement {
    let expression = macro(node)
    return Statement(
      kind: .expression(expression), span: expression.span, attributes: attributes(node.attributes))
  }

  private func statements(_ declaration: DeclSyntax) -> [Statement] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      let span = span(node)
      return variables(node).map { Statement(kind: .variable($0), span: span) }
    case .ifConfigDecl(let node):
      return [conditional(node)]
    case .macroExpansionDecl(let node):
      return [statement(node)]
    default:
      if let function = function(declaration) {
        return [Statement(kind: .function(function), span: span(declaration))]
      }
      return values(of: declaration, at: 0).map { value in
        var value = value
        value.start -= origin
        return Statement(kind: .type(value), span: span(declaration))
      }
    }
  }

  private func conditional(_ node: IfConfigDeclSyntax) -> Statement {
    let clauses = clauses(of: node).map { condition, elements in
      guard case .statements(let list) = elements else {
        return ConditionalStatements(condition: condition, statements: [])
      }
      return ConditionalStatements(condition: condition, statements: statements(list))
    }
    return Statement(kind: .conditionalCompilation(clauses), span: span(node))
  }

  /// One statement; more or none only in broken code.
  func statements(_ node: StmtSyntax) -> [Statement] {
    func statement(_ kind: Statement.Kind) -> [Statement] { [Statement(kind: kind, span: span(node))] }

    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node):
      return [self.statement(node.expression)]
    case .labeledStmt(let node):
      return nested(otherwise: []) { statements(node.statement) }
    case .guardStmt(let node):
      return statement(
        .guard(GuardStatement(conditions: conditions(node.conditions), otherwise: block(node.body))))
    case .whileStmt(let node):
      return statement(.while(conditions: conditions(node.conditions), body: block(node.body)))
    case .repeatStmt(let node):
      return statement(.repeat(body: block(node.body), condition: expression(node.condition)))
    case .forStmt(let node):
      return statement(.for(self.for(node)))
    case .doStmt(let node):
      return statement(.do(body: block(node.body), catches: node.catchClauses.map(catchClause)))
    case .returnStmt(let node):
      return statement(.return(node.expression.map(expression)))
    case .throwStmt(let node):
      return statement(.throw(expression(node.expression)))
    case .deferStmt(let node):
      return statement(.defer(block(node.body)))
    case .breakStmt:
      return statement(.jump("break"))
    case .continueStmt:
      return statement(.jump("continue"))
    case .fallThroughStmt:
      return statement(.jump("fallthrough"))
    case .yieldStmt(let node):
      return statement(.expression(Expression(kind: .other(parts(of: Syntax(node))), span: span(node))))
    case .discardStmt(let node):
      return statement(.expression(Expression(kind: .other([expression(node.expression)]), span: span(node))))
    default:
      return []
    }
  }

  private func `for`(_ node: ForStmtSyntax) -> ForStatement {
    ForStatement(
      pattern: pattern(node.pattern), isAwaiting: node.awaitKeyword != nil, sequence: expression(node.sequence),
      filter: (node.whereClause?.condition).map(expression), body: block(node.body))
  }

  private func catchClause(_ node: CatchClauseSyntax) -> CatchClause {
    let patterns = node.catchItems.compactMap { item -> Pattern? in
      guard let pattern = item.pattern else { return nil }
      return self.pattern(pattern, where: item.whereClause)
    }
    return CatchClause(patterns: patterns, body: block(node.body))
  }
}

// MARK: - if and switch

extension OutlineBuilder {
  func `if`(_ node: IfExprSyntax) -> IfStatement {
    let conditions = conditions(node.conditions)
    let body = block(node.body)
    let otherwise: ElseBranch? =
      switch node.elseBody {
      case .codeBlock(let node): .block(block(node))
      case .ifExpr(let node): nested(otherwise: nil) { .elseIf(self.if(node), span(node)) }
      default: nil
      }
    return IfStatement(conditions: conditions, body: body, otherwise: otherwise)
  }

  func `switch`(_ node: SwitchExprSyntax) -> SwitchStatement {
    SwitchStatement(subject: expression(node.subject), cases: cases(node.cases, condition: nil))
  }

  private func cases(_ list: SwitchCaseListSyntax, condition: BuildCondition?) -> [SwitchCase] {
    list.flatMap { element -> [SwitchCase] in
      if case .switchCase(let node) = element { return [self.case(node, condition: condition)] }
      guard case .ifConfigDecl(let node) = element else { return [] }
      return nested(otherwise: []) {
        clauses(of: node).flatMap { inner, elements -> [SwitchCase] in
          guard case .switchCases(let list) = elements else { return [] }
          return cases(list, condition: inner)
        }
      }
    }
  }

  private func `case`(_ node: SwitchCaseSyntax, condition: BuildCondition?) -> SwitchCase {
    var patterns: [Pattern] = []
    if case .case(let label) = node.label {
      patterns = label.caseItems.map { pattern($0.pattern, where: $0.whereClause) }
    }
    return SwitchCase(
      patterns: patterns, condition: condition, statements: statements(node.statements), span: span(node))
  }
}

// MARK: - Patterns

extension OutlineBuilder {
  func pattern(_ node: PatternSyntax, where clause: WhereClauseSyntax? = nil) -> Pattern {
    let outer = boundNames
    boundNames = []
    defer { boundNames = outer }
    let expression = patternExpression(node)
    let names = boundNames
    return Pattern(
      text: text(node), boundNames: names, expression: expression,
      guardCondition: (clause?.condition).map(self.expression))
  }

  /// The expression that a pattern is, if it is one. Adds the names it binds to `boundNames`.
  private func patternExpression(_ node: PatternSyntax) -> Expression? {
    switch node.as(PatternSyntaxEnum.self) {
    case .expressionPattern(let node):
      return expression(node.expression)
    case .valueBindingPattern(let node):
      return nested(otherwise: nil) { patternExpression(node.pattern) }
    case .identifierPattern(let node):
      boundNames.append(name(node.identifier))
      return nil
    case .tuplePattern(let node):
      return nested(otherwise: nil) {
        for element in node.elements { _ = patternExpression(element.pattern) }
        return nil
      }
    default:
      return nil
    }
  }

  /// A pattern in the place of an expression: `let name` in `case .loaded(let name)`.
  func pattern(inExpression node: PatternExprSyntax) -> Expression {
    let parts = patternExpression(node.pattern)
    return Expression(kind: .other(parts.map { [$0] } ?? []), span: span(node))
  }
}
