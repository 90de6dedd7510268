/// Source of the advice: WWDC25 session 238, 10:35–10:54.
struct InputChangesContext: Rule {
  let id = "input-changes-context"
  let group = RuleGroup.workflows
  let severity = Severity.information
  let reference = Reference.session238(minute: 10, second: 44)
  let tags = ["workflows", "input", "wcag322", "coga-o4p01"]
  let explanation = Explanation(
    what: "Changing a value in an input takes a person to another screen, or away from this one.",
    why: """
      Somebody who tries a switch or begins to choose does not expect that the screen is gone, and has no chance to \
      look at the choice again. This is a heuristic: the change may also come from elsewhere in the code.
      """,
    instead: "Let the value change, and add a button such as “Continue” that goes on when the person is ready.")

  func reports(in context: RuleContext) -> [Report] {
    var changes = ContextChanges(resolver: context.resolver, shown: context.shownStates)
    return context.reachedBodies.flatMap { body in
      body.liveElements.flatMap { number, element -> [Report] in
        element.modifiers.indices.compactMap { position -> Report? in
          guard let change = changes.change(byModifier: position, of: number, in: body.id, body.facts, body.node) else {
            return nil
          }
          let input = body.facts.elements[change.input]
          return context.report(
            "changing the value of '\(input.name)' \(change.what), which nobody expects of an input; let a button do it",
            about: element, at: element.modifiers[position].nameSpan, in: body,
            related: [
              RelatedLocation(
                message: "the input whose value changes", location: context.location(input.nameSpan, in: body.id))
            ])
        }
      }
    }
  }

  let examples = InputChangesContext.cases
}
