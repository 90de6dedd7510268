extension ComplexInput {
  static let cases: [Example] = []
}
