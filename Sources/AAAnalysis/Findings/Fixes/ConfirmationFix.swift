/// Makes a control ask before it destroys something: states, dialogs that name what goes, a way back from each.
///
/// It asks as often as is wanted. In a row over data a dialog belongs to the row's item, never to all rows.
struct ConfirmationFix {
  private let found: ReachedTap
  private let body: ReachedBody
  private let context: RuleContext

  init(_ found: ReachedTap, _ context: RuleContext) {
    self.found = found
    self.context = context
    body = found.body
  }

  var offers: FixOffers {
    let title =
      switch context.confirmations {
      case 1: "Ask before it happens"
      case 2: "Ask twice before it happens"
      default: "Ask \(context.confirmations) times before it happens"
      }
    return .made(title) { () throws(FixRefusal) in try fix(title) }
  }

  private func fix(_ title: String) throws(FixRefusal) -> Fix {
    guard let number = found.tap.element else { return try ControllerQuestionFix(found, context).fix(title) }
    if let type = body.writtenType(context.resolver) {
      throw FixRefusal("what this shows must stay a '\(type)', and what asks is more than that")
    }
    guard let editor = SourceEditor(context.file, in: context.snapshot) else {
      throw FixRefusal("the file cannot be read")
    }
    try refuseWhatGoesAway()
    let holder = holder(of: number)
    let span = context.location(body.facts.elements[holder].chainSpan, in: body.id).span
    guard !editor.isOneOfTwo(span) else {
      throw FixRefusal("both sides of a '? :' must be of one type, and what asks is of another")
    }
    let code = try code(editor)
    let finder = AskingStateFinder(body: body, context: context)
    let state = try finder.state(for: number, on: holder, using: code.names)
    let words = QuestionWords(
      found, item: state.item, withoutNames: finder.names(from: number, to: holder), context, editor)
    let questions = try QuestionWriter(
      state, words, asking: context.confirmations, for: body.id, context, editor)
    let indentation = modifierIndentation(body.facts.elements[holder], span, editor)
    let dialogs = questions.modifiers(indentation: indentation) { code.button(words.answer, indentation: $0) }
    return Fix(
      title: title, safety: words.areGuessed ? .placeholder : .unsafe,
      edits: [
        questions.insertion, code.replacing(with: questions.firstAsking), editor.inserting(dialogs, at: span.upper),
      ])
  }

  private func code(_ editor: SourceEditor) throws(FixRefusal) -> TapCode {
    switch found.tap.place {
    case .action(let action):
      return try TapCode(action, in: body.id, body.facts, context, editor)
    case .argument(let element, let position):
      let value = body.facts.elements[element].arguments[position].value
      guard let name = value.path?.last else { throw FixRefusal("what is handed over here is not to be seen") }
      return try TapCode(reference: value, named: name, in: body.id, context, editor)
    case .call:
      throw FixRefusal("a question in code of UIKit is a controller, which must be presented by another one")
    }
  }

  // MARK: What the question hangs on

  /// A dialog on a menu's entry goes away with it: it hangs on what has the menu.
  private func holder(of element: Int) -> Int {
    var holder = element
    var child = element
    while let parent = body.facts.elements[child].parent {
      if body.facts.isPassing(child) { holder = parent }
      child = parent
    }
    return holder
  }

  /// What only a menu shows goes away with the menu, before it can ask.
  private func refuseWhatGoesAway() throws(FixRefusal) {
    var seen: Set<DeclarationID> = []
    guard let name = context.passingHolder(of: body.id, &seen) else { return }
    throw FixRefusal("this is shown in a menu of '\(name)', and a question that stands in it goes away with it")
  }

  private func modifierIndentation(_ element: Element, _ span: Span, _ editor: SourceEditor) -> String {
    let start = context.index[body.id].start
    if let last = element.modifiers.last(where: { editor.text.isFirstOnLine($0.span.lower + start) }) {
      return editor.indentation(at: last.span.lower + start)
    }
    let indentation = editor.indentation(at: span.lower)
    let lines = editor.text.lines
    let isOneLine = lines.line(at: span.lower) == lines.line(at: span.upper)
    return isOneLine ? indentation + editor.indentUnit : indentation
  }
}

extension BodyFacts {
  /// Whether an element stands in something that goes away as soon as it is tapped.
  fileprivate func isPassing(_ element: Int) -> Bool {
    let role = elements[element].role
    if role == .swipeActions || role == .contextMenu { return true }
    guard let parent = elements[element].parent, elements[element].parentModifier == nil else { return false }
    return elements[parent].name == "Menu" && role != .label
  }
}

extension RuleContext {
  /// The view in one of whose menus a body is shown; nil if it stands on its screen.
  fileprivate func passingHolder(of id: DeclarationID, _ seen: inout Set<DeclarationID>) -> String? {
    guard seen.insert(id).inserted, let node = graph.node(of: id) else { return nil }
    for edge in node.incoming {
      guard case .element(let number) = edge.source else { continue }
      let from = graph.nodes[edge.from].declaration
      guard let body = resolver.body(of: from) else { continue }
      let ancestors = [number] + body.ancestors(of: number)
      // A screen or a dialog that a menu leads to stays.
      let own = ancestors.prefix { !body.elements[$0].role.startsScreen }
      if own.contains(where: body.isPassing) { return index.ownerName(of: from) ?? resolver.displayName(of: from) }
      if own.count == ancestors.count, let found = passingHolder(of: from, &seen) { return found }
    }
    return nil
  }
}

extension SourceEditor {
  /// Whether what stands in a span is the second or third part of `condition ? one : two`.
  fileprivate func isOneOfTwo(_ span: Span) -> Bool {
    var offset = span.lower
    while offset > 0, [0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[offset - 1]) { offset -= 1 }
    guard offset > 1 else { return false }
    switch text.bytes[offset - 1] {
    case UInt8(ascii: "?"): return true
    // `label: Button(…)` has no space before its colon.
    case UInt8(ascii: ":"): return [0x20, 0x09, 0x0A].contains(text.bytes[offset - 2])
    default: return false
    }
  }
}
