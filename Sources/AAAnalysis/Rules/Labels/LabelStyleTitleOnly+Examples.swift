extension LabelStyleTitleOnly {
  static let cases: [Example] = []
}
