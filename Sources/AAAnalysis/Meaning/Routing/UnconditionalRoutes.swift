/// A way by which sessions of every role get what is meant for Assistive Access.
enum UnconditionalRoute {
  /// A configuration that is made for the role of Assistive Access, at the role's name.
  case role(SceneRouting.Configuration, Span)
  /// A delegate whose only scene is `AssistiveAccess`.
  case delegate(SceneRouting.Assignment)

  /// What is too much, relative to the function's declaration.
  var span: Span {
    switch self {
    case .role(_, let span): span
    case .delegate(let assignment): assignment.valueSpan
    }
  }

  var variable: String? {
    switch self {
    case .role(let configuration, _): configuration.variable
    case .delegate(let assignment): assignment.variable
    }
  }
}

extension SceneRouting {
  /// The ways on which a session of another role is given what is meant for Assistive Access; one for each
  /// configuration.
  func unconditionalRoutes(_ test: RoleTest) -> [UnconditionalRoute] {
    let byRole = configurations.flatMap { configuration in
      configuration.roles.filter { role in
        role.role == .assistiveAccess && test.allows(role.conditions, .assistiveAccess, in: declaration)
          && isReturned(configuration.variable, madeUnder: role.conditions, test)
          && !isReplaced(configuration, test)
      }
      .map { UnconditionalRoute.role(configuration, $0.span) }
    }
    let variables = Set(byRole.map(\.variable))
    let byDelegate = assignments.filter { assignment in
      guard !variables.contains(assignment.variable) else { return false }
      guard let scenes = HostedScenes(of: assignment.className, test.resolver), scenes.hasAssistiveAccess,
        scenes.isComplete, !scenes.hasOthers
      else { return false }
      return isReturned(assignment.variable, madeUnder: assignment.conditions, test) && !isReplaced(assignment, test)
    }
    return byRole + byDelegate.map { .delegate($0) }
  }

  /// Whether an ordinary session certainly can get what is made under conditions.
  private func isReturned(_ variable: String?, madeUnder conditions: [PathCondition], _ test: RoleTest) -> Bool {
    func isForOrdinary(_ conditions: [PathCondition]) -> Bool {
      test.allows(conditions, .application, in: declaration) && !test.isUnclear(conditions, in: declaration)
    }
    guard let variable else { return isForOrdinary(conditions) }
    return returns.contains { $0.variable == variable && isForOrdinary(conditions + $0.conditions) }
  }

  /// Whether another configuration may take the place of this one before an ordinary session gets it.
  private func isReplaced(_ configuration: Configuration, _ test: RoleTest) -> Bool {
    configurations.contains { other in
      other.variable != nil && other.variable == configuration.variable
        && other.statement.lower > configuration.statement.lower
        && test.allows(other.conditions, .application, in: declaration)
    }
  }

  private func isReplaced(_ assignment: Assignment, _ test: RoleTest) -> Bool {
    assignments.contains { other in
      other.variable == assignment.variable && other.statement.lower > assignment.statement.lower
        && test.allows(other.conditions, .application, in: declaration)
    }
  }
}
