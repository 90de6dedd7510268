/// Puts a button where something changes by itself, so that the person says when it changes.
struct TimedChangeButton {
  private let fix: TimedChangeFix
  private let targets: [Span]
  private let editor: SourceEditor
  private let context: RuleContext
  private let title: String
  private let answer: AnswerWords.Answer

  /// - Parameters:
  ///   - targets: the statements that make the change, relative to the waiting body.
  ///   - editor: of the waiting body's file.
  /// - Returns: nil for a change that no button stands for.
  init?(_ fix: TimedChangeFix, _ targets: [Span], _ editor: SourceEditor) {
    self.fix = fix
    self.targets = targets
    self.editor = editor
    context = fix.context
    switch fix.meaning {
    case .dismissal(.hides), .dismissal(.returns):
      (title, answer) = ("Let the person dismiss it with a button", .dismiss)
    case .dismissal(.leaves): (title, answer) = ("Let the person leave with a button", .close)
    case .advance: (title, answer) = ("Let the person move on with a button", .next)
    case .dismissal(.disables), .sessionEnd: return nil
    }
  }

  /// What the button runs.
  private struct Action {
    var lines: [String]
    var names: Set<String>
    /// The statements that go from the waiting body.
    var targets: [Span]
  }

  var offers: FixOffers {
    switch fix.meaning {
    case .dismissal(.leaves): return besideWait
    case .advance(.navigates): return besideWait
    default: break
    }
    guard let place = fix.place else { return .none }
    // These have buttons of their own.
    if ["alert", "confirmationDialog"].contains(place.read.user) { return .none }
    if case .dismissal(.hides) = fix.meaning, hasControl(place) || fix.isPartOfControl { return .none }
    guard let action = action(at: place) else {
      return .refused(title, because: "what happens then cannot be done from where it is shown")
    }
    return offer(action, at: place.declaration) { placement, lines in placement.edits(self, place, lines) }
  }

  /// For what leaves the screen of the waiting view, or goes on from it.
  private var besideWait: FixOffers {
    guard let number = fix.change.wait.code.action, isView(fix.id),
      let code = DelayedCode(behind: fix.delay, with: targets, in: fix.id, editor, context)
    else { return .none }
    let action = Action(lines: code.lines(in: fix.id, editor, context), names: code.names, targets: code.spans)
    let element = fix.change.body.facts.elements[fix.change.body.facts.actions[number].element]
    return offer(action, at: fix.id) { placement, lines in
      let lists = StatementFinder(element.chainSpan, in: context.index[fix.id].value).lists
      guard let list = lists.last, let statement = list.statements.first(where: { $0.span.contains(element.chainSpan) })
      else { return nil }
      return placement.adding(lines, behind: statement, of: list)
    }
  }

  private func offer(
    _ action: Action, at shown: DeclarationID, _ edits: (ButtonPlacement, [String]) -> [FileEdit]?
  ) -> FixOffers {
    let removal = CodeRemoval(
      of: action.targets, in: fix.id, wait: fix.delay.span, controls: fix.controls, keeping: action.names, editor,
      context)
    // Such a control makes the change itself.
    if removal.refusal == .controlWouldDoNothing { return .none }
    if let refusal = removal.refusal { return .refused(title, because: refusal.words) }
    let removals = removal.edits
    guard let placement = ButtonPlacement(in: shown, besides: removals, context) else { return .none }
    let files = Set([context.file, context.index.file(of: shown)])
    let words = AnswerWords(files, context).button(answer)
    guard let shownEditor = SourceEditor(context.index.file(of: shown), in: context.snapshot) else { return .none }
    let lines = [words.source + " {"] + action.lines.map { $0.isEmpty ? $0 : shownEditor.indentUnit + $0 } + ["}"]
    guard let additions = edits(placement, lines) else {
      return .refused(title, because: "there is no place for a button where it is shown")
    }
    return .fix(
      Fix(title: title, safety: words.isCertain ? .unsafe : .placeholder, edits: removals + additions))
  }

  // MARK: What the button runs

  private func action(at place: ShownStates.Place) -> Action? {
    let isSameView = context.index.ownerName(of: fix.id) == context.index.ownerName(of: place.declaration)
    let bound = boundNames(at: place)
    if isSameView, isView(fix.id),
      let code = DelayedCode(behind: fix.delay, with: targets, in: fix.id, editor, context),
      code.names.isDisjoint(with: bound)
    {
      return Action(lines: code.lines(in: fix.id, editor, context), names: code.names, targets: code.spans)
    }
    if let line = call(at: place, bound) ?? assignment(at: place, bound) {
      let names = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      return Action(lines: [line], names: Set(names), targets: targets)
    }
    return nil
  }

