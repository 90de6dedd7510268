/// The edit buttons that have nothing to edit any more when rows can no longer be deleted.
struct IdleEditButton {
  private let context: RuleContext
  private let editor: SourceEditor

  init(_ context: RuleContext, _ editor: SourceEditor) {
    self.context = context
    self.editor = editor
  }

  /// Takes the buttons of a view out, with the toolbar that they are alone in. None if rows can be moved, selected or
  /// deleted in another way, and none of a button that is all that stands in its place.
  ///
  /// - Parameter deletion: the `onDelete` that goes, in UTF-8 offsets of the file.
  func removals(without deletion: Span, in body: ReachedBody) -> [FileEdit] {
    guard let owner = context.index.ownerName(of: body.id) else { return [] }
    let bodies = context.reachedBodies.filter { context.index.ownerName(of: $0.id) == owner }
    let isModeUsed = String(decoding: editor.text.bytes, as: UTF8.self).contains("editMode")
    guard !isModeUsed, !bodies.contains(where: { edits($0, besides: deletion) }) else { return [] }
    return bodies.flatMap { body in
      body.facts.elements.indices.filter { body.facts.elements[$0].name == "EditButton" }
        .compactMap { span(of: $0, in: body) }.map(editor.removing)
    }
  }

  /// Whether an edit mode does something besides.
  private func edits(_ body: ReachedBody, besides deletion: Span) -> Bool {
    body.facts.elements.contains { element in
      if element["selection"] != nil || element["editActions"] != nil { return true }
      return element.modifiers.contains { modifier in
        switch modifier.name {
        case "onMove": true
        case "onDelete": context.location(modifier.span, in: body.id).span != deletion
        default: false
        }
      }
    }
  }

  /// What goes with a button; nil if something has to stand there.
  private func span(of button: Int, in body: ReachedBody) -> Span? {
    let facts = body.facts
    var number = button
    while true {
      let element = facts.elements[number]
      guard let list = StatementFinder(element.chainSpan, in: context.index[body.id].value).lists.last,
        list.statements.contains(where: { $0.span == element.chainSpan })
      else { return nil }
      let siblings = element.parent.map(facts.children(of:)) ?? []
      let isAlone = siblings.filter { facts.elements[$0].parentModifier == element.parentModifier }.count == 1
      // The only one behind a `#if` may have others around that.
      if list.statements.count > 1 || !isAlone && facts.elements[element.parent ?? number].guards == element.guards {
        return context.location(element.chainSpan, in: body.id).span
      }
      guard let parent = element.parent, facts.elements[parent].guards == element.guards else { return nil }
      if let position = element.parentModifier {
        let modifier = facts.elements[parent].modifiers[position]
        guard modifier.name == "toolbar", modifier.arguments.count == 1 else { return nil }
        return context.location(modifier.span, in: body.id).span
      }
      guard ["ToolbarItem", "ToolbarItemGroup"].contains(facts.elements[parent].name) else { return nil }
      number = parent
    }
  }
}
