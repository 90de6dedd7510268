/// The names of SF Symbols as they lie in the binary: words in order, and nothing that has to be built to look one up.
struct SymbolNames: Sendable {
  /// The version of iOS that introduced them.
  let introduced: PlatformVersion
  private let storage: Storage

  private enum Storage: Sendable {
    case literal(StaticString)
    case bytes([UInt8])
  }

  init(introduced: PlatformVersion, literal: StaticString) {
    self.introduced = introduced
    storage = .literal(literal)
  }

  /// - Parameter sorted: in the order of their bytes.
  init(introduced: PlatformVersion, sorted: [String]) {
    self.introduced = introduced
    storage = .bytes(Array(sorted.joined(separator: " ").utf8))
  }

  private static let retiredNames = SymbolNames(introduced: PlatformVersion(0), literal: retired)

  static let builtIn: [SymbolNames] = all.map { SymbolNames(introduced: $0.introduced, literal: $0.names) }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch storage {
    case .literal(let literal): literal.withUTF8Buffer(body)
    case .bytes(let bytes): bytes.withUnsafeBufferPointer(body)
    }
  }

  func contains(_ name: [UInt8]) -> Bool {
    withBytes { bytes in
      var lower = 0
      var upper = bytes.count
      while lower < upper {
        let word = bytes.word(around: (lower + upper) / 2, in: lower..<upper)
        switch bytes[word].order(to: name) {
        case 0: return true
        case ..<0: lower = word.upperBound
        default: upper = word.lowerBound
        }
        while lower < upper, bytes[lower].isSpace { lower += 1 }
        while lower < upper, bytes[upper - 1].isSpace { upper -= 1 }
      }
      return false
    }
  }

  /// Goes through the names in order.
  func visitNames(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
    withBytes { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, !bytes[end].isSpace { end += 1 }
        if end > start { body(bytes[start..<end]) }
        start = end + 1
      }
    }
  }

  /// The name that took the place of a retired one, and since when.
  static func successor(of name: [UInt8]) -> (since: PlatformVersion, name: String)? {
    guard retiredNames.contains(name) else { return nil }
    return successors.withUTF8Buffer { bytes in
      var words: [Range<Int>] = []
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, !bytes[end].isSpace { end += 1 }
        if end > start { words.append(start..<end) }
        start = end + 1
        guard words.count == 3 else { continue }
        defer { words = [] }
        guard bytes[words[0]].elementsEqual(name) else { continue }
        return PlatformVersion(String(decoding: bytes[words[1]], as: UTF8.self)).map {
          ($0, String(decoding: bytes[words[2]], as: UTF8.self))
        }
      }
      return nil
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UTF8Bytes.lineFeed }
}

extension UnsafeBufferPointer<UInt8> {
  /// The word that a place lies in; a place between words belongs to the word before it.
  fileprivate func word(around place: Int, in range: Range<Int>) -> Range<Int> {
    var start = place
    while start > range.lowerBound, self[start].isSpace { start -= 1 }
    var end = start
    while end < range.upperBound, !self[end].isSpace { end += 1 }
    while start > range.lowerBound, !self[start - 1].isSpace { start -= 1 }
    return start..<end
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Negative if the bytes come before the others, positive if behind them, 0 if they are the same.
  fileprivate func order(to other: [UInt8]) -> Int {
    for (left, right) in zip(self, other) where left != right { return left < right ? -1 : 1 }
    return count - other.count
  }
}
