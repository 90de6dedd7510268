extension DeepNavigation {
  static let cases: [Example] = []
}
