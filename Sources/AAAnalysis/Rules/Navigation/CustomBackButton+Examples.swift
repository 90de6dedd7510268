extension CustomBackButton {
  static let cases: [Example] = []
}
