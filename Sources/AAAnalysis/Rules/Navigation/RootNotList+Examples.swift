extension RootNotList {
  static let cases: [Example] = []
}
