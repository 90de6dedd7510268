extension AutoDismissingToastLibrary {
  static let cases: [Example] = []
}
