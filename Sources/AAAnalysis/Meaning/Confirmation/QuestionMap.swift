/// Something that is shown upon a state and asks the person: a dialog, or a screen or place that is there to ask.
struct Question: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// An alert or a confirmation dialog.
    case dialog
    /// A sheet, a cover, a popover or a pushed screen.
    case screen
    /// Controls that stand on the same screen while the state says so.
    case inPlace
  }

  var kind: Kind
  var declaration: DeclarationID
  var element: Int
  /// The modifier that shows it, as an index into the element's modifiers; nil for what stands in place.
  var modifier: Int?
}

/// A place where a view, modifier or function of the project is used.
struct UseSite: Hashable, Sendable {
  var declaration: DeclarationID
  var element: Int
  /// The modifier, where that is what is used.
  var modifier: Int?
}

/// What is shown upon which state, and where states are handed on.
///
/// Holds no spans, so it stays true while the view graph does.
struct QuestionMap: Sendable {
  private(set) var questions: [StateSlot: [Question]] = [:]
  /// Where a state is handed down as a binding: the site, and what it is called inside.
  private(set) var handedDown: [StateSlot: [(site: UseSite, inner: StateSlot)]] = [:]
  /// For a binding, what it stands for, by site.
  private(set) var handedFrom: [StateSlot: [(site: UseSite, outer: StateSlot)]] = [:]
  /// Where functions that return views are used, as modifiers or as members.
  private(set) var uses: [DeclarationID: [UseSite]] = [:]
  private var triggers: [Place: [StateSlot]] = [:]

  private struct Place: Hashable {
    var declaration: DeclarationID
    var element: Int
    var modifier: Int
  }

  static let dialogs: Set<String> = ["alert", "confirmationDialog", "actionSheet"]
  private static let screens: Set<String> = ["sheet", "fullScreenCover", "popover", "navigationDestination"]

  init(_ resolver: Resolver, _ graph: ViewGraph) {
    for node in graph.nodes {
      guard let body = resolver.body(of: node.declaration) else { continue }
      for (number, element) in body.elements.enumerated() where node.liveElements[number] {
        add(element, number: number, in: node.declaration, resolver)
      }
    }
  }

  /// Whether anything is asked or shown upon a state.
  func asks(upon slot: StateSlot) -> Bool {
    var seen: Set<StateSlot> = []
    var pending = [slot]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if questions[next]?.contains(where: { $0.kind == .dialog || next.saysQuestion }) ?? false { return true }
      pending += (handedDown[next] ?? []).map(\.inner) + (handedFrom[next] ?? []).map(\.outer)
    }
    return false
  }

  /// The states upon which a modifier shows something.
  func triggers(of modifier: Int, on element: Int, in id: DeclarationID) -> [StateSlot] {
    triggers[Place(declaration: id, element: element, modifier: modifier)] ?? []
  }

  // MARK: Reading

  private mutating func add(_ element: Element, number: Int, in id: DeclarationID, _ resolver: Resolver) {
    for slot in resolver.askingStates(element.guards, in: id) {
      questions[slot, default: []].append(
        Question(kind: .inPlace, declaration: id, element: number, modifier: nil))
    }
    addUse(of: element, number: number, in: id, resolver)
    for (position, modifier) in element.modifiers.enumerated() where modifier.activity != .inactive {
      let isDialog = Self.dialogs.contains(modifier.name)
      if isDialog || Self.screens.contains(modifier.name) {
        addQuestion(modifier, position, isDialog ? .dialog : .screen, on: number, in: id, resolver)
        continue
      }
      let labels = modifier.arguments.compactMap(\.label)
      for target in resolver.fitting(resolver.modifiers(named: modifier.name), labels: labels) {
        let site = UseSite(declaration: id, element: number, modifier: position)
        uses[target, default: []].append(site)
        link(modifier.arguments, to: target, at: site, resolver)
      }
    }
  }

  private mutating func addQuestion(
    _ modifier: Modifier, _ position: Int, _ kind: Question.Kind, on element: Int, in id: DeclarationID,
    _ resolver: Resolver
  ) {
    let question = Question(kind: kind, declaration: id, element: element, modifier: position)
    var slots: [StateSlot] = []
    for argument in modifier.arguments where argument.closure == nil {
      let isTrigger =
        ["isPresented", "item", "presenting", "error"].contains(argument.label)
        || argument.label == nil && argument.value.startsWithBinding
      guard isTrigger else { continue }
      for slot in resolver.slots(readBy: argument.value, in: id) where !slots.contains(slot) { slots.append(slot) }
    }
    for slot in slots { questions[slot, default: []].append(question) }
    triggers[Place(declaration: id, element: element, modifier: position)] = slots
  }

  private mutating func addUse(of element: Element, number: Int, in id: DeclarationID, _ resolver: Resolver) {
    let site = UseSite(declaration: id, element: number, modifier: nil)
    switch element.kind {
    case .construct:
      for argument in element.arguments where argument.closure == nil {
        guard let label = argument.label, let path = argument.value.path,
          let inner = resolver.index.lookUp(member: label, of: element.name).first(where: {
            resolver.variable($0) != nil
          })
        else { continue }
        let slot = StateSlot.property(
          StateKey(owner: resolver.index.ownerName(of: inner) ?? element.name, name: label))
        link(path, to: slot, at: site, resolver)
      }
    case .call, .member:
      let labels = element.arguments.compactMap(\.label)
      for target in resolver.fitting(
        resolver.members(element.name, receiver: element.receiver, in: id), labels: labels)
      where resolver.body(of: target)?.showsViews ?? false {
        uses[target, default: []].append(site)
        link(element.arguments, to: target, at: site, resolver)
      }
    }
  }

  private mutating func link(
    _ arguments: [Argument], to target: DeclarationID, at site: UseSite, _ resolver: Resolver
  ) {
    guard let function = resolver.function(target) else { return }
    for (position, argument) in arguments.enumerated() where argument.closure == nil {
      guard let path = argument.value.path,
        let parameter = function.parameter(for: argument, at: position)
      else { continue }
      link(path, to: .parameter(target, parameter.name), at: site, resolver)
    }
  }

  private mutating func link(_ path: [String], to inner: StateSlot, at site: UseSite, _ resolver: Resolver) {
    guard resolver.isBinding(inner), let outer = resolver.slot(of: path, in: site.declaration), outer != inner else {
      return
    }
    handedDown[outer, default: []].append((site, inner))
    handedFrom[inner, default: []].append((site, outer))
  }
}

