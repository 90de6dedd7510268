extension IconOnlyLabelStyle {
  static let cases: [Example] = []
}
