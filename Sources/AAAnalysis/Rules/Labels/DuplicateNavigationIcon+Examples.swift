extension DuplicateNavigationIcon {
  static let cases: [Example] = []
}
