extension SmallText {
  static let cases: [Example] = []
}
