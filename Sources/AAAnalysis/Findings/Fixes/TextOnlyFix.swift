/// Gives a control that shows words alone a symbol.
struct TextOnlyFix {
  private let control: ReachedControl
  private let title: String?
  private let context: RuleContext

  init(_ control: ReachedControl, title: String?, _ context: RuleContext) {
    self.control = control
    self.title = title
    self.context = context
  }

  var fixes: [Fix] {
    guard let editor = SourceEditor(context.file, in: context.snapshot), control.element.receiver.isEmpty,
      !control.body.isOfWrittenType(context.resolver)
    else {
      return []
    }
    let choices = SymbolChoice(context).symbols(forTitle: title ?? wordsInCode)
    func fix(_ symbol: String, _ menuTitle: String, _ safety: Fix.Safety) -> Fix? {
      edits(symbol, editor).map { Fix(title: menuTitle, safety: safety, edits: $0 + toolbarEdits(editor)) }
    }
    if choices.isEmpty {
      return [fix(SymbolChoice.placeholder, "Add a symbol to fill in", .placeholder)].compactMap { $0 }
    }
    return choices.compactMap { fix($0, "Add the symbol “\($0)”", .unsafe) }
  }

  /// The name of a constant that holds the title: `L10n.save`.
  private var wordsInCode: String? {
    let title = control.element.title ?? control.body.facts.labelText(of: control.number)
    guard let path = title?.path, let name = path.last else { return nil }
    // `L10n.Save.title` is about saving; `row.title` may be about anything.
    let isGeneral = ["title", "label", "text", "name", "button"].contains(name)
    guard !isGeneral || path.first?.isCapitalised == true else { return nil }
    let words = (isGeneral ? path.dropLast().last ?? "" : name).words.filter { !Self.generalWords.contains($0) }
    return words.isEmpty || words.count > 3 ? nil : words.joined(separator: " ")
  }

  private static let generalWords: Set<String> = [
    "title", "label", "text", "button", "action", "common", "screen", "item", "view", "row", "string", "key", "link",
    "display", "displayed", "name", "localized", "description", "caption",
  ]

  private func span(_ span: Span) -> Span { context.location(span, in: control.body.id).span }

  private func edits(_ symbol: String, _ editor: SourceEditor) -> [FileEdit]? {
    let element = control.element
    if let title = element.title {
      guard element.arguments.first?.label == nil, element["label"] == nil else { return nil }
      switch element.name {
      case "Button": return [editor.inserting(", systemImage: \"\(symbol)\"", at: span(title.span).upper)]
      case "NavigationLink", "Link": return link(title, symbol, editor)
      default: return nil
      }
    }
    return text(symbol, editor)
  }

  /// `NavigationLink("Inbox") { Inbox() }`, `NavigationLink("Inbox", value: route)`, `Link("Help", destination: url)`
  private func link(_ title: Expression, _ symbol: String, _ editor: SourceEditor) -> [FileEdit]? {
    let element = control.element
    guard let parentheses = element.parentheses else { return nil }
    let label = "Label(\(editor.string(span(title.span))), systemImage: \"\(symbol)\")"
    let rest = element.arguments.dropFirst()
    if let closure = rest.first, rest.count == 1, closure.isTrailingClosure, element.name == "NavigationLink" {
      var end = span(closure.span).upper
      end = max(end, span(closure.value.span).upper)
      let opening = Span(span(element.nameSpan).upper, span(closure.value.span).lower)
      let indentation = editor.indentation(at: end)
      let lines = ["label: {", editor.indentUnit + label, "}"].joined(separator: editor.newline + indentation)
      let isOneLine = editor.string(Span(opening.lower, end)).utf8.allSatisfy { $0 != 0x0A && $0 != 0x0D }
      let gone = isOneLine ? editor.string(opening).columns : 0
      let isLong =
        editor.columns(before: end) - gone + " label: {  }".count + label.columns > SourceEditor.width
      return [
        editor.replacing(opening, with: " "), editor.inserting(" " + (isLong ? lines : "label: { \(label) }"), at: end),
      ]
    }
    guard let next = rest.first, !rest.contains(where: \.isTrailingClosure),
      ["value", "destination"].contains(next.label)
    else { return nil }
    return [
      editor.replacing(Span(span(title.span).lower, span(next.span).lower), with: ""),
      editor.inserting(" { \(label) }", at: span(parentheses).upper),
    ]
  }

