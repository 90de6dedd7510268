extension BuildSettingExpansion {
  /// `$(NAME)`, `${NAME}` or `$NAME`, with operators: `$(NAME:lower:default=App)`.
  struct Reference {
    var name: String
    var operators: [Operator]
    /// UTF-8 offset behind it.
    var end: Int

    struct Operator {
      var name: String
      var argument: String
    }
  }
}

extension BuildSettingExpansion.Reference {
  /// - Parameter start: the offset of the `$`.
  /// - Returns: nil if no variable begins here.
  init?(_ bytes: [UInt8], at start: Int) {
    let opening = start + 1
    guard opening < bytes.count else { return nil }
    let closing: UInt8
    switch bytes[opening] {
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    case UInt8(ascii: "{"): closing = UInt8(ascii: "}")
    default:
      var end = opening
      while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
      guard end > opening else { return nil }
      self.init(name: String(decoding: bytes[opening..<end], as: UTF8.self), operators: [], end: end)
      return
    }
    // Brackets of the same kind within it belong to variables in it.
    var depth = 0
    var colons: [Int] = []
    var position = opening
    while position < bytes.count {
      let byte = bytes[position]
      if byte == bytes[opening] { depth += 1 }
      if byte == closing { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, byte == UInt8(ascii: ":") { colons.append(position) }
      position += 1
    }
    guard position < bytes.count else { return nil }
    let parts = zip([opening] + colons, colons + [position]).map { lower, upper in
      String(decoding: bytes[(lower + 1)..<upper], as: UTF8.self)
    }
    let operators = parts.dropFirst().map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Operator(
        name: sides.first.map(String.init) ?? "", argument: sides.count > 1 ? String(sides[1]) : "")
    }
    self.init(name: parts[0], operators: operators, end: position + 1)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension BuildSettingExpansion.Reference.Operator {
  /// What an operator makes of a value. One that is not known changes nothing.
  func applied(to text: String) -> String {
    switch name {
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    case "c99extidentifier", "identifier": return Self.replacing(text, with: "_")
    case "rfc1034identifier": return Self.replacing(text, with: "-")
    case "dir":
      guard let slash = text.lastIndex(of: "/") else { return "./" }
      return String(text[...slash])
    case "file": return String(FileID(text).name)
    case "base":
      let name = FileID(text).name
      guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
      return String(name[..<dot])
    case "suffix":
      let name = FileID(text).name
      return name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    default: return text
    }
  }

  /// Everything that may not stand in an identifier becomes a mark. A dot may stay in a host name.
  private static func replacing(_ text: String, with mark: Character) -> String {
    let isFirstDigit = mark == "_" && text.first?.isNumber == true
    let mapped = text.map { character in
      let isKept = character.isLetter || character.isNumber || (mark == "-" && (character == "." || character == "-"))
      return isKept || character == mark ? character : mark
    }
    return (isFirstDigit ? "_" : "") + String(mapped)
  }
}
