extension NestedNavigationStack {
  static let cases: [Example] = []
}
