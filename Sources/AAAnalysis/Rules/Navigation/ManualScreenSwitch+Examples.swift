extension ManualScreenSwitch {
  static let cases: [Example] = []
}
