/// Changes an input as a text is changed: by lines, by words and by brackets, and now and then beyond all measure.
///
/// What libFuzzer does by itself, byte by byte, takes half of the turns: it finds other things.
struct TextMutator {
  /// What is put in.
  var tokens: [String]

  private static let newline = UInt8(ascii: "\n")
  /// A longer input is cut before it is changed in most turns, for each costs as much as many short ones.
  private static let comfortableLength = 8 << 10

  /// - Parameter maximum: the most bytes that the result may have.
  func changed(_ bytes: [UInt8], maximum: Int, using random: inout FuzzRandom) -> [UInt8] {
    var bytes = bytes
    if bytes.count > Self.comfortableLength, !random.isChosen(oneIn: 8) {
      let start = random.number(below: bytes.count - Self.comfortableLength)
      bytes = Array(bytes[start..<(start + Self.comfortableLength)])
    }
    if random.isChosen(oneIn: 400) {
      exaggerate(&bytes, using: &random)
    } else {
      for _ in 0...random.number(below: 3) { change(&bytes, using: &random) }
    }
    return Array(bytes.prefix(maximum))
  }

  private func change(_ bytes: inout [UInt8], using random: inout FuzzRandom) {
    let place = random.number(below: bytes.count + 1)
    switch random.number(below: 12) {
    case 0, 1, 2: bytes.insert(contentsOf: token(&random), at: place)
    case 3: bytes.removeSubrange(piece(of: bytes, &random))
    case 4: bytes.removeSubrange(line(of: bytes, at: place))
    case 5:
      let line = Array(bytes[line(of: bytes, at: place)])
      bytes.insert(contentsOf: line, at: self.line(of: bytes, at: random.number(below: bytes.count + 1)).lowerBound)
    case 6: swapLines(&bytes, &random)
    case 7: bytes.replaceSubrange(piece(of: bytes, &random), with: token(&random))
    case 8:
      let piece = Array(bytes[piece(of: bytes, &random)])
      bytes.insert(contentsOf: piece, at: place)
    case 9: bytes.insert(contentsOf: Self.odd[random.number(below: Self.odd.count)], at: place)
    case 10: wrap(&bytes, &random)
    default: bytes.removeSubrange(place...)
    }
  }

  /// Byte sequences that are no ordinary text.
  private static let odd: [[UInt8]] = [
    [0], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0xE2, 0x80, 0xA8], [0xF0, 0x9F, 0x91, 0xA9],
    [0x0D], [0x0D, 0x0A], [0xC2, 0xA0], [0x1B], [0xCC, 0x81], [0xFF, 0xFE], [0x0C],
  ]

  private static let brackets = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("\"", "\""), ("/*", "*/"), ("#if A\n", "\n#endif\n"),
    ("\"\"\"\n", "\n\"\"\""), ("`", "`"), ("<dict>", "</dict>"), ("<!--", "-->"), ("\"\\(", ")\""),
  ]

  private func token(_ random: inout FuzzRandom) -> [UInt8] { Array((random.element(of: tokens) ?? " ").utf8) }

  private func piece(of bytes: [UInt8], _ random: inout FuzzRandom) -> Range<Int> {
    let start = random.number(below: bytes.count + 1)
    let longest = random.isChosen(oneIn: 4) ? 200 : 12
    return start..<min(bytes.count, start + random.number(below: longest))
  }

  private func line(of bytes: [UInt8], at place: Int) -> Range<Int> {
    let start = bytes[..<place].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: Self.newline).map { $0 + 1 } ?? bytes.count
    return start..<end
  }

  private func swapLines(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
    let one = line(of: bytes, at: random.number(below: bytes.count + 1))
    let other = line(of: bytes, at: random.number(below: bytes.count + 1))
    guard one.upperBound <= other.lowerBound else { return }
    let (first, second) = (Array(bytes[one]), Array(bytes[other]))
    bytes.replaceSubrange(other, with: first)
    bytes.replaceSubrange(one, with: second)
  }

  private func wrap(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
    let (opening, closing) = random.element(of: Self.brackets) ?? ("", "")
    let piece = piece(of: bytes, &random)
    bytes.insert(contentsOf: closing.utf8, at: piece.upperBound)
    bytes.insert(contentsOf: opening.utf8, at: piece.lowerBound)
  }

  // MARK: Beyond all measure

  private func exaggerate(_ bytes: inout [UInt8], using random: inout FuzzRandom) {
    let place = random.number(below: bytes.count + 1)
    switch random.number(below: 8) {
    case 0:
      let (opening, closing) = random.element(of: Self.brackets) ?? ("", "")
      let depth = [50, 300, 5_000, 40_000][random.number(below: 4)]
      let isClosed = random.isChosen(oneIn: 2)
      bytes.insert(
        contentsOf: Self.repeated(opening, depth) + (isClosed ? Self.repeated(closing, depth) : []), at: place)
    case 1: bytes.insert(contentsOf: Self.repeated("\n  .bold()", 5_000), at: place)
    case 2:
      let operation =
        random.element(of: [" + a", " && a", " ?? a", " ? a : b", ".a", "!", " = a", " as A", ", a"]) ?? ""
      bytes.insert(contentsOf: Self.repeated(operation, 20_000), at: place)
    case 3: bytes.insert(contentsOf: Self.repeated("x", 100_000), at: place)
    case 4:
      // As another encoding, with its mark.
      bytes = [0xFF, 0xFE] + bytes.flatMap { [$0, 0] }
    case 5:
      let token = String(decoding: token(&random), as: UTF8.self)
      bytes.insert(contentsOf: Self.repeated(token, [300, 3_000, 20_000][random.number(below: 3)]), at: place)
    case 6:
      let line = Array(bytes[line(of: bytes, at: place)])
      for _ in 0..<min(2_000, 100_000 / max(line.count, 1)) { bytes.insert(contentsOf: line, at: 0) }
    default:
      bytes = bytes.map { random.isChosen(oneIn: 50) ? UInt8(truncatingIfNeeded: random.next()) : $0 }
    }
  }

  private static func repeated(_ text: String, _ count: Int) -> [UInt8] {
    Array(repeatElement(Array(text.utf8), count: count).joined())
  }
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int) -> Int

/// Called by libFuzzer for every new input.
@_cdecl("LLVMFuzzerCustomMutator")
public func changeInput(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int, _ seed: UInt32) -> Int {
  var random = FuzzRandom(seed: UInt64(seed))
  if random.isChosen(oneIn: 2) { return mutateBytes(data, size, maximum) }
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let changed = Fuzzing.target.mutator.changed(bytes, maximum: maximum, using: &random)
  guard !changed.isEmpty else { return mutateBytes(data, size, maximum) }
  data.update(from: changed, count: changed.count)
  return changed.count
}
