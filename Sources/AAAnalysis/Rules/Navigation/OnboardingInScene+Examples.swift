extension OnboardingInScene {
  static let cases: [Example] = []
}
