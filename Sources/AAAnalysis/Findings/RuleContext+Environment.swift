// What a rule may ask about the environment of views that an `AssistiveAccess` scene shows.

/// What there is to tell about something that a view does not find in its environment.
struct LackEvidence {
  var location: Location
  var path: [PathStep]
  /// The root view of the scene, and where a normal scene puts in what is missing.
  var related: [RelatedLocation]
  /// Where a normal scene puts in what is missing, or what may be that.
  var injector: Injector?
  /// The end of the sentence: what to add to the scene's root view, and what it is modelled on.
  var advice: String
  var offers: FixOffers
}

extension RuleContext {
  /// What the properties of the file do not find in their environment, if their views use them.
  var environmentLacks: [SceneEnvironment.Lack] {
    guard let number = index.number(of: file) else { return [] }
    return snapshot.sceneEnvironment.lacks.filter { $0.property.file == number && isUsed($0) }
  }

  /// - Parameter modifier: what to add where no normal scene tells.
  func evidence(for lack: SceneEnvironment.Lack, adding modifier: String, safety: Fix.Safety) -> LackEvidence? {
    guard let body = resolver.body(of: lack.root) else { return nil }
    let contents = SceneContents(declaration: lack.root, body: body, scene: lack.scene)
    let root = contents.roots.first ?? lack.scene
    var related = [
      RelatedLocation(
        message: "the root view of the Assistive Access scene",
        location: location(body.elements[root].nameSpan, in: lack.root))
    ]
    let injector = injector(of: lack.need, beside: contents)
    var advice = "add '\(modifier)' to the scene's root view"
    var fixes: [Fix] = []
    var reason = "nothing in the other scenes of the app puts it in, so that there is nothing to copy"
    if let injector, let found = self.modifier(injector) {
      let scene = sceneName(of: injector)
      related.append(
        RelatedLocation(
          message: "the '\(scene)' \(injector.isCertain ? "puts" : "may put") it in here",
          location: location(found.nameSpan, in: injector.declaration)))
      if injector.isCertain, let editor = SourceEditor(index.file(of: injector.declaration), in: snapshot) {
        let code = editor.shortened(location(found.span, in: injector.declaration).span)
        advice = "add '\(code)' to the scene's root view, as the '\(scene)' has"
      }
      if let fix = EnvironmentFix(copying: injector, to: contents, safety: safety, self)?.fix { fixes = [fix] }
      reason =
        injector.isCertain
        ? "what the '\(scene)' puts in is not known where it is missing, or there are several root views"
        : "which of the values that the '\(scene)' puts in is meant is not to be seen"
    }
    return LackEvidence(
      location: location(index[lack.property].nameSpan, in: lack.property), path: path(of: lack), related: related,
      injector: injector, advice: advice,
      offers: FixOffers(
        fixes, else: "Add '\(modifier)' to the root view of the Assistive Access scene", because: reason))
  }

  /// The way from the scene to the view, on which nothing puts in what it needs.
  private func path(of lack: SceneEnvironment.Lack) -> [PathStep] {
    guard let body = resolver.body(of: lack.root) else { return [] }
    var steps = [
      PathStep(
        name: body.elements[lack.scene].name, location: location(body.elements[lack.scene].nameSpan, in: lack.root))
    ]
    for (position, edge) in lack.way.enumerated() {
      let from = graph.nodes[edge.from].declaration
      let target = position + 1 < lack.way.count ? graph.nodes[lack.way[position + 1].from].declaration : lack.body
      steps.append(
        PathStep(
          name: resolver.displayName(of: target), location: location(graph.span(of: edge, in: from, resolver), in: from)
        ))
    }
    return steps
  }

  // MARK: Normal scenes

