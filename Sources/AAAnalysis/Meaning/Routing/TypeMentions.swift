extension WorkspaceIndex {
  /// Whether code of some file that was read uses a type as a value, `SceneDelegate.self`, or names it in a string, as
  /// for `NSClassFromString`.
  func mentions(type name: String) -> Bool {
    var finder = TypeMentionFinder(name: name)
    for file in files where !file.isTest {
      for declaration in file.declarations where declaration.activity != .inactive {
        finder.walk(declaration.value)
        if finder.isFound { return true }
      }
    }
    return false
  }
}

private struct TypeMentionFinder: CodeVisitor {
  let name: String
  var isFound = false

  init(name: String) { self.name = name }

  mutating func visit(_ expression: Expression) {
    guard !isFound else { return }
    switch expression.kind {
    case .postfix(let postfix):
      guard let (path, _) = postfix.leadingPath, path.last == "self" else { return }
      isFound = path.dropLast().last == name
    case .string(let literal):
      for case .text(let text) in literal.segments where text.hasSuffix(name) { isFound = true }
    default: return
    }
  }
}
