extension UikitControlRepresentation {
  static let cases: [Example] = []
}
