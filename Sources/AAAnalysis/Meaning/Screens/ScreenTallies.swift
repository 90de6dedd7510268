/// What each screen offers and asks, over all its parts, through the project's own views in other files.
///
/// A view that stands on a screen twice counts twice, one of several alternatives once. Each body is counted once,
/// however many screens show it.
struct ScreenTallies: Sendable {
  /// Parallel to the screens of the map.
  private(set) var screens: [Tally] = []

  init() {}

  init(_ map: ScreenMap, _ resolver: Resolver, _ graph: ViewGraph) {
    var reader = TallyReader(resolver, graph)
    reader.countBodies()
    screens = map.screens.map { screen in
      screen.regions.first.map { reader.tally(of: $0) } ?? .nothing
    }
  }
}

/// Counts bodies, those that a body shows before itself.
private struct TallyReader {
  private let resolver: Resolver
  private let graph: ViewGraph
  private let flag: AssistiveFlag
  /// For each node, by element, the nodes of the bodies that it shows.
  private var shown: [[Int: [Int]]]
  /// For each node the nodes of the views that its code shows.
  private var shownByCode: [[Int]]
  /// For each node what it shows where it stands; nil while it is not counted.
  private var totals: [Tally?]
  private let placed: PlacedElements
  private let literals: LiteralConditions
  private let certain = CertainTotals()

  init(_ resolver: Resolver, _ graph: ViewGraph) {
    self.resolver = resolver
    self.graph = graph
    flag = AssistiveFlag(resolver: resolver)
    placed = PlacedElements(resolver)
    literals = LiteralConditions(resolver)
    totals = Array(repeating: nil, count: graph.nodes.count)
    shown = Array(repeating: [:], count: graph.nodes.count)
    shownByCode = Array(repeating: [], count: graph.nodes.count)
    for (target, node) in graph.nodes.enumerated() {
      guard resolver.body(of: node.declaration)?.showsViews ?? false else { continue }
      for edge in node.incoming {
        switch edge.source {
        case .element(let element), .modifier(let element, _):
          shown[edge.from][element, default: []].append(target)
        case .call where edge.element == nil && edge.kind == .contains:
          shownByCode[edge.from].append(target)
        case .call, .member: continue
        }
      }
    }
  }

  mutating func countBodies() {
    let next = graph.nodes.indices.map { node -> [Int] in
      guard let body = resolver.body(of: graph.nodes[node].declaration) else { return [] }
      if !body.showsViews { return shownByCode[node] }
      guard !shown[node].isEmpty else { return [] }
      let isCounted = placed.elements(
        of: graph.nodes[node].declaration, live: graph.nodes[node].liveElements, from: nil)
      return shown[node].filter { isCounted[$0.key] }.flatMap(\.value).sorted()
    }
    for component in StronglyConnected.components(of: next) {
      var total = Tally.nothing
      for node in component { total.add(self.total(of: node, start: nil)) }
      // Views that contain each other show together what each of them shows.
      for node in component { totals[node] = total }
    }
  }

  func tally(of region: ScreenRegion) -> Tally {
    guard let node = graph.numbers[region.declaration] else { return .nothing }
    if region.start == nil { return totals[node] ?? .nothing }
    return total(of: node, start: region.start)
  }

  /// What a body shows that is counted already; nil for others.
  ///
  /// - Parameter known: values that are certain where it is shown.
  private func total(of node: Int, knowing known: [[String]: String]) -> Tally? {
    guard let total = totals[node] else { return nil }
    guard !known.isEmpty else { return total }
    // Views that contain each other show what they show without what is known.
    return certain.total(of: CertainTotals.Key(node: node, values: known), else: total) {
      self.total(of: node, start: nil, knowing: known)
    }
  }

  private func total(of node: Int, start: Int?, knowing known: [[String]: String] = [:]) -> Tally {
    let id = graph.nodes[node].declaration
    guard let body = resolver.body(of: id) else { return .nothing }
    guard body.showsViews else {
      var most = Tally.nothing
      for target in shownByCode[node] { if let total = totals[target] { most.formMaximum(total) } }
      return most
    }
    let isPlaced = placed.elements(of: id, live: graph.nodes[node].liveElements, from: start)
    var most = Tally.nothing
    for isCounted in body.shownTogether(isPlaced, knowing: known) {
      most.formMaximum(total(of: node, body, in: id, counting: isCounted, knowing: known))
    }
    return most
  }

