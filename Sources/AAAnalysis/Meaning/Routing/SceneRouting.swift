/// How a function chooses the configurations of scene sessions, and their delegates.
///
/// Spans are relative to the function's declaration.
struct SceneRouting {
  /// `UISceneConfiguration(name: …, sessionRole: …)`
  struct Configuration {
    /// The constant or variable that it is bound to.
    var variable: String?
    /// The argument behind `sessionRole:`.
    var roleArgument: Argument
    var nameArgument: Argument?
    /// The roles that the argument names, and where; empty if it names none, as `session.role`.
    var roles: [(role: SessionRole, span: Span, conditions: [PathCondition])]
    var conditions: [PathCondition]
    /// The call.
    var span: Span
    /// The statement that it stands in.
    var statement: Span
    /// Whether the statement binds it: `let configuration = UISceneConfiguration(…)`.
    var isBound: Bool
  }

  /// `configuration.delegateClass = SceneDelegate.self`
  struct Assignment {
    var variable: String
    var className: String
    /// `SceneDelegate.self`
    var valueSpan: Span
    var conditions: [PathCondition]
    var statement: Span
  }

  struct Return {
    /// The name that is returned; nil if the configuration is made in the statement itself.
    var variable: String?
    var conditions: [PathCondition]
    var statement: Span
  }

  let declaration: DeclarationID
  let function: FunctionDeclaration
  /// In source order.
  private(set) var configurations: [Configuration] = []
  private(set) var assignments: [Assignment] = []
  private(set) var returns: [Return] = []
  /// Names of members other than the delegate that are set, with the variable: `configuration.storyboard`.
  private(set) var otherMembers: [(variable: String, member: String)] = []
  /// The constants that hold the role of the connecting session, and the statements that bind them.
  private(set) var roleNames: [(name: String, statement: Span)] = []

  /// - Returns: nil for what is no function with a body.
  init?(_ id: DeclarationID, _ resolver: Resolver) {
    guard let function = resolver.function(id), function.body != nil else { return nil }
    declaration = id
    self.function = function
    let aliases = resolver.body(of: id)?.aliases ?? [:]
    for event in CodePaths(function).events { note(event, aliases) }
  }

  private mutating func note(_ event: PathEvent, _ aliases: [String: Expression]) {
    switch event.kind {
    case .bind(let name, _):
      if event.conditions.isEmpty, event.values.count == 1, let path = event.values[0].expression.path, path.count > 1,
        path.last == "role", path.first == sessionParameter
      {
        roleNames.append((name, event.span))
      }
      noteConfigurations(event, variable: name, isBound: true, aliases)
    case .assign(let target):
      guard let member = target.last, target.count > 1 else {
        noteConfigurations(event, variable: target.last, isBound: false, aliases)
        return
      }
      let variable = target.dropLast().joined(separator: ".")
      guard member == "delegateClass" else {
        otherMembers.append((variable, member))
        noteConfigurations(event, variable: target.joined(separator: "."), isBound: false, aliases)
        return
      }
      for value in event.values {
        guard let path = value.expression.path, path.last == "self", let name = path.dropLast().last else { continue }
        assignments.append(
          Assignment(
            variable: variable, className: name, valueSpan: value.expression.span, conditions: value.conditions,
            statement: event.span))
      }
    case .return:
      for value in event.values {
        let variable = value.expression.path?.joined(separator: ".")
        returns.append(Return(variable: variable, conditions: value.conditions, statement: event.span))
      }
      noteConfigurations(event, variable: nil, isBound: false, aliases)
    }
  }

  private mutating func noteConfigurations(
    _ event: PathEvent, variable: String?, isBound: Bool, _ aliases: [String: Expression]
  ) {
    for value in event.values {
      guard case .postfix(let postfix) = value.expression.kind, let callee = Callee(postfix),
        callee.kind == .construct, callee.name == "UISceneConfiguration", let call = callee.call,
        let role = call["sessionRole"]
      else { continue }
      configurations.append(
        Configuration(
          variable: variable, roleArgument: role, nameArgument: call["name"],
          roles: Self.roles(role.value, value.conditions, aliases), conditions: value.conditions,
          span: value.expression.span, statement: event.span, isBound: isBound))
    }
  }

  private static func roles(
    _ expression: Expression, _ conditions: [PathCondition], _ aliases: [String: Expression]
  ) -> [(role: SessionRole, span: Span, conditions: [PathCondition])] {
    if case .ternary(let condition, let then, let otherwise) = expression.kind {
      let holds = PathCondition.all([.expression(condition)])
      return roles(then, conditions + [holds], aliases) + roles(otherwise, conditions + [.not(holds)], aliases)
    }
    return SessionRole(expression, aliases: aliases).map { [($0, expression.span, conditions)] } ?? []
  }
}

extension SceneRouting {
  /// Whether this is `application(_:configurationForConnecting:options:)`.
  var isForConnectingSession: Bool { function.choosesSceneConfiguration }

  /// The name of the parameter that holds the session.
  var sessionParameter: String? {
    (function.parameters.first { $0.label == "configurationForConnecting" }
      ?? function.parameters.first { $0.type.name == "UISceneSession" })?.name
  }

  /// How the function can name the role of its session.
  var sessionRoleText: String? {
    if let sessionParameter { return "\(sessionParameter).role" }
    let roles = function.parameters.filter { $0.type.components.suffix(2) == ["UISceneSession", "Role"] }
    return roles.count == 1 ? roles[0].name : nil
  }

  /// The classes that are delegates of sessions for Assistive Access, and of no others here.
  func assistiveDelegates(_ test: RoleTest) -> [Assignment] {
    assignments.filter { assignment in
      if test.requiresAssistiveAccess(assignment.conditions, in: declaration) { return true }
      let made = configurations.filter { $0.variable == assignment.variable }
      return made.count == 1 && made[0].roles.count == 1 && made[0].roles[0].role == .assistiveAccess
    }
  }
}

extension FunctionDeclaration {
  /// Whether this is `application(_:configurationForConnecting:options:)`.
  var choosesSceneConfiguration: Bool {
    name == "application" && parameters.contains { $0.label == "configurationForConnecting" }
  }
}
