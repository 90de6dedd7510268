/// Source of the advice: WWDC25 session 238, 13:36.
struct UndoControl: Rule {
  let id = "undo-control"
  let group = RuleGroup.destruction
  let severity = Severity.information
  let reference = Reference.session238(minute: 13, second: 36)
  let tags = ["destruction", "wcag334", "coga-o4p05"]
  let explanation = Explanation(
    what: "A screen of Assistive Access has a button that undoes or redoes a step.",
    why: """
      Undo takes away what a person has just made, and what it takes away depends on what came before, which is hard to \
      follow. Apple's demonstration took it out of its Assistive Access scene. This is a heuristic: where undo is the \
      way back from a mistake, it helps.
      """,
    instead: """
      Consider leaving undo out of Assistive Access, unless it is how a person gets something back that was lost.
      """)

  private static let message =
    "undo takes away a step that is hard to name; Apple's demonstration left it out of Assistive Access: consider whether it is needed here"

  func reports(in context: RuleContext) -> [Report] {
    let buttons = context.reachedBodies.flatMap { body -> [Report] in
      body.liveElements.compactMap { number, element -> Report? in
        guard element.kind == .construct, element.name == "Button", element.role != .dialog,
          isUndo(number, in: body.facts)
        else { return nil }
        return context.report(Self.message, about: element, in: body)
      }
    }
    let items = context.reachedCalls.compactMap { call -> Report? in
      guard call.call.name == "UIBarButtonItem",
        let item = call.call.arguments.first(where: { ["systemItem", "barButtonSystemItem"].contains($0.label) }),
        item.value.kind == .implicitMember("undo") || item.value.kind == .implicitMember("redo")
      else { return nil }
      return context.report(Self.message, at: call)
    }
    return buttons + items
  }

  private func isUndo(_ control: Int, in body: BodyFacts) -> Bool {
    let steps = body.actions.filter { $0.element == control && $0.modifier == nil && $0.role == .action }.flatMap(
      \.steps)
    let calls = steps.calledNames
    if calls.contains(where: Self.isUndo) { return true }
    let symbols = ([control] + body.descendants(of: control)).compactMap { number in
      (body.elements[number]["systemImage"] ?? body.elements[number]["systemName"])?.value.writtenName
    }
    let hasArrow = symbols.contains { $0.hasPrefix("arrow.uturn.") }
    if let title = body.title(of: control)?.words.joined(separator: " ") {
      // Who redoes an exercise does it once more.
      return title == "undo" || title == "redo" && hasArrow
    }
    guard hasArrow, body.elements[control].title == nil else {
      return false
    }
    // The same arrow stands for going back, answering and starting again.
    return !body.descendants(of: control).contains { ["Text", "Label"].contains(body.elements[$0].name) }
      && !calls.isEmpty && !calls.contains { !Self.otherWords.isDisjoint(with: $0.words) }
  }

  /// `undo()`, `undoLastStroke()`, `redoTapped()`; undoing one thing by name, as a repost, is an action of its own.
  private static func isUndo(_ name: String) -> Bool {
    let words = name.words
    guard words.contains("undo") || words.contains("redo") else { return false }
    return words.allSatisfy(undoWords.contains)
  }

  private static let undoWords: Set<String> = [
    "undo", "redo", "last", "stroke", "step", "move", "action", "change", "tapped", "perform", "handle", "did", "tap",
    "on", "pressed", "button", "drawing", "line", "manager", "edit", "clicked",
  ]
  private static let otherWords: Set<String> = [
    "reply", "back", "dismiss", "retry", "restart", "reset", "restore", "return", "pop", "answer", "go", "exit",
    "close",
    "start", "again", "new", "load", "reload", "refresh", "rotate", "turn", "send", "forward", "share", "close",
  ]

  let examples = UndoControl.cases
}

extension Array where Element == Step {
  /// Names of the calls in code and the names of the states it sets.
  fileprivate var calledNames: [String] {
    flatMap { step -> [String] in
      switch step.kind {
      case .call(let call): [call.name] + call.closures.flatMap(\.steps.calledNames)
      case .assign(let assign): assign.target.suffix(1).map { $0 }
      case .branch(let branches): branches.flatMap(\.steps.calledNames)
      case .apart(let inner), .loop(let inner), .delayed(_, let inner): inner.calledNames
      case .wait, .exit: []
      }
    }
  }
}
