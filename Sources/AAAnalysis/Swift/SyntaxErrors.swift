import SwiftSyntax

/// Missing and malformed tokens, and pieces of the text that the parser had no use for.
struct SyntaxErrors {
  /// In source order, one byte on each side for a missing token.
  private(set) var spans: [Span] = []
  /// Whether there is an error in or around an interpolation: the lexer may then have stayed within the string for
  /// longer than the tree says.
  private(set) var leaveStringOpen = false

  init(in root: Syntax) {
    let length = root.endPosition.utf8Offset
    var pending = [root]
    while let node = pending.popLast() {
      guard node.hasError else { continue }
      let position = node.position.utf8Offset
      let end = node.endPosition.utf8Offset
      if node.is(UnexpectedNodesSyntax.self) || node.is(TokenSyntax.self) {
        spans.append(end > position ? Span(position, end) : Span(max(0, position - 1), min(position + 1, length)))
        // Of a string that stands where none can be, only the tokens are left.
        let hasBackslash = node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .backslash }
        if hasBackslash { leaveStringOpen = true }
      } else {
        if let string = node.as(StringLiteralExprSyntax.self),
          string.segments.contains(where: { $0.is(ExpressionSegmentSyntax.self) })
        {
          leaveStringOpen = true
        }
        pending += node.children(viewMode: .all).reversed()
      }
    }
  }
}
