import AAAnalysis

/// A command line that cannot be followed, in words like the compiler's.
struct UsageError: Error, Equatable {
  var message: String

  init(_ message: String) {
    self.message = message
  }

  /// A word that is none of those there are.
  static func unknown(_ kind: String, _ word: String, among words: [String], otherwise advice: String) -> UsageError {
    let hint = words.nearest(to: word).map { "did you mean '\($0)'?" } ?? advice
    return UsageError("unknown \(kind) '\(word)'; \(hint)")
  }
}