  /// `Text("Save")` in the label becomes a `Label`.
  private func text(_ symbol: String, _ editor: SourceEditor) -> [FileEdit]? {
    let facts = control.body.facts
    let inside = facts.descendants(of: control.number).filter {
      facts.elements[$0].role == .label || facts.ancestors(of: $0).contains { facts.elements[$0].role == .label }
    }
    let texts = inside.filter { facts.elements[$0].name == "Text" }
    guard texts.count == 1, let number = texts.first else { return nil }
    let text = facts.elements[number]
    guard text.kind == .construct, text.receiver.isEmpty, text.arguments.count == 1, text.arguments[0].label == nil,
      let title = text.title, text.guards.count == control.element.guards.count, text.parentModifier == nil,
      !text.modifiers.contains(where: { Self.textModifiers.contains($0.name) }), !isPartOfSum(text)
    else { return nil }
    let name = span(text.nameSpan)
    let picture = ", systemImage: \"\(symbol)\""
    let breaks = editor.breaks(around: span(text.chainSpan), longerBy: picture.count + "Label".count - "Text".count)
    return breaks + [
      editor.replacing(name, with: "Label"), editor.inserting(picture, at: span(title.span).upper),
    ]
  }

  /// `Text("a") + Text("b")` has two texts; `Text("a") + suffix` has one and cannot take a label.
  private func isPartOfSum(_ text: Element) -> Bool {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return true }
    let chain = span(text.chainSpan)
    let bytes = editor.text.bytes
    var next = chain.upper
    while next < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[next]) { next += 1 }
    return next < bytes.count && bytes[next] == UInt8(ascii: "+")
  }

  /// Modifiers that give back a `Text`.
  private static let textModifiers: Set<String> = [
    "kerning", "tracking", "baselineOffset", "speechSpellsOutCharacters", "speechAdjustedPitch", "textScale",
  ]

  /// A toolbar shows the icon of a label alone.
  private func toolbarEdits(_ editor: SourceEditor) -> [FileEdit] {
    guard context.holders.isInToolbar(control.number, in: control.body.id),
      !context.holders.isStyled(control.number, in: control.body.id)
    else { return [] }
    return [editor.appendingModifier(".labelStyle(.titleAndIcon)", to: span(control.element.span))]
  }
}

extension BodyFacts {
  /// What the only `Text` in a control's label is given.
  fileprivate func labelText(of control: Int) -> Expression? {
    let texts = descendants(of: control).filter { elements[$0].name == "Text" && elements[$0].role == .label }
    return texts.count == 1 ? elements[texts[0]].title : nil
  }
}

extension SourceEditor {
  fileprivate static let width = 120

  /// The columns of a line in front of an offset.
  fileprivate func columns(before offset: Int) -> Int {
    string(Span(text.lines.lineRange(text.lines.line(at: offset)).lower, offset)).columns
  }

  /// Puts the only view of a closure that is written on one line on a line of its own, if it would become too long.
  ///
  /// - Parameter added: columns.
  fileprivate func breaks(around view: Span, longerBy added: Int) -> [FileEdit] {
    let bytes = text.bytes
    let line = text.lines.lineSpan(text.lines.line(at: view.lower), in: bytes)
    guard string(line).columns + added > Self.width, line.contains(view) else { return [] }
    let before = Span(view.lower - blanks(before: view.lower), view.lower)
    var behind = Span(at: view.upper)
    while behind.upper < line.upper, bytes[behind.upper] == 0x20 || bytes[behind.upper] == 0x09 { behind.upper += 1 }
    guard before.lower > line.lower, bytes[before.lower - 1] == UInt8(ascii: "{"), behind.upper < line.upper,
      bytes[behind.upper] == UInt8(ascii: "}")
    else { return [] }
    let outer = newline + indentation(at: view.lower)
    return [replacing(before, with: outer + indentUnit), replacing(behind, with: outer)]
  }

  /// Puts a modifier directly behind a view that is written at a span: on a line of its own if the view has several.
  func appendingModifier(_ code: String, to view: Span) -> FileEdit {
    let isOneLine = text.lines.line(at: view.lower) == text.lines.line(at: view.upper)
    return inserting(isOneLine ? code : newline + indentation(at: view.upper) + code, at: view.upper)
  }
}
