extension PullToRefresh {
  static let cases: [Example] = []
}
