extension Flow {
  /// - Parameters:
  ///   - findings: those of all files; their order is kept.
  ///   - catalogue: the rules that the findings are of.
  ///   - settings: what counts for a file: limits, and modifiers that add icons.
  public init(
    _ snapshot: Snapshot, findings: [Finding], catalogue: Catalogue = .standard,
    settings: (FileID) -> RuleSettings = { _ in RuleSettings() }
  ) {
    self.findings = findings
    guard let file = snapshot.files.first else {
      findingsElsewhere = Array(findings.indices)
      return
    }
    let context = RuleContext(snapshot: snapshot, file: file)
    var builder = FlowBuilder(context)
    builder.addScreens(settings)
    builder.addLosses(settings)
    let ways = FlowWays(context, builder.wordings)
    dialogs = ways.dialogs
    self.ways = ways.ways
    screens = builder.screens
    addDistances(context)
    let places = FlowFindings(context, catalogue)
    for (number, finding) in findings.enumerated() {
      let shown = places.screens(of: finding)
      for screen in shown { screens[screen].findings.append(number) }
      if shown.isEmpty { findingsElsewhere.append(number) }
    }
    nameAll(context)
  }

  // MARK: Roots and distances

  private mutating func addDistances(_ context: RuleContext) {
    var places: [RootPlace: Int] = [:]
    var isMet = Array(repeating: false, count: screens.count)
    var queue: [Int] = []
    for (number, screen) in context.screens.screens.enumerated() {
      for way in screen.ways where way.from == nil {
        guard case .root(let kind) = way.kind, !isMet[number] else { continue }
        let place = RootPlace(declaration: way.declaration, kind: kind)
        if places[place] == nil {
          places[place] = roots.count
          roots.append(Self.root(place, first: number, context))
        }
        screens[number].root = places[place] ?? 0
        isMet[number] = true
        queue.append(number)
      }
    }
    let next = screensAfter
    var position = 0
    while position < queue.count {
      let number = queue[position]
      position += 1
      roots[screens[number].root].screens.append(number)
      for target in next[number] where !isMet[target] {
        isMet[target] = true
        screens[target].root = screens[number].root
        screens[target].distance = screens[number].distance + 1
        queue.append(target)
      }
    }
    countPushes()
  }

  /// The least number of screens that are pushed on a way to each.
  private mutating func countPushes() {
    var counts: [Int?] = screens.map { $0.isFirst ? 0 : nil }
    var level = screens.indices.filter { screens[$0].isFirst }
    var pushes = 0
    let leading = Dictionary(grouping: ways.indices) { ways[$0].from }
    while !level.isEmpty {
      var pushed: [Int] = []
      var position = 0
      while position < level.count {
        let number = level[position]
        position += 1
        let places =
          [Place.screen(number)] + dialogs.indices.filter { dialogs[$0].screens.contains(number) }.map(Place.dialog)
        for way in places.flatMap({ leading[$0] ?? [] }) {
          guard case .screen(let target) = ways[way].to, counts[target] == nil else { continue }
          if ways[way].kind == .push {
            pushed.append(target)
          } else {
            counts[target] = pushes
            level.append(target)
          }
        }
      }
      pushes += 1
      level = pushed.filter { counts[$0] == nil }
      for target in level { counts[target] = pushes }
      level = Array(Set(level)).sorted()
    }
    for (number, count) in counts.enumerated() { screens[number].depth = count ?? 0 }
  }

  private struct RootPlace: Hashable {
    var declaration: DeclarationID
    var kind: ViewGraph.RootKind
  }

  private static func root(_ place: RootPlace, first screen: Int, _ context: RuleContext) -> Root {
    let id = place.declaration
    let path = context.path(to: id)
    let start = path.first
    return Root(
      kind: place.kind, apps: context.apps(compiling: context.index.file(of: id)).map(\.name),
      name: place.kind == .scene ? "AssistiveAccess" : context.resolver.displayName(of: id),
      location: start?.location ?? context.place(ofScreen: screen).location, screens: [])
  }

  /// For each screen those that it leads to, by itself or through its dialogs, in the order of the ways.
  private var screensAfter: [[Int]] {
    var next: [[Int]] = Array(repeating: [], count: screens.count)
    for way in ways {
      guard case .screen(let target) = way.to else { continue }
      switch way.from {
      case .screen(let number): next[number].append(target)
      case .dialog(let number): for screen in dialogs[number].screens { next[screen].append(target) }
      }
    }
    return next
  }

  // MARK: Names

  private mutating func nameAll(_ context: RuleContext) {
    var counts: [String: Int] = [:]
    func unique(_ name: String) -> String {
      let plain = String(String.UnicodeScalarView(name.unicodeScalars.map { $0.isPlain ? $0 : "-" }))
      let count = (counts[plain] ?? 0) + 1
      counts[plain] = count
      // `A-2` may be the name of a view that comes later.
      return count == 1 ? plain : unique("\(plain)-\(count)")
    }
    for number in screens.indices { screens[number].id = unique(Self.baseName(ofScreen: number, context)) }
    for number in dialogs.indices { dialogs[number].id = unique(dialogs[number].id) }
  }

