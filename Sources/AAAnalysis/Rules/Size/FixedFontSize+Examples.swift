extension FixedFontSize {
  static let cases: [Example] = []
}
