/// Source of the advice: "Optimizing your app for Assistive Access"; WWDC25 session 238, 4:39–4:51.
struct MissingPlistKey: Rule {
  let id = "missing-plist-key"
  let group = RuleGroup.project
  let severity = Severity.error
  let reference = Reference.session238(minute: 4, second: 39)
  let tags = ["plist", "setup"]
  let explanation = Explanation(
    what: "The app has an `AssistiveAccess` scene, but its Info.plist does not say `UISupportsAssistiveAccess`.",
    why: """
      Without the key the system does not list the app among the optimised ones, and shows it in a reduced frame. The \
      work on the scene reaches nobody.
      """,
    instead: "Add the key `UISupportsAssistiveAccess` with the Boolean value true to the app's Info.plist.")

  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    missing(in: context) + unknown(in: context)
  }

  /// For the scene of a Swift file: the apps whose Info.plist certainly lacks the key.
  private func missing(in context: RuleContext) -> [Report] {
    let facts = context.sceneFacts
    guard let scene = facts.scenes.first, let body = context.resolver.body(of: scene.declaration) else { return [] }
    let place = context.location(body.elements[scene.element].nameSpan, in: scene.declaration)
    let apps = context.apps(compiling: context.file)
    let loose = apps.filter { $0.target == nil }
    let lacking = apps.filter { $0.target != nil && lacksKey($0, context) }
    // Nobody picks from a menu of dozens, and for each fix a project has to be read again.
    let isMany = lacking.count > 10
    var reports = lacking.map { app -> Report in
      let fix = isMany ? nil : PlistKeyFix(AppBundle.sceneKey, for: app, context)
      return Report(
        message(context.named(app)), at: place, related: related(to: app)
      )
      .offering(
        FixOffers(
          fix.map { [$0.fix(adding: AppBundle.sceneKey)] } ?? [], else: "Add '\(AppBundle.sceneKey)'",
          because: isMany
            ? "\(lacking.count) apps lack it, and each has a list of its own"
            : "the app's Info.plist is made in a way that nothing can be added to it from here"))
    }
    if !loose.isEmpty, loose.allSatisfy({ lacksKey($0, context) }) {
      let parts = loose.flatMap { $0.configurations.flatMap(\.infoPlist.parts) }
      reports.append(
        Report(
          message("the app's Info.plist"), at: place,
          related: parts.map { RelatedLocation(message: "the key is missing here", location: $0.anchor) },
          fixes: parts.compactMap { fix($0, isOnly: parts.count == 1, context) }))
    }
    return reports
  }

  private func message(_ list: String) -> String {
    "this scene is shown to nobody: \(list) lacks '\(AppBundle.sceneKey)', so the system does not list the app for "
      + "Assistive Access; add the key with the value true"
  }

  private func lacksKey(_ app: AppBundle, _ context: RuleContext) -> Bool {
    app.configurations.contains { $0.infoPlist.isKnown && $0.infoPlist.entry(AppBundle.sceneKey) == nil }
      && !context.isExplained(AppBundle.sceneKey, missingIn: app)
  }

  private func related(to app: AppBundle) -> [RelatedLocation] {
    var places: [Location] = []
    for configuration in app.configurations where configuration.infoPlist.entry(AppBundle.sceneKey) == nil {
      let part = configuration.infoPlist.parts.last
      guard let place = part?.anchor ?? configuration.infoPlist.places.last ?? app.target?.declaration,
        !places.contains(place)
      else { continue }
      places.append(place)
    }
    return places.map { place in
      RelatedLocation(
        message: place == app.target?.declaration
          ? "the target has no Info.plist of its own" : "the key is missing here", location: place)
    }
  }

  private func fix(_ part: BundledInfoPlist.Part, isOnly: Bool, _ context: RuleContext) -> Fix? {
    guard let text = context.snapshot.text(of: part.file),
      let edit = part.dictionary.insertion(of: AppBundle.sceneKey, value: .boolean(true), in: text)
    else { return nil }
    return Fix(
      title: "Add '\(AppBundle.sceneKey)' to \(isOnly ? String(part.file.name) : part.file.shortPath)",
      safety: isOnly ? .safe : .unsafe,
      edits: [FileEdit(file: part.file, span: edit.span, newText: edit.newText)])
  }

  /// For a project file or property list: what stands in the way of knowing whether the key is there.
  private func unknown(in context: RuleContext) -> [Report] {
    var reports: [Report] = []
    for app in context.apps {
      let unknowns = app.configurations.flatMap(\.infoPlist.unknowns).filter { $0.location.file == context.file }
      guard !unknowns.isEmpty, context.setsUpScene(app), !context.isExplained(AppBundle.sceneKey, missingIn: app) else {
        continue
      }
      // Configurations that say the same are told once.
      var reasons: Set<String> = []
      reports += unknowns.filter { reasons.insert($0.reason).inserted }.map { unknown in
        Report(
          "whether \(context.named(app)) has '\(AppBundle.sceneKey)' is not known, because \(unknown.reason); "
            + "make sure that it does", at: unknown.location, confidence: .possible, severity: .information,
          related: context.sceneLocations(of: app).map {
            RelatedLocation(message: "the scene that needs the key", location: $0)
          }
        )
        .offering(.refused("Add '\(AppBundle.sceneKey)'", because: unknown.reason))
      }
    }
    return reports
  }
}

extension FileID {
  /// The file and the folder it is in.
  fileprivate var shortPath: String { path.split(separator: "/").suffix(2).joined(separator: "/") }
}
