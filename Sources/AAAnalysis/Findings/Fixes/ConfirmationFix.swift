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
    guard let number = found.tap.element else {
      throw FixRefusal("a question in code of UIKit is a controller, which must be presented by another one")
    }
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
    var states: [StateInsertion] = []
    for count in 1...context.confirmations {
      states.append(
        try StateInsertion(adding: stateName(state, words, count), type: state.type, for: body.id, context))
    }
    var insertion = states[0]
    for other in states.dropFirst() { insertion.add(other, newline: editor.newline) }
    let indentation = modifierIndentation(body.facts.elements[holder], span, editor)
    let dialogs = states.indices.map { count -> String in
      let next = count + 1 < states.count ? state.asking(states[count + 1].name) : nil
      return dialog(state, states[count].name, words, count, next, code, indentation, editor)
    }
    return Fix(
      title: title, safety: words.areGuessed ? .placeholder : .unsafe,
      edits: [
        insertion.edit, code.replacing(with: state.asking(states[0].name)),
        editor.inserting(dialogs.joined(), at: span.upper),
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

  private func stateName(_ state: AskingState, _ words: QuestionWords, _ count: Int) -> String {
    let ending = count == 1 ? "" : count == 2 ? "Again" : "Again\(count)"
    guard let item = state.item else { return "isConfirming\(words.nameWords)\(ending)" }
    // A letter says nothing of what it stands for.
    let name = item.count > 1 ? item : words.object.last ?? "item"
    return "\(name)To\(words.verbName)\(ending)"
  }

  // MARK: The dialogs

  private func dialog(
    _ state: AskingState, _ name: String, _ words: QuestionWords, _ count: Int, _ next: String?, _ code: TapCode,
    _ indentation: String, _ editor: SourceEditor
  ) -> String {
    let unit = editor.indentUnit
    var buttons: [String]
    if let next {
      buttons = words.answer.button(signature: "", [unit + next], unit: unit)
    } else {
      buttons = code.button(words.answer, indentation: indentation + unit)
    }
    if let wayBack = words.wayBack { buttons += wayBack.idleButton(role: "cancel", unit: unit) }
    return QuestionDialog(
      title: words.question(count).source, isPresented: state.isPresented(name), presented: state.presented(name),
      buttons: buttons, message: next == nil ? words.message : nil
    )
    .lines(indentation: indentation, unit: unit)
    .map { editor.newline + ($0.isEmpty ? "" : indentation + $0) }.joined()
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

/// A confirmation dialog, as a modifier.
struct QuestionDialog {
  /// What decides whether a dialog is shown.
  enum Presentation {
    case state(String)
    case binding(get: String, set: String)
  }

  var title: String
  var isPresented: Presentation
  /// What the dialog hands to its buttons, and what it is called there.
  var presented: (state: String, name: String)?
  /// Line by line, without the indentation of the dialog's content.
  var buttons: [String]
  var message: String?

  private static let width = 120

  /// Line by line, without the indentation of the modifier.
  func lines(indentation: String, unit: String) -> [String] {
    let opening = presented.map { "{ \($0.name) in" } ?? "{"
    let arguments =
      [[title], shown, ["titleVisibility: .visible"]] + (presented.map { [["presenting: \($0.state)"]] } ?? [])
    func fits(_ line: String) -> Bool { indentation.columns + line.columns <= Self.width }
    let head = ".confirmationDialog(\(arguments.map { $0.joined() }.joined(separator: ", "))) \(opening)"
    var lines: [String]
    if fits(head) {
      lines = [head]
    } else {
      lines = [".confirmationDialog("]
      for (number, parts) in arguments.enumerated() {
        let comma = number + 1 < arguments.count ? "," : ""
        if parts.count == 1 || fits(unit + parts.joined() + comma) {
          lines.append(unit + parts.joined() + comma)
        } else {
          lines.append(unit + parts[0])
          lines += [parts[1].trimmed, parts[2]].map { unit + unit + $0 }
          lines.append(unit + parts[3] + comma)
        }
      }
      lines.append(") \(opening)")
    }
    lines += buttons.map { unit + $0 }
    if let message {
      lines.append("} message: \(presented == nil ? "{" : "{ _ in")")
      lines.append(unit + message)
    }
    return lines + ["}"]
  }

  /// The argument, in pieces where it can be broken.
  private var shown: [String] {
    switch isPresented {
    case .state(let state): ["isPresented: \(state)"]
    case .binding(let get, let set): ["isPresented: Binding(", "get: { \(get) }, ", "set: { \(set) }", ")"]
    }
  }
}

extension String {
  /// How wide a line is, a tab taken for four.
  fileprivate var columns: Int { reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } }
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
