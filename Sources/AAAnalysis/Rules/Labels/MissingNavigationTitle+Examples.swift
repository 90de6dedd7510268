extension MissingNavigationTitle {
  static let cases: [Example] = []
}
