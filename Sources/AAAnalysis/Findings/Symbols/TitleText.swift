import Foundation

/// Takes titles apart into words, whatever they are written in.
enum TitleText {
  /// Letters and digits in a row, of scripts that part words by spaces, or of scripts that do not.
  struct Run: Sendable {
    let text: String
    /// Chinese, Japanese or Korean: words stand side by side, or take endings without a space.
    let isUnspaced: Bool
    /// In lower case, without accents, in one form of those that Unicode has for the same text.
    let folded: String

    init(text: String, isUnspaced: Bool) {
      self.text = text
      self.isUnspaced = isUnspaced
      self.folded = TitleText.folded(text)
    }

    /// `photoGallery` → `photo`, `Gallery`; `URLList` → `URL`, `List`.
    var camelCaseParts: [Run] {
      let characters = Array(text)
      var parts: [String] = []
      var current = ""
      for (place, character) in characters.enumerated() {
        if place > 0, character.isUppercase {
          let endsWord = !characters[place - 1].isUppercase
          let beginsWord = place + 1 < characters.count && characters[place + 1].isLowercase
          if endsWord || beginsWord {
            parts.append(current)
            current = ""
          }
        }
        current.append(character)
      }
      parts.append(current)
      return parts.map { Run(text: $0, isUnspaced: false) }
    }
  }

  static func runs(of title: String) -> [Run] {
    var runs: [Run] = []
    var text = ""
    var isUnspaced = false
    for character in title.precomposedStringWithCompatibilityMapping {
      let isPart = character.isLetter || character.isNumber
      let script = Script(character)
      if !text.isEmpty, !isPart || (script != .spaced) != isUnspaced {
        runs.append(Run(text: text, isUnspaced: isUnspaced))
        text = ""
      }
      if isPart {
        isUnspaced = script != .spaced
        text.append(character)
      }
    }
    if !text.isEmpty { runs.append(Run(text: text, isUnspaced: isUnspaced)) }
    return runs
  }

  /// Whether characters within an unspaced run are likely to be a word: one of a single character, or of two in
  /// katakana, is too often part of another to count next to more of the same script.
  static func canStandAlone(_ range: Range<Int>, in characters: [Character]) -> Bool {
    let scripts = characters[range].map { Script($0) }
    let isShort = range.count == 1 || (range.count == 2 && scripts.allSatisfy { $0 == .katakana })
    guard isShort else { return true }
    let before = range.lowerBound > 0 ? Script(characters[range.lowerBound - 1]) : nil
    let after = range.upperBound < characters.count ? Script(characters[range.upperBound]) : nil
    return before != scripts.first && after != scripts.last
  }

  private static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
      // Voicing marks make other letters of kana, not accents.
      let isVoicing = scalar.value == 0x3099 || scalar.value == 0x309A
      if scalar.properties.generalCategory != .nonspacingMark || isVoicing { folded.append(scalar) }
    }
    return String(folded).precomposedStringWithCanonicalMapping
  }

  /// What tells where a word may end.
  private enum Script {
    case spaced, han, hiragana, katakana, hangul

    init(_ character: Character) {
      guard let scalar = character.unicodeScalars.first else {
        self = .spaced
        return
      }
      switch scalar.value {
      case 0x3041...0x309F: self = .hiragana
      case 0x30A1...0x30FF, 0x31F0...0x31FF: self = .katakana
      case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: self = .hangul
      case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
      default: self = .spaced
      }
    }
  }
}
