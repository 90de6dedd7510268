/// A control of the app's own that does what the system's Back button does, on a screen that is pushed.
struct CustomBackButtonUse {
  var control: BackControl
  /// The screens that show it.
  var screens: [Int]
  /// Whether these screens take the system's button away.
  var hidesSystemButton: Bool
  /// Whether it is shown only where the view is told to show it.
  var isOptional: Bool
}

/// A place that takes the system's button away, and where.
struct HiddenBackButtonUse {
  var declaration: DeclarationID
  var place: HiddenBackButton
}

/// Finds them for the rules of one file.
final class CustomBackButtonReader: SharedFact {
  private let resolver: Resolver
  private let graph: ViewGraph
  private let map: ScreenMap
  private let holders: Holders
  private var controls: BackControlReader
  private var hidden: [Int: [HiddenBackButtonUse]] = [:]
  private var uses: [Place: CustomBackButtonUse?] = [:]

  private struct Place: Hashable {
    var id: DeclarationID
    var element: Int
  }

  // The context holds what is shared: to keep it here would be a circle.
  init(_ context: RuleContext) {
    resolver = context.resolver
    graph = context.graph
    map = context.screens
    holders = Holders(resolver: context.resolver, graph: context.graph)
    controls = BackControlReader(context.resolver)
  }

  /// The use, if an element is such a control; found once, as several rules ask about every control.
  func use(_ element: Int, in id: DeclarationID) -> CustomBackButtonUse? {
    let place = Place(id: id, element: element)
    if let known = uses[place] { return known }
    let found = findUse(element, in: id)
    uses[place] = .some(found)
    return found
  }

  private func findUse(_ element: Int, in id: DeclarationID) -> CustomBackButtonUse? {
    guard let body = resolver.body(of: id) else { return nil }
    guard body.elements[element].isTapped else { return useOfView(element, body, in: id) }
    let screens = map.pushedScreens(showing: element, of: id, resolver)
    guard !screens.isEmpty, let control = controls.backControl(element, in: id) else { return nil }
    let isHidden = screens.allSatisfy { screen in hiddenButtons(on: screen).contains { $0.place.isCertain } }
    let isSystemPlace = control.place == .leadingBar || isHidden || holders.isInLeadingBar(element, in: id)
    switch control.looks {
    case .back: break
    case .closing: guard !control.doesMore, isSystemPlace || body.showsCross(element) else { return nil }
    case .unknown:
      guard isSystemPlace, control.onlyLeaves, body.elements[element].name == "Button" else { return nil }
    case .other: return nil
    }
    return CustomBackButtonUse(
      control: control, screens: screens, hidesSystemButton: isHidden,
      isOptional: body.isAskedFor(element))
  }

  /// `.navigationBarItems(leading: BackArrow())`: a view that is nothing but such a control, on pushed screens. It is
  /// told here if the control itself is not, because other screens that show it are not pushed.
  private func useOfView(_ number: Int, _ body: BodyFacts, in id: DeclarationID) -> CustomBackButtonUse? {
    let view = body.elements[number]
    guard view.kind == .construct, Vocabulary.slots(ofView: view.name) == nil, body.barPlace(of: number) == .leadingBar,
      let shown = resolver.bodies(ofType: view.name).first, shown != id, let inner = resolver.body(of: shown)
    else { return nil }
    let tapped = inner.elements.indices.filter { inner.elements[$0].isTapped }
    guard tapped.count == 1, let only = tapped.first, use(only, in: shown) == nil else { return nil }
    let screens = map.pushedScreens(showing: number, of: id, resolver)
    guard !screens.isEmpty, var control = controls.backControl(only, in: shown),
      control.looks == .back || control.looks == .closing
    else { return nil }
    control.element = number
    control.place = .leadingBar
    let isHidden = screens.allSatisfy { screen in hiddenButtons(on: screen).contains { $0.place.isCertain } }
    return CustomBackButtonUse(
      control: control, screens: screens, hidesSystemButton: isHidden, isOptional: body.isAskedFor(number))
  }

  /// Where a screen takes the system's button away.
  func hiddenButtons(on screen: Int) -> [HiddenBackButtonUse] {
    if let known = hidden[screen] { return known }
    var found: [HiddenBackButtonUse] = []
    for region in map.screens[screen].regions {
      let id = region.declaration
      guard let body = resolver.body(of: id), let node = graph.node(of: id) else { continue }
      for (number, element) in body.elements.enumerated()
      where node.liveElements[number] && !element.modifiers.isEmpty && body.contains(number, in: region.start) {
        for place in body.hiddenBackButtons(of: number, in: id, resolver) {
          found.append(HiddenBackButtonUse(declaration: id, place: place))
        }
      }
    }
    hidden[screen] = found
    return found
  }

  /// Whether the screen has a button of its own that leads back.
  func hasCustomButton(on screen: Int) -> Bool {
    map.screens[screen].regions.contains { region in
      guard let body = resolver.body(of: region.declaration),
        let node = graph.node(of: region.declaration)
      else { return false }
      return body.elements.indices.contains { number in
        node.liveElements[number] && body.contains(number, in: region.start)
          && use(number, in: region.declaration) != nil
      }
    }
  }
}

extension BodyFacts {
  /// Whether a control shows a cross: on a pushed screen it stands for Back, whatever the words would say.
  fileprivate func showsCross(_ control: Int) -> Bool {
    // `.labelStyle(.titleOnly)`: then a label's symbol is not seen.
    let isTitleAlone = ([control] + ancestors(of: control)).contains { number in
      elements[number].modifiers.contains { modifier in
        modifier.name == "labelStyle" && modifier.activity != .inactive
          && ["titleOnly", "TitleOnlyLabelStyle"].contains(ControlStyle(modifier)?.name)
      }
    }
    return ([control] + descendants(of: control)).contains { number in
      let symbol = (isTitleAlone ? nil : elements[number]["systemImage"]) ?? elements[number]["systemName"]
      return symbol?.value.writtenName.flatMap(TextSignal.init) == .closing
    }
  }

  /// `if useNavigationBackButton { … }`: the view is told whether to show it.
  fileprivate func isAskedFor(_ control: Int) -> Bool {
    elements[control].guards.contains { item in
      item.conditions.contains { condition in
        guard case .expression(let expression) = condition else { return false }
        return expression.names.contains { $0.words.contains("back") || $0.words.contains("close") }
      }
    }
  }
}
