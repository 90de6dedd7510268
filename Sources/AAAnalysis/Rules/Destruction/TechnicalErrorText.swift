/// Source of the advice: COGA pattern “Use Clear Words”; WWDC23 session 10032, 3:36.
struct TechnicalErrorText: Rule {
  let id = "technical-error-text"
  let group = RuleGroup.destruction
  let severity = Severity.information
  let reference = Reference(
    title: "WWDC23 session 10032 “Meet Assistive Access”, 3:36",
    url: "https://developer.apple.com/videos/play/wwdc2023/10032/?time=216")
  let tags = ["destruction", "wcag333", "coga-o3p01"]
  let explanation = Explanation(
    what: "An error's own description or code is shown to a person.",
    why: """
      “The operation couldn’t be completed (error -1009)” says nothing to most people and frightens many. This is a \
      heuristic: an error may carry words that were written for people.
      """,
    instead: "Say in plain words what did not work and what the person can do now.")

  func reports(in context: RuleContext) -> [Report] {
    let technical = TechnicalText(context.resolver)
    let shown = context.shownStates
    return context.reachedBodies.flatMap { body in
      viewReports(in: body, technical, context) + assignmentReports(in: body, technical, shown, context)
    } + alertReports(technical, context)
  }

  private func message(_ text: String) -> String {
    "'\(text)' is text for developers; say in plain words what went wrong and what to do"
  }

  private func viewReports(in body: ReachedBody, _ technical: TechnicalText, _ context: RuleContext) -> [Report] {
    body.liveElements.flatMap { _, element -> [Report] in
      var values: [Expression] = []
      if element.kind == .construct,
        ["Text", "Label", "ContentUnavailableView", "LabeledContent"].contains(element.name)
      {
        values = element.arguments.filter { $0.closure == nil && $0.label != "systemImage" }.map(\.value)
      }
      for modifier in element.modifiers
      where ["alert", "confirmationDialog", "navigationTitle"].contains(modifier.name) {
        if let title = modifier.firstUnlabelled?.value { values.append(title) }
      }
      return values.compactMap { value in
        technical.part(of: value, in: body.id).map { found in
          context.report(message(found.text), about: element, at: found.span, in: body)
        }
      }
    }
  }

  /// `errorMessage = error.localizedDescription`, where the message is shown.
  private func assignmentReports(
    in body: ReachedBody, _ technical: TechnicalText, _ shown: ShownStates, _ context: RuleContext
  ) -> [Report] {
    let steps = body.facts.steps + body.facts.actions.filter { body.node.liveElements[$0.element] }.flatMap(\.steps)
    return steps.assignments.compactMap { assign -> Report? in
      guard let value = assign.expression, let found = technical.part(of: value, in: body.id) else { return nil }
      if assign.target.last == "text", assign.target.count > 1 {
        guard
          assign.target[assign.target.count - 2].words.last.map({ ["label", "view", "field"].contains($0) }) ?? false
        else { return nil }
      } else {
        guard case .property(let state) = context.resolver.slot(of: assign.target, in: body.id),
          shown.firstPlace(of: state, where: { read, _ in Self.users.contains(read.user) }) != nil
        else { return nil }
      }
      return Report(
        message(found.text), at: context.location(found.span, in: body.id),
        confidence: context.confidence(of: min(body.node.confidence, .likely)),
        severity: context.severity(of: body.node), path: context.path(to: body.id))
    }
  }

  private static let users: Set<String> = ["Text", "Label", "ContentUnavailableView", "alert", "confirmationDialog"]

  private func alertReports(_ technical: TechnicalText, _ context: RuleContext) -> [Report] {
    context.reachedCalls.compactMap { call in
      guard call.call.name == "UIAlertController" else { return nil }
      for argument in call.call.arguments where argument.label == "title" || argument.label == "message" {
        if let found = technical.part(of: argument.value, in: call.body.id) {
          return Report(
            message(found.text), at: context.location(found.span, in: call.body.id),
            confidence: context.confidence(of: min(call.body.node.confidence, .likely)),
            severity: context.severity(of: call.body.node, activity: call.activity),
            path: context.path(to: call.body.id))
        }
      }
      return nil
    }
  }

  let examples = TechnicalErrorText.cases
}

extension Array where Element == Step {
  /// Every assignment in code.
  fileprivate var assignments: [AssignStep] {
    flatMap { step -> [AssignStep] in
      switch step.kind {
      case .assign(let assign): [assign]
      case .call(let call): call.closures.flatMap(\.steps.assignments)
      case .branch(let branches): branches.flatMap(\.steps.assignments)
      case .apart(let inner), .loop(let inner), .delayed(_, let inner): inner.assignments
      case .wait, .exit: []
      }
    }
  }
}
