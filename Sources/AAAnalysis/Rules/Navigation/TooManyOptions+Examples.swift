extension TooManyOptions {
  static let cases: [Example] = []
}
