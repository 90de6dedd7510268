/// Examples and fixtures that a compiler refuses as they are written.
enum UncompilableExamples {
  /// How many there may be.
  static let limit = 0

  static let titles: Set<String> = []

  static let fixtures: Set<String> = []
}
