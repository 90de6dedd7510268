/// What the code of a gesture or a control does, followed into the project's own functions.
struct HandlerCode {
  private let resolver: Resolver

  init(resolver: Resolver) {
    self.resolver = resolver
  }

  /// A call that is not followed, or an assignment.
  struct Leaf {
    enum Kind {
      case call(CallStep)
      case assign(AssignStep)
    }

    var kind: Kind
    var declaration: DeclarationID
  }

  /// Everything that the code does in the end.
  func leaves(of steps: [Step], in id: DeclarationID) -> [Leaf] {
    var leaves: [Leaf] = []
    gather(steps, in: id, depth: 0, into: &leaves)
    return leaves
  }

  private func gather(_ steps: [Step], in id: DeclarationID, depth: Int, into leaves: inout [Leaf]) {
    for step in steps where leaves.count < 200 {
      switch step.kind {
      // `#selector(…)` does nothing by itself.
      case .call(let call) where call.name.hasPrefix("#"): continue
      case .call(let call):
        for closure in call.closures { gather(closure.steps, in: id, depth: depth, into: &leaves) }
        let targets = depth < 4 && !call.putsKeyboardAway ? functions(call, in: id) : []
        for target in targets {
          gather(resolver.body(of: target)?.steps ?? [], in: target, depth: depth + 1, into: &leaves)
        }
        if targets.isEmpty { leaves.append(Leaf(kind: .call(call), declaration: id)) }
      case .assign(let assign):
        leaves.append(Leaf(kind: .assign(assign), declaration: id))
      case .branch(let branches):
        for branch in branches where branch.activity != .inactive {
          gather(branch.steps, in: id, depth: depth, into: &leaves)
        }
      case .delayed(_, let inner), .apart(let inner), .loop(let inner):
        gather(inner, in: id, depth: depth, into: &leaves)
      case .wait, .exit:
        continue
      }
    }
  }

  private func functions(_ call: CallStep, in id: DeclarationID) -> [DeclarationID] {
    guard !call.name.isCapitalised, call.receiver.first != "?", call.receiver.first != "" else { return [] }
    return resolver.fitting(
      resolver.members(call.name, receiver: call.receiver, in: id), labels: call.arguments.compactMap(\.label)
    ).filter { $0 != id && resolver.function($0)?.body != nil }
  }

  // MARK: What it is for

  /// Whether the code draws: it adds to a path, a line, a list of points.
  func draws(_ steps: [Step], in id: DeclarationID) -> Bool {
    leaves(of: steps, in: id).contains { leaf in
      switch leaf.kind {
      case .call(let call):
        if Self.drawingCalls.contains(call.name) { return true }
        guard ["append", "insert"].contains(call.name) else { return false }
        if call.receiver.contains(where: { Self.isDrawing($0) }) { return true }
        // What is added to a path of navigation is no place.
        return call.receiver.contains { $0.words.contains("path") || $0.words.contains("paths") }
          && call.arguments.contains { !Self.places.isDisjoint(with: $0.value.names.flatMap(\.words)) }
      case .assign(let assign):
        return assign.operator == "+=" && assign.target.contains { Self.isDrawing($0) }
      }
    }
  }

  private static let drawingCalls: Set<String> = [
    "addLine", "addLines", "addCurve", "addQuadCurve", "addArc", "addStroke", "addPoint", "beginStroke", "endStroke",
  ]

  private static func isDrawing(_ name: String) -> Bool { !drawingWords.isDisjoint(with: name.words) }

  private static let drawingWords: Set<String> = [
    "line", "lines", "stroke", "strokes", "point", "points", "drawing", "drawings", "ink", "sketch",
    "segments", "trail", "polyline",
  ]

  private static let places: Set<String> = ["location", "point", "points", "position", "translation"]

  /// Whether all that the code does is to put the keyboard away or to begin writing.
  func onlyMovesFocus(_ steps: [Step], in id: DeclarationID) -> Bool {
    let leaves = leaves(of: steps, in: id)
    return leaves.contains(where: movesFocus) && leaves.allSatisfy { movesFocus($0) || isAside($0) }
  }

