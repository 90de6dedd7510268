/// Source of the advice: "Optimizing your app for Assistive Access".
struct Interruption: Rule {
  let id = "interruption"
  let group = RuleGroup.workflows
  let severity = Severity.information
  let reference = Reference.optimizing
  let tags = ["workflows", "interruptions", "wcag224", "coga-o5p01"]
  let explanation = Explanation(
    what: "Assistive Access reaches a review prompt, a tip, an advertisement or a screen that comes up by itself.",
    why: """
      Something that nobody asked for takes the attention away from the task, and it takes a decision to get rid of \
      it. Many people cannot find back to what they were doing. This is a heuristic: when it comes up cannot be seen.
      """,
    instead: "Leave tips, review prompts and advertisements out, and show a screen only when a person asks for it.")

  func reports(in context: RuleContext) -> [Report] {
    let interruptions = InterruptionReader(resolver: context.resolver, shown: context.shownStates)
    let views = context.reachedBodies.flatMap { body in
      body.liveElements.flatMap { number, element -> [Report] in
        var found: [Report] = []
        if let kind = interruptions.kind(of: element) {
          let stays = element.modifiers.contains { modifier in
            modifier.name == "tipViewStyle"
              && modifier.arguments.contains { $0.value.names.contains { $0.lowercased().hasPrefix("persistent") } }
          }
          found.append(context.report(message(kind, element.name, stays: stays), about: element, in: body))
        }
        for (position, modifier) in element.modifiers.enumerated() where modifier.activity != .inactive {
          if let kind = interruptions.kind(of: modifier) {
            found.append(
              context.report(message(kind, modifier.name), about: element, at: modifier.nameSpan, in: body))
          } else if let state = interruptions.presented(byReceiving: position, of: number, in: body.id, body.facts) {
            found.append(
              context.report(
                "what this receives brings up '\(state)' by itself, in the middle of what a person is doing; show it "
                  + "when they ask for it", about: element, at: modifier.nameSpan, in: body))
          }
        }
        return found
      }
    }
    let calls = context.reachedCalls.compactMap { call -> Report? in
      guard let kind = interruptions.kind(of: call.call, in: call.body.id) else { return nil }
      if kind == .review, isAskedFor(call) { return nil }
      return context.report(message(kind, call.call.name), at: call)
    }
    return views + calls
  }

  /// “Review the app”: who taps such a button wants to.
  private func isAskedFor(_ call: ReachedCall) -> Bool {
    guard let action = call.action else { return false }
    let slot = call.body.facts.actions[action]
    guard slot.modifier == nil, slot.role == .action else { return false }
    let words = call.body.facts.title(of: slot.element)?.words ?? []
    return words.contains { ["review", "rate", "rating", "reviews"].contains($0) }
  }

  private func message(_ kind: InterruptionReader.Kind, _ name: String, stays: Bool = false) -> String {
    switch kind {
    case .review:
      "'\(name)' asks for a review in the middle of what a person is doing; leave it out of Assistive Access"
    case .tip where stays:
      "'\(name)' shows a tip that stays and takes the attention away; leave it out of Assistive Access, and let the "
        + "screen explain itself"
    case .tip:
      "'\(name)' shows a tip that takes the attention away and has to be closed; leave it out of Assistive Access, and "
        + "let the screen explain itself"
    case .advertisement:
      "'\(name)' shows an advertisement, which is easily taken for part of the app; leave it out of Assistive Access"
    }
  }

  let examples = Interruption.cases
}
