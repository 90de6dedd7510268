// What a rule may ask about the screens that a person in Assistive Access meets.

extension RuleContext {
  /// What each screen offers and asks, parallel to the screens.
  var tallies: [Tally] { snapshot.conclusions.tallies.screens }

  /// The screens that are first met at a place in the file, as numbers of the map, in source order.
  var screensOfFile: [Int] {
    guard let number = index.number(of: file) else { return [] }
    return (screens.byFile[number] ?? []).sorted { place(ofScreen: $0).location < place(ofScreen: $1).location }
  }

  /// Where the view of a screen is written that a person meets first on the shortest way.
  func place(ofScreen number: Int) -> (location: Location, activity: BuildCondition.Activity) {
    let way = screens.screens[number].ways[0]
    if let element = screens.rootView(of: number, resolver), let body = resolver.body(of: way.declaration) {
      return (location(body.elements[element].nameSpan, in: way.declaration), body.elements[element].activity)
    }
    return (codePlace(of: way), .active)
  }

  /// The call that makes what a way shows; the function or property that does if that is not known.
  private func codePlace(of way: ScreenMap.Way) -> Location {
    let calls = way.call == nil ? [] : resolver.body(of: way.declaration)?.collectedCalls ?? []
    let span = way.call.flatMap { calls.indices.contains($0) ? calls[$0].call.nameSpan : nil }
    return location(span ?? index[way.declaration].nameSpan, in: way.declaration)
  }

  /// What leads to a screen: the link, or the modifier that shows it; else the view itself.
  func place(of way: ScreenMap.Way) -> Location {
    guard let element = way.element, let body = resolver.body(of: way.declaration) else { return codePlace(of: way) }
    let view = body.elements[element]
    guard !way.isByValue, view.role.startsScreen, let parent = view.parent else {
      return location(view.nameSpan, in: way.declaration)
    }
    let span =
      view.parentModifier.map { body.elements[parent].modifiers[$0].nameSpan } ?? body.elements[parent].nameSpan
    return location(span, in: way.declaration)
  }

  /// Whether a body is part of a view of a kind, or the shortest way to it leads through one.
  func isReached(_ id: DeclarationID, throughView isMeant: (String) -> Bool) -> Bool {
    var current = graph.numbers[id]
    // The bound is for safety alone: the way ends at a root.
    for _ in graph.nodes.indices {
      guard let number = current else { return false }
      if let owner = index.ownerName(of: graph.nodes[number].declaration), isMeant(owner) { return true }
      current = graph.nodes[number].via?.from
    }
    return false
  }

  /// A report about a screen as a whole.
  func report(
    _ message: String, aboutScreen number: Int, severity: Severity? = nil, related: [RelatedLocation] = [],
    fixes: [Fix] = []
  ) -> Report {
    let way = screens.screens[number].ways[0]
    let (location, activity) = place(ofScreen: number)
    let node = graph.node(of: way.declaration)
    return Report(
      message, at: location, confidence: confidence(of: node?.confidence ?? .possible),
      severity: node.flatMap { self.severity(of: $0, activity: activity) } ?? severity,
      path: path(to: way.declaration), related: related, fixes: fixes)
  }

  /// What a person calls a screen: its view's name.
  func name(ofScreen number: Int) -> String {
    if let view = screens.screens[number].view { return view }
    let way = screens.screens[number].ways[0]
    if let element = screens.rootView(of: number, resolver), let body = resolver.body(of: way.declaration) {
      return body.elements[element].name
    }
    return index.ownerName(of: way.declaration) ?? resolver.displayName(of: way.declaration)
  }

  /// Places of controls, each with its title or kind.
  func related(_ places: [Tally.Place], _ words: (String) -> String) -> [RelatedLocation] {
    places.compactMap { place in
      guard let body = resolver.body(of: place.declaration) else { return nil }
      let element = body.elements[place.element]
      let name = body.title(of: place.element).map { "“\($0)”" } ?? ControlWords.word(for: element.name)
      return RelatedLocation(message: words(name), location: location(element.nameSpan, in: place.declaration))
    }
  }
}

/// What controls are called in a sentence.
enum ControlWords {
  /// `a toggle`
  static func word(for name: String) -> String { words[name] ?? "a control" }

  /// `a toggle, a picker and 2 text fields`
  static func list(of names: [String]) -> String {
    var counts: [(name: String, count: Int)] = []
    for name in names.map({ $0 == "TextEditor" ? "TextField" : $0 }) {
      if let known = counts.firstIndex(where: { $0.name == name }) {
        counts[known].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    let parts = counts.map { $0.count == 1 ? word(for: $0.name) : "\($0.count) \(plural(of: $0.name))" }
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func plural(of name: String) -> String {
    let word = word(for: name)
    return String(word.drop { $0 != " " }.dropFirst()) + "s"
  }

  private static let words = [
    "Button": "a button", "NavigationLink": "a link", "Link": "a link", "Toggle": "a toggle", "Menu": "a menu",
    "ShareLink": "a share button", "PhotosPicker": "a photo picker", "EditButton": "an edit button",
    "PasteButton": "a paste button", "Picker": "a picker", "Stepper": "a stepper", "Slider": "a slider",
    "DatePicker": "a date picker", "MultiDatePicker": "a calendar", "ColorPicker": "a color picker",
    "TextField": "a text field", "SecureField": "a password field", "TextEditor": "a text field",
    "DisclosureGroup": "a disclosure", "SettingsLink": "a link", "SignInWithAppleButton": "a sign-in button",
  ]
}
