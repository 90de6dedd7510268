/// Adds an `import` to a file.
struct ImportInsertion {
  let edit: FileEdit

  /// - Returns: nil if the file imports the module already.
  init?(_ module: String, _ editor: SourceEditor, _ outline: FileOutline) {
    guard !outline.imports.contains(where: { $0.module == module }) else { return nil }
    let text = editor.text
    let conditionals = ConditionalLines(text)
    if let last = outline.imports.last(where: { !conditionals.contains($0.span.lower) }) {
      let lineEnd = text.lines.lineSpan(text.lines.line(at: last.span.upper), in: text.bytes).upper
      edit = editor.inserting(
        editor.newline + editor.indentation(at: last.span.lower) + "import \(module)",
        at: editor.isLastCode(last.span.upper) ? lineEnd : last.span.upper)
      return
    }
    // Above the `#if` around the other imports, or above the first declaration.
    let first = outline.imports.first?.span.lower ?? outline.items.first?.start ?? text.contentStart
    let line = conditionals.outermost(around: first) ?? text.lines.line(at: first)
    let start = max(text.lines.lineRange(line).lower, text.contentStart)
    let gap = outline.imports.isEmpty ? editor.newline : ""
    edit = editor.inserting("import \(module)" + editor.newline + gap, at: start)
  }
}

/// The lines of a text that stand between `#if` and `#endif`.
private struct ConditionalLines {
  /// The outermost blocks, from the line of `#if` to that of `#endif`.
  private var blocks: [ClosedRange<Int>] = []
  private let text: SourceText

  init(_ text: SourceText) {
    self.text = text
    var depth = 0
    var start = 0
    for line in 0..<text.lines.lineCount {
      let words = text.string(in: text.lines.lineSpan(line, in: text.bytes)).drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("#if") {
        if depth == 0 { start = line }
        depth += 1
      } else if words.hasPrefix("#endif"), depth > 0 {
        depth -= 1
        if depth == 0 { blocks.append(start...line) }
      }
    }
    if depth > 0 { blocks.append(start...max(start, text.lines.lineCount - 1)) }
  }

  func contains(_ offset: Int) -> Bool { outermost(around: offset) != nil }

  /// The line of the outermost `#if` around an offset.
  func outermost(around offset: Int) -> Int? {
    let line = text.lines.line(at: offset)
    return blocks.first { $0.contains(line) }?.lowerBound
  }
}
