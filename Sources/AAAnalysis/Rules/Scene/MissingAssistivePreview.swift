/// Source of the advice: WWDC25 session 238, 6:26.
struct MissingAssistivePreview: Rule {
  let id = "missing-assistive-preview"
  let group = RuleGroup.scene
  let severity = Severity.hint
  let reference = Reference.session238(minute: 6, second: 26)
  let tags = ["preview"]
  let explanation = Explanation(
    what: "No preview with the trait `.assistiveAccess` shows the root view of the `AssistiveAccess` scene.",
    why: """
      Assistive Access shows buttons, lists and titles in a style of its own. Without a preview in that style one has \
      to switch a device over to see what people get, and so it is seldom looked at.
      """,
    instead: "Add `#Preview(traits: .assistiveAccess) { … }` with the root view.")

  func reports(in context: RuleContext) -> [Report] {
    guard let number = context.index.number(of: context.file) else { return [] }
    var reported: Set<String> = []
    return context.assistiveScenes.compactMap { scene in
      let roots = context.resolver.rootViews(in: scene.element, of: scene.declaration)
      guard let name = roots.first?.name else { return nil }
      let types = context.index.types(named: name).filter { context.index.type($0)?.inherits("View") ?? false }
      guard types.count == 1, let id = types.first, id.file == number, let type = context.index.type(id),
        reported.insert(name).inserted, !context.index.files[number].isTest,
        !roots.contains(where: { isPreviewed($0.name, context) }),
        // The preview that shows it without the trait is told of instead.
        !context.untraitedPreviews.contains(where: { $0.screen == name })
      else { return nil }
      return Report(
        "no preview shows '\(name)' as it looks in Assistive Access; add one with 'traits: .assistiveAccess'",
        at: context.location(type.nameSpan, in: id),
        related: [
          RelatedLocation(
            message: "the scene for Assistive Access begins with it",
            location: context.location(
              context.resolver.body(of: scene.declaration)?.elements[scene.element].nameSpan ?? Span(at: 0),
              in: scene.declaration))
        ]
      )
      .offering(
        FixOffers(
          fix(type, id, context).map { [$0] } ?? [], else: "Add a preview for Assistive Access",
          because: "'\(name)' needs values, which a preview would have to make up"))
    }
  }

  private func isPreviewed(_ name: String, _ context: RuleContext) -> Bool {
    context.resolver.facts.indices.contains { number in
      context.resolver.facts[number].isMarked
        && context.resolver.previews(ofFile: number).contains {
          $0.hasAssistiveTrait && context.resolver.shows(name, $0)
        }
    }
  }

  private func fix(_ type: TypeDeclaration, _ id: DeclarationID, _ context: RuleContext) -> Fix? {
    guard let editor = SourceEditor(context.file, in: context.snapshot), context.index.owner(of: id) == nil,
      context.index[id].activity == .active, type.genericParameters.isEmpty,
      context.index.canBeMadeWithoutArguments(id)
    else { return nil }
    let newline = editor.newline
    var lines = ["#Preview(traits: .assistiveAccess) {", "\(editor.indentUnit)\(type.name)()", "}"]
    if let attribute = context.previewAvailability(for: type) { lines.insert(attribute, at: 0) }
    let bytes = editor.text.bytes
    let isOnNewLine = bytes.last == UTF8Bytes.lineFeed || bytes.last == UTF8Bytes.carriageReturn
    let text = (isOnNewLine ? "" : newline) + newline + lines.joined(separator: newline) + newline
    return Fix(
      title: "Add a preview for Assistive Access", safety: .unsafe, edits: [editor.inserting(text, at: bytes.count)])
  }

  let examples = MissingAssistivePreview.cases
}

extension WorkspaceIndex {
  /// Whether `Type()` makes a value of a structure.
  fileprivate func canBeMadeWithoutArguments(_ id: DeclarationID) -> Bool {
    guard let type = type(id), type.kind == .struct else { return false }
    let initialisers = parts(of: type.name).flatMap { part -> [FunctionDeclaration] in
      self.type(part)?.members.compactMap { member in
        guard case .function(let function) = member.value, function.kind == .initializer else { return nil }
        return function
      } ?? []
    }
    if initialisers.contains(where: { $0.parameters.allSatisfy { $0.defaultValue != nil } }) { return true }
    let hasOwn = type.members.contains { member in
      if case .function(let function) = member.value { function.kind == .initializer } else { false }
    }
    return !hasOwn
      && type.members.allSatisfy { member in
        guard case .variable(let variable) = member.value else { return true }
        return variable.needsNoArgument
      }
  }
}

extension VariableDeclaration {
  /// Whether a structure's own initialiser can do without a value for it.
  fileprivate var needsNoArgument: Bool {
    if isStatic || isComputed || initialValue != nil || modifiers.contains("lazy") { return true }
    let filled: Set = [
      "Environment", "EnvironmentObject", "Query", "FetchRequest", "SectionedFetchRequest", "Namespace", "FocusState",
      "AccessibilityFocusState", "FocusedValue", "FocusedBinding", "FocusedObject",
    ]
    if attributes.contains(where: { filled.contains($0.name) }) { return true }
    guard !isLet, type?.isOptional ?? false else { return false }
    return attributes.allSatisfy { ["State", "AppStorage", "SceneStorage", "MainActor"].contains($0.name) }
  }
}
