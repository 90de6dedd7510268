/// Shows what a swipe does to a row as a button in the row, which asks before it happens.
struct RowButtonFix {
  private let element: Int
  private let position: Int
  private let swipes: [ReachedTap]
  private let body: ReachedBody
  private let context: RuleContext

  /// - Parameters:
  ///   - position: the modifier that the swipe is made by, as an index into the element's modifiers.
  ///   - swipes: the taps of the body that a swipe uncovers.
  init(_ position: Int, of element: Int, _ swipes: [ReachedTap], in body: ReachedBody, _ context: RuleContext) {
    self.element = element
    self.position = position
    self.swipes = swipes
    self.body = body
    self.context = context
  }

  var offers: FixOffers {
    let title =
      switch context.confirmations {
      case 1: "Show a button in the row that asks first"
      case 2: "Show a button in the row that asks twice"
      default: "Show a button in the row that asks \(context.confirmations) times"
      }
    return .made(title) { () throws(FixRefusal) in
      guard let editor = SourceEditor(context.file, in: context.snapshot) else {
        throw FixRefusal("the file cannot be read")
      }
      return body.facts.elements[element].modifiers[position].name == "onDelete"
        ? try deletion(title, editor) : try uncovered(title, editor)
    }
  }

  /// What the button is called, and what it says: `"Delete", systemImage: "trash"`.
  private struct Button {
    var words: QuestionWords
    var state: AskingState
    var title: QuestionText
    var symbol: String
  }

  // MARK: Swipe actions

  private func uncovered(_ title: String, _ editor: SourceEditor) throws(FixRefusal) -> Fix {
    let facts = body.facts
    let content = facts.children(of: element).filter { facts.elements[$0].parentModifier == position }
    let inside = Set(content.flatMap { [$0] + facts.descendants(of: $0) })
    let taps = swipes.filter { $0.tap.element.map(inside.contains) ?? false }
    guard taps.count == 1, let found = taps.first, let control = found.tap.element else {
      throw FixRefusal(
        taps.isEmpty
          ? "the button that the swipe uncovers is made elsewhere"
          : "the swipe uncovers several buttons that destroy something, and a row has no room for all of them")
    }
    guard content.contains(control), facts.elements[control].name == "Button",
      facts.elements[control].guards == facts.elements[element].guards,
      case .action(let action) = found.tap.place
    else { throw FixRefusal("the button that the swipe uncovers stands there under a condition") }
    let code = try TapCode(action, in: body.id, facts, context, editor)
    let state = try AskingStateFinder(body: body, context: context).state(for: control, on: element, using: code.names)
    let words = QuestionWords(found, item: state.item, withoutNames: [], context, editor)
    let shown = ([control] + facts.descendants(of: control)).compactMap { part in
      (facts.elements[part]["systemImage"] ?? facts.elements[part]["systemName"])?.value.writtenName
    }
    let button = Button(words: words, state: state, title: words.controlTitle, symbol: shown.first ?? "trash")
    let questions = try QuestionWriter(state, words, asking: context.confirmations, for: body.id, context, editor)
    let modifier = facts.elements[element].modifiers[position]
    // Other buttons stay where they are.
    let gone = content.count == 1 ? modifier.span : facts.elements[control].chainSpan
    let removed = context.location(gone, in: body.id).span
    let row = try RowWriter(element, in: body, besides: position, context, editor).edits(
      besides: removed,
      button: { lines(button, questions, indentation: $0, editor) { code.button(words.answer, indentation: $0) } })
    return Fix(
      title: title, safety: words.areGuessed ? .placeholder : .unsafe,
      edits: [questions.insertion] + row + [editor.removing(removed)])
  }

  private func lines(
    _ button: Button, _ questions: QuestionWriter, indentation: String, _ editor: SourceEditor,
    answer: (_ indentation: String) -> [String]
  ) -> String {
    let unit = editor.indentUnit
    let asking = unit + questions.firstAsking
    let head: [String]
    switch button.title {
    case .expression(let title):
      head = ["Button(\(title), systemImage: \"\(button.symbol)\", role: .destructive) {", asking, "}"]
    case .view(let text):
      head = [
        "Button(role: .destructive) {", asking, "} label: {", unit + "Label {", unit + unit + text, unit + "} icon: {",
        unit + unit + "Image(systemName: \"\(button.symbol)\")", unit + "}", "}",
      ]
    }
    // In a row of a list a tap runs every button whose style does not say otherwise.
    return editor.lines(head + [".buttonStyle(.bordered)"], indentation: indentation)
      + questions.modifiers(indentation: indentation, answer: answer)
  }

