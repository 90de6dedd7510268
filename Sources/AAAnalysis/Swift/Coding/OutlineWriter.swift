/// Writes an outline as bytes.
///
/// Numbers take as few bytes as they need, seven bits in each. Spans count from the one before, and each string is
/// written once, as names repeat.
struct OutlineWriter {
  /// What was written beside the strings.
  private var body: [UInt8] = []
  private var strings: [UInt8] = []
  private var stringNumbers: [String: Int] = [:]
  private var lastLower = 0
  private var depth = 0
  /// Whether the outline nests deeper than a reader follows.
  private(set) var isTooDeep = false

  static let deepestNesting = 1000

  /// Strings first, as what follows names them.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(strings.count + body.count + 8)
    Self.append(UInt64(stringNumbers.count), to: &bytes)
    return bytes + strings + body
  }

  mutating func write(_ value: some OutlineCoded) { value.write(to: &self) }

  /// Writes the number of a case and what belongs to it.
  mutating func write<each Value: OutlineCoded>(_ tag: UInt8, _ values: repeat each Value) {
    write(tag: tag)
    for value in repeat each values { value.write(to: &self) }
  }

  mutating func write(tag: UInt8) { body.append(tag) }

  mutating func write(count: Int) { Self.append(UInt64(truncatingIfNeeded: count), to: &body) }

  mutating func write(signed number: Int) {
    // Small numbers of either sign become small ones without a sign.
    Self.append(UInt64(bitPattern: Int64((number << 1) ^ (number >> (Int.bitWidth - 1)))), to: &body)
  }

  mutating func write(span: Span) {
    write(signed: span.lower - lastLower)
    write(count: span.length)
    lastLower = span.lower
  }

  mutating func write(string: String) {
    if let number = stringNumbers[string] { return write(count: number) }
    let number = stringNumbers.count
    stringNumbers[string] = number
    Self.append(UInt64(string.utf8.count), to: &strings)
    strings += string.utf8
    write(count: number)
  }

  /// Writes what nests.
  mutating func nested(_ write: (inout OutlineWriter) -> Void) {
    guard depth < Self.deepestNesting else {
      isTooDeep = true
      return
    }
    depth += 1
    write(&self)
    depth -= 1
  }

  /// Writes what is placed in something else: its spans count from its own start.
  mutating func placed(_ write: (inout OutlineWriter) -> Void) {
    let outer = lastLower
    lastLower = 0
    write(&self)
    lastLower = outer
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}
