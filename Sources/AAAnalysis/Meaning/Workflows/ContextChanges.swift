/// Finds inputs of which a new value alone takes a person to another screen.
struct ContextChanges {
  struct Change {
    /// The input, as an index into the body's elements.
    var input: Int
    /// What happens, after "changing the value".
    var what: String
  }

  private let resolver: Resolver
  private let shown: ShownStates
  private var effects: EffectFinder

  init(resolver: Resolver, shown: ShownStates) {
    self.resolver = resolver
    self.shown = shown
    effects = EffectFinder(resolver: resolver)
  }

  private static let inputs: Set<String> = [
    "TextField", "TextEditor", "SecureField", "Toggle", "Picker", "Slider", "Stepper", "DatePicker", "ColorPicker",
    "MultiDatePicker",
  ]

  /// `.onChange(of: choice) { dismiss() }`, where an input of the body sets `choice`.
  mutating func change(
    byModifier position: Int, of element: Int, in id: DeclarationID, _ body: BodyFacts, _ node: ViewGraph.Node
  ) -> Change? {
    let modifier = body.elements[element].modifiers[position]
    guard modifier.name == "onChange", modifier.activity != .inactive,
      let path = (modifier["of"] ?? modifier.firstUnlabelled)?.value.path,
      let input = input(setting: path, body, node)
    else { return nil }
    for action in body.actions where action.element == element && action.modifier == position {
      for effect in effects.effects(of: action.steps, in: id) {
        if let what = what(effect, path) { return Change(input: input, what: what) }
      }
    }
    return nil
  }

  private func input(setting path: [String], _ body: BodyFacts, _ node: ViewGraph.Node) -> Int? {
    body.elements.indices.first { number in
      let element = body.elements[number]
      guard node.liveElements[number], element.kind == .construct, Self.inputs.contains(element.name) else {
        return false
      }
      return element.arguments.contains { $0.value.bindingPath == path }
    }
  }

  private func what(_ effect: Effect, _ changed: [String]) -> String? {
    switch effect.kind {
    case .leaves: return "leaves this screen"
    case .assigns(let state?, let value) where state.name != changed.last:
      guard [.true, .toggled, .other, .false, .nil].contains(value) else { return nil }
      let place = shown.firstPlace(of: state) { read, _ in
        read.use == .binding && Self.presenters.contains(read.user)
      }
      guard place != nil else { return nil }
      return value == .false || value == .nil ? nil : "brings up another screen"
    case .callsUnseen, .removes, .destroys, .assigns: return nil
    }
  }

  private static let presenters: Set<String> = ["sheet", "fullScreenCover", "popover", "navigationDestination"]
}
