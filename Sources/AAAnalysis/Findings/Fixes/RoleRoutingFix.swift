/// Rewrites a function that gives every session the configuration for Assistive Access to Apple's form:
///
/// ```
/// let role = connectingSceneSession.role
/// let configuration = UISceneConfiguration(name: nil, sessionRole: role)
/// if role == .windowAssistiveAccessApplication {
///   configuration.delegateClass = AssistiveAccessSceneDelegate.self
/// }
/// ```
struct RoleRoutingFix {
  let fix: Fix

  /// - Returns: nil if more hangs on the configuration than its delegate.
  init?(_ route: UnconditionalRoute, _ routing: SceneRouting, _ context: RuleContext) {
    guard let variable = route.variable, let session = routing.sessionParameter,
      let editor = SourceEditor(context.file, in: context.snapshot),
      !routing.otherMembers.contains(where: { $0.variable == variable })
    else { return nil }
    let configurations = routing.configurations.filter { $0.variable == variable }
    let assignments = routing.assignments.filter { $0.variable == variable }
    guard configurations.count <= 1, assignments.count == 1 else { return nil }
    let writer = Writer(editor: editor, start: context.index[routing.declaration].start)

    switch route {
    case .role(let configuration, let span):
      guard configuration.roleArgument.value.span == span,
        writer.hasLinesToItself(configuration.statement)
      else { return nil }
      let bound = routing.roleNames.first { $0.statement.upper <= configuration.statement.lower }
      let locals = context.resolver.body(of: routing.declaration)
      // A constant beside an assignment might not be seen where the delegate is set.
      let isFree = configuration.isBound && locals?.locals["role"] == nil && locals?.aliases["role"] == nil
      let role = bound?.name ?? (isFree ? "role" : "\(session).role")
      guard let guarded = writer.guarding(assignments[0].statement, role: role) else { return nil }
      var edits: [FileEdit] = []
      if bound == nil, isFree {
        edits.append(writer.insertingLine("let role = \(session).role", above: configuration.statement))
      }
      if let name = configuration.nameArgument, !Self.isOrdinary(name.value) {
        edits.append(editor.replacing(writer.place(name.value.span), with: "nil"))
      }
      edits += [editor.replacing(writer.place(span), with: role), guarded]
      fix = Fix(title: "Route by the session's role", safety: .unsafe, edits: edits)
    case .delegate(let assignment):
      let bound = routing.roleNames.first { $0.statement.upper <= assignment.statement.lower }
      guard let guarded = writer.guarding(assignment.statement, role: bound?.name ?? "\(session).role") else {
        return nil
      }
      fix = Fix(title: "Set the delegate only for Assistive Access", safety: .unsafe, edits: [guarded])
    }
  }

  /// Whether a configuration's name is not that of one for Assistive Access: no name, the default one, or one that is
  /// worked out.
  private static func isOrdinary(_ name: Expression) -> Bool {
    guard case .string(let literal) = name.kind else { return true }
    return literal.plainText?.lowercased().contains("default") ?? true
  }

  private struct Writer {
    var editor: SourceEditor
    /// Where the function's declaration starts in the file.
    var start: Int

    func place(_ span: Span) -> Span { span.shifted(by: start) }

    func hasLinesToItself(_ statement: Span) -> Bool {
      let span = place(statement)
      return editor.isFirstCode(span.lower) && editor.isLastCode(span.upper)
    }

    func insertingLine(_ code: String, above statement: Span) -> FileEdit {
      let span = place(statement)
      return editor.inserting(code + editor.newline + editor.indentation(at: span.lower), at: span.lower)
    }

    func guarding(_ statement: Span, role: String) -> FileEdit? {
      guard hasLinesToItself(statement) else { return nil }
      let span = place(statement)
      let outer = editor.indentation(at: span.lower)
      let inner = outer + editor.indentUnit
      let code = editor.reindented(span, from: outer, to: inner)
      let lines = ["if \(role) == .windowAssistiveAccessApplication {", inner + code, outer + "}"]
      return editor.replacing(span, with: lines.joined(separator: editor.newline))
    }
  }
}
