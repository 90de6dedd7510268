/// A dialog about something that is destroyed, as it is written, and what is unclear about it.
struct DialogReader {
  enum Problem: Hashable, Sendable {
    /// The title says nothing of what happens: “Are you sure?”.
    case title(String)
    /// The button that does it says nothing of what happens: “OK”.
    case answer(String)
    /// No button keeps things as they are; a dialog then has the system's.
    case noWayBack(isAlert: Bool)
    /// The title may not be shown.
    case hiddenTitle
  }

  struct Found: Hashable, Sendable {
    var problem: Problem
    /// Relative to the declaration.
    var span: Span
  }

  private let body: BodyFacts

  init(_ body: BodyFacts) {
    self.body = body
  }

  /// - Parameter destroys: whether an action of the body, by its number, destroys something.
  func problems(of position: Int, on element: Int, destroys: (Int) -> Bool) -> [Found] {
    let modifier = body.elements[element].modifiers[position]
    let all = content(of: position, on: element)
    let buttons = all.filter { body.elements[$0].kind == .construct && body.elements[$0].name == "Button" }
    let doing = answers(of: position, on: element, destroys: destroys)
    // A dialog with several things to choose from is a menu, and no question.
    let others = buttons.filter { !doing.contains($0) && !isWayBack($0) }
    guard !doing.isEmpty, others.count <= 1 else { return [] }
    var found: [Found] = []
    let hasMessage = modifier.arguments.contains { $0.label == "message" }
    if let title = modifier.firstUnlabelled?.value, let text = title.writtenText, !hasMessage,
      Self.emptyQuestions.contains(text.plainWords)
    {
      found.append(Found(problem: .title(text), span: title.span))
    }
    if modifier.name == "confirmationDialog", !hasMessage, modifier["isPresented"] != nil,
      modifier["titleVisibility"]?.value.kind != .implicitMember("visible"),
      modifier.firstUnlabelled?.value.writtenText != ""
    {
      let shown = modifier["titleVisibility"]?.value
      if shown == nil || shown?.kind == .implicitMember("automatic") || shown?.kind == .implicitMember("hidden") {
        found.append(Found(problem: .hiddenTitle, span: modifier.nameSpan))
      }
    }
    for button in doing {
      guard let title = body.title(of: button), Self.emptyAnswers.contains(title.plainWords) else { continue }
      found.append(Found(problem: .answer(title), span: body.elements[button].nameSpan))
    }
    // Views of the project in the dialog may hold any button.
    let isAllSeen = all.allSatisfy { number in
      body.elements[number].kind == .construct && Vocabulary.slots(ofView: body.elements[number].name) != nil
    }
    if isAllSeen, !buttons.contains(where: isWayBack) {
      found.append(Found(problem: .noWayBack(isAlert: modifier.name == "alert"), span: modifier.nameSpan))
    }
    return found
  }

  /// The elements of a dialog, in source order.
  private func content(of position: Int, on element: Int) -> [Int] {
    body.descendants(of: element).filter { number in
      body.elements[number].parent == element && body.elements[number].parentModifier == position
        && body.elements[number].role == .dialog
    }
    .flatMap { [$0] + body.descendants(of: $0) }
  }

  /// The buttons of a dialog that destroy something, or say so.
  ///
  /// - Parameter destroys: whether an action of the body, by its number, destroys something.
  func answers(of position: Int, on element: Int, destroys: (Int) -> Bool) -> [Int] {
    content(of: position, on: element).filter { button in
      guard body.elements[button].kind == .construct, body.elements[button].name == "Button", !isWayBack(button) else {
        return false
      }
      if body.declaresDestruction(button) { return true }
      return body.actions.indices.contains { body.actions[$0].element == button && destroys($0) }
    }
  }

  /// `role: .cancel`, a button that does nothing, or one that says that it keeps.
  private func isWayBack(_ button: Int) -> Bool {
    let element = body.elements[button]
    if element["role"]?.value.kind == .implicitMember("cancel") { return true }
    if element["role"]?.value.kind == .implicitMember("destructive") { return false }
    let actions = body.actions.filter { $0.element == button && $0.modifier == nil }
    if !actions.isEmpty, actions.allSatisfy(\.steps.isEmpty) { return true }
    guard let title = body.title(of: button)?.plainWords else { return false }
    return ["cancel", "no", "keep", "not now", "go back", "back"].contains(title) || title.hasPrefix("keep ")
  }

  /// `UIAlertController(title: "Are you sure?", …)`, `UIAlertAction(title: "OK", style: .destructive)`.
  static func isEmptyQuestion(_ title: String) -> Bool { emptyQuestions.contains(title.plainWords) }
  static func isEmptyAnswer(_ title: String) -> Bool { emptyAnswers.contains(title.plainWords) }

  private static let emptyQuestions: Set<String> = [
    "", "are you sure", "are you really sure", "sure", "really", "confirm", "please confirm", "confirmation", "warning",
    "attention", "caution", "alert", "notice", "hold on", "wait", "are you sure you want to do this",
    "are you sure you want to continue", "do you want to continue", "continue", "is this ok",
  ]
  private static let emptyAnswers: Set<String> = [
    "ok", "okay", "yes", "confirm", "continue", "sure", "proceed", "i m sure", "yes i m sure", "do it", "accept",
    "go on",
    "got it",
  ]
}

extension String {
  /// In lower case, without punctuation: `are you sure` for `Are you sure?`.
  fileprivate var plainWords: String {
    var words: [String] = []
    var current = ""
    for character in self.lowercased() {
      if character.isLetter || character.isNumber {
        current.append(character)
      } else if !current.isEmpty {
        words.append(current)
        current = ""
      }
    }
    if !current.isEmpty { words.append(current) }
    return words.joined(separator: " ")
  }
}