  // MARK: Rows that a loop deletes

  private func deletion(_ title: String, _ editor: SourceEditor) throws(FixRefusal) -> Fix {
    let facts = body.facts
    let loop = facts.elements[element]
    guard let found = swipes.first(where: { $0.tap.element == element && $0.tap.modifier == position }) else {
      throw FixRefusal("what the swipe deletes is not to be seen from here")
    }
    let rows = facts.children(of: element).filter { facts.elements[$0].parentModifier == nil }
    guard rows.count == 1, let row = rows.first, facts.elements[row].guards == loop.guards else {
      throw FixRefusal("a row shows several views, and which of them is to have the button is for you to say")
    }
    let item = try RowItem(loop, in: body, context, editor)
    let deletion = try item.deletion(loop.modifiers[position], in: body, context, editor)
    let state = try AskingStateFinder(body: body, context: context).state(for: row, on: row, using: deletion.names)
    let words = QuestionWords(found, item: state.item, withoutNames: [], context, editor)
    let button = Button(words: words, state: state, title: words.controlTitle, symbol: "trash")
    let questions = try QuestionWriter(state, words, asking: context.confirmations, for: body.id, context, editor)
    let edits = try RowWriter(row, in: body, besides: nil, context, editor).edits(
      besides: nil,
      button: {
        lines(button, questions, indentation: $0, editor) { indentation in
          words.answer.button(
            signature: "", deletion.lines(indentation: indentation, editor).map { editor.indentUnit + $0 },
            unit: editor.indentUnit)
        }
      })
    let removed = context.location(loop.modifiers[position].span, in: body.id).span
    return Fix(
      title: title, safety: words.areGuessed ? .placeholder : .unsafe,
      edits: [questions.insertion] + edits + [editor.removing(removed)]
        + IdleEditButton(context, editor).removals(without: removed, in: body))
  }
}

/// How the item of a row is found again among the data of its loop.
private struct RowItem {
  /// The data as it is written, without what makes bindings of it.
  private let data: String
  private let name: String
  /// What finds the item's index; nil where the item is the index.
  private let search: String?

  init(_ loop: Element, in body: ReachedBody, _ context: RuleContext, _ editor: SourceEditor) throws(FixRefusal) {
    let unnamed = FixRefusal("the items of '\(loop.name)' have no name here, so that one of them cannot be deleted")
    guard let data = loop.title ?? loop["data"]?.value,
      let closure = loop.arguments.lazy.compactMap(\.closure).first, closure.parameters.count == 1,
      let parameter = closure.parameters.first, parameter != "_"
    else { throw unnamed }
    var source = editor.string(context.location(data.span, in: body.id).span)
    if source.hasPrefix("$") { source.removeFirst() }
    guard !source.contains("{"), !source.contains("$"), !source.contains("\n") else {
      throw FixRefusal(
        "what '\(loop.name)' goes through is worked out here, so that an item cannot be found in it again")
    }
    self.data = source
    name = parameter.hasPrefix("$") ? String(parameter.dropFirst()) : parameter
    if case .operation(operator: let name, operands: let operands) = data.kind, ["..<", "..."].contains(name) {
      guard name == "..<", operands.first?.kind == .integer("0") else {
        throw FixRefusal(
          "only in a range that is written '0..<…' is a row's number its place, and this one is '\(source)'")
      }
      search = nil
      return
    }
    switch loop["id"]?.value.kind {
    case nil: search = ".firstIndex(where: { $0.id == \(name).id })"
    case .keyPath(_, let components) where components == ["self"]: search = ".firstIndex(of: \(name))"
    case .keyPath(_, let components):
      let path = components.joined(separator: ".")
      search = ".firstIndex(where: { $0.\(path) == \(name).\(path) })"
    default: throw unnamed
    }
  }