  private func total(
    of node: Int, _ body: BodyFacts, in id: DeclarationID, counting isCounted: [Bool], knowing known: [[String]: String]
  ) -> Tally {
    var children: [Int: [Int]] = [:]
    var outermost: [Int] = []
    for element in body.elements.indices where isCounted[element] {
      if let parent = body.elements[element].parent, isCounted[parent] {
        children[parent, default: []].append(element)
      } else {
        outermost.append(element)
      }
    }
    // Children stand behind their parents.
    var tallies: [Int: Tally] = [:]
    var rows: [Int: Int] = [:]
    for element in body.elements.indices.reversed() where isCounted[element] {
      let held = children[element] ?? []
      var inner = joined(held, tallies, body, isOneAtATime: body.isPagedTabView(element))
      let heldRows = held.reduce(0) { $0 + (rows[$1] ?? 0) }
      // Buttons side by side, or beside fields, are no choice to make a list of.
      if ControlKind.isColumn(body.elements[element]), heldRows > 1, inner.loose > 1, inner.inputs.isEmpty {
        inner = inner.inContainer(Tally.Place(declaration: id, element: element))
      }
      for child in held { tallies[child] = nil }
      let tally = self.tally(of: element, holding: inner, body, in: id, node, knowing: known)
      guard !tally.isNothing else { continue }
      tallies[element] = tally
      rows[element] = self.rows(of: element, tally, holding: heldRows, body, in: id)
    }
    return joined(outermost, tallies, body)
  }

  /// How many rows with one choice each an element of a column makes: a control one, and so a view or function of the
  /// project's own that shows nothing but a control; a loop and a group as many as what they hold.
  private func rows(
    of number: Int, _ tally: Tally, holding inner: Int, _ body: BodyFacts, in id: DeclarationID
  ) -> Int {
    let element = body.elements[number]
    if element.kind == .construct, Vocabulary.slots(ofView: element.name) != nil,
      !resolver.isOwnView(element.name, seenFrom: id)
    {
      switch element.name {
      case "Group", "Section", "GridRow": return inner
      case "ForEach": return inner > 0 ? tally.loose : 0
      default: return ControlKind.choices.contains(element.name) ? 1 : 0
      }
    }
    guard tally.controls == 1, tally.loose == 1, let place = tally.places.first, place.declaration != id else {
      return 0
    }
    return resolver.body(of: place.declaration)?.elements[place.element].parent == nil ? 1 : 0
  }

  /// What elements beside each other show: all of them, but of alternatives the one with the most.
  ///
  /// - Parameter isOneAtATime: whether they are pages.
  private func joined(
    _ elements: [Int], _ tallies: [Int: Tally], _ body: BodyFacts, isOneAtATime: Bool = false
  ) -> Tally {
    var total = Tally.nothing
    var choices = Choices()
    for element in elements {
      guard let tally = tallies[element] else { continue }
      if isOneAtATime, body.elements[element].parentModifier == nil {
        total.formMaximum(tally)
        continue
      }
      let parentGuards = body.elements[element].parent.map { body.elements[$0].guards.count } ?? 0
      let guards = body.elements[element].guards.dropFirst(parentGuards)
      if guards.isEmpty { total.add(tally) } else { choices.add(tally, under: guards) }
    }
    total.add(choices.total)
    return total
  }

  // MARK: One element

