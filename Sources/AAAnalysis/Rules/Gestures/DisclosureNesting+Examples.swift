extension DisclosureNesting {
  static let cases: [Example] = []
}
