extension TextOnlyControl {
  static let cases: [Example] = []
}
