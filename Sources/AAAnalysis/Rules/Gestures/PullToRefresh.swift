/// Source of the advice: WWDC25 session 238, 10:16–10:33.
struct PullToRefresh: Rule {
  let id = "pull-to-refresh"
  let group = RuleGroup.gestures
  let severity = Severity.information
  let reference = Reference.session238(minute: 10, second: 16)
  let tags = ["gestures", "wcag251", "coga-o1p05"]
  let explanation = Explanation(
    what: "A list that Assistive Access shows is loaded again by pulling it down.",
    why: """
      Nothing shows that a list can be pulled, so this is a hidden gesture. This is a heuristic: where the list loads \
      by itself as well, nobody misses anything.
      """,
    instead: "Load by itself when the screen appears, and offer a button that loads again if that is needed.")
  var examples: [Example] { Self.cases }

  private static let message =
    "nothing shows that pulling down loads again; load when the screen appears, or offer a button"

  private static let buttonMessage = "nothing shows that pulling down loads again; offer a button if that is needed"

  /// Whether the same is done when the screen appears.
  private func loadsByItself(
    _ element: Int, modifier: Int, in body: ReachedBody, _ context: RuleContext
  ) -> Bool {
    let handlers = HandlerCode(resolver: context.resolver)
    func deeds(of actions: [ActionSlot]) -> Set<HandlerCode.Deed> {
      actions.reduce(into: []) { $0.formUnion(handlers.deeds(of: $1.steps, in: body.id)) }
    }
    let pulled = deeds(of: body.facts.actions.filter { $0.element == element && $0.modifier == modifier })
    let appearing = body.facts.actions.filter { action in
      guard let position = action.modifier else { return false }
      return ["task", "onAppear"].contains(body.facts.elements[action.element].modifiers[position].name)
    }
    return !pulled.isDisjoint(with: deeds(of: appearing))
  }

  func reports(in context: RuleContext) -> [Report] {
    let buttons = ReloadButtons(context)
    return context.reachedBodies.flatMap { body in
      body.liveElements.flatMap { number, element in
        element.modifiers.enumerated().compactMap { position, modifier -> Report? in
          guard modifier.name == "refreshable", modifier.activity != .inactive,
            !buttons.stand(besides: number, modifier: position, in: body)
          else { return nil }
          let message = loadsByItself(number, modifier: position, in: body, context) ? Self.buttonMessage : Self.message
          return context.report(message, about: element, at: modifier.nameSpan, in: body)
        }
      }
    }
      + context.reachedCalls.compactMap { call in
        call.call.name == "UIRefreshControl" ? context.report(Self.message, at: call) : nil
      }
  }
}

/// Finds buttons that load again.
private struct ReloadButtons {
  private let context: RuleContext

  init(_ context: RuleContext) {
    self.context = context
  }

  func stand(besides element: Int, modifier: Int, in body: ReachedBody) -> Bool {
    let handlers = HandlerCode(resolver: context.resolver)
    let deeds = body.facts.actions.filter { $0.element == element && $0.modifier == modifier }
      .reduce(into: Set<HandlerCode.Deed>()) { $0.formUnion(handlers.deeds(of: $1.steps, in: body.id)) }
    if context.areDoneByVisibleControls(deeds, besides: element, in: body.id) { return true }
    let screens = context.screens.screens(showing: element, of: body.id, context.resolver)
    return !screens.isEmpty
      && screens.allSatisfy { screen in
        context.screens.screens[screen].regions.contains { region in
          // What a button in another file says is not looked at; what it does was.
          guard context.index.file(of: region.declaration) == context.file,
            let facts = context.resolver.body(of: region.declaration)
          else { return false }
          return facts.elements.indices.contains {
            facts.contains($0, in: region.start) && isReload($0, facts)
          }
        }
      }
  }

  private func isReload(_ number: Int, _ body: BodyFacts) -> Bool {
    guard body.elements[number].name == "Button" else { return false }
    let words = body.title(of: number)?.words ?? []
    if ["reload", "refresh", "update", "retry"].contains(words.first) { return true }
    return ([number] + body.descendants(of: number)).contains { part in
      let symbol = (body.elements[part]["systemImage"] ?? body.elements[part]["systemName"])?.value.writtenName ?? ""
      return symbol.hasPrefix("arrow.clockwise") || symbol.hasPrefix("arrow.triangle.2.circlepath")
    }
  }
}
