extension MultipleDecisions {
  static let cases: [Example] = []
}
