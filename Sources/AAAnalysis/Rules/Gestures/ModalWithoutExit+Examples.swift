extension ModalWithoutExit {
  static let cases: [Example] = []
}
