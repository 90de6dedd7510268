import SwiftSyntax

/// Missing and malformed tokens, and pieces of the text that the parser had no use for.
struct SyntaxErrors {
  /// In source order, one byte on each side for a missing token.
  private(set) var spans: [Span] = []
  /// Whether an interpolation does not end. The lexer then stays within the string for an unknown while.
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
      } else {
        if let segment = node.as(ExpressionSegmentSyntax.self), segment.rightParen.presence == .missing {
          leaveStringOpen = true
        }
        pending += node.children(viewMode: .all).reversed()
      }
    }
  }
}
