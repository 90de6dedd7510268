/// What there is in an app, whether it is right or not: what the lines of the checklist were judged by.
struct AuditFacts {
  /// What one Info.plist says of a key.
  enum KeyState: Hashable {
    case isTrue(Location)
    case isFalse(Location)
    case isNoBoolean(Location)
    case absent
    /// With the end of the sentence "it is not known, because …".
    case unknown(String)
  }

  struct Key {
    /// By configuration.
    var states: [(configuration: String, state: KeyState)] = []

    var isMentioned: Bool {
      states.contains { if case .absent = $0.state { false } else if case .unknown = $0.state { false } else { true } }
    }
    var isAlwaysTrue: Bool {
      !states.isEmpty && states.allSatisfy { if case .isTrue = $0.state { true } else { false } }
    }
    var isEverTrue: Bool { states.contains { if case .isTrue = $0.state { true } else { false } } }
    var unknown: String? {
      states.lazy.compactMap { if case .unknown(let reason) = $0.state { reason } else { nil } }.first
    }
  }

  struct Destruction {
    var name: String
    var place: Location
    /// How often the person is asked; nil where that cannot be told.
    var questions: Int?
  }

  var sceneKey = Key()
  var fullScreenKey = Key()
  var scenes: [Location] = []
  /// The views that the scenes begin with.
  var sceneRoots: [String] = []
  /// Views whose names say that they are for Assistive Access, in the order of files.
  var namedViews: [String] = []
  var routesRole = false
  var hostsScene = false
  var asksForFlag = false
  var flagBranches: [Location] = []
  var screens: [Audit.Screen] = []
  /// Bodies of views, modifiers and functions that Assistive Access reaches.
  var reachedBodies = 0
  /// The controls that need words and pictures.
  var controls = 0
  var controlsWithBoth = 0
  var undecidedControls: [Location] = []
  /// Navigation titles of Assistive Access scenes, and those of them that have an icon.
  var titles = 0
  var titlesWithIcon = 0
  var destructions: [Destruction] = []
  /// Previews with the trait.
  var previews: [Location] = []
  /// The longest way of pushed screens, from the first one on, as they are called in a sentence.
  var longestWay: [String] = []
}

/// Finds what there is.
struct AuditFactReader {
  private let snapshot: Snapshot
  private let subject: AuditSubject
  private let settings: (FileID) -> RuleSettings
  private var facts = AuditFacts()

  /// - Parameter settings: the options that count for a file.
  static func facts(
    of subject: AuditSubject, in snapshot: Snapshot, settings: @escaping (FileID) -> RuleSettings
  ) -> AuditFacts {
    var reader = AuditFactReader(snapshot: snapshot, subject: subject, settings: settings)
    reader.read()
    return reader.facts
  }

  private init(snapshot: Snapshot, subject: AuditSubject, settings: @escaping (FileID) -> RuleSettings) {
    self.snapshot = snapshot
    self.subject = subject
    self.settings = settings
  }

  private var resolver: Resolver { snapshot.resolver }
  private var index: WorkspaceIndex { snapshot.index }

  private mutating func read() {
    if let app = subject.app {
      facts.sceneKey = key(AppBundle.sceneKey, of: app)
      facts.fullScreenKey = key(AppBundle.fullScreenKey, of: app)
    }
    for number in subject.files { read(number) }
    facts.screens = screens
    facts.longestWay = longestWay
  }

  private func key(_ key: String, of app: AppBundle) -> AuditFacts.Key {
    AuditFacts.Key(
      states: app.configurations.map { configuration in
        let infoPlist = configuration.infoPlist
        guard let (entry, file) = infoPlist.entry(key) else {
          if infoPlist.isKnown { return (configuration.name, .absent) }
          let reason = infoPlist.unknowns.first?.reason ?? "the property list cannot be read to its end"
          return (configuration.name, .unknown(reason))
        }
        let place = Location(file, entry.keyTextSpan ?? entry.keySpan ?? entry.value.span ?? Span(at: 0))
        switch entry.value.boolean {
        case true: return (configuration.name, .isTrue(place))
        case false: return (configuration.name, .isFalse(place))
        case nil: return (configuration.name, .isNoBoolean(place))
        }
      })
  }

  private func context(_ number: Int) -> RuleContext {
    let file = index.files[number].file
    return RuleContext(snapshot: snapshot, file: file, settings: settings(file))
  }

