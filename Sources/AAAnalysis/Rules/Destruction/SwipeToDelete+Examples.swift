extension SwipeToDelete {
  static let cases: [Example] = []
}