  /// The code that deletes the item.
  struct Deletion {
    var names: Set<String>
    /// Around the code: `if let index = notes.firstIndex(of: note) {`; nil for none.
    var opening: String?
    /// Before the code: `let offsets = IndexSet(integer: index)`
    var first: String?
    var code: String
    /// The indentation that the code has where it is written.
    var indentation: String

    func lines(indentation: String, _ editor: SourceEditor) -> [String] {
      let unit = editor.indentUnit
      let inner = opening == nil ? indentation + unit : indentation + unit + unit
      let code = self.code.reindented(from: self.indentation, to: inner)
      let body = (first.map { [$0] } ?? []) + [code]
      guard let opening else { return body }
      return [opening] + body.map { unit + $0 } + ["}"]
    }
  }

  func deletion(
    _ modifier: Modifier, in body: ReachedBody, _ context: RuleContext, _ editor: SourceEditor
  ) throws(FixRefusal) -> Deletion {
    guard let value = modifier.arguments.first?.value else { throw FixRefusal("nothing is written here that deletes") }
    let opening = search.map { "if let index = \(data)\($0) {" }
    let index = search == nil ? name : "index"
    let offsets = "IndexSet(integer: \(index))"
    guard case .closure(let closure) = value.kind else {
      let source = editor.string(context.location(value.span, in: body.id).span)
      let callee = String(source.prefix { $0 != "(" })
      let path = callee.split(separator: ".").map(String.init).filter { $0 != "self" }
      guard let last = path.last else { throw FixRefusal("what deletes the rows is not to be seen from here") }
      let functions = context.resolver.members(last, receiver: Array(path.dropLast()), in: body.id)
        .compactMap(context.resolver.function)
      guard functions.count == 1, let function = functions.first, function.parameters.count == 1, !function.isAsync,
        !function.isThrowing
      else { throw FixRefusal("which '\(last)' deletes the rows is not to be seen from here") }
      let label = function.parameters[0].label.map { "\($0): " } ?? ""
      return Deletion(
        names: [name], opening: opening, first: nil, code: "\(callee)(\(label)\(offsets))", indentation: "")
    }
    guard closure.captures.isEmpty, closure.parameters.count <= 1, !closure.statements.isEmpty else {
      throw FixRefusal("what deletes the rows is not to be seen from here")
    }
    let span = editor.withoutSpace(context.location(closure.bodySpan, in: body.id).span)
    var code = editor.string(span)
    var first: String?
    let parameter = closure.parameters.first
    if let whole = code.deletedCollection(by: parameter ?? "$0") {
      code = "\(whole).remove(at: \(index))"
    } else if let parameter {
      if parameter != "_" { first = "let \(parameter) = \(offsets)" }
    } else {
      var inner = InnerClosures()
      inner.walk(closure.statements)
      let start = context.index[body.id].start
      code = code.replacingShorthand(
        with: offsets, from: span.lower, outside: inner.spans.map { $0.shifted(by: start) })
    }
    let old = editor.indentation(at: span.lower)
    return Deletion(
      names: code.leadingNames.union([name]), opening: opening, first: first, code: code, indentation: old)
  }
}

/// Closures without parameters of their own, in which `$0` is theirs.
private struct InnerClosures: CodeVisitor {
  var spans: [Span] = []

  mutating func visit(_ expression: Expression) {
    if case .closure(let closure) = expression.kind { spans.append(closure.span) }
  }
}

extension String {
  /// `notes` for `notes.remove(atOffsets: offsets)`; nil for any other code.
  fileprivate func deletedCollection(by offsets: String) -> String? {
    let end = ".remove(atOffsets: \(offsets))"
    guard hasSuffix(end) else { return nil }
    let name = dropLast(end.count)
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ? String(name) : nil
  }

  /// With other code for `$0`, but for those of closures in it.
  ///
  /// - Parameters:
  ///   - start: where the string begins, in UTF-8 offsets of the file.
  ///   - closures: in UTF-8 offsets of the file.
  fileprivate func replacingShorthand(with code: String, from start: Int, outside closures: [Span]) -> String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      let isShorthand =
        bytes[offset...].starts(with: "$0".utf8) && !closures.contains { $0.contains(Span(at: start + offset)) }
      if isShorthand {
        result += Array(code.utf8)
        offset += 2
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
