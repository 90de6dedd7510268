extension HiddenGesture {
  static let cases: [Example] = []
}
