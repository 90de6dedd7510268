extension MenuHidesOptions {
  static let cases: [Example] = []
}
