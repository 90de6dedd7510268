extension SceneAvailability {
  static let cases: [Example] = []
}
