extension NavigationStackMissing {
  static let cases: [Example] = []
}
