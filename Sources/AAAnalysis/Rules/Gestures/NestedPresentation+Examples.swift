extension NestedPresentation {
  static let cases: [Example] = []
}
