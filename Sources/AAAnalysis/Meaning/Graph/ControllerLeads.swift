/// How the code of a body shows the view controllers that it makes: pushed, presented, or as part of what is there.
struct ControllerLeads {
  private var kinds: [String: ViewGraph.EdgeKind] = [:]
  private var spans: [(span: Span, kind: ViewGraph.EdgeKind)] = []

  /// - Returns: nil if the code shows none.
  init?(_ calls: [CollectedCall], locals: [String: String]) {
    guard calls.contains(where: { Self.callees[$0.call.name] != nil }) else { return nil }
    for collected in calls {
      guard let kind = Self.callees[collected.call.name] else { continue }
      note(collected.call.arguments, kind, locals)
    }
    // `let navigation = UINavigationController(rootViewController: detail)`, then `present(navigation, …)`
    for collected in calls where collected.call.name.isCapitalised {
      guard let kind = kind(of: collected) else { continue }
      note(collected.call.arguments, kind, locals)
    }
  }

  private mutating func note(_ arguments: [Argument], _ kind: ViewGraph.EdgeKind, _ locals: [String: String]) {
    for argument in arguments where argument.closure == nil {
      if let path = argument.value.path {
        if path.count == 1, let type = locals[path[0]] { kinds[type] = kind }
      } else {
        spans.append((argument.value.span, kind))
      }
    }
  }

  /// How what a call makes is shown; nil for what is not shown by itself.
  func kind(of collected: CollectedCall) -> ViewGraph.EdgeKind? {
    kinds[collected.call.name] ?? spans.first { $0.span.contains(collected.span) }?.kind
  }

  private static let callees: [String: ViewGraph.EdgeKind] = [
    "present": .presents, "pushViewController": .pushes, "show": .pushes, "showDetailViewController": .pushes,
  ]
}
