/// Makes a button ask before it destroys something: states, dialogs that name what goes, a way back from each.
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

  private var title: String {
    context.confirmations == 1 ? "Ask before it happens" : "Ask twice before it happens"
  }

  var offers: FixOffers {
    if found.tap.modifier == nil, found.tap.element != nil, let type = body.writtenType(context.resolver) {
      return .refused(title, because: "what this shows must stay a '\(type)', and what asks is more than that")
    }
    return FixOffers(fixes: fixes)
  }

  private var fixes: [Fix] {
    guard found.tap.modifier == nil, let number = found.tap.element,
      case .action(let action) = found.tap.place,
      let editor = SourceEditor(context.file, in: context.snapshot),
      let row = Row.around(number, in: body, context), let code = TapCode(action, in: body, context, editor)
    else { return [] }
    let element = body.facts.elements[number]
    var states: [StateInsertion] = []
    for count in 1...context.confirmations {
      guard let state = StateInsertion(row.stateName(words, count), type: row.stateType, for: body.id, context) else {
        return []
      }
      states.append(state)
    }
    var insertion = states[0]
    for other in states.dropFirst() { insertion.add(other, newline: editor.newline) }
    let attached = attachedElement(element)
    let span = context.location(attached.chainSpan, in: body.id).span
    let indentation = modifierIndentation(attached, span, editor)
    var dialogs = ""
    for (count, state) in states.enumerated() {
      let next = states.indices.contains(count + 1) ? row.asking(states[count + 1].name) : nil
      dialogs += dialog(
        words.dialog(row, element, count, body, context, editor), row.isPresented(state.name), next, code,
        indentation, editor)
    }
    return [
      Fix(
        title: title, safety: .unsafe,
        edits: [
          insertion.edit, code.replacing(with: row.asking(states[0].name)), editor.inserting(dialogs, at: span.upper),
        ])
    ]
  }

  private var words: QuestionWords { QuestionWords(title: found.tap.title) }

  // MARK: The dialogs

  private func dialog(
    _ words: (question: String, answer: String), _ isPresented: String, _ next: String?, _ code: TapCode,
    _ indentation: String, _ editor: SourceEditor
  ) -> String {
    let unit = editor.indentUnit
    var lines = [
      ".confirmationDialog(\(words.question), isPresented: \(isPresented), titleVisibility: .visible) {"
    ]
    if let next {
      lines += ["Button(\(words.answer), role: .destructive) {", unit + next, "}"].map { unit + $0 }
    } else {
      lines += code.button(words.answer, indentation: indentation + unit, editor).map { unit + $0 }
    }
    lines += ["\(unit)Button(\"Keep\", role: .cancel) {}", "}"]
    return lines.map { editor.newline + indentation + $0 }.joined()
  }

  /// A dialog on a menu's entry goes away with it: it hangs on what has the menu.
  private func attachedElement(_ element: Element) -> Element {
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

/// The words of questions about one control.
struct QuestionWords {
  /// What the control shows, if it is written.
  let title: String?

  var verb: String {
    guard let first = title?.words.first, title?.startsWithDestructiveWord == true else { return "delete" }
    return first
  }

  /// For the name of a state.
  var nameWords: [String] {
    let words = title.map { $0.words.filter { $0.utf8.allSatisfy { $0 < 0x80 } }.prefix(3) } ?? []
    return words.isEmpty ? [verb] : Array(words)
  }

  /// A dialog's question and its button's title, as source.
  ///
  /// - Parameter count: how often was asked before.
  fileprivate func dialog(
    _ row: Row, _ element: Element, _ count: Int, _ body: ReachedBody, _ context: RuleContext, _ editor: SourceEditor
  ) -> (question: String, answer: String) {
    if let expression = element.title, element.name == "Button", expression.writtenText == nil {
      let source = editor.string(context.location(expression.span, in: body.id).span)
      return (source, source)
    }
    let answer = title ?? "Delete"
    // The key of a translation is no text to add to.
    if answer.isTranslationKey { return ("\"\(answer)\"", "\"\(answer)\"") }
    var question = answer
    if let name = row.name, answer.startsWithDestructiveWord, answer.words.count == 1 {
      question = "\(answer) this \(name.words.joined(separator: " "))"
    }
    return ("\"\(question)\(count == 0 ? "?" : " for good?")\"", "\"\(answer)\"")
  }
}

extension String {
  /// `account.action.logout`
  var isTranslationKey: Bool { contains(".") && !contains(" ") || contains("_") && !contains(" ") }
}

/// What a control runs, and where that is written.
struct TapCode {
  private enum Source {
    /// Statements between braces, in UTF-8 offsets of the file.
    case statements(Span)
    /// A function that is handed over: `action: deleteAll`.
    case reference(Span)
  }

  private let source: Source
  private let file: FileID

  /// - Parameter action: as an index into the body's actions.
  init?(_ action: Int, in body: ReachedBody, _ context: RuleContext, _ editor: SourceEditor) {
    let value = body.facts.actions[action].value
    file = context.file
    if case .closure(let closure) = value.kind {
      guard let first = closure.statements.first, let last = closure.statements.last, closure.parameters.isEmpty else {
        return nil
      }
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
      // Of `index, note` the key is that of neither.
      guard closure.parameters.count == 1, let parameter = closure.parameters.first, parameter != "_" else {
        return nil
      }
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
    case nil where container.title?.isRange == true:
      key = name
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

  /// The name of the state that shows a question.
  func stateName(_ words: QuestionWords, _ count: Int) -> String {
    let ending = count == 1 ? "" : count == 2 ? "Again" : "Again\(count)"
    if let name { return "\(name)To\(words.verb.capitalised)\(ending)" }
    return "isConfirming\(words.nameWords.map(\.capitalised).joined())\(ending)"
  }

  func asking(_ state: String) -> String { name == nil ? "\(state) = true" : "\(state) = \(comparedKey)" }

  func isPresented(_ state: String) -> String {
    guard name != nil else { return "$\(state)" }
    return "Binding(get: { \(state) == \(comparedKey) }, set: { if !$0 { \(state) = nil } })"
  }
}

extension Expression {
  /// `0..<count`
  fileprivate var isRange: Bool {
    guard case .operation(operator: let name, operands: _) = kind else { return false }
    return ["..<", "..."].contains(name)
  }
}

extension String {
  /// With a capital first letter.
  var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
