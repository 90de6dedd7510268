/// Matches a path with a wildcard pattern exactly as git does, its odd cases included.
///
/// `*` and `?` stop at a slash, `**` between slashes does not, `[…]` is a set of bytes, `\` takes the next byte as it
/// is. The steps are those of git's `wildmatch.c` with `WM_PATHNAME`, so that there is one opinion on what is ignored.
struct WildcardMatch {
  private let pattern: ArraySlice<UInt8>
  private let text: ArraySlice<UInt8>
  /// What is known of the rest of the pattern and the rest of the text where a `**` may end. Several of them would ask
  /// the same again and again: git takes hours for `**/a/**/a/…`.
  private var failures: [Place: Outcome] = [:]

  private struct Place: Hashable {
    var pattern: Int
    var text: Int
  }

  /// A longer pattern names no path that a system could open.
  private static let longestPattern = 4096
  /// Calls nest as deep as a pattern has runs of asterisks, and this runs on threads with small stacks. Nobody who names a
  /// file writes as many.
  private static let mostAsterisks = 128

  private enum Outcome {
    case match
    case noMatch
    /// No match, and none wherever an earlier `*` ends.
    case abort
    /// No match wherever an earlier `*` ends before the next slash.
    case abortToSlash
  }

  static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    guard pattern.count <= longestPattern, asteriskRuns(in: pattern) <= mostAsterisks else { return false }
    var match = WildcardMatch(pattern: pattern, text: text)
    return match.match(from: pattern.startIndex, at: text.startIndex) == .match
  }

  private static func asteriskRuns(in pattern: ArraySlice<UInt8>) -> Int {
    var runs = 0
    var previous: UInt8 = 0
    for byte in pattern {
      if byte == Byte.asterisk, previous != Byte.asterisk { runs += 1 }
      previous = byte
    }
    return runs
  }

  private init(pattern: ArraySlice<UInt8>, text: ArraySlice<UInt8>) {
    self.pattern = pattern
    self.text = text
  }

  /// The pattern's byte at an index; 0 past its end.
  private func wanted(_ index: Int) -> UInt8 { index < pattern.endIndex ? pattern[index] : 0 }
  /// The text's byte at an index; 0 past its end.
  private func found(_ index: Int) -> UInt8 { index < text.endIndex ? text[index] : 0 }

  /// The same as `match`, and asks nothing twice.
  private mutating func matchOnce(from start: Int, at textStart: Int) -> Outcome {
    let place = Place(pattern: start, text: textStart)
    if let known = failures[place] { return known }
    let outcome = match(from: start, at: textStart)
    if outcome != .match { failures[place] = outcome }
    return outcome
  }

  private mutating func match(from start: Int, at textStart: Int) -> Outcome {
    var place = start
    var textPlace = textStart
    while wanted(place) != 0 {
      let byte = found(textPlace)
      if byte == 0, wanted(place) != Byte.asterisk { return .abort }
      switch wanted(place) {
      case Byte.question:
        if byte == Byte.slash { return .noMatch }
      case Byte.asterisk:
        switch matchAsterisk(at: place, from: start, textPlace: textPlace) {
        case .decided(let outcome): return outcome
        case .skippedFolder(let slash, let next):
          place = slash
          textPlace = next
        }
      case Byte.openingBracket:
        guard let set = ByteSet.read(in: pattern, from: place) else { return .abort }
        if !set.contains(byte) || byte == Byte.slash { return .noMatch }
        place = set.end
      case Byte.backslash:
        place += 1
        if byte != wanted(place) { return .noMatch }
      default:
        if byte != wanted(place) { return .noMatch }
      }
      place += 1
      textPlace += 1
    }
    return textPlace < text.endIndex ? .noMatch : .match
  }

  private enum AsteriskOutcome {
    case decided(Outcome)
    /// `*/` stood for the rest of this path component: the slashes in pattern and text.
    case skippedFolder(pattern: Int, text: Int)
  }

  private mutating func matchAsterisk(at asterisk: Int, from start: Int, textPlace: Int) -> AsteriskOutcome {
    var place = asterisk + 1
    var crossesSlashes = false
    if wanted(place) == Byte.asterisk {
      while wanted(place) == Byte.asterisk { place += 1 }
      let beginsComponent = asterisk - 1 < start || wanted(asterisk - 1) == Byte.slash
      let endsComponent =
        wanted(place) == 0 || wanted(place) == Byte.slash
        || (wanted(place) == Byte.backslash && wanted(place + 1) == Byte.slash)
      if beginsComponent, endsComponent {
        // `a/**/b` matches `a/b` too.
        if wanted(place) == Byte.slash, matchOnce(from: place + 1, at: textPlace) == .match { return .decided(.match) }
        crossesSlashes = true
      }
    }
    if wanted(place) == 0 {
      let isWhole = crossesSlashes || !text[textPlace...].contains(Byte.slash)
      return .decided(isWhole ? .match : .noMatch)
    }
    if !crossesSlashes, wanted(place) == Byte.slash {
      guard let slash = text[textPlace...].firstIndex(of: Byte.slash) else { return .decided(.noMatch) }
      return .skippedFolder(pattern: place, text: slash)
    }
    return .decided(matchRest(from: place, at: textPlace, crossesSlashes: crossesSlashes))
  }

  /// Tries every length of what an asterisk stands for.
  private mutating func matchRest(from place: Int, at textStart: Int, crossesSlashes: Bool) -> Outcome {
    var textPlace = textStart
    while found(textPlace) != 0 {
      if !Byte.isWildcard(wanted(place)) {
        while found(textPlace) != 0, found(textPlace) != wanted(place),
          crossesSlashes || found(textPlace) != Byte.slash
        {
          textPlace += 1
        }
        if found(textPlace) != wanted(place) { return .noMatch }
      }
      let outcome = crossesSlashes ? matchOnce(from: place, at: textPlace) : match(from: place, at: textPlace)
      if outcome != .noMatch {
        if !crossesSlashes || outcome != .abortToSlash { return outcome }
      } else if !crossesSlashes, found(textPlace) == Byte.slash {
        return .abortToSlash
      }
      textPlace += 1
    }
    return .abort
  }
}

