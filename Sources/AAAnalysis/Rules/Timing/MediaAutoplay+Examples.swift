extension MediaAutoplay {
  static let cases: [Example] = []
}
