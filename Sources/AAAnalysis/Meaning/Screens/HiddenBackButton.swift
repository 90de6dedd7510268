/// A place that takes the system's back button away.
struct HiddenBackButton {
  /// The element and its modifier, in views.
  var modifier: (element: Int, modifier: Int)?
  /// The name to point at, relative to the declaration.
  var nameSpan: Span
  /// Whether it is certain that the button goes: `true` is written, or nothing.
  var isCertain: Bool
}

extension BodyFacts {
  /// `.navigationBarBackButtonHidden()`, and with `true` or a condition that is not known.
  func hiddenBackButtons(of number: Int, in id: DeclarationID, _ resolver: Resolver) -> [HiddenBackButton] {
    elements[number].modifiers.enumerated().compactMap { position, modifier in
      guard modifier.name == "navigationBarBackButtonHidden", modifier.activity != .inactive else { return nil }
      let isHidden: Bool?
      if let argument = modifier.firstUnlabelled {
        isHidden = AssistiveFlag(resolver: resolver).knownValue(of: argument.value, in: id)
      } else {
        isHidden = true
      }
      if isHidden == false { return nil }
      return HiddenBackButton(
        modifier: (number, position), nameSpan: modifier.nameSpan, isCertain: isHidden == true)
    }
  }
}

extension AssistiveFlag {
  /// How a condition comes out while Assistive Access is in use, if that is known.
  func knownValue(of condition: Expression, in id: DeclarationID) -> Bool? {
    func canBe(_ value: Bool) -> Bool {
      allows([Guard(conditions: [.expression(condition)], holds: value, branch: 0, alternative: 0)], in: id)
    }
    switch (canBe(true), canBe(false)) {
    case (true, false): return true
    case (false, true): return false
    default: return nil
    }
  }
}
