/// Reads the binary form, which has no spans that a person could be shown.
///
/// Foundation could read it too, but a damaged file can end the process there.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private(set) var root: PropertyListValue?
  private(set) var problem: PropertyListProblem?
  private var trailer = Trailer()
  /// Values without others in them, by object number: one string may be named a thousand times.
  private var leaves: [Int: PropertyListValue] = [:]
  /// How many more values may be read. A list that nests no value twice has fewer than it has bytes.
  private var budget: Int

  private struct Trailer {
    var offsetSize = 0
    var referenceSize = 0
    var objectCount = 0
    var tableOffset = 0
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    budget = bytes.count
  }

  mutating func read() {
    guard readTrailer(), let top = integer(at: bytes.count - 16, size: 8), let value = value(top, depth: 0) else {
      root = nil
      problem = PropertyListProblem(
        "this binary property list is damaged, so it was not read; write it again, best as XML", at: nil)
      return
    }
    root = value
  }

  /// The last 32 bytes say where all else is.
  private mutating func readTrailer() -> Bool {
    let start = bytes.count - 32
    guard start >= 8, let count = integer(at: start + 8, size: 8), let table = integer(at: start + 24, size: 8) else {
      return false
    }
    trailer = Trailer(
      offsetSize: Int(bytes[start + 6]), referenceSize: Int(bytes[start + 7]), objectCount: count, tableOffset: table)
    return (1...8).contains(trailer.offsetSize) && (1...8).contains(trailer.referenceSize)
      && count <= bytes.count && table <= start && table + count * trailer.offsetSize <= start
  }

  /// A big-endian number, or nil if it lies outside the file or does not fit.
  private func integer(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size <= 8, offset <= bytes.count - size else { return nil }
    return Int(exactly: bits(bytes[offset..<offset + size]))
  }

  private func bits(_ slice: ArraySlice<UInt8>) -> UInt64 { slice.reduce(0) { $0 << 8 | UInt64($1) } }

  private mutating func value(_ object: Int, depth: Int) -> PropertyListValue? {
    budget -= 1
    guard budget >= 0, depth < PropertyListValue.depthLimit, object >= 0, object < trailer.objectCount else {
      return nil
    }
    if let leaf = leaves[object] { return leaf }
    guard let start = integer(at: trailer.tableOffset + object * trailer.offsetSize, size: trailer.offsetSize),
      start >= 8, start < trailer.tableOffset
    else { return nil }
    let marker = bytes[start]
    switch marker >> 4 {
    case 0xA, 0xC:
      guard let references = references(at: start, each: 1) else { return nil }
      var values: [PropertyListValue] = []
      for reference in references {
        guard let value = value(reference, depth: depth + 1) else { return nil }
        values.append(value)
      }
      return .array(values)
    case 0xD:
      guard let references = references(at: start, each: 2) else { return nil }
      let count = references.count / 2
      var entries = PropertyListEntries()
      for index in 0..<count {
        guard let key = value(references[index], depth: depth + 1)?.string,
          let value = value(references[count + index], depth: depth + 1)
        else { return nil }
        entries.append(PropertyListDictionary.Entry(key: key, value: value))
      }
      return .dictionary(PropertyListDictionary(entries: entries.entries))
    default:
      guard let content = leaf(marker, at: start) else { return nil }
      leaves[object] = PropertyListValue(content)
      return leaves[object]
    }
  }

  private func leaf(_ marker: UInt8, at start: Int) -> PropertyListValue.Content? {
    let size = 1 << Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0: return marker == 0x08 ? .boolean(false) : marker == 0x09 ? .boolean(true) : nil
    case 0x1:
      guard size <= 16, let slice = slice(start + 1, size) else { return nil }
      // The wide form exists for what is too large for a signed word.
      let low = bits(slice.suffix(8))
      if size == 16, low > UInt64(Int.max) { return .real(Double(low)) }
      return .integer(Int(truncatingIfNeeded: low))
    case 0x2:
      guard let slice = slice(start + 1, size) else { return nil }
      if size == 4 { return .real(Double(Float(bitPattern: UInt32(bits(slice))))) }
      return size == 8 ? .real(Double(bitPattern: bits(slice))) : nil
    case 0x3:
      guard marker == 0x33, let slice = slice(start + 1, 8) else { return nil }
      return Self.date(secondsSince2001: Double(bitPattern: bits(slice))).map { .date($0) }
    case 0x4: return counted(at: start, each: 1).map { .data(Array($0)) }
    case 0x5, 0x7: return counted(at: start, each: 1).map { .string(String(decoding: $0, as: UTF8.self)) }
    case 0x6:
      guard let slice = counted(at: start, each: 2) else { return nil }
      let units = stride(from: slice.startIndex, to: slice.endIndex, by: 2).map {
        UInt16(slice[$0]) << 8 | UInt16(slice[$0 + 1])
      }
      return .string(String(decoding: units, as: UTF16.self))
    case 0x8: return integer(at: start + 1, size: Int(marker & 0x0F) + 1).map { .integer($0) }
    default: return nil
    }
  }

  private func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, start <= trailer.tableOffset, count <= trailer.tableOffset - start else { return nil }
    return bytes[start..<start + count]
  }

  /// What follows a marker that says how many units of `width` bytes there are.
  private func counted(at start: Int, each width: Int) -> ArraySlice<UInt8>? {
    var count = Int(bytes[start] & 0x0F)
    var contentStart = start + 1
    if count == 0x0F {
      guard contentStart < trailer.tableOffset, bytes[contentStart] >> 4 == 0x1 else { return nil }
      let size = 1 << Int(bytes[contentStart] & 0x0F)
      guard let wide = integer(at: contentStart + 1, size: size) else { return nil }
      count = wide
      contentStart += 1 + size
    }
    guard count <= bytes.count / width else { return nil }
    return slice(contentStart, count * width)
  }

  private func references(at start: Int, each count: Int) -> [Int]? {
    let size = trailer.referenceSize
    guard let slice = counted(at: start, each: size * count) else { return nil }
    var references: [Int] = []
    references.reserveCapacity(slice.count / size)
    for offset in stride(from: slice.startIndex, to: slice.endIndex, by: size) {
      guard let reference = integer(at: offset, size: size) else { return nil }
      references.append(reference)
    }
    return references
  }

  /// As the XML form writes it; nil for what no calendar reaches.
  static func date(secondsSince2001: Double) -> String? {
    guard secondsSince2001.isFinite, abs(secondsSince2001) < 1e11 else { return nil }
    // Rounded down by hand: `rounded` would want the C library's mathematics, which nothing else here links.
    let towardsZero = Int(secondsSince2001)
    let seconds = (Double(towardsZero) > secondsSince2001 ? towardsZero - 1 : towardsZero) + 978_307_200
    let (day, second) = (seconds.flooredQuotient(86_400), seconds - seconds.flooredQuotient(86_400) * 86_400)
    // Days since 0000-03-01, in eras of 400 years, whose years end with February so that a leap day is the last.
    let shifted = day + 719_468
    let era = shifted.flooredQuotient(146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(abs(number))
      return (number < 0 ? "-" : "") + String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
    }
    let date = [padded(year, 4), padded(month, 2), padded(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1, 2)]
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, 2) }
    return date.joined(separator: "-") + "T" + time.joined(separator: ":") + "Z"
  }
}

extension Int {
  /// The quotient rounded down, where `/` rounds towards zero.
  fileprivate func flooredQuotient(_ divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
