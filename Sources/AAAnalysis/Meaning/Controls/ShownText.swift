/// What a written text shows: words, a picture made of emoji, both, or nothing.
///
/// A title without two letters in a row of them is neither: a digit of a keypad, a sign.
extension StringLiteral {
  var shown: ControlLabel {
    var letters = 0
    var emoji = 0
    var others = 0
    var isWritten = false
    var hasImage = false
    var mayHoldPicture = false
    for segment in segments {
      switch segment {
      case .text(let text):
        // `\u{1F4F7}` may be anything.
        if text.contains("\\u") { return .unknown }
        var isEscaped = false
        for scalar in text.unicodeScalars {
          if isEscaped {
            isEscaped = false
            continue
          }
          if scalar == "\\" {
            isEscaped = true
            continue
          }
          if scalar.properties.isWhitespace { continue }
          isWritten = true
          switch scalar.kind {
          // A character of a script that writes words with one or two.
          case .letter: letters += scalar.value >= 0x2E80 ? 2 : 1
          case .emoji: emoji += 1
          case .sign: mayHoldPicture = true
          case .other: others += 1
          case .joiner: continue
          }
        }
      case .interpolation(let arguments):
        isWritten = true
        others += 1
        guard let value = arguments.first?.value else { continue }
        if value.constructedType == "Image" {
          hasImage = true
        } else if value.soundsLikePicture {
          mayHoldPicture = true
        }
      }
    }
    if !isWritten { return .nothing }
    if hasImage || emoji > 0 {
      return ControlLabel(
        text: letters > 1 ? .present : letters + others > 0 ? .unknown : .absent, picture: .present,
        pictureIsContent: false)
    }
    guard letters > 1 else { return .unknown }
    return ControlLabel(text: .present, picture: mayHoldPicture ? .unknown : .absent, pictureIsContent: false)
  }
}

extension Unicode.Scalar {
  fileprivate enum Kind { case letter, emoji, sign, joiner, other }

  fileprivate var kind: Kind {
    if value < 0x80 {
      return value >= 0x41 && value <= 0x5A || value >= 0x61 && value <= 0x7A ? .letter : .other
    }
    if value == 0xFE0F || value == 0x200D { return .joiner }
    if properties.isEmojiPresentation || properties.isEmoji && value > 0x2190 { return .emoji }
    if properties.isAlphabetic { return .letter }
    switch properties.generalCategory {
    // Arrows, ticks, stars, and the private characters of icon fonts.
    case .otherSymbol, .mathSymbol, .privateUse: return .sign
    default: return .other
    }
  }
}

extension Expression {
  /// Whether a value's name says that it is a picture: `mood.emoji`.
  var soundsLikePicture: Bool {
    guard let name = path?.last ?? calledName else { return false }
    return name.words.contains(where: Self.pictureWords.contains)
  }

  private var calledName: String? {
    guard case .postfix(let postfix) = kind else { return nil }
    for link in postfix.links.reversed() {
      if case .member(let name, _) = link.kind { return name }
    }
    if case .name(let name) = postfix.base.kind { return name }
    return nil
  }

  private static let pictureWords: Set<String> = ["emoji", "emojis", "icon", "symbol", "glyph", "flag", "smiley"]
}