  private func tally(
    of number: Int, holding inner: Tally, _ body: BodyFacts, in id: DeclarationID, _ node: Int,
    knowing known: [[String]: String]
  ) -> Tally {
    let element = body.elements[number]
    var tally = inner
    if let targets = shown[node][number] {
      for alternatives in Dictionary(grouping: targets, by: name(of:)).sorted(by: { $0.key < $1.key }) {
        // Of several bodies of one name one is meant.
        var most = Tally.nothing
        for target in alternatives.value where target != node {
          let certain = literals.values(givenTo: graph.nodes[target].declaration, by: number, in: id, knowing: known)
          guard let total = total(of: target, knowing: certain) else { continue }
          most.formMaximum(given(to: total, by: element, target, in: id))
        }
        tally.add(most)
      }
    }
    let place = Tally.Place(declaration: id, element: number)
    if element.kind == .construct { tally = made(element, place, tally, body) }
    if tally.controls == 0, element.hasTap(body, number) { tally.add(Tally(control: place, isChoice: true)) }
    if isHidden(element, in: id) { return .nothing }
    return element.parentModifier != nil && element.role != .argument ? tally.notLoose : tally
  }

  /// What a view shows that is made here, with what is given to it.
  private func made(_ element: Element, _ place: Tally.Place, _ inner: Tally, _ body: BodyFacts) -> Tally {
    let id = place.declaration
    if Vocabulary.slots(ofView: element.name) == nil || resolver.isOwnView(element.name, seenFrom: id) {
      // A key drawn by a view of the project: `Key("7") { … }`
      return element.isKey && inner.controls == 1 ? inner.asKeys : inner
    }
    // What a style draws is the control that is given the style.
    if element.arguments.first?.label == nil, element.arguments.first?.value.path == ["configuration"] { return inner }
    switch element.name {
    case "List", "Form":
      return inner.notLoose.times(element.repeats(in: id, resolver))
    case "ForEach":
      if element.isOverKeys(in: id, resolver) { return inner.asKeys.times(10) }
      if body.isKeypad(place.element) { return inner.asKeys.times(3) }
      return inner.times(element.repeats(in: id, resolver))
    case "NavigationLink" where body.isInvisibleLink(place.element):
      return inner
    default:
      break
    }
    guard ControlKind.isControl(element.name) else { return inner }
    var own = Tally(control: place, isChoice: ControlKind.choices.contains(element.name))
    if element.isKey || body.isKey(place.element) { own = own.asKeys }
    if ControlKind.inputs.contains(element.name), let value = inputValue(element, place, in: id) {
      own.add(Tally.Input(value: value, control: element.name, place: place))
    }
    own.add(inner)
    return own
  }

  private func name(of node: Int) -> String { resolver.index[graph.nodes[node].declaration].name }

  /// `.hidden()`, `.disabled(true)`, or what comes to that in Assistive Access.
  private func isHidden(_ element: Element, in id: DeclarationID) -> Bool {
    element.modifiers.contains { modifier in
      guard modifier.activity != .inactive else { return false }
      switch modifier.name {
      case "hidden": return modifier.arguments.isEmpty
      case "disabled":
        return modifier.firstUnlabelled.map { isAlways(true, $0.value, in: id) } ?? false
      case "allowsHitTesting":
        return modifier.firstUnlabelled.map { isAlways(false, $0.value, in: id) } ?? false
      case "opacity":
        guard case .ternary(let condition, let then, let otherwise) = modifier.firstUnlabelled?.value.kind else {
          return false
        }
        if isAlways(true, condition, in: id) { return then.assignedValue == .zero }
        return isAlways(false, condition, in: id) && otherwise.assignedValue == .zero
      default: return false
      }
    }
  }

  /// Whether a condition comes out like this whenever Assistive Access is in use.
  private func isAlways(_ value: Bool, _ condition: Expression, in id: DeclarationID) -> Bool {
    flag.knownValue(of: condition, in: id) == value
  }

  // MARK: Inputs

  private func inputValue(_ element: Element, _ place: Tally.Place, in id: DeclarationID) -> InputValue? {
    let labels = ["isOn", "selection", "value", "text", "date"]
    guard let argument = element.arguments.first(where: { $0.label.map(labels.contains) ?? false }) else {
      return .own(place)
    }
    guard let path = argument.value.boundPath else {
      if case .implicitMember = argument.value.kind { return nil }
      if case .postfix(let postfix) = argument.value.kind, let callee = Callee(postfix), callee.name == "constant" {
        return nil
      }
      return .own(place)
    }
    // A field that filters what is shown asks for nothing.
    if let last = path.last?.words.last, ["search", "query", "filter", "keyword"].contains(last) { return nil }
    if path.last?.words.first == "search" { return nil }
    return value(of: path, in: id) ?? .own(place)
  }

