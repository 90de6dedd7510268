extension IconOutsideScene {
  static let cases: [Example] = []
}
