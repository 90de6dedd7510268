extension DestructiveActionPresent {
  static let cases: [Example] = []
}
