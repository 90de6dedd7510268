extension Countdown {
  static let cases: [Example] = []
}
