extension SecondaryWorkflow {
  static let cases: [Example] = []
}
