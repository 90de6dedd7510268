/// A button that UIKit code puts into the bar where the system's Back button stands.
struct ReachedBarButton {
  var body: ReachedBody
  /// The place that it is put into, relative to the declaration.
  var span: Span
  /// Whether it looks like a Back button or does what one does, on a screen that is always pushed.
  var leadsBack: Bool
}

private struct ReachedBarButtons: SharedFact {
  let buttons: [ReachedBarButton]

  init(_ context: RuleContext) {
    let reader = BarButtonReader(context)
    var found: [ReachedBarButton] = []
    for reached in context.reachedAssignments {
      let assignment = reached.assignment
      guard assignment.target.first == "navigationItem",
        ["leftBarButtonItem", "leftBarButtonItems"].contains(assignment.target.last),
        let value = assignment.expression
      else { continue }
      found.append(
        ReachedBarButton(
          body: reached.body, span: assignment.targetSpan, leadsBack: reader.leadsBack(value, in: reached.body)))
    }
    for call in context.reachedCalls
    where ["setLeftBarButton", "setLeftBarButtonItems"].contains(call.call.name)
      && call.call.receiver.last == "navigationItem"
    {
      guard let value = call.call.arguments.first?.value else { continue }
      found.append(
        ReachedBarButton(
          body: call.body, span: call.call.nameSpan, leadsBack: reader.leadsBack(value, in: call.body)))
    }
    buttons = found
  }
}

extension RuleContext {
  var reachedBarButtons: [ReachedBarButton] { fact(ReachedBarButtons.self).buttons }
}

private struct BarButtonReader {
  private let context: RuleContext

  init(_ context: RuleContext) { self.context = context }

  func leadsBack(_ value: Expression, in body: ReachedBody) -> Bool {
    let screens = context.screens.screens(with: body.id)
    guard !screens.isEmpty, screens.allSatisfy({ context.screens.screens[$0].isAlwaysPushed }) else { return false }
    return items(value, in: body).contains { isBack($0, in: body) }
  }

  /// The arguments of each button that a value is made of.
  private func items(_ value: Expression, in body: ReachedBody) -> [[Argument]] {
    if case .array(let values) = value.kind { return values.flatMap { items($0, in: body) } }
    if let arguments = value.barButtonArguments { return [arguments] }
    guard let path = value.path, path.count == 1 else { return [] }
    if let property = context.resolver.property(path, in: body.id),
      let initial = context.resolver.variable(property)?.initialValue
    {
      return initial.barButtonArguments.map { [$0] } ?? []
    }
    guard body.facts.locals[path[0]] == "UIBarButtonItem" else { return [] }
    let made = body.facts.collectedCalls.filter { $0.call.name == "UIBarButtonItem" }
    return made.count == 1 ? [made[0].call.arguments] : []
  }

  private func isBack(_ arguments: [Argument], in body: ReachedBody) -> Bool {
    for argument in arguments {
      switch argument.label {
      case "title":
        if let title = argument.value.writtenText { return TextSignal(title) == .back }
      case "image":
        guard case .postfix(let postfix) = argument.value.kind, let callee = Callee(postfix),
          let symbol = callee.call?.arguments.first?.value.writtenName, TextSignal(symbol) == .back
        else { continue }
        return true
      default: continue
      }
    }
    guard let name = arguments.first(where: { $0.label == "action" })?.value.selectorName else { return false }
    return context.resolver.members(name, receiver: [], in: body.id).contains { target in
      context.resolver.body(of: target)?.collectedCalls.contains {
        $0.call.name.hasPrefix("pop") && $0.call.leavesScreen(in: target, context.resolver)
      } ?? false
    }
  }
}

extension Expression {
  /// The arguments of `UIBarButtonItem(…)`.
  fileprivate var barButtonArguments: [Argument]? {
    guard case .postfix(let postfix) = kind, let callee = Callee(postfix), callee.name == "UIBarButtonItem" else {
      return nil
    }
    return callee.call?.arguments
  }
}
