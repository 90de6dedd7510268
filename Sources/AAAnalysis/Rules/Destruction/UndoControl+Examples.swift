extension UndoControl {
  static let cases: [Example] = []
}
