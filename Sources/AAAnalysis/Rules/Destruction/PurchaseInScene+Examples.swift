extension PurchaseInScene {
  static let cases: [Example] = []
}