  private func movesFocus(_ leaf: Leaf) -> Bool {
    switch leaf.kind {
    case .call(let call):
      if Self.focusCalls.contains(call.name) { return true }
      if call.name == "sendAction" {
        let ends = call.arguments.contains { ["resignFirstResponder", "endEditing"].contains($0.value.selectorName) }
        return ends || resolver.body(of: leaf.declaration)?.steps.nameResigning ?? false
      }
      return call.name.words.contains("keyboard") || call.name.words.contains("focus")
    case .assign(let assign):
      guard let name = assign.target.last else { return false }
      if let property = resolver.property(assign.target, in: leaf.declaration),
        resolver.variable(property)?.attribute("FocusState") != nil
      {
        return true
      }
      let words = Set(name.words)
      return !words.isDisjoint(with: ["focus", "focused", "focussed", "keyboard", "editing", "responder"])
    }
  }

  private static let focusCalls: Set<String> = [
    "endEditing", "end_editing", "resignFirstResponder", "becomeFirstResponder",
  ]

  /// What goes along with an action and does nothing that a person is after: haptics, logs.
  private func isAside(_ leaf: Leaf) -> Bool {
    guard case .call(let call) = leaf.kind else { return false }
    let words = Set((call.receiver + [call.name]).flatMap(\.words))
    return !words.isDisjoint(with: Self.asideWords)
  }

  private static let asideWords: Set<String> = [
    "haptic", "haptics", "log", "logger", "print", "debug", "impact", "feedback", "vibrate", "track", "analytics",
  ]

  /// Whether the code does nothing that a person could be after.
  func doesNothing(_ steps: [Step], in id: DeclarationID) -> Bool {
    let leaves = leaves(of: steps, in: id)
    return !leaves.isEmpty && leaves.allSatisfy(isAside)
  }

  /// Whether all that the code does is to tell that a finger is down: the look of what is pressed.
  func onlyTellsOfTouch(_ steps: [Step], in id: DeclarationID) -> Bool {
    let leaves = leaves(of: steps, in: id)
    return !leaves.isEmpty
      && leaves.allSatisfy { leaf in
        switch leaf.kind {
        case .call(let call): return call.name == "withAnimation" || isAside(leaf)
        case .assign(let assign):
          let words = Set(assign.target.last?.words ?? [])
          return !words.isDisjoint(with: ["pressed", "pressing", "touched", "highlighted"])
        }
      }
  }

  /// Whether what one part of the code moves the last part puts back, so that nothing has changed in the end.
  func putsBack(_ parts: [[Step]], in id: DeclarationID) -> Bool {
    guard parts.count > 1, let last = parts.last else { return false }
    func targets(_ steps: [Step], _ isRight: (AssignStep) -> Bool) -> Set<[String]>? {
      var found: Set<[String]> = []
      for leaf in leaves(of: steps, in: id) {
        switch leaf.kind {
        case .assign(let assign):
          guard isRight(assign) else { return nil }
          found.insert(assign.target)
        case .call(let call):
          guard call.name == "withAnimation" || call.receiver == [""] || isAside(leaf) else { return nil }
        }
      }
      return found
    }
    guard let back = targets(last, { $0.isRest }), !back.isEmpty else { return false }
    return parts.dropLast().allSatisfy { part in targets(part) { _ in true }?.isSubset(of: back) ?? false }
  }

  /// Whether the code makes a picture larger or smaller.
  func zooms(_ steps: [Step], in id: DeclarationID) -> Bool {
    leaves(of: steps, in: id).contains { leaf in
      switch leaf.kind {
      case .call(let call): ["zoom", "setZoomScale"].contains(call.name)
      case .assign(let assign): assign.target.last == "zoomScale"
      }
    }
  }

  // MARK: Whether two do the same

