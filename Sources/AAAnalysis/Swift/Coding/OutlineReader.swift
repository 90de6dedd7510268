/// Reads what an `OutlineWriter` wrote.
///
/// The bytes may be anything: nothing is read outside of them, nothing nests deeper than a writer goes, no room is made
/// for more than was read, and no span leaves the source.
struct OutlineReader {
  // Valid as long as the call that `init` was made in.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var strings: [String] = []
  private var lastLower = 0
  private var depth = 0
  /// Offsets lie within so many bytes of their origin.
  private let reach: Int
  /// What literals that are keys stand for.
  let texts: LocalizedTexts

  /// - Parameters:
  ///   - bytes: must outlive the reader.
  ///   - sourceLength: of the file that was outlined, in UTF-8 bytes.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, sourceLength: Int, texts: LocalizedTexts
  ) throws(OutlineCorruption) {
    self.bytes = bytes
    self.texts = texts
    reach = sourceLength
    let count = try readCount()
    strings.reserveCapacity(count)
    for _ in 0..<count {
      let length = try readCount()
      strings.append(String(decoding: bytes[position..<position + length], as: UTF8.self))
      position += length
    }
  }

  /// Whether everything was read.
  var isAtEnd: Bool { position == bytes.count }

  mutating func read<Value: OutlineCoded>() throws(OutlineCorruption) -> Value { try Value(from: &self) }

  mutating func readTag() throws(OutlineCorruption) -> UInt8 {
    guard position < bytes.count else { throw OutlineCorruption() }
    defer { position += 1 }
    return bytes[position]
  }

  /// A number of things of which each takes a byte or more.
  mutating func readCount() throws(OutlineCorruption) -> Int {
    let number = try readNumber()
    guard number <= UInt64(bytes.count - position) else { throw OutlineCorruption() }
    return Int(number)
  }

  /// A number that cannot be larger than the source.
  mutating func readOffset() throws(OutlineCorruption) -> Int {
    let number = try readNumber()
    let offset = Int(truncatingIfNeeded: number >> 1) ^ -Int(truncatingIfNeeded: number & 1)
    guard -reach...reach ~= offset else { throw OutlineCorruption() }
    return offset
  }

  mutating func readSpan() throws(OutlineCorruption) -> Span {
    // A step may lead from one end of the source to the other.
    let number = try readNumber()
    let step = Int(truncatingIfNeeded: number >> 1) ^ -Int(truncatingIfNeeded: number & 1)
    let length = try readNumber()
    let lower = lastLower &+ step
    guard -reach...reach ~= lower, length <= UInt64(reach) else { throw OutlineCorruption() }
    lastLower = lower
    return Span(lower, lower + Int(length))
  }

  mutating func readString() throws(OutlineCorruption) -> String {
    let number = try readNumber()
    guard number < UInt64(strings.count) else { throw OutlineCorruption() }
    return strings[Int(number)]
  }

  /// Reads what nests.
  mutating func nested<Value>(
    _ read: (inout OutlineReader) throws(OutlineCorruption) -> Value
  ) throws(OutlineCorruption) -> Value {
    guard depth < OutlineWriter.deepestNesting else { throw OutlineCorruption() }
    depth += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  /// Reads what is placed in something else.
  mutating func placed<Value>(
    _ read: (inout OutlineReader) throws(OutlineCorruption) -> Value
  ) throws(OutlineCorruption) -> Value {
    let outer = lastLower
    lastLower = 0
    let value = try read(&self)
    lastLower = outer
    return value
  }

  private mutating func readNumber() throws(OutlineCorruption) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let byte = try readTag()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw OutlineCorruption()
  }
}
