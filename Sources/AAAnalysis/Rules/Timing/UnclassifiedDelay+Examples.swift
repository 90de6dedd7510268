extension UnclassifiedDelay {
  static let cases: [Example] = []
}
