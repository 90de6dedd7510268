extension TextScalingLimited {
  static let cases: [Example] = []
}
