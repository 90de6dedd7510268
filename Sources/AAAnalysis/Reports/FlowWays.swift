/// Finds what leads from one screen or dialog to the next, and what a person taps for it.
struct FlowWays {
  private(set) var ways: [Flow.Way] = []
  private(set) var dialogs: [Flow.Dialog] = []

  private let context: RuleContext
  private let wordings: FlowWordings
  private let openers: FlowOpeners
  private var dialogNumbers: [Question: Int] = [:]

  private var map: ScreenMap { context.screens }
  private var resolver: Resolver { context.resolver }

  init(_ context: RuleContext, _ wordings: FlowWordings) {
    self.context = context
    self.wordings = wordings
    openers = FlowOpeners(context.resolver, context.graph, context.snapshot.questions)
    addDialogs()
    for (target, ways) in shownWays.enumerated() { for way in ways { add(way, to: target) } }
    for (question, number) in dialogNumbers.sorted(by: { $0.value < $1.value }) { addWays(to: number, question) }
    sort()
  }

  // MARK: Screens

  /// For each screen the ways to show: where links lead to it by value, not also the place that says what it is.
  private var shownWays: [[ScreenMap.Way]] {
    let all = map.screens.map { $0.ways.filter { $0.from != nil } }
    var shown = all.map { ways in
      let isLinked = ways.contains(where: \.isByValue)
      return isLinked ? ways.filter { $0.isByValue || !$0.isForValues } : ways
    }
    // What would not be reached any more keeps all.
    var isMet = map.screens.map { screen in screen.ways.contains { $0.from == nil } }
    for target in shown.indices {
      walk(shown, &isMet)
      if !isMet[target] { shown[target] = all[target] }
    }
    return shown
  }

  private func walk(_ ways: [[ScreenMap.Way]], _ isMet: inout [Bool]) {
    var hasMore = true
    while hasMore {
      hasMore = false
      for target in ways.indices
      where !isMet[target] && ways[target].contains(where: { $0.from.map { isMet[$0] } ?? false }) {
        isMet[target] = true
        hasMore = true
      }
    }
  }

  private mutating func add(_ way: ScreenMap.Way, to target: Int) {
    guard let from = way.from else { return }
    let kind = Flow.Way.Kind(way.kind)
    func append(_ control: Flow.Wording?, from place: Flow.Place, at location: Location, isByItself: Bool = false) {
      ways.append(
        Flow.Way(
          from: place, to: .screen(target), kind: kind, control: control, isByItself: isByItself, location: location,
          path: context.path(to: way.declaration)))
    }
    guard let element = way.element, let body = resolver.body(of: way.declaration) else {
      let tapped = tappedElement(of: way)
      return append(
        tapped.flatMap { wordings.wording(ofControl: $0, in: way.declaration, on: from) }, from: .screen(from),
        at: context.place(of: way))
    }
    if way.isByValue {
      let name = wordings.wording(ofControl: element, in: way.declaration, on: from)
      return append(name, from: place(of: element, in: way.declaration, on: from), at: context.place(of: way))
    }
    if way.kind == .tab {
      return append(titleOfTab(element, way, body), from: .screen(from), at: context.place(of: way))
    }
    let first = body.elements[element]
    guard first.role.startsScreen, let parent = first.parent else {
      return append(nil, from: .screen(from), at: context.place(of: way))
    }
    guard let modifier = first.parentModifier else {
      let name = wordings.wording(ofControl: parent, in: way.declaration, on: from)
      return append(name, from: place(of: parent, in: way.declaration, on: from), at: context.place(of: way))
    }
    let found = openers.openers(of: modifier, on: parent, in: way.declaration)
    let own = found.filter { stands($0, on: from) }
    if own.isEmpty { return append(nil, from: .screen(from), at: context.place(of: way)) }
    for opener in own {
      append(
        name(of: opener, on: from), from: place(of: opener.element, in: opener.declaration, on: from),
        at: location(of: opener), isByItself: opener.isByItself)
    }
  }

  /// The control whose action shows what a way leads to.
  private func tappedElement(of way: ScreenMap.Way) -> Int? {
    guard let call = way.call, let body = resolver.body(of: way.declaration) else { return nil }
    let calls = body.collectedCalls
    return calls.indices.contains(call) ? calls[call].action.map { body.actions[$0].element } : nil
  }

  private func titleOfTab(_ element: Int, _ way: ScreenMap.Way, _ body: BodyFacts) -> Flow.Wording? {
    for number in [element] + body.ancestors(of: element) {
      let tab = body.elements[number]
      if tab.name == "TabView" { break }
      if tab.name == "Tab", let title = tab.title {
        return wordings.wording(of: title, at: number, in: way.declaration, on: way.from)
      }
      guard let item = tab.modifiers.firstIndex(where: { $0.name == "tabItem" }) else { continue }
      let label = body.children(of: number).first { body.elements[$0].parentModifier == item }
      return label.flatMap { wordings.wording(ofControl: $0, in: way.declaration, on: way.from) }
    }
    return nil
  }

  // MARK: Openers

  private func stands(_ opener: FlowOpeners.Opener, on screen: Int) -> Bool {
    map.screens(showing: opener.element, of: opener.declaration, resolver).contains(screen)
  }

  private func name(of opener: FlowOpeners.Opener, on screen: Int) -> Flow.Wording? {
    guard !opener.isByItself else { return nil }
    return wordings.wording(ofControl: opener.element, in: opener.declaration, on: screen)
  }

