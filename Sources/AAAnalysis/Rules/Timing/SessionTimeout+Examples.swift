extension SessionTimeout {
  static let cases: [Example] = []
}
