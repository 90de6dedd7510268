// What controls say of themselves: that they destroy something.

extension BodyFacts {
  /// Whether a control says that it destroys: by its role, its title or its picture.
  func declaresDestruction(_ control: Int) -> Bool {
    marksDestruction(control) || title(of: control)?.startsWithDestructiveWord ?? false
  }

  /// Whether what an action is given to says so, or the name under which it is given.
  func declaresDestruction(_ action: ActionSlot) -> Bool {
    let element = elements[action.element]
    if let modifier = action.modifier { return element.modifiers[modifier].name == "onDelete" }
    if element.kind == .call, element.name == "destructive" { return true }
    if element.name.saysDestructionSomewhere, element.kind != .member { return true }
    return declaresDestruction(action.element) || action.label?.saysDestructionSomewhere ?? false
  }

  /// Whether a control is marked as destructive: by its role or by its picture.
  func marksDestruction(_ control: Int) -> Bool {
    if elements[control]["role"]?.value.kind == .implicitMember("destructive") { return true }
    return ([control] + descendants(of: control)).contains { number in
      guard isDrawing(number, of: control) else { return false }
      let symbol = (elements[number]["systemImage"] ?? elements[number]["systemName"])?.value.writtenName ?? ""
      return symbol.isSymbolOfDestruction
    }
  }
}

extension Element {
  /// `Button("Keep", role: .cancel) {}`
  var isCancelButton: Bool {
    kind == .construct && name == "Button" && self["role"]?.value.kind == .implicitMember("cancel")
  }
}

extension BodyFacts {
  /// Whether an element is part of what a control shows, and not of what its modifiers show: a menu, a sheet, a row's
  /// swipe actions.
  private func isDrawing(_ element: Int, of control: Int) -> Bool {
    var current = element
    while current != control {
      guard elements[current].parentModifier == nil, let parent = elements[current].parent else { return false }
      current = parent
    }
    return true
  }
}

extension Array where Element == Step {
  /// Whether some of the code makes or sets up a control of UIKit.
  var haveTaps: Bool {
    contains { step in
      switch step.kind {
      case .call(let call): CallStep.tapNames.contains(call.name) || call.closures.contains(where: \.steps.haveTaps)
      case .assign(let assign): assign.closure.haveTaps
      case .branch(let branches): branches.contains(where: \.steps.haveTaps)
      case .apart(let inner), .loop(let inner), .delayed(_, let inner): inner.haveTaps
      case .wait, .exit: false
      }
    }
  }
}

extension CallStep {
  fileprivate static let tapNames: Set<String> = ["UIAction", "UIContextualAction", "UIBarButtonItem", "addTarget"]

  /// What a control of UIKit runs when it is tapped; nil for calls that make or set up no control.
  var tapSteps: [Step]? {
    switch name {
    case "UIAction", "UIContextualAction":
      return closures.isEmpty ? nil : closures.flatMap(\.steps)
    case "UIBarButtonItem", "addTarget":
      if name == "addTarget" {
        let event = arguments.last { $0.label == "for" }?.value.kind
        guard event == .implicitMember("touchUpInside") || event == .implicitMember("primaryActionTriggered") else {
          return nil
        }
      }
      guard let name = arguments.first(where: { $0.label == "action" })?.value.selectorName else { return nil }
      let call = CallStep(
        receiver: [], name: name, nameSpan: nameSpan, arguments: [], closures: [], isAwaited: false,
        isAttempted: false)
      return [Step(kind: .call(call), span: nameSpan)]
    default: return nil
    }
  }

  var shownTitle: String? { arguments.first { $0.label == "title" }?.value.writtenText }

  /// Whether a control of UIKit is marked as destructive, or says so by its title.
  var declaresDestruction: Bool {
    if shownTitle?.startsWithDestructiveWord ?? false { return true }
    return arguments.contains { argument in
      switch argument.value.kind {
      case .implicitMember("destructive"), .implicitMember("trash"): return true
      case .array(let values): return values.contains { $0.kind == .implicitMember("destructive") }
      case .postfix(let postfix):
        guard let callee = Callee(postfix), callee.name == "UIImage" else { return false }
        return callee.call?["systemName"]?.value.writtenName?.isSymbolOfDestruction ?? false
      default: return false
      }
    }
  }
}

extension String {
  /// Names of symbols that stand for throwing away.
  var isSymbolOfDestruction: Bool { hasPrefix("trash") || hasPrefix("xmark.bin") }

  /// `deleteNote`, `onDelete`, `handleDelete`
  var saysDestruction: Bool {
    if startsWithDestructiveWord { return true }
    let words = words
    guard let first = words.first, ["on", "handle", "perform", "confirm", "did", "request"].contains(first) else {
      return false
    }
    return words.dropFirst().joined().startsWithDestructiveWord
  }
}
