import SwiftSyntax

/// Turns a syntax tree into an outline.
///
/// Everything is read as it stands: a missing token leaves an empty span or a missing part, never a gap in what
/// follows. Left-deep trees (modifier chains, long sums) are walked by iteration, so that the depth of recursion
/// is that of the brackets in the source.
final class OutlineBuilder {
  let bytes: [UInt8]
  /// What an earlier outline of the file offers; nil if everything has to be built.
  let reuse: OutlineReuse?
  /// What literals that are keys stand for.
  let texts: LocalizedTexts
  /// Where the innermost placed declaration starts: spans count from here.
  var origin = 0
  /// Names bound by the patterns read since the caller last emptied it.
  var boundNames: [String] = []
  /// How many nested statements and expressions are being read.
  var depth = 0

  var rebuiltDeclarations = 0
  var reusedDeclarations = 0

  init(bytes: [UInt8], texts: LocalizedTexts, reuse: OutlineReuse? = nil) {
    self.bytes = bytes
    self.texts = texts
    self.reuse = reuse
  }

  /// The items of a file, and how many declarations were read or taken over.
  struct Result {
    var items: [OutlineItem]
    var rebuiltDeclarations: Int
    var reusedDeclarations: Int
  }

  /// Deeper code is left out of the outline, so that an outline can be compared and released on a small stack.
  static let deepestNesting = 200
}

// MARK: - Positions

extension OutlineBuilder {
  func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
  func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

  /// A span of absolute offsets, seen from the declaration.
  func span(from lower: Int, to upper: Int) -> Span { Span(lower - origin, upper - origin) }
  func span(_ node: some SyntaxProtocol) -> Span { span(from: start(node), to: end(node)) }

  /// The start of an expression whose leftmost part may lie thousands of levels deep.
  func start(of expression: ExprSyntax) -> Int {
    var expression = expression
    while let next = leftOperand(of: expression) { expression = next }
    return start(expression)
  }

  private func leftOperand(of expression: ExprSyntax) -> ExprSyntax? {
    switch expression.kind {
    case .memberAccessExpr: expression.as(MemberAccessExprSyntax.self)?.base
    case .functionCallExpr: expression.as(FunctionCallExprSyntax.self)?.calledExpression
    case .subscriptCallExpr: expression.as(SubscriptCallExprSyntax.self)?.calledExpression
    case .forceUnwrapExpr: expression.as(ForceUnwrapExprSyntax.self)?.expression
    case .optionalChainingExpr: expression.as(OptionalChainingExprSyntax.self)?.expression
    case .postfixIfConfigExpr: expression.as(PostfixIfConfigExprSyntax.self)?.base
    case .postfixOperatorExpr: expression.as(PostfixOperatorExprSyntax.self)?.expression
    case .genericSpecializationExpr: expression.as(GenericSpecializationExprSyntax.self)?.expression
    case .sequenceExpr: expression.as(SequenceExprSyntax.self)?.elements.first
    default: nil
    }
  }

  /// The source between two absolute offsets.
  func text(from lower: Int, to upper: Int) -> String {
    let lower = min(max(lower, 0), bytes.count)
    let upper = min(max(upper, lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  func text(_ node: some SyntaxProtocol) -> String { text(from: start(node), to: end(node)) }

  /// An identifier without its backticks.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}

// MARK: - Nesting

extension OutlineBuilder {
  /// Reads one level deeper, or returns `otherwise` if that is too deep.
  func nested<Value>(otherwise: @autoclosure () -> Value, _ read: () -> Value) -> Value {
    guard depth < Self.deepestNesting else { return otherwise() }
    depth += 1
    defer { depth -= 1 }
    return read()
  }

  /// Reads a placed declaration, whose spans count from its own start.
  func placed<Value>(at start: Int, _ read: () -> Value) -> Value {
    let outer = origin
    origin = start
    defer { origin = outer }
    return read()
  }
}
