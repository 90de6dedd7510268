/// Source of the advice: WWDC25 session 238, 10:16–10:33.
struct ContextMenu: Rule {
  let id = "context-menu"
  let group = RuleGroup.gestures
  let severity = Severity.warning
  let reference = Reference.session238(minute: 10, second: 16)
  let tags = ["gestures", "wcag251", "coga-o1p05"]
  let explanation = Explanation(
    what: "A view that Assistive Access shows has a context menu.",
    why: """
      A context menu opens with a long press, and nothing shows that it is there. Apple asks for controls that are \
      clearly visible and warns of hidden gestures and nested views.
      """,
    instead: "Offer the one or two actions that matter as buttons on the item's own screen, and leave the menu away.")
  var examples: [Example] { Self.cases }

  private static let message =
    "nothing shows that a long press opens a menu here; offer what matters in it as a button that can be seen"

  func reports(in context: RuleContext) -> [Report] {
    context.reachedBodies.flatMap { body in
      body.liveElements.flatMap { number, element in
        element.modifiers.enumerated().compactMap { position, modifier -> Report? in
          guard modifier.name == "contextMenu", modifier.activity != .inactive else { return nil }
          let fixes = fix(position, of: number, in: body, context).map { [$0] } ?? []
          return context.report(Self.message, about: element, at: modifier.nameSpan, in: body)
            .offering(
              FixOffers(
                fixes, else: Self.removalTitle,
                because: element.name == "self"
                  ? "which views get the menu is not to be seen here"
                  : "the menu also says what a tap on a row does"))
        }
      }
    }
      + context.reachedCalls.compactMap { call in
        call.call.name == "UIContextMenuInteraction"
          ? context.report(Self.message, at: call).offering(codeRefusal) : nil
      }
      + context.callbacks(where: \.givesContextMenu).map { context.report(Self.message, at: $0).offering(codeRefusal) }
  }

  private static let removalTitle = "Leave the menu away"

  private var codeRefusal: FixOffers {
    .refused(Self.removalTitle, because: "what only the menu offers needs a button in the view first")
  }

  /// Takes the menu away: safe if buttons on the screen do all that it offers.
  private func fix(_ position: Int, of number: Int, in body: ReachedBody, _ context: RuleContext) -> Fix? {
    let element = body.facts.elements[number]
    let modifier = element.modifiers[position]
    guard element.name != "self", modifier["primaryAction"] == nil, modifier["forSelectionType"] == nil,
      let editor = SourceEditor(context.file, in: context.snapshot)
    else { return nil }
    let handlers = HandlerCode(resolver: context.resolver)
    let parts = body.facts.descendants(of: number).filter {
      body.facts.parentModifier(of: $0, on: number) == position
    }
    // Views of the project's own may hold anything.
    let isSeen = parts.allSatisfy { Self.plain.contains(body.facts.elements[$0].name) }
    let deeds = body.facts.actions.filter { parts.contains($0.element) }.reduce(into: Set<HandlerCode.Deed>()) {
      $0.formUnion(handlers.deeds(of: $1.steps, in: body.id))
    }
    let isExtra = isSeen && context.areDoneByVisibleControls(deeds, besides: number, in: body.id)
    return Fix(
      title: isExtra ? Self.removalTitle : "Leave the menu away, and what only it offers",
      safety: isExtra ? .safe : .removal,
      edits: [editor.removing(context.location(modifier.span, in: body.id).span)])
  }

  private static let plain: Set<String> = ["Button", "Label", "Text", "Image", "Divider", "Section", "Group"]
}

extension BodyFacts {
  /// The modifier of an element through which another one is given to it, as an index into its modifiers.
  fileprivate func parentModifier(of inner: Int, on outer: Int) -> Int? {
    var current = inner
    while let parent = elements[current].parent {
      if parent == outer { return elements[current].parentModifier }
      current = parent
    }
    return nil
  }
}

extension FunctionDeclaration {
  /// `tableView(_:contextMenuConfigurationForRowAt:point:)`
  fileprivate var givesContextMenu: Bool {
    parameters.contains { $0.label?.hasPrefix("contextMenuConfigurationFor") ?? false } && body != nil
      && ["tableView", "collectionView"].contains(name)
  }
}
