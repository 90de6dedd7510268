extension DestructiveConfirmedOnce {
  static let cases: [Example] = []
}
