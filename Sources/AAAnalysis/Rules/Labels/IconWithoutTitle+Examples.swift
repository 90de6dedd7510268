extension IconWithoutTitle {
  static let cases: [Example] = []
}
