extension ConfirmationUnclear {
  static let cases: [Example] = []
}
