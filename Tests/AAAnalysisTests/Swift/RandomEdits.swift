import AATestSupport

import AAAnalysis

/// Changes as they happen while typing, and worse ones.
struct RandomEdits {
  typealias Edit = (span: Span, replacement: [UInt8])

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private static let insertions = [
    "a", " ", "\n", ".", "(", ")", "{", "}", "[", "]", "\"", "\"\"\"", "/*", "*/", "//", "\\(", "#if DEBUG\n",
    "#endif\n", "#else\n", ",", ":", "?", "!", "@", "let x = 1\n", "func f() {", "struct S {", "case ", "é",
    "Text(\"x\")\n",
    ".bold()", " + 1", ";", "=", "<", ">", "&", "|", "/", "#", "$0", "private ", "\r\n", "\u{0}",
    "import Foo\n",
    "try ", "await ", "if x { } else ", "switch x {", "default:", "`", "@State var a = 1\n", "extension X {}\n", "_ = ",
    "in\n",
  ]

  mutating func next(in bytes: [UInt8]) -> [Edit] {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0..<6: [insertion(in: bytes)]
    case 6..<9: [deletion(in: bytes)]
    case 9: lineMove(in: bytes)
    case 10: [replacement(in: bytes)]
    default: several(in: bytes)
    }
  }

  private mutating func offset(in bytes: [UInt8]) -> Int { Int.random(in: 0...bytes.count, using: &generator) }

  private mutating func insertion(in bytes: [UInt8]) -> Edit {
    let offset = offset(in: bytes)
    let text = Self.insertions.randomElement(using: &generator) ?? ""
    return (Span(at: offset), Array(text.utf8))
  }

  private mutating func deletion(in bytes: [UInt8]) -> Edit {
    let offset = offset(in: bytes)
    let longest = Int.random(in: 0..<10, using: &generator) == 0 ? 200 : 3
    return (Span(offset, min(bytes.count, offset + Int.random(in: 1...longest, using: &generator))), [])
  }

  private mutating func replacement(in bytes: [UInt8]) -> Edit {
    (deletion(in: bytes).span, insertion(in: bytes).replacement)
  }

  private mutating func lineMove(in bytes: [UInt8]) -> [Edit] {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<offset(in: bytes)].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
    let target = bytes[..<offset(in: bytes)].lastIndex(of: newline).map { $0 + 1 } ?? 0
    guard target < start || target > end else { return [(Span(start, end), [])] }
    return [(Span(start, end), []), (Span(at: target), Array(bytes[start..<end]))]
  }

  private mutating func several(in bytes: [UInt8]) -> [Edit] {
    var edits: [Edit] = []
    var end = 0
    for edit in [insertion(in: bytes), deletion(in: bytes), insertion(in: bytes)].sorted(by: { $0.span < $1.span })
    where edit.span.lower > end || edits.isEmpty {
      edits.append(edit)
      end = edit.span.upper
    }
    return edits
  }

  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for edit in edits.sorted(by: { $0.span > $1.span }) {
      bytes.replaceSubrange(edit.span.lower..<edit.span.upper, with: edit.replacement)
    }
    return bytes
  }
}
