import SwiftSyntax

// MARK: - Expressions

extension OutlineBuilder {
  func expression(_ node: ExprSyntax) -> Expression {
    nested(otherwise: .nothing(at: span(from: start(of: node), to: end(node)))) {
      read(node)
    }
  }

  private func read(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .postfixIfConfigExpr, .genericSpecializationExpr:
      return chain(node, base: .implicitMember)
    case .sequenceExpr(let node):
      var sequence = OperatorSequence(elements: Array(node.elements), end: end(node) - origin, builder: self)
      return sequence.fold()
    case .tryExpr, .awaitExpr, .unsafeExpr:
      let (prefixes, operand) = prefixes(of: node)
      return apply(prefixes, to: expression(operand))
    case .macroExpansionExpr(let node):
      return macro(node)
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first, only.label == nil {
        return Expression(kind: expression(only.expression).kind, span: span(node))
      }
      return Expression(kind: .tuple(arguments(node.elements)), span: span(node))
    default:
      return Expression(kind: kind(of: node), span: span(node))
    }
  }

  private func kind(of node: ExprSyntax) -> Expression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): .name(name(node.baseName))
    case .stringLiteralExpr(let node): .string(string(node))
    case .simpleStringLiteralExpr(let node):
      .string(
        StringLiteral(
          segments: node.segments.map { .text($0.content.text) },
          contentSpan: span(from: end(node.openingQuote), to: start(node.closingQuote))))
    case .integerLiteralExpr(let node): .integer(node.literal.text)
    case .floatLiteralExpr(let node): .float(node.literal.text)
    case .booleanLiteralExpr(let node): .boolean(node.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: .nil
    case .arrayExpr(let node): .array(node.elements.map { expression($0.expression) })
    case .dictionaryExpr(let node): .dictionary(elements(of: node))
    case .keyPathExpr(let node): keyPath(node)
    case .closureExpr(let node): .closure(closure(node))
    case .prefixOperatorExpr(let node): .prefix(operator: node.operator.text, expression(node.expression))
    case .inOutExpr(let node): .prefix(operator: "&", expression(node.expression))
    case .superExpr: .name("super")
    case .discardAssignmentExpr: .name("_")
    case .typeExpr(let node): .name(text(from: start(of: node.type), to: end(node)))
    case .ifExpr(let node): .if(self.if(node))
    case .switchExpr(let node): .switch(self.switch(node))
    case .copyExpr(let node): expression(node.expression).kind
    case .consumeExpr(let node): expression(node.expression).kind
    case .borrowExpr(let node): expression(node.expression).kind
    case .packExpansionExpr(let node): expression(node.repetitionPattern).kind
    case .packElementExpr(let node): expression(node.pack).kind
    case .patternExpr(let node): pattern(inExpression: node).kind
    default: .other(parts(of: Syntax(node)))
    }
  }

  /// The expressions right below a node whose own meaning is lost.
  func parts(of node: Syntax) -> [Expression] {
    node.children(viewMode: .sourceAccurate).flatMap { child -> [Expression] in
      if child.is(TokenSyntax.self) { return [] }
      if let child = child.as(ExprSyntax.self) { return [expression(child)] }
      return nested(otherwise: []) { parts(of: child) }
    }
  }

  private func elements(of node: DictionaryExprSyntax) -> [DictionaryElement] {
    guard case .elements(let list) = node.content else { return [] }
    return list.map { DictionaryElement(key: expression($0.key), value: expression($0.value)) }
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression.Kind {
    let components = node.components.compactMap { element -> String? in
      switch element.component {
      case .property(let property): name(property.declName.baseName)
      case .optional: nil
      default: text(element.component)
      }
    }
    return .keyPath(root: node.root.map { text(from: start(of: $0), to: end($0)) }, components: components)
  }
}

extension Expression {
  /// An expression of which nothing is known but where it stands.
  static func nothing(at span: Span) -> Expression { Expression(kind: .other([]), span: span) }
}

// MARK: - Strings, closures, arguments

extension OutlineBuilder {
  private func string(_ node: StringLiteralExprSyntax) -> StringLiteral {
    var segments: [StringLiteral.Segment] = []
    var text = ""
    func endText() {
      guard !text.isEmpty else { return }
      segments.append(.text(text))
      text = ""
    }
    for segment in node.segments {
      if case .stringSegment(let node) = segment {
        text += node.content.text
      } else {
        endText()
        let values = segment.as(ExpressionSegmentSyntax.self)?.expressions
        segments.append(.interpolation(values.map(arguments) ?? []))
      }
    }
    endText()
    let contentSpan = span(from: end(node.openingQuote), to: node.closingQuote.position.utf8Offset)
    var literal = StringLiteral(segments: segments, contentSpan: contentSpan)
    if segments.count == 1, case .text(let text)? = segments.first {
      literal.key = key(of: node, text)
      if !texts.isEmpty { literal.localizedText = literal.key.flatMap { texts[$0] } }
    }
    return literal
  }

