extension SilentFailure {
  static let cases: [Example] = []
}
