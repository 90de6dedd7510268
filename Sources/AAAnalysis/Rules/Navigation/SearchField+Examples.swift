extension SearchField {
  static let cases: [Example] = []
}
