extension IgnoresSafeArea {
  static let cases: [Example] = []
}
