/// Tells which code runs because a person tapped something.
struct TappedCode {
  private let resolver: Resolver
  private let graph: ViewGraph

  init(_ resolver: Resolver, _ graph: ViewGraph) {
    self.resolver = resolver
    self.graph = graph
  }

  /// The statements of a body that a tap runs: its views' actions, or all of a function that such an action calls.
  func statements(of id: DeclarationID) -> [[Statement]] {
    guard let node = graph.node(of: id), let body = resolver.body(of: id) else { return [] }
    if body.showsViews {
      return body.actions.compactMap { action in
        guard node.liveElements[action.element], isTap(action, body) else { return nil }
        return action.value.closureBody
      }
    }
    guard let function = resolver.function(id), let block = function.body,
      !Self.housekeeping.contains(function.name.words.first ?? ""), runsOnTap(id, depth: 0)
    else { return [] }
    return [block.statements]
  }

  /// What is done beside what the person asked for.
  private static let housekeeping: Set<String> = [
    "mark", "refresh", "load", "reload", "fetch", "sync", "track", "log", "prefetch", "ping", "report", "cache",
    "migrate",
    "prepare", "setup", "configure", "clean", "cleanup", "prune",
  ]

  private func isTap(_ action: ActionSlot, _ body: BodyFacts) -> Bool {
    if let modifier = action.modifier {
      return ["onTapGesture", "onLongPressGesture", "onDelete"].contains(
        body.elements[action.element].modifiers[modifier].name)
    }
    return action.role == .action
  }

  private func runsOnTap(_ id: DeclarationID, depth: Int) -> Bool {
    guard depth < 3, let node = graph.node(of: id) else { return false }
    return node.incoming.contains { edge in
      guard case .call(let position) = edge.source, edge.isCertain else { return false }
      let from = graph.nodes[edge.from].declaration
      guard let body = resolver.body(of: from) else { return false }
      let calls = body.collectedCalls
      guard calls.indices.contains(position) else { return false }
      if let action = calls[position].action { return isTap(body.actions[action], body) }
      return from != id && runsOnTap(from, depth: depth + 1)
    }
  }
}

/// A failure of something that a person asked for, of which nothing is told.
struct UntoldFailure: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// `catch { }`
    case ignored
    /// `catch { dismiss() }`
    case left
    /// `try? save()`, `dismiss()`
    case attempted
  }

  var kind: Kind
  /// What fails: `save`.
  var what: String
  /// Relative to the declaration.
  var span: Span
}

struct UntoldFailureFinder: CodeVisitor {
  private(set) var found: [UntoldFailure] = []

  mutating func visit(_ statements: [Statement]) {
    for (position, statement) in statements.enumerated() {
      switch statement.kind {
      case .do(let body, let catches): visit(body, catches)
      case .expression(let expression):
        guard statements.indices.contains(position + 1), statements[position + 1].isDismissal,
          let (what, span) = expression.optionalAttempt
        else { continue }
        found.append(UntoldFailure(kind: .attempted, what: what, span: span))
      default: continue
      }
    }
  }

  private mutating func visit(_ body: CodeBlock, _ catches: [CatchClause]) {
    for clause in catches {
      let isForCancelling = clause.patterns.contains { $0.text.contains("Cancel") }
      guard !isForCancelling, clause.body.span.length > 1, clause.body.statements.allSatisfy(\.isDismissal) else {
        continue
      }
      var finder = AttemptFinder()
      finder.walk(body.statements)
      guard let (what, _) = finder.uncaught.first(where: { $0.name.isWorkOfThePerson }) else { continue }
      // The closing brace of what was tried, the word `catch`, the brace: the clause begins where its body does.
      found.append(
        UntoldFailure(
          kind: clause.body.statements.isEmpty ? .ignored : .left, what: what,
          span: Span(clause.body.span.lower, clause.body.span.lower + 1)))
    }
  }
}

/// The calls behind `try`.
private struct AttemptFinder: CodeVisitor {
  private var attempts: [(name: String, span: Span)] = []
  /// What a `do` inside catches by itself, whatever it is.
  private var caught: [Span] = []

  /// Those whose failure reaches the code's end.
  var uncaught: [(name: String, span: Span)] {
    attempts.filter { attempt in !caught.contains { $0.contains(attempt.span) } }
  }

  mutating func visit(_ statements: [Statement]) {
    for case .do(let body, let catches) in statements.map(\.kind) where catches.contains(where: \.patterns.isEmpty) {
      caught.append(body.span)
    }
  }

  mutating func visit(_ expression: Expression) {
    guard case .attempt(.plain, let inner) = expression.kind, let call = inner.lastCall else { return }
    attempts.append(call)
  }
}

extension Statement {
  /// `dismiss()`, `presentationMode.wrappedValue.dismiss()`, `isPresented = false`
  fileprivate var isDismissal: Bool {
    guard case .expression(let expression) = kind else { return false }
    switch expression.kind {
    case .assignment(let target, "=", let value):
      guard case .boolean(false) = value.kind else { return false }
      return target.path?.last?.words.contains { ["presented", "showing", "show", "shows"].contains($0) } ?? false
    default:
      return expression.lastCall?.name == "dismiss"
    }
  }
}

extension Expression {
  /// The name of the last call in a chain.
  fileprivate var lastCall: (name: String, span: Span)? {
    switch kind {
    case .awaiting(let inner), .attempt(_, let inner): return inner.lastCall
    case .postfix(let postfix):
      var name: (String, Span)?
      if case .name(let base) = postfix.base.kind { name = (base, postfix.base.span) }
      var last: (name: String, span: Span)?
      for link in postfix.links {
        switch link.kind {
        case .member(let member, let span): name = (member, span)
        case .call: last = name.map { (name: $0.0, span: $0.1) } ?? last
        default: continue
        }
      }
      return last
    default: return nil
    }
  }

  /// `try? context.save()`: what is tried.
  fileprivate var optionalAttempt: (String, Span)? {
    switch kind {
    case .awaiting(let inner): return inner.optionalAttempt
    case .attempt(.optional, let inner):
      guard let call = inner.lastCall, call.name.isWorkOfThePerson else { return nil }
      return (call.name, call.span)
    default: return nil
    }
  }
}

extension String {
  /// Whether a function of this name does what a person asked for and expects to be done.
  fileprivate var isWorkOfThePerson: Bool {
    // Files that need not be there.
    if ["removeItem", "createDirectory", "trashItem"].contains(self) { return false }
    return [
      "save", "send", "delete", "remove", "write", "submit", "upload", "post", "create", "add", "insert", "update",
      "move",
      "copy", "rename", "register", "sign", "login", "pay", "purchase", "publish", "book", "join", "leave", "store",
      "export", "import", "edit", "invite", "report", "follow", "unfollow", "accept", "reject", "confirm", "reply",
    ].contains(words.first ?? "")
  }
}
