/// Makes a button ask before it destroys something: a state, a dialog that names what goes, a way back.
///
/// In a row over data the dialog belongs to the row's item, never to all rows.
struct ConfirmationFix {
  private let control: DestructiveControl
  private let element: Element
  private let body: ReachedBody
  private let context: RuleContext

  init(_ control: DestructiveControl, in body: ReachedBody, _ context: RuleContext) {
    self.control = control
    self.body = body
    self.context = context
    element = body.facts.elements[control.element]
  }

  var fixes: [Fix] {
    guard control.modifier == nil, !runsGivenClosure, let editor = SourceEditor(context.file, in: context.snapshot),
      let row = Row.around(control.element, in: body, context), let action = Action(control, in: body, context, editor)
    else { return [] }
    let state = row.name.map { "\($0)To\(verb.capitalised)" } ?? "isConfirming\(titleWords.map(\.capitalised).joined())"
    guard let insertion = StateInsertion(state, type: row.stateType, for: body.id, context) else { return [] }
    let ask = row.asking(insertion.name)
    return [
      Fix(
        title: "Ask before it happens", safety: .unsafe,
        edits: [insertion.edit, action.replacing(with: ask), dialog(action, row, insertion.name, editor)])
    ]
  }

  /// A view that is given its action has callers with other actions: they are not to be asked about.
  private var runsGivenClosure: Bool {
    guard let first = control.effect.calls.first, first.declaration == body.id else { return false }
    let name = first.name.hasSuffix("()") ? String(first.name.dropLast(2)) : first.name
    return context.resolver.members(name, receiver: [], in: body.id).contains {
      context.resolver.variable($0)?.isComputed == false
    }
  }

  // MARK: Words

  private var title: String? { body.facts.title(of: control.element) }

  private var verb: String {
    guard let first = title?.words.first, title?.startsWithDestructiveWord == true else { return "delete" }
    return first
  }

  private var titleWords: [String] {
    let words = title.map { $0.words.filter { $0.utf8.allSatisfy { $0 < 0x80 } }.prefix(3) } ?? []
    return words.isEmpty ? [verb] : Array(words)
  }

  /// The dialog's question and its button's title, as source.
  private func words(_ row: Row, _ editor: SourceEditor) -> (question: String, answer: String) {
    if let expression = element.title, expression.writtenText == nil {
      let source = editor.string(context.location(expression.span, in: body.id).span)
      return (source, source)
    }
    let answer = title ?? "Delete"
    if let name = row.name, answer.startsWithDestructiveWord, answer.words.count == 1 {
      return ("\"\(answer) this \(name.words.joined(separator: " "))?\"", "\"\(answer)\"")
    }
    return ("\"\(answer)?\"", "\"\(answer)\"")
  }

  // MARK: The dialog

  private func dialog(_ action: Action, _ row: Row, _ state: String, _ editor: SourceEditor) -> FileEdit {
    let attached = attachedElement
    let span = context.location(attached.chainSpan, in: body.id).span
    let indentation = modifierIndentation(attached, span, editor)
    let unit = editor.indentUnit
    let (question, answer) = words(row, editor)
    var code = [
      ".confirmationDialog(\(question), isPresented: \(row.isPresented(state)), titleVisibility: .visible) {"
    ]
    code += action.button(answer, indentation: indentation + unit, editor).map { unit + $0 }
    code += ["\(unit)Button(\"Keep\", role: .cancel) {}", "}"]
    let text = code.map { editor.newline + indentation + $0 }.joined()
    return editor.inserting(text, at: span.upper)
  }

