extension PlainButtonStyle {
  static let cases: [Example] = []
}
