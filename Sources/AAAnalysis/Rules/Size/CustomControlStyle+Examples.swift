extension CustomControlStyle {
  static let cases: [Example] = []
}