  /// `model.hide()`, where the wait of a model calls a function that others may call, too.
  private func call(at place: ShownStates.Place, _ bound: Set<String>) -> String? {
    guard let hop = fix.effect.calls.first, hop.declaration == fix.id, targets.count == 1,
      case .assigns(let state?, _) = fix.effect.kind, let path = path(to: state, at: place), path.count > 1,
      let owner = context.index.ownerName(of: fix.id), owner == state.owner
    else { return nil }
    let name = String(hop.name.dropLast(2))
    let functions = context.index.lookUp(member: name, of: owner).compactMap(context.resolver.function)
    guard functions.count == 1, let function = functions.first, function.parameters.isEmpty, !function.isAsync,
      !function.isThrowing, !function.modifiers.contains("private"), !function.modifiers.contains("fileprivate"),
      fix.effect.calls.count == 1
    else { return nil }
    return (prefix(path, bound) + path.dropLast() + ["\(name)()"]).joined(separator: ".")
  }

  private func assignment(at place: ShownStates.Place, _ bound: Set<String>) -> String? {
    guard case .assigns(let state?, let value) = fix.effect.kind, let (path, state) = reached(state, at: place),
      canSet(state, by: path, from: place)
    else { return nil }
    let target = (prefix(path, bound) + path).joined(separator: ".")
    var sign = "="
    let literal: String
    switch value {
    case .nil: literal = "nil"
    case .false, .toggled: literal = "false"
    case .emptyString: literal = "\"\""
    case .emptyCollection: literal = "[]"
    case .zero: literal = "0"
    case .true: literal = "true"
    case .other:
      guard let assign = fix.effect.assignment, let expression = assign.expression,
        let source = SourceEditor(context.index.file(of: fix.effect.declaration), in: context.snapshot)
      else { return nil }
      sign = assign.operator
      switch expression.kind {
      case .implicitMember, .integer, .float:
        literal = source.string(context.location(expression.span, in: fix.effect.declaration).span)
      default: return nil
      }
    }
    return "\(target) \(sign) \(literal)"
  }

  /// The path to the state where it is shown; of a binding, to the state that it stands for.
  private func reached(_ state: StateKey, at place: ShownStates.Place) -> ([String], StateKey)? {
    if let path = path(to: state, at: place) { return (path, state) }
    let properties = context.index.lookUp(member: state.name, of: state.owner).compactMap(context.resolver.variable)
    guard properties.first?.isBinding == true, let name = place.read.path.last,
      let owner = context.resolver.type(of: place.read.path.dropLast(), in: place.declaration)
    else { return nil }
    let source = StateKey(owner: owner, name: name)
    return path(to: source, at: place).map { ($0, source) }
  }

  /// What holds while the state is set, as source; nil if that cannot be asked.
  fileprivate func isSet(at place: ShownStates.Place) -> String? {
    guard case .assigns(let state?, let value) = fix.effect.kind, let (path, _) = reached(state, at: place) else {
      return nil
    }
    let source = path.joined(separator: ".")
    switch value {
    case .nil: return source + " != nil"
    case .false, .toggled: return source
    case .emptyString, .emptyCollection: return "!\(source).isEmpty"
    case .zero: return source + " != 0"
    case .true, .other: return nil
    }
  }

  private func prefix(_ path: [String], _ bound: Set<String>) -> [String] {
    path.first.map { bound.contains($0) } ?? false ? ["self"] : []
  }

  /// The path to the state where it is shown.
  private func path(to state: StateKey, at place: ShownStates.Place) -> [String]? {
    guard let position = place.read.path.firstIndex(of: state.name) else { return nil }
    let path = Array(place.read.path[...position])
    guard context.resolver.type(of: Array(path.dropLast()), in: place.declaration) == state.owner,
      let owner = context.index.ownerName(of: place.declaration),
      !context.index.lookUp(member: path[0], of: owner).isEmpty
    else { return nil }
    return path
  }

  private func canSet(_ state: StateKey, by path: [String], from place: ShownStates.Place) -> Bool {
    let properties = context.index.lookUp(member: state.name, of: state.owner).compactMap(context.resolver.variable)
    guard let property = properties.first, !property.isLet, !property.isComputed else { return false }
    if property.modifiers.contains(where: { $0.contains("(set)") }) { return false }
    if path.count == 1 {
      return property.attributes.contains { ["State", "Binding", "Published", "AppStorage"].contains($0.name) }
    }
    // A value's copy cannot be changed.
    let isObject = context.index.types(named: state.owner).contains { context.index.type($0)?.kind == .class }
    return isObject && path.count == 2 && !property.modifiers.contains("private")
      && !property.modifiers.contains("fileprivate")
  }

