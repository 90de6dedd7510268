/// A control that destroys something when it is tapped, without asking.
public struct DestructiveControl: Sendable {
  /// The control, as an index into its body's elements.
  public var element: Int
  /// The modifier that makes a row deletable (`onDelete`), as an index into the element's modifiers.
  public var modifier: Int?
  /// The action, as an index into the body's actions.
  public var action: Int
  /// What it does; the calls that lead there are in the effect.
  public var effect: Effect
  /// The call as a person would name it: `modelContext.delete`.
  public var what: String
}

/// Finds the controls of a reached body whose tap reaches a destructive effect and passes no question on the way.
public struct DestructiveControlReader {
  private let resolver: Resolver
  private var effects: EffectFinder

  public init(resolver: Resolver) {
    self.resolver = resolver
    effects = EffectFinder(resolver: resolver)
  }

  public mutating func controls(in id: DeclarationID, of node: ViewGraph.Node, _ body: BodyFacts)
    -> [DestructiveControl]
  {
    var controls: [DestructiveControl] = []
    for (number, action) in body.actions.enumerated() where node.liveElements[action.element] {
      guard isTap(action, in: body), !asksFirst(action.element, in: body) else { continue }
      let found = effects.effects(of: action.steps, in: id).filter { !isAskedFor($0, action, in: id) }
      let isRow = action.modifier.map { body.elements[action.element].modifiers[$0].name == "onDelete" } ?? false
      let declares = isRow || body.declaresDestruction(action.element)
      let meant = found.filter { isMeant($0, declares: declares) }
      guard let (effect, what) = best(meant, declares: declares, in: id) else { continue }
      controls.append(
        DestructiveControl(
          element: action.element, modifier: action.modifier, action: number, effect: effect, what: what))
    }
    return controls
  }

  /// A button's action, or the deletion of a list's rows.
  private func isTap(_ action: ActionSlot, in body: BodyFacts) -> Bool {
    let element = body.elements[action.element]
    if let modifier = action.modifier {
      return ["onDelete", "onTapGesture", "onLongPressGesture"].contains(element.modifiers[modifier].name)
    }
    return element.kind == .construct && element.name == "Button" && action.role == .action
  }

  /// Whether the control is itself the answer to a question.
  private func asksFirst(_ element: Int, in body: BodyFacts) -> Bool {
    ([element] + body.ancestors(of: element)).contains { body.elements[$0].role == .dialog }
  }

  /// Whether the tap is for the effect, and does not only come across it: what is tidied up on the way to something
  /// else is no loss.
  private func isMeant(_ effect: Effect, declares: Bool) -> Bool {
    let names = effect.calls.map(\.name) + [resolver.index[effect.declaration].name]
    if names.contains(where: { Self.housekeepingWords.contains($0.words.first ?? "") }) { return false }
    if names.contains(where: { $0.words.contains("cache") || $0.words.contains("caches") }) { return false }
    if declares || effect.calls.count <= 1 { return true }
    return effect.calls.prefix(2).contains { $0.name.saysDestruction }
  }

  private static let housekeepingWords: Set<String> = [
    "cleanup", "clean", "prune", "purge", "expire", "evict", "sync", "migrate", "refresh", "load", "reload", "fetch",
    "update", "import", "rebuild", "seed", "replace", "prepare", "setup", "configure", "bootstrap", "schedule", "apply",
    "generate", "compact", "trim", "invalidate", "cancel", "stop", "set",
  ]

  private func best(_ effects: [Effect], declares: Bool, in id: DeclarationID) -> (Effect, String)? {
    var best: (Effect, String)?
    for effect in effects {
      let what: String
      switch effect.kind {
      case .destroys(let call): what = call
      case .callsUnseen(let name):
        // Only a control that says it destroys gives weight to a call that cannot be seen.
        guard declares, name.words.contains(where: Self.verbs.contains) else { continue }
        what = name
      case .removes(let state?, let call):
        guard declares, isOwnCollection(state), !Destruction(resolver).isForm(id),
          !Destruction(resolver).isForm(effect.declaration)
        else { continue }
        what = "\(state.name).\(call)"
      default: continue
      }
      if let known = best, known.0.confidence >= effect.confidence { continue }
      best = (effect, what)
    }
    return best
  }

  private static let verbs: Set<String> = ["delete", "remove", "erase", "clear", "discard", "wipe", "reset", "destroy"]

  private func isOwnCollection(_ state: StateKey) -> Bool {
    let properties = resolver.index.lookUp(member: state.name, of: state.owner).compactMap(resolver.variable)
    return properties.contains { Destruction.isKept($0, resolver) }
  }

  /// `if isConfirming { delete() } else { isConfirming = true }`: the second tap is the answer.
  private func isAskedFor(_ effect: Effect, _ action: ActionSlot, in id: DeclarationID) -> Bool {
    guard effect.calls.isEmpty || effect.calls[0].declaration == id else { return false }
    let span = effect.calls.first?.span ?? effect.span
    return action.steps.isGuarded(span, by: action.steps.statesSetToTrue)
  }
}

extension BodyFacts {
  /// Whether a control says that it destroys: by its role, its title or its picture.
  func declaresDestruction(_ control: Int) -> Bool {
    if elements[control]["role"]?.value.kind == .implicitMember("destructive") { return true }
    if let title = title(of: control), title.startsWithDestructiveWord { return true }
    return ([control] + descendants(of: control)).contains { number in
      let symbol = (elements[number]["systemImage"] ?? elements[number]["systemName"])?.value.writtenText ?? ""
      return symbol.hasPrefix("trash") || symbol.hasPrefix("xmark.bin")
    }
  }
}

extension String {
  /// `deleteNote`, `onDelete`, `handleDelete`
  fileprivate var saysDestruction: Bool {
    if startsWithDestructiveWord { return true }
    let words = words
    guard let first = words.first, ["on", "handle", "perform", "confirm", "did", "request"].contains(first) else {
      return false
    }
    return words.dropFirst().joined().startsWithDestructiveWord
  }
}

extension Array where Element == Step {
  /// Names of states that the steps set to true.
  fileprivate var statesSetToTrue: Set<String> {
    var names: Set<String> = []
    for step in self {
      switch step.kind {
      case .assign(let assign) where assign.value == .true:
        if let name = assign.target.last { names.insert(name) }
      case .branch(let branches): for branch in branches { names.formUnion(branch.steps.statesSetToTrue) }
      case .apart(let inner): names.formUnion(inner.statesSetToTrue)
      default: continue
      }
    }
    return names
  }

  /// Whether a place stands under a condition that reads one of the states.
  fileprivate func isGuarded(_ span: Span, by states: Set<String>) -> Bool {
    guard !states.isEmpty else { return false }
    return contains { step in
      guard case .branch(let branches) = step.kind, step.span.contains(span) else { return false }
      return branches.contains { branch in
        branch.steps.contains { $0.span.contains(span) }
          && branch.guards.contains { item in
            item.conditions.contains { condition in
              guard case .expression(let expression) = condition else { return false }
              return expression.names.contains(where: states.contains)
            }
          }
      }
    }
  }
}
