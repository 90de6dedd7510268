extension Expression {
  /// `.clear`, `.delete(note)`, `Action.clear`
  var caseName: String? {
    switch kind {
    case .implicitMember(let name): return name
    case .postfix(let postfix):
      guard let callee = Callee(postfix), callee.linkCount == postfix.links.count,
        !callee.name.isCapitalised, let owner = callee.receiver.last, owner.isEmpty || owner.isCapitalised
      else { return nil }
      return callee.name
    default: return nil
    }
  }
}

extension Pattern {
  /// `canvas` for `.canvas(let color)` and `Screen.canvas`.
  var caseName: String? {
    var name = text.prefix { $0 != "(" }[...]
    while let first = name.first, first.isWhitespace { name.removeFirst() }
    if name.hasPrefix("let ") { name.removeFirst(4) }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let last = name[name.index(after: dot)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return last.isEmpty ? nil : String(last)
  }
}
