// What conditions say about a state that they read.

extension Expression {
  /// Whether the expression holds while a state that is read at a place is set; nil if that cannot be told.
  ///
  /// Set is what is not nil, not empty, not false and not zero.
  func holdsWhileSet(_ read: Span) -> Bool? {
    guard span.contains(read) else { return nil }
    switch kind {
    case .name: return true
    case .postfix(let postfix):
      guard case .member("isEmpty", _) = postfix.links.last?.kind else {
        // `toast?.isEmpty == false` is a comparison; a call may say anything.
        return postfix.links.contains { if case .call = $0.kind { true } else { false } } ? nil : true
      }
      return false
    case .prefix("!", let inner): return inner.holdsWhileSet(read).map { !$0 }
    case .tuple(let arguments): return arguments.count == 1 ? arguments[0].value.holdsWhileSet(read) : nil
    case .operation("&&", let operands): return operands.lazy.compactMap { $0.holdsWhileSet(read) }.first
    case .operation("!=", let operands) where operands.contains { $0.isUnset }: return true
    case .operation("==", let operands) where operands.contains { $0.isUnset }: return false
    case .operation(">", let operands) where operands.first?.span.contains(read) == true: return true
    default: return nil
    }
  }

  private var isUnset: Bool {
    switch kind {
    case .nil, .boolean(false), .integer("0"): true
    case .string(let literal): literal.plainText == ""
    default: false
    }
  }
}

extension Condition {
  func holdsWhileSet(_ read: Span) -> Bool? {
    switch self {
    case .expression(let expression): return expression.holdsWhileSet(read)
    case .binding(_, _, let value, let span): return (value?.span ?? span).contains(read) ? true : nil
    case .matching, .availability: return nil
    }
  }
}
