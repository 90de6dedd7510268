/// Source of the advice: WWDC23 session 10032, 3:45 (“clear instructions”); WWDC25 session 238, 11:46.
struct ConfirmationUnclear: Rule {
  let id = "confirmation-unclear"
  let group = RuleGroup.destruction
  let severity = Severity.information
  let reference = Reference.session238(minute: 11, second: 46)
  let tags = ["destruction", "wcag334", "coga-o7p03", "coga-o3p01"]
  let explanation = Explanation(
    what: "A question about something that is destroyed does not say what happens.",
    why: """
      “Are you sure?” and “OK” only help who still knows what was tapped. A question that names the thing and the \
      action, with a button that keeps it, can be answered without remembering. This is a heuristic about the words.
      """,
    instead: """
      Name what goes in the question (“Delete this photo?”), the action on its button (“Delete”), and offer a button \
      with the role cancel that keeps it. Give a confirmation dialog 'titleVisibility: .visible', for its title may be \
      hidden otherwise.
      """)

  func reports(in context: RuleContext) -> [Report] {
    var reader = DestructiveControlReader(context.resolver, context.graph, context.snapshot.questions)
    return context.reachedBodies.flatMap { body -> [Report] in
      let dialogs = DialogReader(body.facts)
      return body.liveElements.flatMap { number, element -> [Report] in
        element.modifiers.enumerated().flatMap { position, modifier -> [Report] in
          guard ["alert", "confirmationDialog"].contains(modifier.name), modifier.activity != .inactive else {
            return []
          }
          let problems = dialogs.problems(of: position, on: number) { reader.destroys($0, in: body.id) }
          // One dialog, one finding, beside which stands what else is unclear. A title that only has to be shown is
          // told alone: its fix mends all of that finding.
          let hidden = problems.first?.problem == .hiddenTitle ? problems[0] : nil
          let others = problems.dropFirst(hidden == nil ? 0 : 1)
          var reports: [Report] = []
          if let hidden {
            reports.append(
              context.report(
                hidden.problem.message, about: element, at: hidden.span, in: body,
                fixes: showTitle(of: modifier, in: body, context)))
          }
          if let first = others.first {
            let related = others.dropFirst().map {
              RelatedLocation(message: $0.problem.message, location: context.location($0.span, in: body.id))
            }
            let answers = dialogs.answers(of: position, on: number) { reader.destroys($0, in: body.id) }
            reports.append(
              context.report(first.problem.message, about: element, at: first.span, in: body, related: related)
                .offering(
                  ClearQuestionFix(in: body, context)
                    .offers(for: Array(others), of: position, on: number, answers: answers)))
          }
          return reports
        }
      } + alertReports(in: body, context)
    }
  }

  private func showTitle(of modifier: Modifier, in body: ReachedBody, _ context: RuleContext) -> [Fix] {
    guard let editor = SourceEditor(context.file, in: context.snapshot), let shown = modifier["isPresented"] else {
      return []
    }
    let edit: FileEdit
    if let visibility = modifier["titleVisibility"] {
      edit = editor.replacing(context.location(visibility.value.span, in: body.id).span, with: ".visible")
    } else {
      edit = editor.inserting(", titleVisibility: .visible", at: context.location(shown.span, in: body.id).span.upper)
    }
    return [Fix(title: "Show the title", safety: .safe, edits: [edit])]
  }

  // MARK: UIKit

  private func alertReports(in body: ReachedBody, _ context: RuleContext) -> [Report] {
    let calls = context.reachedCalls.filter { $0.body.id == body.id }
    let actions = calls.filter { $0.call.name == "UIAlertAction" }
    let doing = actions.filter { $0.call.arguments.contains { $0.value.kind == .implicitMember("destructive") } }
    guard !doing.isEmpty else { return [] }
    var reports = doing.compactMap { action -> Report? in
      guard let title = action.call.shownTitle, DialogReader.isEmptyAnswer(title) else { return nil }
      return context.report(DialogReader.Problem.answer(title).message, at: action)
        .offering(ClearQuestionFix(in: body, context).offers(title: nil, answer: action.call, isAnswerTold: true))
    }
    let alerts = calls.filter { $0.call.name == "UIAlertController" }
    guard alerts.count == 1, let alert = alerts.first else { return reports }
    let message = alert.call.arguments.first { $0.label == "message" }?.value
    if let title = alert.call.shownTitle, DialogReader.isEmptyQuestion(title), message == nil || message?.kind == .nil {
      let shown = alert.call.arguments.first { $0.label == "title" }?.value
      let offers =
        doing.count == 1
        ? ClearQuestionFix(in: body, context).offers(title: shown, answer: doing[0].call, isAnswerTold: false)
        : FixOffers.refused(
          ClearQuestionFix.title, because: "the question has more than one answer, and it is about each")
      reports.append(context.report(DialogReader.Problem.title(title).message, at: alert).offering(offers))
    }
    return reports
  }

  let examples = ConfirmationUnclear.cases
}

extension DialogReader.Problem {
  fileprivate var message: String {
    switch self {
    case .title(""): "this question has no title; say what is deleted, as in “Delete this photo?”"
    case .title(let text):
      "“\(text)” does not say what happens; name what is deleted, as in “Delete this photo?”"
    case .answer(let text):
      "“\(text)” does not say what happens; name the action on its button, as in “Delete”"
    case .noWayBack(true):
      "this question has no button that keeps things as they are; add one with the role cancel, as in “Keep”"
    case .noWayBack(false):
      "the only way back here is the system's Cancel; add a button with the role cancel that says what stays, as in "
        + "“Keep”"
    case .hiddenTitle:
      "the question in this dialog's title may not be shown; add 'titleVisibility: .visible'"
    }
  }
}