  private func value(of path: [String], in id: DeclarationID) -> InputValue? {
    guard let first = path.first else { return nil }
    if let function = resolver.function(id), function.parameters.contains(where: { $0.name == first }) {
      return .given(owner: "\(id.file)/\(id.ordinal)", path: path)
    }
    guard let owner = resolver.index.ownerName(of: id) else { return nil }
    if let property = resolver.index.lookUp(member: first, of: owner).compactMap(resolver.variable).first {
      if property.attribute("Binding") != nil || property.type?.name == "Binding" {
        return .given(owner: owner, path: path)
      }
      return .state(owner: owner, path: path)
    }
    // The parameter of a row's closure: `ForEach($items) { $item in`
    return .state(owner: "\(id.file)/\(id.ordinal)", path: path)
  }

  /// What a view or function shows, with its bindings told by what it is given here.
  private func given(to total: Tally, by element: Element, _ target: Int, in id: DeclarationID) -> Tally {
    guard !total.inputs.isEmpty else { return total }
    let made = graph.nodes[target].declaration
    let function = resolver.function(made)
    let owner = resolver.index.ownerName(of: made)
    return total.mapInputs { input in
      guard case .given(let given, let path) = input.value, let name = path.first else { return input }
      let argument: Argument?
      if let function, given == "\(made.file)/\(made.ordinal)" {
        guard let position = function.parameters.firstIndex(where: { $0.name == name }) else { return input }
        let label = function.parameters[position].label
        let unlabelled = function.parameters[..<position].filter { $0.label == nil }.count
        argument =
          label.map { label in element.arguments.first { $0.label == label } }
          ?? element.arguments.filter { $0.label == nil }.dropFirst(unlabelled).first
      } else if given == owner, element.kind == .construct {
        let unlabelled = element.arguments.filter { $0.label == nil && $0.value.boundPath != nil }
        argument = element[name] ?? (unlabelled.count == 1 ? unlabelled.first : nil)
      } else {
        return input
      }
      var input = input
      guard let outer = argument?.value.boundPath else {
        input.value = .own(input.place)
        return input
      }
      input.value = value(of: outer + path.dropFirst(), in: id) ?? .own(input.place)
      return input
    }
  }
}

/// What bodies show where some values are certain, each found once.
private final class CertainTotals {
  struct Key: Hashable {
    var node: Int
    var values: [[String]: String]
  }

  private var known: [Key: Tally] = [:]
  private var open: Set<Key> = []

  func total(of key: Key, else whole: Tally, _ count: () -> Tally) -> Tally {
    if let total = known[key] { return total }
    guard open.insert(key).inserted else { return whole }
    defer { open.remove(key) }
    let total = count()
    known[key] = total
    return total
  }
}

/// Tallies under conditions: of the alternatives of each branching the greatest counts.
private struct Choices {
  private struct Node {
    var tally = Tally.nothing
    var parent: Int
    var isBranching: Bool
  }

  private struct Key: Hashable {
    var parent: Int
    var number: Int
  }

  private var nodes = [Node(parent: -1, isBranching: false)]
  private var known: [Key: Int] = [:]

  mutating func add(_ tally: Tally, under guards: ArraySlice<Guard>) {
    var node = 0
    for item in guards {
      node = child(of: node, item.branch, isBranching: true)
      node = child(of: node, item.alternative, isBranching: false)
    }
    nodes[node].tally.add(tally)
  }

  private mutating func child(of parent: Int, _ number: Int, isBranching: Bool) -> Int {
    if let node = known[Key(parent: parent, number: number)] { return node }
    nodes.append(Node(parent: parent, isBranching: isBranching))
    known[Key(parent: parent, number: number)] = nodes.count - 1
    return nodes.count - 1
  }

  var total: Tally {
    var nodes = nodes
    for number in nodes.indices.dropFirst().reversed() {
      let node = nodes[number]
      if nodes[node.parent].isBranching {
        nodes[node.parent].tally.formMaximum(node.tally)
      } else {
        nodes[node.parent].tally.add(node.tally)
      }
    }
    return nodes[0].tally
  }
}
