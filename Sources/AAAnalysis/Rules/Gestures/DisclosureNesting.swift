/// Source of the advice: WWDC25 session 238, 10:20.
struct DisclosureNesting: Rule {
  let id = "disclosure-nesting"
  let group = RuleGroup.gestures
  let severity = Severity.warning
  let reference = Reference.session238(minute: 10, second: 20)
  let tags = ["gestures", "coga-o2p04", "coga-o5p03"]
  let explanation = Explanation(
    what: "A part of a screen that Assistive Access shows has to be folded open.",
    why: """
      What is folded away cannot be seen, and a small arrow does not tell everybody that there is more. Apple asks for \
      a few clearly visible elements instead of nested ones.
      """,
    instead: "Show what matters, and move the rest to a screen of its own behind a navigation link, or leave it away.")
  var examples: [Example] { Self.cases }

  private static let message =
    "what is folded away in here cannot be seen; show it, or put it on a screen of its own"

  func reports(in context: RuleContext) -> [Report] {
    context.reachedBodies.flatMap { body in
      body.liveElements.compactMap { number, element -> Report? in
        guard element.kind == .construct, !context.resolver.isOwnView(element.name, seenFrom: body.id) else {
          return nil
        }
        switch element.name {
        case "DisclosureGroup", "OutlineGroup":
          guard !body.facts.ancestors(of: number).contains(where: { isFolded(body.facts.elements[$0]) }) else {
            return nil
          }
          return context.report(Self.message, about: element, in: body)
        case "List" where element["children"] != nil:
          return context.report(Self.message, about: element, in: body)
        case "Section" where element["isExpanded"] != nil:
          return context.report(Self.message, about: element, at: element.labelSpan("isExpanded"), in: body)
        case "Button":
          guard unfolds(number, in: body) else { return nil }
          return context.report(Self.message, about: element, in: body)
        default:
          guard element.modifiers.contains(where: { $0.name == "onTapGesture" && $0.activity != .inactive }),
            unfolds(number, in: body)
          else { return nil }
          return context.report(Self.message, about: element, in: body)
        }
      }
    }
  }

  private func isFolded(_ element: Element) -> Bool {
    ["DisclosureGroup", "OutlineGroup"].contains(element.name) || element.name == "List" && element["children"] != nil
  }

  /// A button, or a view that is tapped, with an arrow that shows and hides other views of its body.
  private func unfolds(_ number: Int, in body: ReachedBody) -> Bool {
    let parts = [number] + body.facts.descendants(of: number)
    let showsArrow = parts.contains { part in
      body.facts.elements[part].arguments.contains { argument in
        ["systemName", "systemImage", "systemSymbol"].contains(argument.label)
          && argument.value.texts.contains { text in
            text.hasPrefix("chevron") && ["up", "down"].contains { text.words.contains($0) }
          }
      }
    }
    guard showsArrow else { return false }
    let toggled = body.facts.actions.filter { $0.element == number && [.action, .gesture].contains($0.role) }
      .flatMap(\.steps.toggledStates)
    return toggled.contains { state in
      body.facts.elements.enumerated().contains { other, element in
        !parts.contains(other) && element.guards.contains { $0.reads(state) } && body.node.liveElements[other]
          && !["Image", "Divider", "Spacer"].contains(element.name)
      }
    }
  }
}

extension Element {
  /// Where an argument's label stands.
  fileprivate func labelSpan(_ label: String) -> Span? {
    self[label].map { Span($0.span.lower, $0.span.lower + label.utf8.count) }
  }
}

extension Guard {
  fileprivate func reads(_ state: String) -> Bool {
    conditions.contains { condition in
      guard case .expression(let expression) = condition else { return false }
      return expression.names.contains(state)
    }
  }
}

extension [Step] {
  /// States that are switched over: `isOpen.toggle()`, `isOpen = !isOpen`.
  fileprivate var toggledStates: [String] {
    flatMap { step -> [String] in
      switch step.kind {
      case .assign(let assign):
        guard let name = assign.target.last else { return [] }
        if assign.value == .toggled { return [name] }
        if case .prefix("!", let operand) = assign.expression?.kind, operand.path == assign.target { return [name] }
        return []
      case .apart(let inner), .delayed(_, let inner): return inner.toggledStates
      case .branch(let branches): return branches.flatMap(\.steps.toggledStates)
      case .call(let call): return call.closures.flatMap(\.steps.toggledStates)
      case .wait, .loop, .exit: return []
      }
    }
  }
}

extension Expression {
  /// The texts that an expression can come to.
  fileprivate var texts: [String] {
    switch kind {
    case .string(let literal):
      return literal.segments.compactMap { segment in
        if case .text(let text) = segment { text } else { nil }
      }
    // `Image(systemSymbol: isOpen ? .chevronUp : .chevronDown)`
    case .implicitMember(let name): return [name]
    case .ternary(_, let then, let otherwise): return then.texts + otherwise.texts
    default: return []
    }
  }
}