  /// Where a normal scene of the same app puts in what is needed: one in the same body before others.
  func injector(of need: EnvironmentNeed, beside contents: SceneContents) -> Injector? {
    var injections = InjectionReader(resolver)
    var scenes = contents.siblings.map { (declaration: contents.declaration, element: $0) }
    let root = index.file(of: contents.declaration)
    let facts =
      apps(compiling: root).map { sceneFacts(of: $0) }
      + (apps(compiling: root).isEmpty ? snapshot.conclusions.sceneFacts : [])
    for scene in facts.flatMap(\.normalScenes) where scene.declaration != contents.declaration {
      guard let element = resolver.body(of: scene.declaration)?.elements[scene.element],
        SceneContents.isNormal(element)
      else { continue }
      scenes.append(scene)
    }
    var possible: Injector?
    for scene in scenes {
      guard let found = injections.injector(of: need, inScene: scene.element, of: scene.declaration) else { continue }
      if found.isCertain { return found }
      if possible == nil { possible = found }
    }
    return possible
  }

  /// `WindowGroup`, `DocumentGroup`
  func sceneName(of injector: Injector) -> String {
    guard let body = resolver.body(of: injector.declaration), let scene = body.scene(around: injector.element) else {
      return "WindowGroup"
    }
    return body.elements[scene].name
  }

  private func modifier(_ injector: Injector) -> Modifier? {
    resolver.body(of: injector.declaration)?.elements[injector.element].modifiers[injector.modifier]
  }

  // MARK: Use

  /// Whether code of the view that Assistive Access does not rule out names the property. One that nobody uses takes
  /// nothing from the environment, but a query runs by itself.
  private func isUsed(_ lack: SceneEnvironment.Lack) -> Bool {
    guard let variable = resolver.variable(lack.property), let text = snapshot.text(of: file),
      let owner = index.owner(of: lack.property), let type = index.type(owner)
    else { return true }
    if variable.attribute("Environment") == nil, variable.attribute("EnvironmentObject") == nil { return true }
    if index.extensions(of: type.name).contains(where: { $0.file != owner.file }) { return true }
    let parts = [owner] + index.extensions(of: type.name)
    let declarations = index.files[owner.file].declarations
    let name = Array(variable.name.utf8)
    return parts.contains { part in
      declarations.indices.contains { ordinal in
        guard declarations[ordinal].owner == part.ordinal else { return false }
        let id = DeclarationID(file: part.file, ordinal: ordinal)
        guard id != lack.property, let body = resolver.body(of: id) else { return false }
        var dead: [Span] = []
        if body.showsViews {
          guard let node = graph.node(of: id) else { return false }
          dead = body.elements.indices.filter { !node.liveElements[$0] }.map { body.elements[$0].chainSpan }
        }
        let start = declarations[ordinal].start
        return text.bytes.spans(ofWord: name, in: Span(start, start + declarations[ordinal].length)).contains { word in
          !dead.contains { $0.shifted(by: start).contains(word) }
        }
      }
    }
  }
}

// MARK: - Scenes

extension RuleContext {
  /// The `AssistiveAccess` scenes of the file, in source order.
  var sceneContents: [SceneContents] {
    sceneFacts.scenes.compactMap { scene in
      guard graph.node(of: scene.declaration)?.isSceneRoot ?? false, let body = resolver.body(of: scene.declaration)
      else { return nil }
      return SceneContents(declaration: scene.declaration, body: body, scene: scene.element)
    }
  }

  /// Whether something below the scenes of a body crashes or has no data for what is not put into its environment.
  func hasVitalLack(below root: DeclarationID) -> Bool {
    snapshot.sceneEnvironment.lacks.contains { $0.root == root && $0.need.isVital }
  }

  /// Whether no view nearer to the scene lacks the same.
  func isNearest(_ lack: SceneEnvironment.Lack) -> Bool {
    let same = snapshot.sceneEnvironment.lacks.filter { $0.root == lack.root && $0.need == lack.need }
    return same.min { ($0.way.count, $0.property) < ($1.way.count, $1.property) }?.property == lack.property
  }

  /// Whether all that is known of the apps that compile the file says that no link opens them.
  var opensNoURLs: Bool {
    let configurations = apps(compiling: file).flatMap(\.configurations)
    return !configurations.isEmpty
      && configurations.allSatisfy { $0.infoPlist.isKnown && $0.infoPlist.entry("CFBundleURLTypes") == nil }
  }
}
