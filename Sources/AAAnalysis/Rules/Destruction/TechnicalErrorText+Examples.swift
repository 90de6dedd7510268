extension TechnicalErrorText {
  static let cases: [Example] = []
}
