import SwiftSyntax

// MARK: - Postfix expressions

extension OutlineBuilder {
  /// What a member without a base hangs on.
  enum MissingBase {
    /// `.red`
    case implicitMember
    /// The chain before the `#if` that the member stands in.
    case receiver
  }

  /// A base and everything behind it, walked from the outside in and read from the inside out.
  func chain(_ node: ExprSyntax, base missing: MissingBase) -> Expression {
    var steps: [ExprSyntax] = []
    var base: Expression?
    var current = node
    walk: while true {
      switch current.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let step):
        guard let next = step.base else {
          if missing == .implicitMember {
            base = implicitMember(step)
          } else {
            base = receiver(at: start(step.period))
            steps.append(current)
          }
          break walk
        }
        steps.append(current)
        current = next
      case .functionCallExpr(let step):
        steps.append(current)
        current = step.calledExpression
      case .subscriptCallExpr(let step):
        steps.append(current)
        current = step.calledExpression
      case .postfixIfConfigExpr(let step):
        steps.append(current)
        guard let next = step.base else {
          base = receiver(at: start(step.config))
          break walk
        }
        current = next
      case .forceUnwrapExpr(let step): current = step.expression
      case .optionalChainingExpr(let step): current = step.expression
      case .genericSpecializationExpr(let step): current = step.expression
      default: break walk
      }
    }
    let first = base ?? expression(current)
    let span = Span(first.span.lower, end(node) - origin)
    let links = steps.reversed().compactMap(link)
    guard !links.isEmpty else { return Expression(kind: first.kind, span: span) }
    if current.is(MacroExpansionExprSyntax.self), case .postfix(let postfix) = first.kind {
      return Expression(kind: .postfix(Postfix(base: postfix.base, links: postfix.links + links)), span: span)
    }
    return Expression(kind: .postfix(Postfix(base: first, links: links)), span: span)
  }

  private func implicitMember(_ node: MemberAccessExprSyntax) -> Expression {
    Expression(kind: .implicitMember(name(node.declName.baseName)), span: span(node))
  }

  private func receiver(at start: Int) -> Expression {
    Expression(kind: .receiver, span: Span(at: start - origin))
  }

  private func link(_ node: ExprSyntax) -> Link? {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node):
      let name = node.declName.baseName
      let nameSpan = name.presence == .missing ? Span(at: end(node.period) - origin) : span(name)
      return Link(
        kind: .member(self.name(name), nameSpan: nameSpan), span: span(from: start(node.period), to: end(node)))
    case .functionCallExpr(let node):
      let arguments = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
      let parentheses = parentheses(node.leftParen, node.arguments, node.rightParen)
      let lower = parentheses?.lower ?? arguments.first?.span.lower ?? end(node) - origin
      return Link(
        kind: .call(Call(arguments: arguments, parentheses: parentheses)), span: Span(lower, end(node) - origin))
    case .subscriptCallExpr(let node):
      let arguments = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
      return Link(kind: .subscript(arguments), span: span(from: start(node.leftSquare), to: end(node)))
    case .postfixIfConfigExpr(let node):
      return Link(kind: .conditional(conditionalChains(node.config)), span: span(node.config))
    default:
      return nil
    }
  }

  private func conditionalChains(_ node: IfConfigDeclSyntax) -> [ConditionalChain] {
    nested(otherwise: []) {
      clauses(of: node).map { condition, elements in
        guard case .postfixExpression(let chain) = elements else {
          return ConditionalChain(condition: condition, chain: nil)
        }
        return ConditionalChain(condition: condition, chain: self.chain(chain, base: .receiver))
      }
    }
  }

  private func parentheses(
    _ left: TokenSyntax?, _ arguments: LabeledExprListSyntax, _ right: TokenSyntax?
  ) -> Span? {
    guard let left else { return nil }
    guard let right, right.presence == .present else {
      return span(from: start(left), to: max(end(left), arguments.isEmpty ? 0 : end(arguments)))
    }
    return span(from: start(left), to: end(right))
  }

  /// `#Preview("Title") { … }`; a bare `#file` is a name.
  func macro(_ node: some FreestandingMacroExpansionSyntax) -> Expression {
    let lower = start(node.pound)
    let base = Expression(kind: .name("#" + name(node.macroName)), span: span(from: lower, to: end(node.macroName)))
    let whole = span(from: lower, to: end(node))
    guard node.leftParen != nil || node.trailingClosure != nil else {
      return Expression(kind: base.kind, span: whole)
    }
    let arguments = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    let parentheses = parentheses(node.leftParen, node.arguments, node.rightParen)
    let call = Call(arguments: arguments, parentheses: parentheses)
    let span = Span(parentheses?.lower ?? arguments.first?.span.lower ?? whole.upper, whole.upper)
    return Expression(kind: .postfix(Postfix(base: base, links: [Link(kind: .call(call), span: span)])), span: whole)
  }
}
