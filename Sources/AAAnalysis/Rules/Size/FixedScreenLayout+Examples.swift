extension FixedScreenLayout {
  static let cases: [Example] = []
}
