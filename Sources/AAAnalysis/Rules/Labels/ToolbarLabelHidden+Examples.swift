extension ToolbarLabelHidden {
  static let cases: [Example] = []
}
