extension RepeatingMotion {
  static let cases: [Example] = []
}
