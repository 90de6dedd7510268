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
    var rank = 1
    for (number, word) in words.enumerated() {
      guard let place = name.place(of: word) else { return nil }
      switch place {
      case .start: rank = max(rank, number == 0 ? 2 : 3)
      case .part: rank = max(rank, 3)
      case .inside: rank = 4
      }
    }
    return rank
  }
}

private enum WordPlace {
  /// At the name's start.
  case start
  /// At the start of another part.
  case part
  case inside
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The best place where a word stands.
  fileprivate func place(of word: [UInt8]) -> WordPlace? {
    guard let first = word.first, count >= word.count else { return nil }
    var isInside = false
    var position = startIndex
    while position + word.count <= endIndex {
      if self[position] == first, self[position..<position + word.count].elementsEqual(word) {
        if position == startIndex { return .start }
        if self[position - 1] == UInt8(ascii: ".") { return .part }
        isInside = true
      }
      position += 1
    }
    return isInside ? .inside : nil
  }
}