  /// The value of a literal without interpolation.
  private func key(of node: StringLiteralExprSyntax, _ text: String) -> String? {
    let isAsWritten =
      node.openingQuote.tokenKind == .stringQuote && !text.utf8.contains(UInt8(ascii: "\\")) && !node.hasError
    return isAsWritten ? text : node.representedLiteralValue
  }

  func closure(_ node: ClosureExprSyntax) -> Closure {
    var parameters: [String] = []
    var captures: [String] = []
    var bodyStart = end(node.leftBrace)
    if let signature = node.signature {
      switch signature.parameterClause {
      case .simpleInput(let list): parameters = list.map { name($0.name) }
      case .parameterClause(let clause): parameters = clause.parameters.map { name($0.secondName ?? $0.firstName) }
      default: break
      }
      captures = (signature.capture?.items).map { $0.map { name($0.name) } } ?? []
      bodyStart = end(signature)
    }
    let span = span(node)
    let bodyEnd = node.rightBrace.presence == .missing ? span.upper : start(node.rightBrace) - origin
    return Closure(
      parameters: parameters, captures: captures, span: span, bodySpan: Span(bodyStart - origin, bodyEnd),
      statements: statements(node.statements))
  }

  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.compactMap { element in
      // Half-typed `f(` has an argument in the tree, but not in the source.
      if element.label == nil, element.expression.is(MissingExprSyntax.self) { return nil }
      let value = expression(element.expression)
      let label = element.label.map(name)
      let lower = element.label.map { start($0) - origin } ?? value.span.lower
      return Argument(
        label: label, value: value, isTrailingClosure: false, span: Span(lower, max(lower, value.span.upper)))
    }
  }

  func arguments(
    _ list: LabeledExprListSyntax, _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var arguments = arguments(list)
    if let first {
      arguments.append(argument(first, label: nil, from: start(first)))
    }
    for element in others {
      arguments.append(argument(element.closure, label: name(element.label), from: start(element)))
    }
    return arguments
  }

  private func argument(_ node: ClosureExprSyntax, label: String?, from start: Int) -> Argument {
    let closure = expression(ExprSyntax(node))
    return Argument(
      label: label, value: closure, isTrailingClosure: true, span: Span(start - origin, closure.span.upper))
  }
}

// MARK: - try and await

extension OutlineBuilder {
  /// `try` or `await`, and where it starts, relative to the declaration.
  struct Prefix {
    enum Kind {
      case attempt(Expression.AttemptKind)
      case awaiting
      case nothing
    }

    var kind: Kind
    var start: Int
  }

  /// The prefixes before an operand, outermost first.
  func prefixes(of node: ExprSyntax) -> (prefixes: [Prefix], operand: ExprSyntax) {
    var node = node
    var prefixes: [Prefix] = []
    while true {
      switch node.kind {
      case .tryExpr:
        guard let attempt = node.as(TryExprSyntax.self) else { return (prefixes, node) }
        let kind: Expression.AttemptKind =
          switch attempt.questionOrExclamationMark?.tokenKind {
          case .postfixQuestionMark: .optional
          case .exclamationMark: .forced
          default: .plain
          }
        prefixes.append(Prefix(kind: .attempt(kind), start: start(attempt.tryKeyword) - origin))
        node = attempt.expression
      case .awaitExpr:
        guard let waiting = node.as(AwaitExprSyntax.self) else { return (prefixes, node) }
        prefixes.append(Prefix(kind: .awaiting, start: start(waiting.awaitKeyword) - origin))
        node = waiting.expression
      case .unsafeExpr:
        guard let unsafe = node.as(UnsafeExprSyntax.self) else { return (prefixes, node) }
        prefixes.append(Prefix(kind: .nothing, start: start(unsafe.unsafeKeyword) - origin))
        node = unsafe.expression
      default:
        return (prefixes, node)
      }
    }
  }

  /// No more prefixes than this become layers; the outer ones of a longer run say nothing new.
  private static let longestPrefixRun = 8

  func apply(_ prefixes: [Prefix], to operand: Expression) -> Expression {
    var expression = operand
    for prefix in prefixes.suffix(Self.longestPrefixRun).reversed() {
      let span = Span(prefix.start, expression.span.upper)
      switch prefix.kind {
      case .attempt(let kind): expression = Expression(kind: .attempt(kind, expression), span: span)
      case .awaiting: expression = Expression(kind: .awaiting(expression), span: span)
      case .nothing: expression.span = span
      }
    }
    if let first = prefixes.first { expression.span = Span(first.start, expression.span.upper) }
    return expression
  }
}
