extension TabView {
  static let cases: [Example] = []
}
