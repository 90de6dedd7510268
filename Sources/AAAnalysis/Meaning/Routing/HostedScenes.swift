/// The scenes that a class declares in `rootScene`, as a `UIHostingSceneDelegate` does.
struct HostedScenes {
  /// Where `rootScene` is declared.
  var declaration: DeclarationID
  var hasAssistiveAccess = false
  var hasOthers = false
  /// Whether every scene is known.
  var isComplete = true

  /// - Returns: nil if no `rootScene` can be seen.
  init?(of className: String, _ resolver: Resolver) {
    let found = resolver.index.lookUp(member: "rootScene", of: className)
    guard let first = found.first(where: { resolver.variable($0) != nil }) else { return nil }
    declaration = first
    var seen: Set<DeclarationID> = []
    var pending = found.filter { resolver.index[$0].activity != .inactive }
    while let id = pending.popLast() {
      guard seen.insert(id).inserted else { continue }
      pending += read(id, resolver)
    }
  }

  private mutating func read(_ id: DeclarationID, _ resolver: Resolver) -> [DeclarationID] {
    guard let body = resolver.body(of: id), body.showsViews else {
      var finder = AssistiveAccessFinder()
      finder.walk(resolver.index[id].value)
      if let type = resolver.variable(id)?.type?.name, type == "AssistiveAccess" { finder.isFound = true }
      if finder.isFound { hasAssistiveAccess = true }
      // A getter that was read as views and shows none is empty.
      if !(resolver.variable(id)?.holdsViews ?? false) || finder.hasCalls { isComplete = false }
      return []
    }
    var next: [DeclarationID] = []
    for (number, element) in body.elements.enumerated() where element.activity != .inactive {
      guard isOutermost(number, in: body), element.name != "Group" else { continue }
      if Vocabulary.scenes.contains(element.name), element.kind == .construct {
        if element.name == "AssistiveAccess" { hasAssistiveAccess = true } else { hasOthers = true }
        continue
      }
      let targets =
        element.kind == .construct
        ? resolver.bodies(ofType: element.name)
        : resolver.members(element.name, receiver: element.receiver, in: id)
      if targets.isEmpty { isComplete = false }
      next += targets
    }
    return next
  }

  private func isOutermost(_ number: Int, in body: BodyFacts) -> Bool {
    var parent = body.elements[number].parent
    while let outer = parent {
      guard body.elements[outer].name == "Group" else { return false }
      parent = body.elements[outer].parent
    }
    return true
  }
}

private struct AssistiveAccessFinder: CodeVisitor {
  var isFound = false
  var hasCalls = false

  mutating func visit(_ expression: Expression) {
    guard case .postfix(let postfix) = expression.kind else { return }
    hasCalls = true
    if Callee(postfix)?.name == "AssistiveAccess" { isFound = true }
  }
}
