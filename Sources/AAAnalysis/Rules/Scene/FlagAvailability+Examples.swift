extension FlagAvailability {
  static let cases: [Example] = []
}
