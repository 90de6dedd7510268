/// Takes a delayed change out, or hands it to a button that the person taps.
struct TimedChangeFix {
  private let delay: EffectDelay
  private let effect: Effect
  private let place: ShownStates.Place?
  private let body: ReachedBody
  private let context: RuleContext

  /// - Parameter place: where what goes away is shown; nil if nothing goes away.
  init(_ change: ReachedTimedChange, _ effect: Effect, place: ShownStates.Place?, _ context: RuleContext) {
    delay = change.wait.delay
    self.effect = effect
    self.place = place
    body = change.body
    self.context = context
  }

  var fixes: [Fix] {
    guard let editor = SourceEditor(context.file, in: context.snapshot), let removal = removal(editor) else {
      return []
    }
    let removals = [removal] + WaitLeftovers(of: removal, in: body.id, editor, context).edits
    var fixes: [Fix] = []
    if let button {
      fixes.append(
        Fix(title: "Let the person dismiss it with a button", safety: .unsafe, edits: removals + [button]))
    }
    fixes.append(Fix(title: "Remove the timed change", safety: .unsafe, edits: removals))
    return fixes
  }

  // MARK: Taking out

  private func removal(_ editor: SourceEditor) -> FileEdit? {
    // The effect's own statement, or the call in this body that leads to it.
    let span = effect.calls.first?.span ?? effect.span
    guard effect.calls.first?.declaration ?? effect.declaration == body.id else { return nil }
    let lists = StatementFinder(span, in: context.index[body.id].value).lists
    guard var removed = lists.last?.statements.first(where: { $0.span.contains(span) })?.span else { return nil }
    for (position, list) in lists.enumerated().reversed() {
      let rest = list.statements.filter { !removed.contains($0.span) }
      // What only belongs to the wait goes with it; other work stays.
      guard rest.allSatisfy({ isWaiting($0) }) else {
        return partRemoval(removed, in: list, editor)
      }
      if let modifier = modifier(withClosure: list.span) {
        return editor.removing(context.location(modifier, in: body.id).span)
      }
      guard let holder = list.holder, list.isWholeHolder || holder.isPlainCondition, position > 0 else {
        let all = list.statements.map(\.span)
        guard let first = all.first, let last = all.last else { return nil }
        return editor.removing(context.location(Span(first.lower, last.upper), in: body.id).span)
      }
      removed = holder.span
    }
    return editor.removing(context.location(removed, in: body.id).span)
  }

  /// Other statements stay; the wait goes too if nothing is left behind it.
  private func partRemoval(_ removed: Span, in list: StatementList, _ editor: SourceEditor) -> FileEdit? {
    let delay = self.delay.delay.span
    guard let position = list.statements.firstIndex(where: { removed.contains($0.span) }) else { return nil }
    var first = position
    while first > 0, isWaiting(list.statements[first - 1]), position == list.statements.count - 1 { first -= 1 }
    if list.statements[position].span.contains(delay) || first < position || !hasWaitBefore(position, in: list) {
      let span = Span(list.statements[first].span.lower, removed.upper)
      return editor.removing(context.location(span, in: body.id).span)
    }
    return editor.removing(context.location(removed, in: body.id).span)
  }

  private func hasWaitBefore(_ position: Int, in list: StatementList) -> Bool {
    list.statements[..<position].contains { $0.span.contains(delay.delay.span) }
  }

  /// Whether a statement is the wait, or only guards what comes after it.
  private func isWaiting(_ statement: Statement) -> Bool {
    if case .expression = statement.kind, statement.span.contains(delay.delay.span) {
      return delay.delay.source == .sleep
    }
    switch statement.kind {
    case .guard(let guarded):
      return guarded.conditions.contains { condition in
        guard case .expression(let expression) = condition else { return false }
        return expression.names.contains("isCancelled")
      }
    case .expression(let expression):
      return expression.names.contains("checkCancellation")
    default: return false
    }
  }

  /// The modifier that runs a closure, if that is all it is given: `.task { … }`.
  private func modifier(withClosure span: Span) -> Span? {
    for action in body.facts.actions {
      guard let number = action.modifier, case .closure(let closure) = action.value.kind, closure.bodySpan == span
      else {
        continue
      }
      let modifier = body.facts.elements[action.element].modifiers[number]
      return modifier.arguments.filter { $0.closure != nil }.count == 1 ? modifier.span : nil
    }
    return nil
  }

  // MARK: The button

  private var button: FileEdit? {
    guard case .assigns(let state?, let value) = effect.kind, let literal = Self.literal(value),
      let place, place.read.use == .condition, canSet(state, from: place),
      let facts = context.resolver.body(of: place.declaration),
      let editor = SourceEditor(context.index.file(of: place.declaration), in: context.snapshot),
      let (element, item) = shownElement(place, facts)
    else { return nil }
    let span = context.location(element.chainSpan, in: place.declaration).span
    let indentation = editor.indentation(at: span.lower)
    let unit = editor.indentUnit
    let target = (item.binds(place.read.path.first) ? ["self"] : []) + place.read.path
    let code = [
      "VStack {",
      unit + editor.reindented(span, from: indentation, to: indentation + unit),
      "\(unit)Button(\"OK\", systemImage: \"checkmark\") {",
      "\(unit)\(unit)\(target.joined(separator: ".")) = \(literal)",
      "\(unit)}",
      "}",
    ]
    return editor.replacing(span, with: code.joined(separator: editor.newline + indentation))
  }

  private static func literal(_ value: AssignStep.Value) -> String? {
    switch value {
    case .nil: "nil"
    case .false, .toggled: "false"
    case .emptyString: "\"\""
    case .emptyCollection: "[]"
    case .zero, .true, .other: nil
    }
  }

  /// The outermost view that is shown while the state says so.
  private func shownElement(_ place: ShownStates.Place, _ facts: BodyFacts) -> (Element, Guard)? {
    for element in facts.elements {
      guard element.role.holdsViews, element.role != .argument,
        let item = element.guards.last(where: { $0.holds && $0.reads(place.read.span) })
      else { continue }
      return (element, item)
    }
    return nil
  }

  /// Whether the place where the state is shown may set it.
  private func canSet(_ state: StateKey, from place: ShownStates.Place) -> Bool {
    guard place.read.path.last == state.name else { return false }
    let properties = context.index.lookUp(member: state.name, of: state.owner).compactMap(context.resolver.variable)
    guard let property = properties.first, !property.isLet, !property.isComputed else { return false }
    if property.modifiers.contains(where: { $0.hasPrefix("private(set)") || $0.hasPrefix("fileprivate(set)") }) {
      return false
    }
    let isOwn = context.index.ownerName(of: place.declaration) == state.owner
    if !isOwn { return !property.modifiers.contains("private") }
    return property.attributes.contains { ["State", "Binding", "Published", "AppStorage"].contains($0.name) }
  }
}

extension Statement {
  /// An `if` without `else`: it can go when nothing is left in it.
  fileprivate var isPlainCondition: Bool {
    guard case .if(let condition) = kind else { return false }
    return condition.otherwise == nil
  }
}

extension Guard {
  /// Whether the conditions bind a name, so that it hides a property.
  fileprivate func binds(_ name: String?) -> Bool {
    conditions.contains { condition in
      guard case .binding(let bound, _, _, _) = condition else { return false }
      return bound == name
    }
  }
}
