extension TimedAdvance {
  static let cases: [Example] = []
}
