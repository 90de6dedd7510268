/// Puts a control beside what a row shows, in a horizontal stack.
struct RowWriter {
  private let row: Element
  private let body: ReachedBody
  private let editor: SourceEditor
  private let start: Int
  /// Before which modifier the stack ends: it and those behind it are about the whole row.
  private let end: Span

  /// - Parameter modifier: one that is about the row and not about what it shows, as an index into its modifiers.
  init(
    _ row: Int, in body: ReachedBody, besides modifier: Int?, _ context: RuleContext, _ editor: SourceEditor
  ) throws(FixRefusal) {
    let element = body.facts.elements[row]
    let start = context.index[body.id].start
    let chain = element.chainSpan.shifted(by: start)
    guard element.name != "self", !["ForEach", "List", "Section", "Group", "Form"].contains(element.name) else {
      throw FixRefusal("the rows are made inside of '\(element.name)', and what is given to it knows none of them")
    }
    guard !["#if", "#else", "#endif"].contains(where: editor.string(chain).contains) else {
      throw FixRefusal("'#if' decides about what stands here, and a button must not hang on that")
    }
    let lists = StatementFinder(element.chainSpan, in: context.index[body.id].value).lists
    guard lists.last?.statements.contains(where: { $0.span == element.chainSpan }) ?? false else {
      throw FixRefusal("the row is a part of an expression, so that nothing can be put beside it")
    }
    let outer = element.modifiers.indices.first { number in
      number == modifier || Self.isOfRow(element.modifiers[number].name)
    }
    self.row = element
    self.body = body
    self.editor = editor
    self.start = start
    // Without one the stack ends behind the row.
    end = outer.map { element.modifiers[$0].span.shifted(by: start) } ?? Span(at: chain.upper)
  }

  private static func isOfRow(_ name: String) -> Bool {
    name.hasPrefix("listRow") || name.hasPrefix("listItem")
      || ["swipeActions", "tag", "id", "badge", "deleteDisabled", "moveDisabled", "selectionDisabled"].contains(name)
  }

  /// - Parameters:
  ///   - gone: what is taken out besides, in UTF-8 offsets of the file.
  ///   - button: the control's code at an indentation, the first line indented too.
  func edits(
    besides gone: Span?, button: (_ indentation: String) -> String
  ) throws(FixRefusal) -> [FileEdit] {
    let chain = row.chainSpan.shifted(by: start)
    let unit = editor.indentUnit
    let newline = editor.newline
    let indentation = editor.indentation(at: chain.lower)
    var inner = Span(chain.lower, end.lower)
    while inner.upper > inner.lower, editor.text.bytes[inner.upper - 1].isSpace { inner.upper -= 1 }
    guard editor.isFirstCode(chain.lower) else {
      return try opened(chain, inner, indentation, button)
    }
    var edits = [editor.inserting("HStack {" + newline + indentation + unit, at: inner.lower)]
    for line in lineStarts(in: inner) { edits.append(editor.inserting(unit, at: line)) }
    edits.append(
      editor.inserting(newline + button(indentation + unit) + newline + indentation + "}", at: inner.upper))
    // What is said of the whole row stands below the brace.
    let removed = gone.map(editor.text.removalSpan)
    for line in lineStarts(in: Span(inner.upper, chain.upper))
    where !(removed.map { $0.lower <= line && line < $0.upper } ?? false) {
      let content = Span(line, min(line + (indentation + unit).utf8.count, editor.text.bytes.count))
      guard editor.string(content) == indentation + unit else { continue }
      edits.append(editor.replacing(Span(content.upper - unit.utf8.count, content.upper), with: ""))
    }
    return edits
  }

  /// A row that is written on one line with what holds it.
  private func opened(
    _ chain: Span, _ inner: Span, _ outer: String, _ button: (_ indentation: String) -> String
  ) throws(FixRefusal) -> [FileEdit] {
    let bytes = editor.text.bytes
    let before = Span(chain.lower - editor.blanks(before: chain.lower), chain.lower)
    var behind = Span(at: chain.upper)
    while behind.upper < bytes.count, bytes[behind.upper] == 0x20 || bytes[behind.upper] == 0x09 { behind.upper += 1 }
    guard behind.upper < bytes.count, bytes[behind.upper] == UInt8(ascii: "}") else {
      throw FixRefusal("the row stands on one line with something else, so that nothing can be put beside it")
    }
    let newline = editor.newline
    let unit = editor.indentUnit
    let indentation = outer + unit
    var edits = [
      editor.replacing(before, with: newline + indentation + "HStack {" + newline + indentation + unit),
      editor.inserting(newline + button(indentation + unit) + newline + indentation + "}", at: inner.upper),
      editor.replacing(behind, with: newline + outer),
    ]
    for line in lineStarts(in: inner) { edits.append(editor.inserting(unit + unit, at: line)) }
    return edits
  }

  /// The starts of the lines below the first one, but for empty ones.
  private func lineStarts(in span: Span) -> [Int] {
    let lines = editor.text.lines
    let first = lines.line(at: span.lower)
    let last = lines.line(at: max(span.lower, span.upper - 1))
    guard first < last else { return [] }
    return (first + 1...last).compactMap { line in
      let content = lines.lineSpan(line, in: editor.text.bytes)
      return content.isEmpty ? nil : content.lower
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
