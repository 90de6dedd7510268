/// Puts a line or two of view code beside other views: into the container that they stand in, or into a stack around
/// them.
struct ButtonPlacement {
  private let id: DeclarationID
  let facts: BodyFacts
  private let context: RuleContext
  private let editor: SourceEditor
  private let start: Int
  /// What goes from the same file.
  private let removed: [Span]

  /// - Parameter edits: what else is changed.
  init?(in id: DeclarationID, besides edits: [FileEdit], _ context: RuleContext) {
    let file = context.index.file(of: id)
    guard let facts = context.resolver.body(of: id), let editor = SourceEditor(file, in: context.snapshot) else {
      return nil
    }
    // `var save: Button<Text>` must stay one.
    let type = context.resolver.variable(id)?.type ?? context.resolver.function(id)?.returnType
    if let type, !type.text.hasPrefix("some "), type.name != "AnyView" { return nil }
    self.id = id
    self.facts = facts
    self.context = context
    self.editor = editor
    start = context.index[id].start
    removed = edits.filter { $0.file == file }.map(\.span)
  }

  /// One step of indentation.
  var unit: String { editor.indentUnit }

  /// Where a statement of a view's body stands.
  enum Holder {
    /// Views beside each other are rows, or stand in a row.
    case rows
    /// The outermost views, or what a modifier is given.
    case single
    /// Views lie upon each other, or each is a row of its own.
    case layers
    /// Views are part of a control or a bar, or each means something to what holds them.
    case closed
  }

  func holder(of list: StatementList) -> Holder {
    guard let number = facts.elements.firstIndex(where: { list.span.contains($0.chainSpan) }) else { return .single }
    let element = facts.elements[number]
    for ancestor in [number] + facts.ancestors(of: number) {
      switch facts.elements[ancestor].role {
      case .label, .icon, .toolbar, .swipeActions, .contextMenu, .dialog, .message: return .closed
      default: continue
      }
    }
    var current = element
    while let parent = current.parent {
      if current.parentModifier != nil { return .single }
      let container = facts.elements[parent]
      switch container.name {
      case "VStack", "LazyVStack", "List", "Form", "Section", "ScrollView", "HStack": return .rows
      case "Group": current = container
      case "ZStack", "ForEach": return .layers
      case "Menu", "Picker", "TabView", "Grid", "GridRow", "LazyVGrid", "LazyHGrid": return .closed
      default: return .single
      }
    }
    return .single
  }

  /// Lines below all that stands in a list of statements.
  func adding(_ lines: [String], to list: StatementList) -> [FileEdit]? {
    guard let first = list.statements.first?.span, let last = list.statements.last?.span else { return nil }
    switch holder(of: list) {
    case .rows: return appending(lines, to: list)
    case .single: return wrapping(Span(first.lower, last.upper), in: list, lines)
    case .layers: return list.statements.count == 1 ? wrapping(first, in: list, lines) : nil
    case .closed: return nil
    }
  }

  /// Lines below one statement of a list.
  func adding(_ lines: [String], behind statement: Statement, of list: StatementList) -> [FileEdit]? {
    switch holder(of: list) {
    case .rows where isFirstOnLine(statement.span.lower):
      return [insertion(below: statement.span, lines, indentation: indentation(at: statement.span.lower))]
    case .rows, .single, .layers: return wrapping(statement.span, in: list, lines)
    case .closed: return nil
    }
  }

  /// What stands in a stack of rows that is all of a statement.
  private func contentOfStack(_ span: Span) -> StatementList? {
    guard let number = facts.elements.firstIndex(where: { $0.chainSpan == span && $0.name == "VStack" }),
      let child = facts.children(of: number).first(where: { facts.elements[$0].parentModifier == nil })
    else { return nil }
    let stack = facts.elements[number].span
    return StatementFinder(facts.elements[child].chainSpan, in: context.index[id].value).lists
      .first { stack.contains($0.span) }
  }

  // MARK: Writing

  private func appending(_ lines: [String], to list: StatementList) -> [FileEdit]? {
    guard let first = list.statements.first?.span, let last = list.statements.last?.span else { return nil }
    if isFirstOnLine(last.lower) {
      return [insertion(below: last, lines, indentation: indentation(at: last.lower))]
    }
    guard let opened = opening(of: list, first) else { return nil }
    let indentation = indentation(at: first.lower) + editor.indentUnit
    var edits = [opened.edit(editor, indentation)]
    let code = joined(lines, indentation)
    if let closing = opened.closing(last, editor) {
      edits.append(
        editor.replacing(closing, with: editor.newline + code + editor.newline + self.indentation(at: first.lower)))
    } else {
      edits.append(editor.inserting(editor.newline + code, at: anchor(last.upper + start)))
    }
    return edits
  }

