extension SmallControl {
  static let cases: [Example] = []
}
