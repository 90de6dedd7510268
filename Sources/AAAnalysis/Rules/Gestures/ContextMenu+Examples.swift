extension ContextMenu {
  static let cases: [Example] = []
}
