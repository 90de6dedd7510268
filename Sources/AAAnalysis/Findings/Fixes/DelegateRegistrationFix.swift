/// Makes a class the delegate of Assistive Access sessions: in the function that chooses the configuration of a scene,
/// or in a new one of the application delegate.
struct DelegateRegistrationFix {
  let fix: Fix

  /// - Returns: nil if the function does more than can be added to safely, or there are several.
  init?(_ id: DeclarationID, _ type: TypeDeclaration, _ lifeCycle: AppLifeCycle, _ context: RuleContext) {
    let edit: FileEdit?
    switch lifeCycle.sceneConfigurationFunctions.count {
    case 0:
      guard lifeCycle.applicationDelegates.count == 1 else { return nil }
      edit = Self.addingFunction(to: lifeCycle.applicationDelegates[0], id, type, context)
    case 1:
      edit = Self.addingTest(to: lifeCycle.sceneConfigurationFunctions[0], id, type, context)
    default: return nil
    }
    guard let edit else { return nil }
    fix = Fix(title: "Make '\(type.name)' the delegate for Assistive Access", safety: .unsafe, edits: [edit])
  }

  // MARK: A function that is there

  private static func addingTest(
    to function: DeclarationID, _ id: DeclarationID, _ type: TypeDeclaration, _ context: RuleContext
  ) -> FileEdit? {
    let index = context.index
    let test = RoleTest(resolver: context.resolver)
    guard let editor = SourceEditor(index.file(of: function), in: context.snapshot),
      let routing = SceneRouting(function, context.resolver), let session = routing.sessionParameter
    else { return nil }
    // What sessions of other roles get is none of our business.
    let returns = routing.returns.filter { test.allows($0.conditions, .assistiveAccess, in: function) }
    guard returns.count == 1, let returned = returns.first,
      test.ensures(returned.conditions, .assistiveAccess, in: function),
      let statement = StatementLine(index.location(returned.statement, in: function).span, editor)
    else { return nil }
    let configurations = routing.configurations.filter {
      $0.variable == returned.variable && (returned.variable != nil || $0.statement == returned.statement)
    }
    guard configurations.count == 1, configurations[0].roles.isEmpty,
      test.ensures(configurations[0].conditions, .assistiveAccess, in: function)
    else { return nil }
    let role = routing.roleNames.first?.name ?? "\(session).role"
    func routed(_ variable: String) -> [String] {
      Self.routed(role, variable, id, type, in: editor.file, context, unit: editor.indentUnit)
    }
    if let variable = returned.variable {
      let lines = routed(variable) + [""]
      return editor.inserting(
        lines.map { $0 + (($0.isEmpty) ? "" : editor.newline + statement.indentation) }.joined(),
        at: statement.span.lower)
    }
    // `return UISceneConfiguration(…)`, or the call alone
    let locals = context.resolver.body(of: function)?.locals ?? [:]
    let name = locals["configuration"] == nil ? "configuration" : "sceneConfiguration"
    let call = editor.string(index.location(configurations[0].span, in: function).span)
    let lines = ["let \(name) = \(call)"] + routed(name) + ["return \(name)"]
    return editor.replacing(
      statement.span, with: lines.joined(separator: editor.newline + statement.indentation))
  }

  private struct StatementLine {
    var span: Span
    var indentation: String

    /// - Returns: nil if the statement shares its first line with code before it.
    init?(_ span: Span, _ editor: SourceEditor) {
      guard editor.isFirstCode(span.lower) else { return nil }
      self.span = span
      indentation = editor.indentation(at: span.lower)
    }
  }

  // MARK: A new function

  private static func addingFunction(
    to delegate: DeclarationID, _ id: DeclarationID, _ type: TypeDeclaration, _ context: RuleContext
  ) -> FileEdit? {
    guard let editor = SourceEditor(context.index.file(of: delegate), in: context.snapshot),
      let declaration = context.index.type(delegate)
    else { return nil }
    let body = context.location(declaration.bodySpan, in: delegate).span
    let brace = body.upper - 1
    guard brace > body.lower, editor.string(Span(brace, body.upper)) == "}", editor.text.isFirstOnLine(brace) else {
      return nil
    }
    let unit = editor.indentUnit
    var lines = [
      "func application(", "\(unit)_ application: UIApplication,",
      "\(unit)configurationForConnecting connectingSceneSession: UISceneSession,",
      "\(unit)options: UIScene.ConnectionOptions", ") -> UISceneConfiguration {",
    ]
    let statements =
      [
        "let role = connectingSceneSession.role",
        "let configuration = UISceneConfiguration(name: nil, sessionRole: role)",
      ] + routed("role", "configuration", id, type, in: editor.file, context, unit: unit) + ["return configuration"]
    lines += statements.map { unit + $0 } + ["}"]
    let code = editor.lines(lines, indentation: editor.indentation(at: brace) + unit)
    let gap = declaration.members.isEmpty ? "" : editor.newline
    let line = editor.text.lines.lineRange(editor.text.lines.line(at: brace)).lower
    return editor.inserting(gap + code + editor.newline, at: line)
  }

  // MARK: The test of the role

  private static func routed(
    _ role: String, _ variable: String, _ id: DeclarationID, _ type: TypeDeclaration, in file: FileID,
    _ context: RuleContext, unit: String
  ) -> [String] {
    let isGated =
      type.attributes.contains { attribute in
        attribute.name == "available" && attribute.arguments.contains { $0.label == "iOS" }
      } || context.deploymentTarget(of: file).map { $0.version < PlatformVersion(26) } ?? false
    let gate = isGated ? "#available(iOS 26.0, *), " : ""
    return [
      "if \(gate)\(role) == .windowAssistiveAccessApplication {",
      "\(unit)\(variable).delegateClass = \(type.name).self", "}",
    ]
  }
}
