extension TapGestureAsButton {
  static let cases: [Example] = []
}