  private func isView(_ id: DeclarationID) -> Bool {
    guard let owner = context.index.ownerName(of: id), context.index.conforms(owner, to: "View") else { return false }
    switch context.index[id].value {
    case .function(let function): return !function.isStatic
    case .variable(let variable): return !variable.isStatic
    default: return false
    }
  }

  // MARK: Where it is shown

  /// Names that conditions around the place bind, and that hide properties there.
  private func boundNames(at place: ShownStates.Place) -> Set<String> {
    guard let body = context.resolver.body(of: place.declaration) else { return [] }
    var names: Set<String> = []
    for element in body.elements {
      for item in element.guards where item.reads(place.read.span) {
        for case .binding(let name, _, _, _) in item.conditions { names.insert(name) }
      }
    }
    return names
  }

  /// Whether what is shown has a control of its own that hides it.
  private func hasControl(_ place: ShownStates.Place) -> Bool {
    guard case .assigns(let state?, let value) = fix.effect.kind,
      let body = context.resolver.body(of: place.declaration)
    else { return false }
    return body.collectedAssignments.contains { found in
      guard found.assignment.target.last == state.name, found.assignment.value == value || value == .toggled,
        let action = found.action, body.actions[action].role == .action
      else { return false }
      return body.elements[body.actions[action].element].guards.contains { $0.reads(place.read.span) }
    }
  }

  fileprivate func restingCase(of state: StateKey) -> String? {
    let property = context.index.lookUp(member: state.name, of: state.owner).compactMap(context.resolver.variable).first
    switch property?.initialValue?.kind {
    case .implicitMember(let name): return name
    case .postfix(let postfix): return Callee(postfix)?.name
    default: return nil
    }
  }

  fileprivate var isDismissal: Bool {
    if case .dismissal = fix.meaning { true } else { false }
  }

  fileprivate var isReplacement: Bool {
    if case .advance(.replaces) = fix.meaning { true } else { false }
  }

  /// The case that the change sets, if it sets one.
  fileprivate var newCase: String? {
    guard let expression = fix.effect.assignment?.expression else { return nil }
    switch expression.kind {
    case .implicitMember(let name): return name
    case .postfix(let postfix): return Callee(postfix)?.name
    case .string(let literal): return literal.plainText
    default: return nil
    }
  }

  /// The cases that the state is set to by code before it waits.
  fileprivate var casesBefore: Set<String> {
    guard case .assigns(let state?, _) = fix.effect.kind else { return [] }
    var names: Set<String> = []
    for found in fix.change.body.facts.collectedAssignments
    where found.assignment.target.last == state.name && found.span.upper <= fix.delay.span.lower {
      if case .implicitMember(let name) = found.assignment.expression?.kind { names.insert(name) }
    }
    return names
  }

  fileprivate var state: StateKey? {
    guard case .assigns(let state, _) = fix.effect.kind else { return nil }
    return state
  }

  fileprivate func declaration(of place: ShownStates.Place) -> Declaration { context.index[place.declaration].value }
  fileprivate func facts(of place: ShownStates.Place) -> BodyFacts? { context.resolver.body(of: place.declaration) }
}

extension ButtonPlacement {
  /// Puts a button where a state is shown.
  fileprivate func edits(
    _ button: TimedChangeButton, _ place: ShownStates.Place, _ lines: [String]
  ) -> [FileEdit]? {
    let declaration = button.declaration(of: place)
    let read = place.read.span
    if place.read.use == .condition {
      switch branch(of: read, button, place, declaration) {
      case .found(let list): return adding(lines, to: list)
      case .whole: break
      case .none: return nil
      }
    } else if let content = presented(by: place.read, declaration) {
      return adding(lines, to: content)
    } else if button.isDismissal {
      guard let condition = button.isSet(at: place), let (list, statement) = shownStatement(read, declaration) else {
        return nil
      }
      return adding(
        ["if \(condition) {"] + lines.map { unit + $0 } + ["}"], behind: statement, of: list)
    }
    guard let (list, statement) = shownStatement(read, declaration) else { return nil }
    return adding(lines, behind: statement, of: list)
  }

  /// What a sheet or cover shows whose binding is read.
  private func presented(by read: StateRead, _ declaration: Declaration) -> StatementList? {
    guard read.use == .binding else { return nil }
    for element in facts.elements where element.role == .presented {
      guard let parent = element.parent, let number = element.parentModifier else { continue }
      let modifier = facts.elements[parent].modifiers[number]
      guard modifier.span.contains(read.span) else { continue }
      return StatementFinder(element.chainSpan, in: declaration).lists.first { modifier.span.contains($0.span) }
    }
    return nil
  }

  private enum Branch {
    case found(StatementList)
    /// It is shown on all branches.
    case whole
    case none
  }

