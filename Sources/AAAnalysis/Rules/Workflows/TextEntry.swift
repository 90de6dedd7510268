/// Source of the advice: "Optimizing your app for Assistive Access".
struct TextEntry: Rule {
  let id = "text-entry"
  let group = RuleGroup.workflows
  let severity = Severity.information
  let reference = Reference.optimizing
  let tags = ["workflows", "input", "wcag337", "coga-o4p04"]
  let explanation = Explanation(
    what: "Assistive Access reaches a field into which text has to be typed.",
    why: """
      Spelling and typing are among the hardest things to do on a phone, and a form that needs them ends there for \
      many people. This is a heuristic: a field of which the value can also be chosen, or that takes digits alone, \
      is left out, but what else the screen offers cannot always be seen.
      """,
    instead: """
      Offer a few choices as buttons with pictures, take the value from what is known, or let the person speak. Keep \
      the field only where free text is what the screen is for.
      """)

  func reports(in context: RuleContext) -> [Report] {
    fields(in: context) + uiKitFields(in: context)
  }

  private func fields(in context: RuleContext) -> [Report] {
    let typed = TypedText(resolver: context.resolver, graph: context.graph)
    return context.reachedBodies.flatMap { body -> [Report] in
      // The name beside a password is part of signing in.
      guard !body.facts.asksForSecret else { return [] }
      var known: [Element] = []
      return body.liveElements.compactMap { number, element -> Report? in
        guard element.kind == .construct, TypedText.fields.contains(element.name),
          !context.resolver.isOwnView(element.name, seenFrom: body.id), !TypedText.isKeypad(element),
          !element.isNeverEdited
        else { return nil }
        if let path = TypedText.binding(of: element), typed.isSetByControl(path, in: body.id, but: number) {
          return nil
        }
        // The same field in another form.
        guard !known.contains(where: { $0.excludes(element) }) else { return nil }
        known.append(element)
        return context.report(message(element.name), about: element, in: body)
      }
    }
  }

  private func uiKitFields(in context: RuleContext) -> [Report] {
    context.reachedCalls.compactMap { call in
      guard let field = TextFieldOfUIKit(call.call, in: call.body.id, context.resolver) else { return nil }
      return context.report(message(field.className), at: call)
    }
  }

  private func message(_ name: String) -> String {
    "'\(name)' needs typing, which is hard for many people in Assistive Access; offer a few choices instead, "
      + "or leave it out"
  }

  let examples = TextEntry.cases
}

extension Element {
  /// Shows text that cannot be changed.
  fileprivate var isNeverEdited: Bool {
    if modifiers.contains(where: { $0.name == "disabled" && $0.firstUnlabelled?.value.kind == .boolean(true) }) {
      return true
    }
    return arguments.contains { argument in
      guard argument.label == "text", case .postfix(let postfix) = argument.value.kind else { return false }
      let path = postfix.leadingPath?.path ?? []
      if case .implicitMember("constant") = postfix.base.kind { return true }
      return path.first == "Binding"
        && postfix.links.contains { link in
          if case .member("constant", _) = link.kind { true } else { false }
        }
    }
  }
}
