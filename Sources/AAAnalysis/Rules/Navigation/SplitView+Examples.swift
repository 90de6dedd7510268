extension SplitView {
  static let cases: [Example] = []
}
