/// Source of the advice: WWDC25 session 238, 6:54, where the configuration takes the role of the session.
struct RoleMismatch: Rule {
  let id = "role-mismatch"
  let group = RuleGroup.routing
  let severity = Severity.error
  let reference = Reference.session238(minute: 6, second: 54)
  let tags = ["uikit", "scene", "setup"]
  let explanation = Explanation(
    what: "A branch for one role of a scene session makes a configuration for another.",
    why: """
      A configuration must be for the role of the session that connects. One of another role is not used, so that \
      people in Assistive Access, or those without it, get an app without its interface.
      """,
    instead: "Give `sessionRole:` the role of the session itself, `connectingSceneSession.role`.")

  func reports(in context: RuleContext) -> [Report] {
    let test = RoleTest(resolver: context.resolver)
    return context.sceneRoutings.flatMap { routing in
      routing.configurations.flatMap { configuration in
        configuration.roles.compactMap { role -> Report? in
          let id = routing.declaration
          guard !test.allows(role.conditions, role.role, in: id),
            let cause = cause(role.role, role.conditions, test, in: id)
          else { return nil }
          let instead = routing.sessionRoleText
          let isWhole = configuration.roleArgument.value.span == role.span
          return Report(
            "\(cause), but the configuration is made for '.\(role.role.name)', so it is not used; give it "
              + (instead.map { "'\($0)'" } ?? "the role of the session"),
            at: context.location(role.span, in: id)
          )
          .offering(
            FixOffers(
              isWhole ? instead.flatMap { fix(role.span, in: id, with: $0, context) }.map { [$0] } ?? [] : [],
              else: "Use the session's role",
              because: isWhole
                ? "the session is not known in this function"
                : "the role is one of several that the argument chooses from, and may be right for the others"))
        }
      }
    }
  }

  private func cause(
    _ role: SessionRole, _ conditions: [PathCondition], _ test: RoleTest, in id: DeclarationID
  ) -> String? {
    if test.requiresAssistiveAccess(conditions, in: id) { return "this branch is for Assistive Access sessions" }
    guard role == .assistiveAccess, test.allows(conditions, .application, in: id) else { return nil }
    return "this branch is for sessions of other roles"
  }

  private func fix(_ span: Span, in id: DeclarationID, with text: String, _ context: RuleContext) -> Fix? {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return nil }
    return Fix(
      title: "Use the session's role", safety: .safe,
      edits: [editor.replacing(context.location(span, in: id).span, with: text)])
  }
}
