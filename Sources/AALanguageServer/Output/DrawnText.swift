/// Text in a drawing, where nothing breaks lines by itself: broken by an estimate of how wide its letters are.
enum DrawnText {
  /// - Parameters:
  ///   - width: in the units of the drawing.
  ///   - size: of the font, in the same units.
  ///   - limit: the most lines; the last one ends with “…” if there would be more.
  static func lines(_ text: String, width: Double, size: Double, isBold: Bool = false, limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    // One line more than is shown says that there is more.
    for word in text.split(whereSeparator: \.isWhitespace) where lines.count <= limit {
      for part in parts(of: String(word), width: width, size: size, isBold: isBold) {
        let longer = line.isEmpty ? part : line + " " + part
        if line.isEmpty || self.width(of: longer, size: size, isBold: isBold) <= width {
          line = longer
        } else {
          lines.append(line)
          line = part
        }
      }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > limit, let last = lines.prefix(limit).last else { return lines }
    return lines.prefix(limit - 1) + [shortened(last + " …", width: width, size: size, isBold: isBold)]
  }

  /// One line that is no wider, with “…” where something is left out.
  static func shortened(_ text: String, width: Double, size: Double, isBold: Bool = false) -> String {
    var used = 0.0
    // What fits together with a “…” behind it.
    var kept = text.startIndex
    let ellipsis = self.width(of: "…", size: size, isBold: isBold)
    for index in text.indices {
      used += self.width(of: text[index], size: size, isBold: isBold)
      if used > width {
        let shown = text[..<kept].reversed().drop { $0 == "…" || $0.isWhitespace }.reversed()
        return String(shown) + "…"
      }
      if used + ellipsis <= width { kept = text.index(after: index) }
    }
    return text
  }

  static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    text.reduce(0) { $0 + self.width(of: $1, size: size, isBold: isBold) }
  }

  private static func width(of character: Character, size: Double, isBold: Bool) -> Double {
    share(of: character) * size * (isBold ? 1.07 : 1)
  }

  /// A word that is wider than a line in pieces.
  private static func parts(of word: String, width: Double, size: Double, isBold: Bool) -> [String] {
    var parts: [String] = []
    var part = ""
    var used = 0.0
    for character in word {
      let more = self.width(of: character, size: size, isBold: isBold)
      if !part.isEmpty, used + more > width {
        parts.append(part)
        part = ""
        used = 0
      }
      part.append(character)
      used += more
    }
    return part.isEmpty ? parts : parts + [part]
  }

  /// The width of a letter as a share of the size; rather too wide, so that nothing runs out of its box.
  private static func share(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.value > 0x2E7F { return 1.1 }
    switch character {
    case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "'", "’", "|", "!", " ", "(", ")", "/", "·": return 0.38
    case "m", "w", "M", "W", "@", "%", "…", "—", "→": return 0.95
    case _ where character.isUppercase: return 0.72
    default: return 0.6
    }
  }
}
