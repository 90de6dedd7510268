/// Source of the advice: WWDC25 session 238, 2:13 and 8:54.
struct BackButtonHidden: Rule {
  let id = "back-button-hidden"
  let group = RuleGroup.navigation
  let severity = Severity.warning
  let reference = Reference.session238(minute: 8, second: 54)
  let tags = ["navigation", "wcag323", "wcag324", "coga-o4p02", "coga-o1p03"]
  let explanation = Explanation(
    what: "A pushed screen hides the navigation bar's Back button.",
    why: """
      People in Assistive Access are shown one way back, the same on every screen. A screen that takes the bar's \
      button away breaks this promise, or relies on the system's large button alone: whether hiding the one affects \
      the other is not documented.
      """,
    instead: "Leave the button where it is. If leaving would lose something, save it.")

  func reports(in context: RuleContext) -> [Report] {
    let reader = context.fact(CustomBackButtonReader.self)
    var reports: [Report] = []
    for body in context.reachedBodies {
      for (number, element) in body.liveElements where !element.modifiers.isEmpty {
        for place in body.facts.hiddenBackButtons(of: number, in: body.id, context.resolver) {
          let screens = context.screens.ways(showing: number, of: body.id, context.resolver)
            .filter { $0.way.kind == .pushed }.map(\.screen)
          // On a first screen there is nothing to go back to.
          guard !screens.isEmpty, !screens.contains(where: reader.hasCustomButton) else { continue }
          reports.append(
            context.report(
              place.isCertain
                ? "the way back is taken from this screen; leave the Back button where it is"
                : "the way back may be taken from this screen; leave the Back button where it is in Assistive Access",
              about: element, at: place.nameSpan, in: body, severity: place.isCertain ? nil : .information
            )
            .offering(
              FixOffers(
                fixes(place, in: body, context), else: Self.title,
                because: place.isCertain ? "it is hidden from elsewhere" : Self.isDecidedElsewhere)))
        }
      }
    }
    return reports + codeReports(in: context)
  }

  private func fixes(_ place: HiddenBackButton, in body: ReachedBody, _ context: RuleContext) -> [Fix] {
    guard place.isCertain, let (element, modifier) = place.modifier,
      let editor = SourceEditor(context.file, in: context.snapshot)
    else { return [] }
    let span = context.location(body.facts.elements[element].modifiers[modifier].span, in: body.id).span
    return [Fix(title: Self.title, safety: .safe, edits: [editor.removing(span)])]
  }

  private static let title = "Show the Back button"
  private static let isDecidedElsewhere = "a value decides about it, which may be meant for other screens than this one"

  /// `navigationItem.hidesBackButton = true`
  private func codeReports(in context: RuleContext) -> [Report] {
    let custom = Set(
      context.reachedBarButtons.filter(\.leadsBack).compactMap { context.index.ownerName(of: $0.body.id) })
    return context.reachedAssignments.compactMap { collected in
      let body = collected.body
      let assign = collected.assignment
      guard assign.target == ["navigationItem", "hidesBackButton"], assign.value != .false,
        context.screens.screens(with: body.id).contains(where: { context.screens.screens[$0].isSometimesPushed }),
        !(context.index.ownerName(of: body.id).map(custom.contains) ?? false)
      else { return nil }
      let isCertain = assign.value == .true
      var fixes: [Fix] = []
      if isCertain, let editor = SourceEditor(context.file, in: context.snapshot) {
        let place = context.location(collected.span, in: body.id).span
        if editor.isFirstCode(place.lower), editor.isLastCode(place.upper) {
          fixes = [Fix(title: Self.title, safety: .safe, edits: [editor.removing(place)])]
        }
      }
      return Report(
        isCertain
          ? "the way back is taken from this screen; leave the Back button where it is"
          : "the way back may be taken from this screen; leave the Back button where it is in Assistive Access",
        at: context.location(assign.targetSpan, in: body.id),
        confidence: context.confidence(of: body.node.confidence),
        severity: context.severity(of: body.node, activity: collected.activity) ?? (isCertain ? nil : .information),
        path: context.path(to: body.id)
      )
      .offering(
        FixOffers(
          fixes, else: Self.title,
          because: isCertain ? "this stands on one line with other code" : Self.isDecidedElsewhere))
    }
  }

  let examples = BackButtonHidden.cases
}
