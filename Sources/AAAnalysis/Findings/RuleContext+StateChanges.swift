/// Which bodies set a state, by its name.
private struct StateSetters: SharedFact {
  private(set) var bodies: [String: [DeclarationID]] = [:]

  init(_ context: RuleContext) {
    for node in context.graph.nodes {
      guard let body = context.resolver.body(of: node.declaration) else { continue }
      for name in Set(body.collectedAssignments.compactMap(\.assignment.target.last)) {
        bodies[name, default: []].append(node.declaration)
      }
    }
  }
}

extension RuleContext {
  /// Whether a person has a way to change a state as a timed effect does: a control, a sheet that is closed, a page that
  /// is swiped.
  ///
  /// - Parameters:
  ///   - name: of the case that it is set to; nil if any other value will do.
  ///   - timed: where it is changed by itself, relative to the declarations.
  func isChangedByPerson(
    _ state: StateKey, as value: AssignStep.Value, to name: String?, besides timed: [(DeclarationID, Span)]
  ) -> Bool {
    let isBound = shownStates.firstPlace(of: state) { read, _ in
      read.use == .binding && Self.handling.contains(read.user)
    }
    if isBound != nil { return true }
    return (fact(StateSetters.self).bodies[state.name] ?? []).contains { id in
      guard let body = resolver.body(of: id) else { return false }
      return body.collectedAssignments.contains { found in
        guard found.assignment.target.last == state.name,
          !timed.contains(where: { $0.0 == id && $0.1.contains(found.span) }),
          sets(found.assignment, value, name),
          EffectFinder(resolver: resolver).key(of: found.assignment.target, in: id) == state
        else { return false }
        if let action = found.action { return body.actions[action].isPersons }
        return isRunByPerson(id)
      }
    }
  }

  private func sets(_ assignment: AssignStep, _ value: AssignStep.Value, _ name: String?) -> Bool {
    if let name { return assignment.caseName == name }
    return assignment.value == value || assignment.value == .toggled || value == .toggled || value == .other
  }

  /// Whether a control runs a function.
  private func isRunByPerson(_ id: DeclarationID) -> Bool {
    guard let node = graph.node(of: id) else { return false }
    return node.incoming.contains { edge in
      guard case .call(let number) = edge.source else { return false }
      let caller = graph.nodes[edge.from].declaration
      guard let body = resolver.body(of: caller) else { return false }
      let calls = body.collectedCalls
      guard calls.indices.contains(number), let action = calls[number].action else { return false }
      return body.actions[action].isPersons
    }
  }

  /// What lets a person change the state that it is bound to.
  private static let handling: Set<String> = [
    "sheet", "popover", "alert", "confirmationDialog", "navigationDestination", "TabView", "scrollPosition", "Picker",
    "NavigationStack", "NavigationSplitView", "inspector", "List", "Toggle", "Stepper", "Slider",
  ]
}

extension AssignStep {
  /// The case of an enumeration that is set.
  var caseName: String? {
    switch expression?.kind {
    case .implicitMember(let name): name
    case .postfix(let postfix): Callee(postfix)?.name
    default: nil
    }
  }
}

extension ActionSlot {
  fileprivate var isPersons: Bool { role == .action || role == .gesture }
}