  private mutating func read(_ number: Int) {
    let context = context(number)
    let scene = snapshot.conclusions.sceneFacts[number]
    for (id, element) in scene.scenes {
      guard let body = resolver.body(of: id) else { continue }
      facts.scenes.append(context.location(body.elements[element].nameSpan, in: id))
      facts.sceneRoots += resolver.rootViews(in: element, of: id).map(\.name)
    }
    facts.namedViews += index.files[number].declarations.compactMap { declaration in
      guard case .type(let type) = declaration.value, type.kind != .extension, type.inherits("View"),
        type.name.contains("AssistiveAccess")
      else { return nil }
      return type.name
    }
    facts.routesRole = facts.routesRole || scene.routesRole
    facts.hostsScene =
      facts.hostsScene || context.classes.contains { $0.type.inherits("UIHostingSceneDelegate") }
    if resolver.facts[number].isMarked {
      facts.asksForFlag = facts.asksForFlag || context.asksForFlag(in: number)
      facts.flagBranches += context.flagBranches(in: number)
      facts.previews += resolver.previews(ofFile: number)
        .filter { $0.hasAssistiveTrait && $0.activity != .inactive }
        .map { Location(context.file, $0.nameSpan) }
    }
    guard !context.reachedBodies.isEmpty else { return }
    facts.reachedBodies += context.reachedBodies.count
    readControls(context)
    readTitles(context)
    readDestruction(context)
  }

  private mutating func readControls(_ context: RuleContext) {
    for control in context.reachedControls where !control.element.isHidden && !context.isExemptFromPicture(control) {
      let isDecided = { (label: ControlLabel) in label.text != .unknown && label.picture != .unknown }
      if isDecided(control.label) {
        facts.controls += 1
        if control.label.text == .present, control.label.picture == .present { facts.controlsWithBoth += 1 }
        continue
      }
      // What a view of the app's own shows is counted where the view is made.
      if context.isMended(control, isDecided) { continue }
      facts.controls += 1
      facts.undecidedControls.append(context.location(control.element.nameSpan, in: control.body.id))
    }
  }

  private mutating func readTitles(_ context: RuleContext) {
    let icons = NavigationIcons(
      resolver: context.resolver, graph: context.graph, wrappers: context.settings.iconWrappers)
    for body in context.reachedBodies where context.showsNavigationIcons(body.node) {
      for (number, element) in body.liveElements where !element.hidesNavigationBar {
        let count = element.modifiers.count(where: \.setsTitle)
        guard count > 0 else { continue }
        facts.titles += count
        if icons.hasIcon(number, in: body.id) { facts.titlesWithIcon += count }
      }
    }
  }

  private mutating func readDestruction(_ context: RuleContext) {
    facts.destructions += context.destructiveTaps.map { found in
      AuditFacts.Destruction(
        name: found.name, place: context.location(found.tap.span, in: found.body.id),
        questions: found.control?.questions)
    }
  }

  // MARK: Screens

  private var screens: [Audit.Screen] {
    guard let first = subject.files.first else { return [] }
    let context = context(first)
    return snapshot.screens.screens.enumerated().compactMap { number, screen in
      guard subject.fileNumbers.contains(screen.ways[0].declaration.file) else { return nil }
      let tally = context.tallies[number]
      return Audit.Screen(
        title: title(of: screen), view: screen.view, kind: screen.kind,
        place: context.place(ofScreen: number).location, options: tally.options,
        inputs: tally.withoutCredentials.count, pushes: screen.pushes)
    }
  }

  /// The first title that is written for a screen.
  private func title(of screen: ScreenMap.Screen) -> String? {
    for region in screen.regions {
      guard let node = snapshot.graph.node(of: region.declaration), let body = resolver.body(of: region.declaration)
      else { continue }
      for (number, element) in body.elements.enumerated() {
        guard node.liveElements[number], body.contains(number, in: region.start) else { continue }
        for modifier in element.modifiers where modifier.setsTitle {
          if let text = modifier.firstUnlabelled?.value.writtenText { return text }
        }
      }
    }
    return nil
  }

  private var longestWay: [String] {
    guard let first = subject.files.first else { return [] }
    let context = context(first)
    let chains = snapshot.conclusions.pushChains.filter { chain in
      chain.steps.first.map { subject.fileNumbers.contains($0.way.declaration.file) } ?? false
    }
    guard let longest = chains.max(by: { $0.pushes < $1.pushes }) else { return [] }
    return longest.steps.map { step in
      title(of: snapshot.screens.screens[step.screen]).map { "“\($0)”" } ?? "`\(context.name(ofScreen: step.screen))`"
    }
  }
}
