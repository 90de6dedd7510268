/// The role of a scene session, by the name of its constant in `UISceneSession.Role`.
struct SessionRole: Hashable, Sendable {
  var name: String

  static let assistiveAccess = SessionRole(name: "windowAssistiveAccessApplication")
  /// What an app's ordinary windows have.
  static let application = SessionRole(name: "windowApplication")

  private static let rawValues = [
    "UIWindowSceneSessionRoleAssistiveAccessApplication": assistiveAccess,
    "UIWindowSceneSessionRoleApplication": application,
  ]

  init(name: String) { self.name = name }

  /// The role that an expression names: `.windowApplication`, `UISceneSession.Role.windowApplication`, or its raw
  /// value.
  ///
  /// - Parameter aliases: values of the local constants.
  init?(_ expression: Expression, aliases: [String: Expression] = [:]) {
    switch expression.kind {
    case .implicitMember(let name):
      self.name = name
    case .string(let literal):
      guard let role = literal.plainText.flatMap({ Self.rawValues[$0] }) else { return nil }
      self = role
    case .name(let name):
      guard let value = aliases[name], value != expression, let role = SessionRole(value) else { return nil }
      self = role
    case .postfix(let postfix):
      if let path = expression.path {
        guard path.count > 1, path[path.count - 2] == "Role", let name = path.last else { return nil }
        self.name = name
        return
      }
      // `.init(rawValue: "…")`, `UISceneSession.Role(rawValue: "…")`
      guard let callee = Callee(postfix), callee.name == "Role" || callee.name == "init",
        let value = callee.call?["rawValue"]?.value, let role = SessionRole(value)
      else { return nil }
      self = role
    default:
      return nil
    }
  }
}
