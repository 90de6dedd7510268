/// Source of the advice: WWDC25 session 238, 8:54: the Back button follows navigation; what it does to covers is not
/// documented.
struct ModalWithoutExit: Rule {
  let id = "modal-without-exit"
  let group = RuleGroup.gestures
  let severity = Severity.information
  let reference = Reference.session238(minute: 8, second: 54)
  let tags = ["gestures", "wcag323", "coga-o4p02"]
  let explanation = Explanation(
    what: "A cover, or a sheet that cannot be pulled down, has no control that closes it.",
    why: """
      The Back button of Assistive Access follows navigation; whether it closes what is presented is not documented. \
      Without a control a person may not get out. This is a heuristic: the app may close it by itself.
      """,
    instead: "Add a button that says that it closes the screen, or push the screen instead of presenting it.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    let presentations = Presentations(context.screens, context.resolver)
    let exits = ScreenExits(context)
    return context.reachedBodies.flatMap { body in
      body.liveElements.flatMap { number, element in
        element.modifiers.enumerated().compactMap { position, modifier -> Report? in
          guard ["fullScreenCover", "sheet"].contains(modifier.name), modifier.activity != .inactive,
            let screen = presentations.screen(presentedBy: position, of: number, in: body.id),
            modifier.name == "fullScreenCover" || exits.cannotBePulledDown(screen), !exits.mayLeave(screen)
          else { return nil }
          let kind = modifier.name == "sheet" ? "this sheet" : "this cover"
          return context.report(
            "nothing on \(kind) closes it, so a person may not get out of it; add a button that closes it",
            about: element, at: modifier.nameSpan, in: body)
        }
      }
    }
  }
}
