extension String {
  /// Whether a title of several words begins each of them with a capital: “Delete All Notes”; nil if it does not tell.
  var isInTitleCase: Bool? {
    let words = split(separator: " ").dropFirst().filter { word in
      guard let first = word.first, first.isLowercase || first.isUppercase else { return false }
      // An abbreviation has its capitals anywhere.
      return !Self.smallWords.contains(word.lowercased()) && (word.count == 1 || word != word.uppercased())
    }
    guard let first = words.first?.first?.isUppercase, words.allSatisfy({ $0.first?.isUppercase == first }) else {
      return nil
    }
    return first
  }

  /// Each word with a capital, but for the small ones in between.
  var inTitleCase: String {
    split(separator: " ", omittingEmptySubsequences: false).enumerated().map { number, word in
      number > 0 && Self.smallWords.contains(word.lowercased())
        ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    .joined(separator: " ")
  }

  private static let smallWords: Set<String> = [
    "a", "an", "the", "and", "or", "of", "in", "to", "for", "on", "at", "by", "with", "from", "as",
  ]
}
