/// Source of the advice: WWDC25 session 238, 10:16 (“avoid hidden gestures”) and 11:33.
struct SwipeToDelete: Rule {
  let id = "swipe-to-delete"
  let group = RuleGroup.destruction
  let severity = Severity.warning
  let reference = Reference.session238(minute: 10, second: 16)
  let tags = ["destruction", "gestures", "wcag334", "wcag251", "coga-o4p02", "coga-o1p05"]
  let explanation = Explanation(
    what: "A row is deleted by a swipe, or by controls that only an edit mode shows.",
    why: """
      Nothing on the screen says that a row can be swiped: a person who wants to delete something does not find it, \
      and one who touches the list by accident does. Apple asks to avoid hidden gestures and to take destructive \
      actions out, or to ask twice.
      """,
    instead: """
      Take the swipe out of Assistive Access. If deleting must be possible, show a button for it on the item's own \
      screen, and let it ask twice.
      """)

  func reports(in context: RuleContext) -> [Report] {
    let swipes = context.destructiveTaps.filter { $0.tap.kind == .swipe }
    return context.reachedBodies.flatMap { body -> [Report] in
      let own = swipes.filter { $0.body.id == body.id }
      return body.liveElements.flatMap { reports(about: $0.element, $0.number, swipes: own, in: body, context) }
        + commitReports(in: body, context)
    } + contextualActionReports(swipes, in: context)
  }

  private func reports(
    about element: Element, _ number: Int, swipes: [ReachedTap], in body: ReachedBody, _ context: RuleContext
  ) -> [Report] {
    var reports: [Report] = []
    if element.name == "EditButton", element.kind == .construct, hasDeletableRows(in: body, context) {
      reports.append(
        context.report(
          "this button shows a delete control in every row, where one tap too many is easy; leave it out",
          about: element, in: body
        )
        .offering(
          FixOffers(
            ControlRemovalFix(number, in: body, context).fixes, else: "Leave it out",
            because: "nothing else stands here, and the place would be empty")))
    }
    if element.name == "List" || element.name == "ForEach", let actions = element["editActions"],
      !Set(actions.value.names).isDisjoint(with: ["delete", "all"])
    {
      reports.append(
        context.report(
          "this list lets rows be deleted by a swipe, which nothing shows and one wrong move does; leave it out",
          about: element, at: actions.span, in: body
        )
        .offering(editActionsRemoval(actions, of: element, in: body, context)))
    }
    for (position, modifier) in element.modifiers.enumerated() where modifier.activity != .inactive {
      guard let what = message(modifier, position, on: number, swipes, in: body, context) else { continue }
      reports.append(
        context.report(
          what, about: element, at: modifier.nameSpan, in: body
        )
        .offering(
          modifier.name == "deleteDisabled"
            ? .none : RowButtonFix(position, of: number, swipes, in: body, context).offers
        )
        .offering(FixOffers(fixes: removal(of: modifier, in: body, context))))
    }
    return reports
  }

  private func message(
    _ modifier: Modifier, _ position: Int, on element: Int, _ swipes: [ReachedTap], in reached: ReachedBody,
    _ context: RuleContext
  ) -> String? {
    let body = reached.facts
    switch modifier.name {
    case "onDelete":
      guard let value = modifier.arguments.first?.value, value.kind != .nil else { return nil }
      return
        "rows are deleted by a swipe, which nothing shows and one wrong move does; leave it out, or show a button that asks first"
    case "swipeActions":
      let content = body.children(of: element).filter { body.elements[$0].parentModifier == position }
        .flatMap { [$0] + body.descendants(of: $0) }
      let buttons =
        content.filter { body.isButtonOfDestruction($0) }.map { (body: body, number: $0) }
        + content.flatMap { buttonsMadeElsewhere($0, in: reached, context) }
      let destroys = swipes.contains { swipe in
        guard let control = swipe.tap.element, swipe.control != nil else { return false }
        return ([control] + body.ancestors(of: control)).contains {
          body.elements[$0].parent == element && body.elements[$0].parentModifier == position
        }
      }
      guard destroys || !buttons.isEmpty else { return nil }
      return Self.uncovered(deletes: destroys || buttons.contains { $0.body.saysDeletion($0.number) })
    case "deleteDisabled":
      guard case .boolean(false) = modifier.firstUnlabelled?.value.kind else { return nil }
      return "this keeps rows deletable by a swipe, which nothing shows; leave it out"
    default: return nil
    }
  }

  /// `deleteButton(for: note)`, `DeleteButton()`: the buttons of destruction that a view of the project shows.
  private func buttonsMadeElsewhere(
    _ number: Int, in body: ReachedBody, _ context: RuleContext
  ) -> [(body: BodyFacts, number: Int)] {
    let element = body.facts.elements[number]
    let targets: [DeclarationID]
    if element.kind == .construct {
      guard Vocabulary.slots(ofView: element.name) == nil else { return [] }
      targets = context.resolver.bodies(ofType: element.name)
    } else {
      targets = context.resolver.fitting(
        context.resolver.members(element.name, receiver: element.receiver, in: body.id),
        labels: element.arguments.compactMap(\.label))
    }
    return targets.flatMap { target -> [(body: BodyFacts, number: Int)] in
      guard let inner = context.resolver.body(of: target), inner.showsViews else { return [] }
      return inner.elements.indices.filter { inner.isButtonOfDestruction($0) }.map { (inner, $0) }
    }
  }

