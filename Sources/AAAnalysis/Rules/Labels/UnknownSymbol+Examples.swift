extension UnknownSymbol {
  static let cases: [Example] = []
}
