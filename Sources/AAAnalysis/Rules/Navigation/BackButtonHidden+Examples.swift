extension BackButtonHidden {
  static let cases: [Example] = []
}
