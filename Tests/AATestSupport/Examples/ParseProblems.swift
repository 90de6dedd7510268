import AAAnalysis

/// How broken a Swift file is.
enum ParseProblems {
  static func count(in text: SourceText) -> Int { 0 }
}
