extension TightSpacing {
  static let cases: [Example] = []
}
