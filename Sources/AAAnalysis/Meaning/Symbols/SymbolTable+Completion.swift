extension SymbolTable {
  /// Symbols for what was typed of a name, the best first.
  ///
  /// Names that begin with the text come before those of which a part does, and these before those that contain it
  /// anywhere; words may also be typed in another order than the name has them, separated by dots or spaces. Of equals
  /// the shorter name comes first. Retired names and those that an app cannot have on its oldest system are left out.
  ///
  /// - Parameter target: the oldest iOS that the app runs on; nil for no limit.
  public func completions(for typed: String, limit: Int, deploymentTarget target: PlatformVersion? = nil) -> [Symbol] {
    let text = typed.lowercased()
    let query = Array(text.utf8)
    let words = text.split { ". _-".contains($0) }.map { Array($0.utf8) }
    var found: [(rank: Int, symbol: Symbol)] = []
    forEachName { name, introduced in
      if let target, introduced > target { return }
      guard let rank = Self.rank(of: name, query, words) else { return }
      let symbol = Symbol(name: String(decoding: name, as: UTF8.self), introduced: introduced, retirement: nil)
      found.append((rank, symbol))
    }
    let sorted = found.sorted { left, right in
      let (one, other) = (left.symbol.name, right.symbol.name)
      return (left.rank, one.utf8.count, one) < (right.rank, other.utf8.count, other)
    }
    return sorted.lazy.map(\.symbol).filter { SymbolNames.successor(of: Array($0.name.utf8)) == nil }
      .prefix(limit).map { $0 }
  }

  /// - Returns: nil if the name does not fit.
  private static func rank(of name: Slice<UnsafeBufferPointer<UInt8>>, _ query: [UInt8], _ words: [[UInt8]]) -> Int? {
    if name.starts(with: query) { return name.count == query.count ? 0 : 1 }
    guard let first = words.first, words.allSatisfy({ name.holds($0) }) else { return words.isEmpty ? 1 : nil }
    let parts = name.split(separator: UInt8(ascii: "."))
    if words.allSatisfy({ word in parts.contains { $0.starts(with: word) } }) {
      return parts.first?.starts(with: first) ?? false ? 2 : 3
    }
    return 4
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    guard count >= word.count else { return false }
    return (startIndex...(endIndex - word.count)).contains { self[$0...].starts(with: word) }
  }
}