  private static func baseName(ofScreen number: Int, _ context: RuleContext) -> String {
    let screen = context.screens.screens[number]
    if let view = screen.view { return view }
    let way = screen.ways[0]
    let owner = context.index.ownerName(of: way.declaration) ?? context.resolver.displayName(of: way.declaration)
    switch screen.kind {
    case .root: return owner
    case .pushed: return "\(owner)-push"
    case .presented(let modifier): return "\(owner)-\(modifier)"
    case .tab: return "\(owner)-tab"
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool { isASCII && (properties.isAlphabetic || properties.numericType != nil) || self == "-" }
}

/// Reads what stands on each screen.
private struct FlowBuilder {
  let context: RuleContext
  let wordings: FlowWordings
  var screens: [Flow.Screen] = []

  init(_ context: RuleContext) {
    self.context = context
    wordings = FlowWordings(context)
  }

  mutating func addScreens(_ settings: (FileID) -> RuleSettings) {
    for number in context.screens.screens.indices {
      let screen = context.screens.screens[number]
      let place = context.place(ofScreen: number).location
      let settings = settings(place.file)
      let tally = context.tallies[number]
      let limit = settings[context.isFirstScreen(number) ? TooManyOptions.rootLimit : TooManyOptions.limit]
      let title = title(of: number)
      screens.append(
        Flow.Screen(
          id: "", title: title.title, icon: icon(of: number, beside: title.place, settings),
          view: context.name(ofScreen: number), location: declaration(of: number) ?? place, shownAt: place, root: 0,
          depth: 0, distance: 0,
          options: Flow.Amount(count: tally.options, limit: Int(limit)),
          decisions: Flow.Amount(
            count: tally.withoutCredentials.count, limit: Int(settings[MultipleDecisions.limit]),
            isAtLeast: tally.inputs.count >= Tally.mostInputs),
          losses: [], findings: [], path: context.path(to: screen.ways[0].declaration)))
    }
  }

  /// The declaration of the view that the screen begins with.
  private func declaration(of screen: Int) -> Location? {
    let screen = context.screens.screens[screen]
    guard let view = screen.view else { return nil }
    // Of several types of one name, the one whose body stands on the screen.
    let types = context.index.types(named: view)
    let files = Set(screen.regions.map(\.declaration.file))
    guard let type = types.first(where: { files.contains($0.file) }) ?? types.first else { return nil }
    return context.location(context.index[type].nameSpan, in: type)
  }

  // MARK: Titles and icons

  private struct Placed {
    var declaration: DeclarationID
    var element: Int
    var modifier: Modifier
  }

  /// The modifiers of what stands on a screen, in the order in which it is met.
  private func modifiers(on screen: Int, where isWanted: (Modifier) -> Bool) -> [Placed] {
    context.screens.screens[screen].regions.flatMap { region -> [Placed] in
      guard let body = context.resolver.body(of: region.declaration),
        let node = context.graph.node(of: region.declaration)
      else { return [] }
      return body.elements.enumerated().flatMap { number, element -> [Placed] in
        guard node.liveElements[number] || element.role == .argument, element.modifiers.contains(where: isWanted),
          body.contains(number, in: region.start)
        else { return [] }
        return element.modifiers.filter(isWanted).map {
          Placed(declaration: region.declaration, element: number, modifier: $0)
        }
      }
    }
  }

  private func title(of screen: Int) -> (title: Flow.Title, place: Placed?) {
    switch context.titles.answer(for: screen) {
    case .untitled: return (.missing, nil)
    case .withoutBar: return (.hidden, nil)
    case .unknown: return (.unknown, nil)
    case .titled: break
    }
    guard let placed = modifiers(on: screen, where: \.setsTitle).first, let title = placed.modifier.firstUnlabelled
    else {
      return (.unknown, nil)
    }
    let wording = wordings.wording(of: title.value, at: placed.element, in: placed.declaration, on: screen)
    return (.shown(wording), placed)
  }

  private func icon(of screen: Int, beside title: Placed?, _ settings: RuleSettings) -> Flow.Icon {
    let first = context.screens.screens[screen].ways[0].declaration
    guard let node = context.graph.node(of: first), context.showsNavigationIcons(node) else { return .notShown }
    let wanted = modifiers(on: screen) { $0.name == NavigationIcons.iconModifier && $0.activity != .inactive }
    if let placed = wanted.first {
      func wording(_ expression: Expression) -> Flow.Wording {
        wordings.wording(of: expression, at: placed.element, in: placed.declaration, on: screen)
      }
      if let symbol = placed.modifier["systemImage"] { return .symbol(wording(symbol.value)) }
      guard let image = placed.modifier.firstUnlabelled?.value else { return .unnamed }
      guard case .postfix(let postfix) = image.kind, let call = Callee(postfix)?.call else {
        return .image(wording(image))
      }
      if let symbol = call["systemName"] { return .symbol(wording(symbol.value)) }
      return call.arguments.first.map { .image(wording($0.value)) } ?? .unnamed
    }
    guard let title else { return .notShown }
    let icons = NavigationIcons(
      resolver: context.resolver, graph: context.graph, wrappers: settings.iconWrappers)
    return icons.hasIcon(title.element, in: title.declaration) ? .unnamed : .missing
  }

  // MARK: What can be destroyed

  mutating func addLosses(_ settings: (FileID) -> RuleSettings) {
    var reader = DestructiveControlReader(context.resolver, context.graph, context.snapshot.questions)
    for node in context.graph.nodes {
      let id = node.declaration
      for (tap, control) in reader.judged(in: id) {
        let shown =
          tap.element.map { context.screens.screens(showing: $0, of: id, context.resolver) }
          ?? context.screens.screens(withAllOf: [id]).sorted()
        let wanted = settings(context.index.file(of: id))[RuleOption.confirmations]
        for screen in shown {
          let words = tap.element.flatMap { wordings.wording(ofControl: $0, in: id, on: screen) }
          screens[screen].losses.append(
            Flow.Loss(
              control: words ?? tap.title.map { .written([$0]) }, what: control?.what, questions: control?.questions,
              wantedQuestions: max(1, Int(wanted)), location: context.location(tap.span, in: id)))
        }
      }
    }
    for number in screens.indices { screens[number].losses.sort { $0.location < $1.location } }
  }
}
