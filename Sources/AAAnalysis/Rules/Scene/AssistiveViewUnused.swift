/// Source: seen in a real app whose view for Assistive Access was left behind when its scene was taken out.
struct AssistiveViewUnused: Rule {
  let id = "assistive-view-unused"
  let group = RuleGroup.scene
  let severity = Severity.information
  let reference = Reference.session238(minute: 5, second: 55)
  let tags = ["scene", "setup"]
  let explanation = Explanation(
    what: "A view is named for Assistive Access, and nothing but previews shows it.",
    why: """
      Work was done for people who use Assistive Access, and it does not reach them: no scene and no other view shows \
      the view.
      """,
    instead: "Show the view in the `AssistiveAccess` scene, or delete it.")

  func reports(in context: RuleContext) -> [Report] {
    guard let number = context.index.number(of: context.file) else { return [] }
    let facts = context.resolver.facts[number]
    guard !facts.indexed.isTest, context.resolver.facts.contains(where: \.isMarked) else { return [] }
    return facts.indexed.declarations.enumerated().compactMap { ordinal, declaration in
      let id = DeclarationID(file: number, ordinal: ordinal)
      guard case .type(let type) = declaration.value, type.isNamedForAssistiveAccess, declaration.owner == nil,
        declaration.activity != .inactive, !type.modifiers.contains("public"), !type.modifiers.contains("open"),
        context.index.conforms(type.name, to: "View"), !context.isUsed(type.name)
      else { return nil }
      return Report(
        "'\(type.name)' is made for Assistive Access, but only previews or nothing at all show it; "
          + "show it in the 'AssistiveAccess' scene, or delete it",
        at: context.location(declaration.nameSpan, in: id))
    }
  }

  let examples = AssistiveViewUnused.cases
}

extension RuleContext {
  /// Whether a type's name is said outside its own declarations, previews and tests.
  fileprivate func isUsed(_ name: String) -> Bool {
    if snapshot.conclusions.namesInUnreadFiles.contains(name) { return true }
    let isMarkedName = name.contains("ssistiveAccess")
    let numbers = resolver.facts.indices.filter { number in
      !index.files[number].isTest && (resolver.facts[number].isMarked || !isMarkedName)
    }
    for number in numbers {
      for site in resolver.facts[number].constructs[name] ?? [] {
        let id = DeclarationID(file: number, ordinal: site.ordinal)
        if !resolver.isPreview(id), index.ownerName(of: id) != name { return true }
      }
    }
    // Types are named in other ways than by making a view: as generic arguments, by `self`, in annotations.
    let word = Array(name.utf8)
    return numbers.contains { number in
      guard let bytes = snapshot.text(of: index.files[number].file)?.bytes, bytes.containsWord(word) else {
        return false
      }
      return index.files[number].outline.items.indices.contains { position in
        let item = index.files[number].outline.items[position]
        guard !item.isOwn(name) else { return false }
        let end = min(item.start + item.length, bytes.count)
        return item.start < end && Array(bytes[item.start..<end]).containsWord(word)
      }
    }
  }
}

extension Placed<Declaration> {
  /// A declaration of the type itself, or a preview.
  fileprivate func isOwn(_ name: String) -> Bool {
    switch value {
    case .type(let type):
      type.name == name || type.inherits("PreviewProvider") || type.name.hasSuffix("_Previews")
    case .code(let statements):
      statements.contains { statement in
        guard case .expression(let expression) = statement.kind, case .postfix(let postfix) = expression.kind else {
          return false
        }
        return postfix.base.kind == .name("#Preview")
      }
    default: false
    }
  }
}
