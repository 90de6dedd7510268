/// How deep a source nests, by a quick look that takes comments and strings for code.
struct NestingMeasure {
  /// Brackets and `#if` open at once.
  private(set) var depth = 0
  /// Square brackets open at once.
  private(set) var squares = 0
  /// The most open `<` between two braces.
  private(set) var angles = 0
  /// The most spaces on a line, indentation left out.
  private(set) var spaces = 0
  /// The longest run of number signs.
  private(set) var pounds = 0
  /// Arrows, question marks and words without a mark between them, whatever lines they stand on.
  private(set) var runs = 0

  init(of bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { read($0) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var depth = 0
    var squares = 0
    var angles = 0
    var spaces = 0
    var pounds = 0
    var runs = 0
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
        if byte == UInt8(ascii: "{") { (angles, runs) = (0, 0) }
        depth += 1
        self.depth = max(self.depth, depth)
      case UInt8(ascii: "["):
        depth += 1
        squares += 1
        self.depth = max(self.depth, depth)
        self.squares = max(self.squares, squares)
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        if byte == UInt8(ascii: "}") { (angles, runs) = (0, 0) }
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
      case UInt8(ascii: "<") where bytes.opensAngle(at: index - 1):
        angles += 1
        self.angles = max(self.angles, angles)
      case UInt8(ascii: ">"):
        if bytes.contains("-", at: index - 2) { runs += 1 } else { angles = max(0, angles - 1) }
      case UInt8(ascii: "?"): runs += 1
      case UInt8(ascii: ";"): (angles, runs) = (0, 0)
      case 0x0A:
        self.spaces = max(self.spaces, spaces)
        // A line may be a word of a long run.
        runs += 1
        self.runs = max(self.runs, runs)
        (spaces, isIndentation) = (0, true)
      default:
        break
      }
    }
    self.spaces = max(self.spaces, spaces)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a `<` opens generic arguments, as far as its neighbours tell: `A<B`, and not `a < b` or `a <= b`.
  func opensAngle(at offset: Int) -> Bool {
    guard offset > 0, offset + 1 < count else { return false }
    switch self[offset - 1] {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x60, 0x61...0x7A, 0x80...0xFF: break
    default: return false
    }
    return self[offset + 1] != UInt8(ascii: " ") && self[offset + 1] != UInt8(ascii: "=")
      && self[offset + 1] != UInt8(ascii: "<")
  }
}