/// A set of bytes as it is written between brackets.
private struct ByteSet {
  private var members: Set<UInt8> = []
  private var isNegated = false
  /// Where the closing bracket stands.
  private(set) var end: Int

  func contains(_ byte: UInt8) -> Bool { members.contains(byte) != isNegated }

  /// Nil if the set has no end or names a class that does not exist.
  static func read(in pattern: ArraySlice<UInt8>, from start: Int) -> ByteSet? {
    func byte(_ index: Int) -> UInt8 { index < pattern.endIndex ? pattern[index] : 0 }
    var set = ByteSet(end: start)
    var place = start + 1
    if byte(place) == Byte.exclamation || byte(place) == Byte.caret {
      set.isNegated = true
      place += 1
    }
    // What a `-` counts from; 0 where it cannot be a range.
    var previous: UInt8 = 0
    repeat {
      var current = byte(place)
      switch current {
      case 0:
        return nil
      case Byte.backslash:
        place += 1
        current = byte(place)
        if current == 0 { return nil }
        set.members.insert(current)
      case Byte.hyphen where previous != 0 && byte(place + 1) != 0 && byte(place + 1) != Byte.closingBracket:
        place += 1
        if byte(place) == Byte.backslash { place += 1 }
        let last = byte(place)
        if last == 0 { return nil }
        if previous <= last { set.members.formUnion(previous...last) }
        current = 0
      case Byte.openingBracket where byte(place + 1) == Byte.colon:
        let nameStart = place + 2
        var close = nameStart
        while byte(close) != 0, byte(close) != Byte.closingBracket { close += 1 }
        if byte(close) == 0 { return nil }
        if close == nameStart || byte(close - 1) != Byte.colon {
          // No `:]`: an ordinary bracket.
          set.members.insert(Byte.openingBracket)
        } else {
          guard let members = characterClass(pattern[nameStart..<close - 1]) else { return nil }
          set.members.formUnion(members)
          place = close
          current = 0
        }
      default:
        set.members.insert(current)
      }
      previous = current
      place += 1
    } while byte(place) != Byte.closingBracket
    set.end = place
    return set
  }

  private static func characterClass(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    let lower = Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
    let upper = Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    let digit = Array(UInt8(ascii: "0")...UInt8(ascii: "9"))
    let visible = Array(UInt8(0x21)...0x7E)
    return switch String(decoding: name, as: UTF8.self) {
    case "alnum": lower + upper + digit
    case "alpha": lower + upper
    case "blank": [0x20, 0x09]
    case "cntrl": Array(UInt8(0)...0x1F) + [0x7F]
    case "digit": digit
    case "graph": visible
    case "lower": lower
    case "print": visible + [0x20]
    case "punct": visible.filter { !(lower + upper + digit).contains($0) }
    case "space": [0x20] + Array(UInt8(0x09)...0x0D)
    case "upper": upper
    case "xdigit": digit + Array("abcdefABCDEF".utf8)
    default: nil
    }
  }
}

/// The bytes that mean something in a pattern.
enum Byte {
  static let slash = UInt8(ascii: "/")
  static let asterisk = UInt8(ascii: "*")
  static let question = UInt8(ascii: "?")
  static let backslash = UInt8(ascii: "\\")
  static let openingBracket = UInt8(ascii: "[")
  static let closingBracket = UInt8(ascii: "]")
  static let exclamation = UInt8(ascii: "!")
  static let caret = UInt8(ascii: "^")
  static let hyphen = UInt8(ascii: "-")
  static let colon = UInt8(ascii: ":")
  static let numberSign = UInt8(ascii: "#")
  static let space = UInt8(ascii: " ")
  static let dot = UInt8(ascii: ".")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  static func isWildcard(_ byte: UInt8) -> Bool {
    byte == asterisk || byte == question || byte == openingBracket || byte == backslash
  }
}