extension FunctionDeclaration {
  /// The parameter that an argument is given to.
  func parameter(for argument: Argument, at position: Int) -> Parameter? {
    if let label = argument.label { return parameters.first { $0.label == label } }
    if argument.isTrailingClosure { return parameters.last { $0.type.name == "Function" } }
    return parameters.indices.contains(position) ? parameters[position] : nil
  }
}

extension Expression {
  fileprivate var startsWithBinding: Bool {
    guard case .postfix(let postfix) = kind else {
      if case .name(let name) = kind { return name.hasPrefix("$") }
      return false
    }
    guard case .name(let name) = postfix.base.kind else { return false }
    return name.hasPrefix("$")
  }
}

// MARK: - Words that say that something asks

extension StateSlot {
  /// `isConfirmingDelete`, `showDeleteConfirmation`, `noteToDelete`
  var saysQuestion: Bool { name.saysQuestion || name.saysDestructionSomewhere }
}

extension String {
  /// Whether a name says that the person is asked.
  var saysQuestion: Bool {
    words.contains {
      ["confirm", "confirms", "confirming", "confirmation", "confirmed", "asking", "ask", "asks", "sure", "really"]
        .contains($0)
    }
  }

  /// Whether a name speaks of destroying: `showDeleteSheet`, `DeleteAccountView`.
  var saysDestructionSomewhere: Bool {
    words.contains {
      [
        "delete", "deleting", "deletion", "deletes", "remove", "removing", "removal", "erase", "erasing", "clear",
        "clearing", "reset", "resetting", "wipe", "discard", "discarding", "logout", "signout", "deactivate",
      ].contains($0)
    }
  }
}

extension Resolver {
  /// The states that say, by what they are set to, that the person is asked: `if isConfirming { … }`,
  /// `if let noteToDelete { … }`, `case .confirmDeletion:`.
  func askingStates(_ guards: [Guard], in id: DeclarationID) -> [StateSlot] {
    var found: [StateSlot] = []
    for item in guards where item.holds {
      for condition in item.conditions {
        switch condition {
        case .expression(let expression): addAsking(expression, in: id, to: &found)
        case .binding(let name, _, let value, _):
          guard let slot = slot(of: value?.path ?? [name], in: id), slot.saysQuestion else { continue }
          found.append(slot)
        case .matching(let pattern, let subject):
          guard pattern.text.saysQuestion, let slot = subject.path.flatMap({ slot(of: $0, in: id) }) else { continue }
          found.append(slot)
        case .availability: continue
        }
      }
    }
    return found
  }

  private func addAsking(_ expression: Expression, in id: DeclarationID, to found: inout [StateSlot]) {
    switch expression.kind {
    case .name, .postfix:
      guard let path = expression.path, let slot = slot(of: path, in: id), slot.name.saysQuestion else { return }
      found.append(slot)
    case .operation("&&", let operands):
      for operand in operands { addAsking(operand, in: id, to: &found) }
    case .operation("!=", let operands) where operands.count == 2 && operands[1].kind == .nil:
      guard let path = operands[0].path, let slot = slot(of: path, in: id), slot.saysQuestion else { return }
      found.append(slot)
    case .operation("==", let operands) where operands.count == 2:
      guard let path = operands[0].path, let slot = slot(of: path, in: id),
        slot.name.saysQuestion || operands[1].names.contains(where: \.saysQuestion)
      else { return }
      found.append(slot)
    default: return
    }
  }
}
