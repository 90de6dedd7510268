extension Collection<Finding> {
  /// A name for each finding, in the order in which they stand here, that stays the same when lines move.
  ///
  /// It is made of the rule, the file's path, the words of the line, and, where these agree, which of them it is
  /// from the top: 16 hexadecimal digits.
  ///
  /// - Parameters:
  ///   - path: how a file is called for everybody who compares, such as its path in the repository.
  ///   - text: the text that the findings are about.
  public func fingerprints(path: (FileID) -> String, text: (FileID) -> SourceText?) -> [String] {
    var texts: [FileID: SourceText] = [:]
    for file in Set(map(\.location.file)) { texts[file] = text(file) }
    var seen: [FNVHash: Int] = [:]
    var result = Array(repeating: "", count: count)
    let inOrder = enumerated().sorted { left, right in
      left.element.location == right.element.location
        ? left.offset < right.offset : left.element.location < right.element.location
    }
    for (index, finding) in inOrder {
      var hash = FNVHash()
      hash.add(finding.rule.utf8)
      hash.add(path(finding.location.file).utf8)
      hash.add(texts[finding.location.file]?.words(ofLineAt: finding.location.span.lower) ?? [])
      let ordinal = seen[hash, default: 0]
      seen[hash] = ordinal + 1
      hash.add(String(ordinal).utf8)
      result[index] = hash.digits
    }
    return result
  }
}

/// The 64-bit hash of Fowler, Noll and Vo (variant 1a): the same on every machine and in every run.
private struct FNVHash: Hashable {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds bytes, and that they end here.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension SourceText {
  /// The line of a UTF-8 offset, without the white space at its ends and with one space for any other.
  fileprivate func words(ofLineAt offset: Int) -> [UInt8] {
    let line = lines.lineSpan(lines.line(at: offset), in: bytes)
    let words = bytes[line.lower..<line.upper].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return Array(words.joined(separator: [UInt8(ascii: " ")]))
  }
}
