/// An English text that a person has to read.
struct Wording {
  struct Limits {
    var titleLength: Int
    var titleWords: Int
    var sentenceWords: Int
  }

  enum Problem: Equatable {
    case longTitle(words: Int)
    case longSentence(words: Int)
    case jargon(String)
    case doubleNegative
    case capitals
  }

  private let text: String
  private let words: [String]

  init(_ text: String) {
    self.text = text
    words = Self.words(in: text)
  }

  /// - Parameter isTitle: whether it is the title of a control.
  /// - Returns: nil for what is plain, or not English as far as can be told.
  func problem(isTitle: Bool, _ limits: Limits) -> Problem? {
    // A key of a string catalogue says nothing of the words.
    guard !isKey, text.unicodeScalars.allSatisfy({ $0.isASCII || !$0.properties.isAlphabetic }) else { return nil }
    if let word = jargon { return .jargon(word) }
    if hasDoubleNegative { return .doubleNegative }
    if isInCapitals { return .capitals }
    guard isEnglish else { return nil }
    if isTitle, text.count > limits.titleLength || words.count > limits.titleWords {
      return .longTitle(words: words.count)
    }
    let longest = sentences.map(\.count).max() ?? 0
    return longest > limits.sentenceWords ? .longSentence(words: longest) : nil
  }

  private var isKey: Bool {
    !text.contains(" ") && (text.contains("_") || text.dropLast().contains("."))
  }

  /// Whether at least one of the words is one of the commonest of English.
  private var isEnglish: Bool { words.contains(where: Self.commonWords.contains) }

  private static func words(in text: String) -> [String] {
    let plain = text.lowercased().replacing("’", with: "'")
    return plain.split { character in
      !(character.isLetter || character.isNumber || character == "'" || character == "-")
    }.map { String($0) }
  }

  private var sentences: [[String]] {
    let ends: Set<Character> = [".", "!", "?", ":", ";", "\n"]
    let parts: [Substring] = text.split { ends.contains($0) }
    return parts.map { Self.words(in: String($0)) }
  }

  private var jargon: String? {
    let joined = " " + words.joined(separator: " ") + " "
    return Self.jargonWords.first { joined.contains(" \($0) ") }
  }

  private var hasDoubleNegative: Bool {
    sentences.contains { sentence in
      guard sentence.contains(where: Self.commonWords.contains) else { return false }
      return sentence.filter { Self.negatives.contains($0) || $0.hasSuffix("n't") }.count > 1
    }
  }

  /// At least two words, and not abbreviations.
  private var isInCapitals: Bool {
    let written = text.split { !$0.isLetter }
    let long = written.filter { $0.count > 3 }
    return long.count > 1 && written.allSatisfy { word in word.allSatisfy(\.isUppercase) }
  }

  private static let jargonWords = [
    "authenticate", "authentication", "configure", "configuration", "synchronize", "synchronise", "synchronization",
    "invalid", "parameter", "parameters", "credentials", "token", "cache", "oauth", "metadata", "permission denied",
  ]

  private static let negatives: Set<String> = ["not", "no", "never", "without", "none", "nothing", "cannot", "unless"]

  private static let commonWords: Set<String> = [
    "the", "a", "an", "to", "of", "and", "or", "in", "on", "for", "with", "your", "you", "my", "is", "are", "it",
    "this",
    "that", "all", "new", "from", "at", "not", "do", "don't", "can", "want", "will", "be", "what", "how", "show",
    "open",
    "add", "delete", "remove", "edit", "view", "get", "go", "back", "start", "stop", "please",
  ]
}
