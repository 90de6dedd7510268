/// Writes code into a file in the style of what stands around it.
struct SourceEditor {
  let file: FileID
  let text: SourceText

  init?(_ file: FileID, in snapshot: Snapshot) {
    guard let text = snapshot.text(of: file) else { return nil }
    self.file = file
    self.text = text
  }

  var newline: String { text.dominantLineEnding }

  /// One step of indentation: the file's, or four spaces.
  var indentUnit: String { text.indentUnit ?? "    " }

  func string(_ span: Span) -> String { text.string(in: span) }

  /// The white space at the start of the line that holds an offset.
  func indentation(at offset: Int) -> String { text.indentation(ofLineAt: offset) }

  /// Whether nothing but white space and a comment stands between the start of the line and an offset.
  func isFirstCode(_ offset: Int) -> Bool {
    let line = text.lines.lineRange(text.lines.line(at: offset)).lower
    let before = string(Span(max(line, text.contentStart), offset)).utf8.filter { $0 != 0x20 && $0 != 0x09 }
    return before.isEmpty || before.starts(with: "/*".utf8) && before.suffix(2).elementsEqual("*/".utf8)
  }

  /// Whether nothing but white space and a comment stands between an offset and the end of the line.
  func isLastCode(_ offset: Int) -> Bool {
    let end = text.lines.lineSpan(text.lines.line(at: offset), in: text.bytes).upper
    let behind = string(Span(offset, max(end, offset))).utf8.drop { $0 == 0x20 || $0 == 0x09 }
    return behind.isEmpty || behind.starts(with: "//".utf8)
  }

  func replacing(_ span: Span, with newText: String) -> FileEdit {
    FileEdit(file: file, span: span, newText: newText)
  }

  func inserting(_ newText: String, at offset: Int) -> FileEdit {
    FileEdit(file: file, span: Span(at: offset), newText: newText)
  }

  /// Takes out a span, its lines if it has them to itself, and the `#if` that would be left empty: among modifiers an
  /// empty one ends the chain.
  func removing(_ span: Span) -> FileEdit {
    let removed = text.removalSpan(of: span)
    if let emptied = EmptiedConditional(by: removed, in: text) {
      return FileEdit(file: file, span: emptied.span, newText: emptied.newText)
    }
    return FileEdit(file: file, span: removed, newText: "")
  }

  /// Lines joined by the file's line end, each behind `indentation`; empty lines stay empty.
  func lines(_ lines: [String], indentation: String) -> String {
    lines.map { $0.isEmpty ? $0 : indentation + $0 }.joined(separator: newline)
  }

  /// A piece of source with its inner lines moved from one indentation to another.
  func reindented(_ span: Span, from old: String, to new: String) -> String {
    let source = string(span)
    guard old != new else { return source }
    var result = ""
    var isFirst = true
    for line in source.splitKeepingLineEnds() {
      if isFirst {
        result += line
      } else if line.hasPrefix(old) {
        result += new + line.dropFirst(old.count)
      } else {
        result += line
      }
      isFirst = false
    }
    return result
  }

  /// Inserts a modifier behind another: on a line of its own if that one has its line to itself.
  func insertingModifier(_ code: String, behind modifier: Span) -> FileEdit {
    if text.isFirstOnLine(modifier.lower) {
      return inserting(newline + indentation(at: modifier.lower) + code, at: modifier.upper)
    }
    return inserting(code, at: modifier.upper)
  }
}

extension String {
  /// The lines, each with its own line end. Bytes, because `\r\n` is one `Character`.
  func splitKeepingLineEnds() -> [String] {
    var lines: [String] = []
    var current: [UInt8] = []
    let bytes = Array(utf8)
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      current.append(byte)
      position += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
        current.append(bytes[position])
        position += 1
      }
      lines.append(String(decoding: current, as: UTF8.self))
      current = []
    }
    if !current.isEmpty { lines.append(String(decoding: current, as: UTF8.self)) }
    return lines
  }
}