  /// What code does, so that two pieces of it can be compared.
  enum Deed: Hashable {
    case function(DeclarationID, arguments: [String])
    /// `owner` is the type whose function is called, or, where that is not known, the type that calls.
    case call(owner: String, [String], arguments: [String])
    case state(StateKey, AssignStep.Value, value: [String])
    case assign(owner: String, [String], AssignStep.Value, value: [String])
  }

  /// What the code does by itself, calls not followed.
  func deeds(of steps: [Step], in id: DeclarationID) -> Set<Deed> {
    var deeds: Set<Deed> = []
    gatherDeeds(steps, in: id, into: &deeds)
    return deeds
  }

  private func gatherDeeds(_ steps: [Step], in id: DeclarationID, into deeds: inout Set<Deed>) {
    for step in steps {
      switch step.kind {
      case .call(let call):
        for closure in call.closures { gatherDeeds(closure.steps, in: id, into: &deeds) }
        if call.name.isCapitalised || call.name.hasPrefix("#") || isAside(Leaf(kind: .call(call), declaration: id)) {
          continue
        }
        // Which of a model's actions is meant, as in `store.send(.openSettings)`.
        let arguments = call.arguments.filter { $0.closure == nil }.flatMap(\.value.namesAndNumbers)
        if let target = functions(call, in: id).first {
          deeds.insert(.function(target, arguments: arguments))
        } else {
          let type = call.receiver.isEmpty ? nil : resolver.type(of: call.receiver, in: id)
          let path = type == nil ? call.receiver + [call.name] : [call.name]
          let owner = type ?? resolver.index.ownerName(of: id) ?? ""
          deeds.insert(.call(owner: owner, path, arguments: arguments))
        }
      case .assign(let assign):
        if let name = assign.target.last, let owner = resolver.type(of: Array(assign.target.dropLast()), in: id) {
          let value = assign.expression?.namesAndNumbers ?? []
          deeds.insert(.state(StateKey(owner: owner, name: name), assign.value, value: value))
        } else {
          let value = assign.expression?.namesAndNumbers ?? []
          deeds.insert(
            .assign(owner: resolver.index.ownerName(of: id) ?? "", assign.target, assign.value, value: value))
        }
      case .branch(let branches):
        for branch in branches where branch.activity != .inactive { gatherDeeds(branch.steps, in: id, into: &deeds) }
      case .delayed(_, let inner), .apart(let inner), .loop(let inner):
        gatherDeeds(inner, in: id, into: &deeds)
      case .wait, .exit:
        continue
      }
    }
  }
}

extension Expression {
  /// What tells one value from another: the names in it, or the number that it is. Texts are not compared, as they
  /// may stand in another file.
  fileprivate var namesAndNumbers: [String] {
    switch kind {
    case .integer(let text), .float(let text): [text]
    default: names
    }
  }
}

extension AssignStep {
  /// Whether a value is given back that something has at rest: `0`, `.zero`, `nil`.
  fileprivate var isRest: Bool {
    switch value {
    case .nil, .false, .zero, .emptyString, .emptyCollection: return true
    case .true, .toggled: return false
    case .other: return expression?.names.last == "zero" || expression?.names.last == "identity"
    }
  }
}

extension CallStep {
  /// Whether the call's own name says that it puts the keyboard away, however it does that.
  fileprivate var putsKeyboardAway: Bool {
    if ["endEditing", "end_editing", "resignFirstResponder"].contains(name) { return true }
    let words = Set(name.words)
    return words.contains("keyboard")
      && !words.isDisjoint(with: ["hide", "dismiss", "close", "end", "resign", "lower", "hides", "dismisses"])
  }
}

extension [Step] {
  /// `let resign = #selector(UIResponder.resignFirstResponder)`, which a later call sends.
  fileprivate var nameResigning: Bool {
    contains { step in
      guard case .call(let call) = step.kind, call.name == "#selector" else { return false }
      return call.arguments.contains { $0.value.names.contains("resignFirstResponder") }
    }
  }
}