  private func location(of opener: FlowOpeners.Opener) -> Location {
    let span = resolver.body(of: opener.declaration)?.elements[opener.element].nameSpan
    return context.location(span ?? Span(at: 0), in: opener.declaration)
  }

  /// The dialog that a control stands in, or else the screen.
  private func place(of element: Int, in id: DeclarationID, on screen: Int) -> Flow.Place {
    guard let body = resolver.body(of: id) else { return .screen(screen) }
    for number in [element] + body.ancestors(of: element) where body.elements[number].role == .dialog {
      guard let parent = body.elements[number].parent else { break }
      let question = Question(
        kind: .dialog, declaration: id, element: parent, modifier: body.elements[number].parentModifier)
      if let dialog = dialogNumbers[question], dialogs[dialog].screens.contains(screen) { return .dialog(dialog) }
    }
    return .screen(screen)
  }

  // MARK: Dialogs

  private mutating func addDialogs() {
    for node in context.graph.nodes {
      let id = node.declaration
      guard let body = resolver.body(of: id) else { continue }
      for (number, element) in body.elements.enumerated() where node.liveElements[number] {
        for (position, modifier) in element.modifiers.enumerated()
        where QuestionMap.dialogs.contains(modifier.name) && modifier.activity != .inactive {
          let screens = map.screens(showing: number, of: id, resolver)
          guard let screen = screens.first else { continue }
          let question = Question(kind: .dialog, declaration: id, element: number, modifier: position)
          dialogNumbers[question] = dialogs.count
          let kind = modifier.name == "alert" ? Flow.Dialog.Kind.alert : .confirmationDialog
          let owner = context.index.ownerName(of: id) ?? resolver.displayName(of: id)
          dialogs.append(
            Flow.Dialog(
              id: "\(owner)-\(kind.rawValue)", kind: kind,
              title: modifier.firstUnlabelled.flatMap {
                let title = wordings.wording(of: $0.value, at: number, in: id, on: screen)
                return title.text.isEmpty ? nil : title
              },
              buttons: buttons(of: position, on: number, body, in: id, screen: screen),
              location: context.location(modifier.nameSpan, in: id), screens: screens.sorted()))
        }
      }
    }
  }

  private func buttons(
    of modifier: Int, on element: Int, _ body: BodyFacts, in id: DeclarationID, screen: Int
  ) -> [Flow.Dialog.Button] {
    let shown = body.children(of: element).filter {
      body.elements[$0].parentModifier == modifier && body.elements[$0].role == .dialog
    }
    let buttons = shown.flatMap { [$0] + body.descendants(of: $0) }.filter {
      body.elements[$0].kind == .construct && body.elements[$0].name == "Button"
    }
    return buttons.map { number in
      var role: Flow.Dialog.Button.Role?
      if case .implicitMember(let name) = body.elements[number]["role"]?.value.kind { role = .init(rawValue: name) }
      return Flow.Dialog.Button(
        title: wordings.wording(ofControl: number, in: id, on: screen), role: role,
        location: context.location(body.elements[number].nameSpan, in: id))
    }
  }

  private mutating func addWays(to dialog: Int, _ question: Question) {
    let kind = dialogs[dialog].kind == .alert ? Flow.Way.Kind.alert : .confirmationDialog
    let found = question.modifier.map {
      openers.openers(of: $0, on: question.element, in: question.declaration)
    }
    for screen in dialogs[dialog].screens {
      let own = (found ?? []).filter { stands($0, on: screen) }
      let path = context.path(to: question.declaration)
      for opener in own {
        ways.append(
          Flow.Way(
            from: place(of: opener.element, in: opener.declaration, on: screen), to: .dialog(dialog), kind: kind,
            control: name(of: opener, on: screen), isByItself: opener.isByItself, location: location(of: opener),
            path: path))
      }
      if own.isEmpty {
        ways.append(
          Flow.Way(
            from: .screen(screen), to: .dialog(dialog), kind: kind, location: dialogs[dialog].location, path: path))
      }
    }
  }

  // MARK: Order

  private mutating func sort() {
    var told: Set<Told> = []
    ways = ways.filter { told.insert(Told($0)).inserted }
    let order = ways.enumerated().sorted { left, right in
      let (mine, theirs) = (left.element, right.element)
      if mine.from != theirs.from { return mine.from.order < theirs.from.order }
      if mine.location != theirs.location { return mine.location < theirs.location }
      return left.offset < right.offset
    }
    ways = order.map(\.element)
  }

  private struct Told: Hashable {
    var from: Flow.Place
    var to: Flow.Place
    var kind: Flow.Way.Kind
    var location: Location

    init(_ way: Flow.Way) {
      from = way.from
      to = way.to
      kind = way.kind
      location = way.location
    }
  }
}

extension Flow.Place {
  fileprivate var order: (Int, Int) {
    switch self {
    case .screen(let number): (0, number)
    case .dialog(let number): (1, number)
    }
  }
}

extension Flow.Way.Kind {
  fileprivate init(_ kind: ScreenMap.Kind) {
    switch kind {
    case .pushed, .root: self = .push
    case .tab: self = .tab
    case .presented(let name): self = Flow.Way.Kind(rawValue: name) ?? (name == "present" ? .present : .sheet)
    }
  }
}
