import AAAnalysis

/// How broken a Swift file is.
enum ParseProblems {
  static func count(in text: SourceText) -> Int { SwiftFile.problemCount(of: text.bytes) }
}
