extension CommandSyntax {
  /// What `--help` prints.
  var help: String {
    var usage = "usage: \(ToolVersion.name) \(name)"
    if !options.isEmpty { usage += " [OPTION…]" }
    if let operands {
      let word = operands.count.upperBound > 1 ? operands.name + "…" : operands.name
      usage += operands.count.lowerBound == 0 ? " [\(word)]" : " \(word)"
    }
    var rows = allOptions.map { option in
      (option.name + (option.value.map { " " + $0 } ?? ""), option.help)
    }
    if let operands { rows.insert((operands.name, operands.help), at: 0) }
    var parts = [usage, summary.capitalizedFirst + ".", HelpTable.lines(rows)]
    if let notes {
      let lines = notes.split(separator: "\n").flatMap { HelpTable.wrapped(String($0), width: HelpTable.width) }
      parts.append(lines.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }
}

/// Terms with what they mean beside them.
enum HelpTable {
  private static let termWidth = 34
  static let width = 100

  static func lines(_ rows: [(term: String, meaning: String)]) -> String {
    rows.map { row in
      let term = "  " + row.term
      let lines = wrapped(row.meaning, width: width - termWidth)
      let indent = String(repeating: " ", count: termWidth)
      if term.count + 2 > termWidth {
        return ([term] + lines.map { indent + $0 }).joined(separator: "\n")
      }
      let first = term + String(repeating: " ", count: termWidth - term.count) + (lines.first ?? "")
      return ([first] + lines.dropFirst().map { indent + $0 }).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  /// Breaks a text at spaces.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension String {
  /// The same with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