  private func wrapping(_ span: Span, in list: StatementList, _ lines: [String]) -> [FileEdit]? {
    if let inner = contentOfStack(span) { return appending(lines, to: inner) }
    let unit = editor.indentUnit
    var indentation = indentation(at: span.lower)
    var edits: [FileEdit] = []
    var closing: Span?
    let outer = indentation
    if !isFirstOnLine(span.lower) {
      guard let first = list.statements.first?.span, let last = list.statements.last?.span, first.lower == span.lower,
        let opened = opening(of: list, first)
      else { return nil }
      indentation += unit
      edits.append(opened.edit(editor, indentation))
      closing = opened.closing(last, editor)
    }
    let absolute = span.shifted(by: start)
    edits.append(editor.inserting("VStack {" + editor.newline + indentation + unit, at: absolute.lower))
    // What stands below moves in; the first line was opened just now.
    let shift = closing != nil || indentation != outer ? unit + unit : unit
    for line in lineStarts(in: absolute) { edits.append(editor.inserting(shift, at: line)) }
    let code = editor.newline + joined(lines, indentation + unit) + editor.newline + indentation + "}"
    if let closing {
      edits.append(editor.replacing(closing, with: code + editor.newline + outer))
    } else {
      edits.append(editor.inserting(code, at: anchor(absolute.upper)))
    }
    return edits
  }

  /// The white space around the statements of a block that is written on one line.
  private struct Opening {
    /// Between what opens the block and its first statement.
    var before: Span
    /// Where the block ends, if braces end it.
    var end: Int?

    func edit(_ editor: SourceEditor, _ indentation: String) -> FileEdit {
      editor.replacing(before, with: editor.newline + indentation)
    }

    func closing(_ last: Span, _ editor: SourceEditor) -> Span? {
      guard let end else { return nil }
      return Span(end - editor.blanks(before: end), end)
    }
  }

  private func opening(of list: StatementList, _ first: Span) -> Opening? {
    let bytes = editor.text.bytes
    let lower = first.lower + start
    let blanks = editor.blanks(before: lower)
    guard lower - blanks > 0, list.statements.count == 1 else { return nil }
    let before = Span(lower - blanks, lower)
    switch bytes[lower - blanks - 1] {
    case UInt8(ascii: "{"):
      let end = list.span.upper + start
      guard end < bytes.count, bytes[end] == UInt8(ascii: "}"),
        editor.string(Span(first.upper + start, end)).allSatisfy({ $0 == " " || $0 == "\t" })
      else { return nil }
      return Opening(before: before, end: end)
    case UInt8(ascii: ":"):
      return editor.isLastCode(first.upper + start) ? Opening(before: before, end: nil) : nil
    default: return nil
    }
  }

  private func insertion(below span: Span, _ lines: [String], indentation: String) -> FileEdit {
    let end = span.upper + start
    let lineEnd = editor.text.lines.lineSpan(editor.text.lines.line(at: end), in: editor.text.bytes).upper
    let place = editor.isLastCode(end) ? lineEnd : end
    return editor.inserting(editor.newline + joined(lines, indentation), at: anchor(place))
  }

  /// A place that stays, at or before an offset.
  private func anchor(_ offset: Int) -> Int {
    guard let gone = removed.first(where: { $0.lower < offset && offset <= $0.upper }) else { return offset }
    let lines = editor.text.lines
    let line = lines.line(at: gone.lower)
    guard line > 0, lines.lineRange(line).lower == gone.lower else { return gone.lower }
    return lines.lineSpan(line - 1, in: editor.text.bytes).upper
  }

  /// The starts of the lines below the first one that a span reaches into, but for empty ones and what goes.
  private func lineStarts(in span: Span) -> [Int] {
    let lines = editor.text.lines
    let first = lines.line(at: span.lower)
    let last = lines.line(at: span.upper)
    guard first < last else { return [] }
    return (first + 1...last).compactMap { line in
      let content = lines.lineSpan(line, in: editor.text.bytes)
      if content.isEmpty || removed.contains(where: { $0.contains(content.lower) }) { return nil }
      return content.lower
    }
  }

  private func joined(_ lines: [String], _ indentation: String) -> String {
    editor.lines(lines, indentation: indentation)
  }

  private func indentation(at offset: Int) -> String { editor.indentation(at: offset + start) }
  private func isFirstOnLine(_ offset: Int) -> Bool { editor.text.isFirstOnLine(offset + start) }
}

extension SourceEditor {
  /// How many spaces and tabs stand before an offset.
  func blanks(before offset: Int) -> Int {
    var count = 0
    while offset - count > 0, text.bytes[offset - count - 1] == 0x20 || text.bytes[offset - count - 1] == 0x09 {
      count += 1
    }
    return count
  }
}