  /// The branch that is shown before the change.
  private func branch(
    of read: Span, _ button: TimedChangeButton, _ place: ShownStates.Place, _ declaration: Declaration
  ) -> Branch {
    let lists = StatementFinder(read, in: declaration).lists
    guard let statement = lists.last?.statements.first(where: { $0.span.contains(read) }) else { return .none }
    switch statement.kind {
    case .if(let condition): return branch(of: read, condition, button)
    case .switch(let switched): return branch(of: switched, button, declaration)
    case .expression(let expression):
      switch expression.kind {
      case .if(let condition): return branch(of: read, condition, button)
      case .switch(let switched): return branch(of: switched, button, declaration)
      default: return button.isDismissal ? .none : .whole
      }
    default: return button.isDismissal ? .none : .whole
    }
  }

  private func branch(of read: Span, _ condition: IfStatement, _ button: TimedChangeButton) -> Branch {
    guard let found = condition.conditions.first(where: { $0.reads(read) }) else {
      guard case .elseIf(let nested, _) = condition.otherwise else { return .none }
      return branch(of: read, nested, button)
    }
    let isSet: Bool?
    if let known = found.equals(button.newCase) {
      // `if phase == .idle`: the other branch is shown before.
      isSet = !known
    } else {
      isSet = button.isDismissal ? found.holdsWhileSet(read) : found.holdsWhileSet(read).map { !$0 }
    }
    guard let isSet else { return button.isDismissal || button.isReplacement ? .none : .whole }
    if !button.isDismissal, !button.isReplacement { return .whole }
    if isSet { return list(condition.body) }
    guard case .block(let block) = condition.otherwise else { return .none }
    return list(block)
  }

  private func list(_ block: CodeBlock) -> Branch {
    if block.statements.isEmpty { return .none }
    return .found(
      StatementList(
        statements: block.statements, span: Span(block.span.lower + 1, block.span.upper - 1), holder: nil,
        isWholeHolder: false))
  }

  private func branch(of switched: SwitchStatement, _ button: TimedChangeButton, _ declaration: Declaration) -> Branch {
    if !button.isDismissal, !button.isReplacement { return .whole }
    let before = button.casesBefore
    let resting = button.state.flatMap { button.restingCase(of: $0) }
    let others = switched.cases.filter { switchCase in
      !switchCase.names.contains(button.newCase ?? "") && !switchCase.statements.isEmpty
    }
    let wanted: [SwitchCase]
    if button.isDismissal {
      wanted = others.count == 1 ? others : others.filter { !$0.names.isDisjoint(with: before) }
    } else {
      wanted = others.count == 1 ? others : others.filter { $0.names.contains(resting ?? "") }
    }
    guard wanted.count == 1, let first = wanted[0].statements.first, let last = wanted[0].statements.last else {
      return .none
    }
    return .found(
      StatementList(
        statements: wanted[0].statements, span: Span(first.span.lower, last.span.upper), holder: nil,
        isWholeHolder: false))
  }

  /// The statement that shows what is read: not the row of a list or a part of a control.
  private func shownStatement(_ read: Span, _ declaration: Declaration) -> (StatementList, Statement)? {
    let lists = StatementFinder(read, in: declaration).lists
    for list in lists.reversed() {
      guard let statement = list.statements.first(where: { $0.span.contains(read) }) else { continue }
      switch holder(of: list) {
      case .rows, .single: return (list, statement)
      case .layers, .closed: continue
      }
    }
    return nil
  }
}

extension Condition {
  fileprivate func reads(_ place: Span) -> Bool {
    switch self {
    case .expression(let expression): expression.span.contains(place)
    case .binding(_, _, let value, let span): (value?.span ?? span).contains(place)
    case .matching(_, let value): value.span.contains(place)
    case .availability: false
    }
  }

  /// Whether it holds for a case of an enumeration; nil if it asks for something else.
  fileprivate func equals(_ name: String?) -> Bool? {
    guard let name else { return nil }
    switch self {
    case .expression(let expression):
      guard case .operation(let sign, let operands) = expression.kind, sign == "==" || sign == "!=",
        let asked = operands.lazy.compactMap(\.implicitCase).first
      else { return nil }
      return (asked == name) == (sign == "==")
    case .matching(let pattern, _): return pattern.caseNames.contains(name)
    default: return nil
    }
  }
}

extension Expression {
  fileprivate var implicitCase: String? {
    if case .implicitMember(let name) = kind { name } else { nil }
  }
}

extension Pattern {
  fileprivate var caseNames: Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}

extension SwitchCase {
  fileprivate var names: Set<String> { patterns.reduce(into: []) { $0.formUnion($1.caseNames) } }
}