  /// A dialog on a swipe action or a menu's entry goes away with it: it hangs on the row or the menu.
  private var attachedElement: Element {
    var child = element
    while let parent = child.parent {
      let ancestor = body.facts.elements[parent]
      if child.role == .swipeActions || child.role == .contextMenu || ancestor.name == "Menu" { return ancestor }
      child = ancestor
    }
    return element
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

/// What a button runs, and where that is written.
private struct Action {
  private enum Source {
    /// Statements between braces, in UTF-8 offsets of the file.
    case statements(Span)
    /// A function that is handed over: `action: deleteAll`.
    case reference(Span)
  }

  private let source: Source
  private let file: FileID

  init?(_ control: DestructiveControl, in body: ReachedBody, _ context: RuleContext, _ editor: SourceEditor) {
    let value = body.facts.actions[control.action].value
    file = context.file
    if case .closure(let closure) = value.kind {
      guard let first = closure.statements.first, let last = closure.statements.last else { return nil }
      source = .statements(context.location(Span(first.span.lower, last.span.upper), in: body.id).span)
    } else {
      source = .reference(context.location(value.span, in: body.id).span)
    }
  }

  func replacing(with code: String) -> FileEdit {
    switch source {
    case .statements(let span): FileEdit(file: file, span: span, newText: code)
    case .reference(let span): FileEdit(file: file, span: span, newText: "{ \(code) }")
    }
  }

  /// The dialog's button that runs it, line by line.
  func button(_ title: String, indentation: String, _ editor: SourceEditor) -> [String] {
    switch source {
    case .reference(let span):
      return ["Button(\(title), role: .destructive, action: \(editor.string(span)))"]
    case .statements(let span):
      let old = editor.indentation(at: span.lower)
      let code = editor.reindented(span, from: old, to: indentation + editor.indentUnit)
      return ["Button(\(title), role: .destructive) {", editor.indentUnit + code, "}"]
    }
  }
}

/// The row that a control stands in, if it stands in one.
private struct Row {
  /// The name of the row's item; nil outside of rows.
  var name: String?
  /// What tells one item from another: `drawing.id`.
  var key = ""
  /// The state's type; nil for a plain Boolean.
  var stateType: String?

  /// - Returns: nil if the row's item has no name to speak of it by.
  static func around(_ element: Int, in body: ReachedBody, _ context: RuleContext) -> Row? {
    for number in body.facts.ancestors(of: element) {
      let ancestor = body.facts.elements[number]
      guard ancestor.name == "ForEach" || ancestor.name == "List" && ancestor.title != nil else { continue }
      guard let closure = ancestor.arguments.last(where: { $0.closure != nil })?.closure else { continue }
      guard let parameter = closure.parameters.first, parameter != "_" else { return nil }
      let name = parameter.hasPrefix("$") ? String(parameter.dropFirst()) : parameter
      return Row(name, of: ancestor, in: body, context)
    }
    return Row()
  }

  private init() {}

  private init?(_ name: String, of container: Element, in body: ReachedBody, _ context: RuleContext) {
    self.name = name
    let item = Row.itemType(of: container, in: body, context)
    switch container["id"]?.value.kind {
    case nil:
      key = "\(name).id"
      stateType = item.map { "\($0).ID?" }
    case .keyPath(_, let components) where components == ["self"]:
      key = name
      stateType = item.map { "\($0)?" }
    case .keyPath(_, let components):
      key = ([name] + components).joined(separator: ".")
    default:
      return nil
    }
    stateType = stateType ?? "AnyHashable?"
  }

  /// `Drawing` for `ForEach(store.drawings)` with `var drawings: [Drawing]`.
  private static func itemType(of container: Element, in body: ReachedBody, _ context: RuleContext) -> String? {
    guard let path = container.title?.path, let property = context.resolver.property(path, in: body.id),
      let type = context.resolver.variable(property)?.type, type.name == "Array", type.arguments.count == 1,
      type.arguments[0].arguments.isEmpty, !type.arguments[0].isOptional
    else { return nil }
    return type.arguments[0].components.joined(separator: ".")
  }

  private var comparedKey: String { stateType == "AnyHashable?" ? "AnyHashable(\(key))" : key }

  func asking(_ state: String) -> String { name == nil ? "\(state) = true" : "\(state) = \(comparedKey)" }

  func isPresented(_ state: String) -> String {
    guard name != nil else { return "$\(state)" }
    return "Binding(get: { \(state) == \(comparedKey) }, set: { if !$0 { \(state) = nil } })"
  }
}

extension String {
  /// With a capital first letter.
  var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
