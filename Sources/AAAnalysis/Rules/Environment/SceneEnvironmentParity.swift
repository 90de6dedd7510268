/// Source of the advice: WWDC25 session 238, 5:21, whose sample gives the root views of both scenes the same.
struct SceneEnvironmentParity: Rule {
  let id = "scene-environment-parity"
  let group = RuleGroup.environment
  let severity = Severity.information
  let reference = Reference.session238(minute: 5, second: 21)
  let tags = ["environment", "scene"]
  let explanation = Explanation(
    what: """
      The `WindowGroup` sets a value in the environment that the `AssistiveAccess` scene does not set, although views \
      that it shows depend on it.
      """,
    why: """
      The scene is a root of its own, so these views get the default value there. They may be in another language or \
      another color than the rest of the app, or leave out what depends on the value.
      """,
    instead: "Set the value at the scene's root view too, unless it is meant to be another one there.")

  func reports(in context: RuleContext) -> [Report] {
    readers(in: context) + context.sceneContents.flatMap { looks(of: $0, context) }
  }

  /// Values that a view reads by a property. One finding for each value, at the view that is nearest to the scene.
  private func readers(in context: RuleContext) -> [Report] {
    context.environmentLacks.compactMap { lack in
      guard !lack.need.isVital, !context.hasVitalLack(below: lack.root), context.isNearest(lack),
        let evidence = context.evidence(for: lack, adding: "", safety: .unsafe), let injector = evidence.injector,
        injector.isCertain
      else { return nil }
      let scene = context.sceneName(of: injector)
      let what: String
      switch lack.need {
      case .value(let key):
        what =
          "the '\(scene)' sets '\(key)' in the environment and the Assistive Access scene does not, "
          + "so it has its default value there"
      case .optionalObservable(let type):
        what =
          "the '\(scene)' has a '\(type)' in its environment and the Assistive Access scene has not, so this is nil there"
      default: return nil
      }
      return Report(
        "\(what); \(evidence.advice)", at: evidence.location, path: evidence.path, related: evidence.related,
        fixes: evidence.offers.fixes, refusals: evidence.offers.refusals)
    }
  }

  /// Values that every view depends on: the color of controls and the language.
  private func looks(of contents: SceneContents, _ context: RuleContext) -> [Report] {
    guard !context.hasVitalLack(below: contents.declaration), let root = contents.roots.first else { return [] }
    let known = RootWork(context.resolver).modifiers(of: contents).map(\.modifier)
    var told: Set<Look> = []
    return contents.siblings.flatMap { contents.roots(of: $0) }.flatMap { number -> [Report] in
      contents.body.elements[number].modifiers.enumerated().compactMap { position, modifier in
        guard modifier.activity == .active, let look = Look(modifier), !known.contains(where: { Look($0) == look }),
          told.insert(look).inserted
        else { return nil }
        let injector = Injector(
          declaration: contents.declaration, element: number, modifier: position, isCertain: true)
        return report(look, modifier, injector, at: root, in: contents, context)
      }
    }
  }

  private func report(
    _ look: Look, _ modifier: Modifier, _ injector: Injector, at root: Int, in contents: SceneContents,
    _ context: RuleContext
  ) -> Report? {
    let id = contents.declaration
    guard let editor = SourceEditor(context.index.file(of: id), in: context.snapshot) else { return nil }
    let code = editor.shortened(context.location(modifier.span, in: id).span)
    let scene = context.sceneName(of: injector)
    let what =
      switch look {
      case .tint: "the '\(scene)' sets a tint and this one does not, so its controls have another color"
      case .locale: "the '\(scene)' sets the locale and this one does not, so texts here may be in another language"
      }
    return Report(
      "\(what); add '\(code)' to this view", at: context.location(contents.body.elements[root].nameSpan, in: id),
      related: [
        RelatedLocation(message: "the '\(scene)' sets it here", location: context.location(modifier.nameSpan, in: id))
      ],
      fixes: EnvironmentFix(copying: injector, to: contents, safety: .unsafe, context).map { [$0.fix] } ?? [])
  }

  private enum Look: Hashable {
    case tint, locale

    init?(_ modifier: Modifier) {
      switch modifier.name {
      case "tint", "accentColor": self = .tint
      case "environment":
        guard case .keyPath(_, ["locale"]) = modifier.arguments.first?.value.kind else { return nil }
        self = .locale
      default: return nil
      }
    }
  }

  let examples = SceneEnvironmentParity.cases
}
