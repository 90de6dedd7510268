/// Source of the advice: the declaration of `UIHostingSceneDelegate`, `@SceneBuilder static var rootScene: RootScene`.
struct RootSceneShape: Rule {
  let id = "rootscene-shape"
  let group = RuleGroup.routing
  let severity = Severity.error
  let reference = Reference(
    title: "UIHostingSceneDelegate",
    url: "https://developer.apple.com/documentation/swiftui/uihostingscenedelegate")
  let tags = ["uikit", "scene", "setup"]
  let explanation = Explanation(
    what: "`rootScene` of a `UIHostingSceneDelegate` is not static, or is a view and no scene.",
    why:
      "The protocol asks for a static property that is a scene. With another shape the class does not conform to it.",
    instead: "Write `static var rootScene: some Scene { … }`.")

  func reports(in context: RuleContext) -> [Report] {
    guard let number = context.index.number(of: context.file), !context.index.files[number].isTest else { return [] }
    return context.index.files[number].declarations.indices.compactMap { ordinal in
      let id = DeclarationID(file: number, ordinal: ordinal)
      let declaration = context.index[id]
      guard declaration.name == "rootScene", declaration.activity != .inactive, isOfHostingDelegate(id, context.index)
      else { return nil }
      switch declaration.value {
      case .variable(let variable): return report(variable, id, context)
      case .function(let function) where function.kind == .function:
        return Report(
          "'rootScene' must be a static property, and is a function; write 'static var rootScene: some Scene'",
          at: context.location(function.nameSpan, in: id))
      default: return nil
      }
    }
  }

  /// Whether a member belongs to a class that is, or can only be, a delegate of that kind.
  private func isOfHostingDelegate(_ id: DeclarationID, _ index: WorkspaceIndex) -> Bool {
    guard let owner = index.owner(of: id), let type = index.type(owner), type.kind != .protocol else { return false }
    if type.inherits(WorkspaceIndex.hostingSceneDelegate) { return true }
    guard index.types(named: type.name).count == 1, index.conforms(type.name, to: WorkspaceIndex.hostingSceneDelegate)
    else { return false }
    // Another `rootScene` may meet the requirement.
    return index.members(of: type.name, named: "rootScene").count == 1
  }

  private func report(_ variable: VariableDeclaration, _ id: DeclarationID, _ context: RuleContext) -> Report? {
    let location = context.location(variable.nameSpan, in: id)
    if !variable.isStatic {
      return Report(
        "'rootScene' must be static, as the scene is asked for before there is a delegate; "
          + "write 'static var rootScene: some Scene'",
        at: location, fixes: addingStatic(variable, at: location.span, context).map { [$0] } ?? [])
    }
    guard let type = variable.type, type.name == "View" || type.name == "AnyView" else { return nil }
    return Report(
      "'rootScene' must be a scene, and is a view; write 'static var rootScene: some Scene' with "
        + "'AssistiveAccess { … }' around the view",
      at: location)
  }

  private func addingStatic(_ variable: VariableDeclaration, at name: Span, _ context: RuleContext) -> Fix? {
    guard !variable.modifiers.contains("lazy"), let editor = SourceEditor(context.file, in: context.snapshot) else {
      return nil
    }
    let keyword = variable.isLet ? "let" : "var"
    // Only white space stands between keyword and name, if no comment does.
    let before = editor.string(Span(max(name.lower - 40, 0), name.lower))
    let gap = before.utf8.reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }.count
    let start = name.lower - gap - keyword.utf8.count
    guard gap > 0, start >= 0, editor.string(Span(start, start + keyword.utf8.count)) == keyword else { return nil }
    return Fix(title: "Make 'rootScene' static", safety: .safe, edits: [editor.inserting("static ", at: start)])
  }
}
