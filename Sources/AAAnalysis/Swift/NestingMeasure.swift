/// How deep a source nests, by a quick look that takes comments and strings for code.
struct NestingMeasure {
  /// Brackets and `#if` open at once.
  private(set) var depth = 0
  /// Square brackets open at once.
  private(set) var squares = 0
  /// The most `<` on a line.
  private(set) var angles = 0
  /// The most spaces on a line, indentation left out.
  private(set) var spaces = 0
  /// The longest run of number signs.
  private(set) var pounds = 0
  /// A chain of `else if` nests once for each.
  private(set) var elses = 0

  init(of bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { read($0) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var depth = 0
    var squares = 0
    var angles = 0
    var spaces = 0
    var pounds = 0
    var isIndentation = true
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: " ") {
        if !isIndentation { spaces += 1 }
        continue
      }
      isIndentation = false
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        depth += 1
        self.depth = max(self.depth, depth)
      case UInt8(ascii: "["):
        depth += 1
        squares += 1
        self.depth = max(self.depth, depth)
        self.squares = max(self.squares, squares)
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
      case UInt8(ascii: "]"):
        depth = max(0, depth - 1)
        squares = max(0, squares - 1)
      case UInt8(ascii: "#"):
        if bytes.contains("if", at: index) { depth += 1 }
        if bytes.contains("endif", at: index) { depth = max(0, depth - 1) }
        self.depth = max(self.depth, depth)
        pounds = bytes.contains("#", at: index - 2) ? pounds + 1 : 1
        self.pounds = max(self.pounds, pounds)
      case UInt8(ascii: "<"):
        angles += 1
        self.angles = max(self.angles, angles)
      case UInt8(ascii: "s"):
        if bytes.contains("else", at: index - 3) { elses += 1 }
      case 0x0A:
        self.spaces = max(self.spaces, spaces)
        (angles, spaces, isIndentation) = (0, 0, true)
      default:
        break
      }
    }
    self.spaces = max(self.spaces, spaces)
  }

  /// An upper estimate of the stack that it takes to parse the source and to read the tree.
  var stack: Int {
    let kilobytes = 256 + depth * 48 + spaces * 16 + elses * 8
    return kilobytes << 10
  }
}