  /// - Parameter deletes: whether what the action does or says is to delete; else it is only marked.
  private static func uncovered(deletes: Bool) -> String {
    let action = deletes ? "an action that deletes" : "an action that is marked as destructive"
    return "a swipe uncovers \(action), which nothing shows; leave it out, or show a button that asks first"
  }

  private func removal(of modifier: Modifier, in body: ReachedBody, _ context: RuleContext) -> [Fix] {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return [] }
    return [
      Fix(
        title: "Remove '.\(modifier.name)'", safety: .removal,
        edits: [editor.removing(context.location(modifier.span, in: body.id).span)])
    ]
  }

  /// `editActions: .delete` goes, `.all` becomes `.move`.
  private func editActionsRemoval(
    _ actions: Argument, of element: Element, in body: ReachedBody, _ context: RuleContext
  ) -> FixOffers {
    let title = "Do not let rows be deleted"
    guard case .implicitMember("all") = actions.value.kind,
      let editor = SourceEditor(context.file, in: context.snapshot)
    else {
      return .refused(
        title, because: "without 'editActions' what the rows are given is no binding, and they may need one")
    }
    return .fix(
      Fix(
        title: title, safety: .removal,
        edits: [editor.replacing(context.location(actions.value.span, in: body.id).span, with: ".move")]))
  }

  /// Whether rows of the same view can be deleted.
  private func hasDeletableRows(in body: ReachedBody, _ context: RuleContext) -> Bool {
    let owner = context.index.ownerName(of: body.id)
    return context.reachedBodies.contains { other in
      (other.id == body.id || owner != nil && context.index.ownerName(of: other.id) == owner)
        && other.liveElements.contains { _, element in
          element.modifiers.contains { $0.name == "onDelete" && $0.arguments.first?.value.kind != .nil }
        }
    }
  }

  // MARK: UIKit

  private static let removalTitle = "Leave the swipe out"

  /// `tableView(_:commit:forRowAt:)`
  private func commitReports(in body: ReachedBody, _ context: RuleContext) -> [Report] {
    guard let function = context.resolver.function(body.id), function.name == "tableView",
      function.parameters.contains(where: { $0.label == "commit" }), !body.facts.steps.isEmpty
    else { return [] }
    return [
      Report(
        "rows of this table are deleted by a swipe, which nothing shows; leave it out, or show a button that asks first",
        at: context.location(function.nameSpan, in: body.id), confidence: context.confidence(of: body.node.confidence),
        severity: context.severity(of: body.node), path: context.path(to: body.id)
      )
      .offering(.refused(Self.removalTitle, because: "this method may do other things to rows as well"))
    ]
  }

  private func contextualActionReports(_ swipes: [ReachedTap], in context: RuleContext) -> [Report] {
    context.reachedCalls.compactMap { call in
      guard call.call.name == "UIContextualAction" else { return nil }
      let destroys = swipes.contains {
        $0.body.id == call.body.id && $0.tap.span == call.call.nameSpan && $0.control != nil
      }
      guard destroys || call.call.declaresDestruction else { return nil }
      let says =
        call.call.arguments.contains { $0.value.saysDeletion } || call.call.closures.contains { $0.steps.sayDeletion }
      return context.report(Self.uncovered(deletes: destroys || says), at: call)
        .offering(
          .refused(
            Self.removalTitle,
            because: "a question would still stand behind a swipe, and a button needs a place in the cell")
        )
    }
  }

  let examples = SwipeToDelete.cases + SwipeToDelete.rowCases
}

extension BodyFacts {
  fileprivate func isButtonOfDestruction(_ number: Int) -> Bool {
    elements[number].name == "Button" && elements[number].kind == .construct && declaresDestruction(number)
  }

  /// Whether a button's words, picture or code say that it deletes, and not only its role.
  fileprivate func saysDeletion(_ button: Int) -> Bool {
    let parts = [button] + descendants(of: button)
    return parts.contains { number in elements[number].arguments.contains { $0.value.saysDeletion } }
      || actions.contains { $0.element == button && ($0.steps.sayDeletion || $0.value.saysDeletion) }
  }
}

extension Expression {
  /// `"Delete"`, `L10n.delete`, `"trash"`, `onDelete`
  fileprivate var saysDeletion: Bool {
    if let text = writtenText, text.startsWithDestructiveWord || text.isSymbolOfDestruction { return true }
    return closureBody == nil && names.contains { $0.saysDestructionSomewhere }
  }
}

extension [Step] {
  /// Whether some call's name says that it deletes.
  fileprivate var sayDeletion: Bool { containsCall { $0.name.saysDestructionSomewhere } }
}
