/// Lets the answer to a dialog ask once more before anything is destroyed, in a dialog like the first one.
struct SecondQuestionFix {
  private let found: ReachedTap
  private let context: RuleContext

  init(_ found: ReachedTap, _ context: RuleContext) {
    self.found = found
    self.context = context
  }

  var offers: FixOffers {
    let title =
      context.confirmations == 2 ? "Ask a second time" : "Ask \(context.confirmations) times before it happens"
    return .made(title) { () throws(FixRefusal) in try fix(title) }
  }

  private func fix(_ title: String) throws(FixRefusal) -> Fix {
    if found.tap.element == nil { return try ControllerSecondQuestionFix(found, context).fix(title) }
    guard let question = found.control?.outcome.asked.last else {
      throw FixRefusal("how the first question is asked is not to be seen from here")
    }
    let dialog = try FirstDialog(question, context)
    let missing = max(1, context.confirmations - (found.control?.questions ?? 1))
    var states: [StateInsertion] = []
    for count in 1...missing {
      let name = dialog.state + (count == 1 ? "Again" : "Again\(count)")
      states.append(try StateInsertion(adding: name, type: dialog.stateType, for: question.declaration, context))
    }
    var insertion = states[0]
    for other in states.dropFirst() { insertion.add(other, newline: dialog.editor.newline) }
    let copies = states.indices.map { count in
      dialog.copy(
        upon: states[count].name, count + 1,
        answer: count + 1 < states.count ? dialog.asking(states[count + 1].name) : nil)
    }
    let isClear = dialog.saysDestruction || found.tap.declares
    return Fix(
      title: title, safety: isClear && !dialog.repeatsItself(states.count) ? .unsafe : .placeholder,
      edits: [
        insertion.edit, dialog.code.replacing(with: dialog.asking(states[0].name)),
        dialog.editor.inserting(copies.joined(), at: dialog.span.upper),
      ])
  }
}

/// The dialog that asks first, as it is written.
private struct FirstDialog {
  let editor: SourceEditor
  /// What its answer runs.
  let code: TapCode
  /// The modifier, in UTF-8 offsets of the file.
  let span: Span
  /// The name of the state that shows it.
  let state: String
  /// The state's type; nil for a Boolean that the dialog is given as it is.
  let stateType: String?

  /// Whether its answer says that it destroys something.
  let saysDestruction: Bool

  /// Where the copy says something else.
  private var title: (span: Span, expression: Expression)
  private let answer: Expression?
  private var isPresented: Span
  private let isPlain: Bool
  /// What `presenting:` calls the value in the closure of the buttons; nil without it.
  private let handedOver: String?
  private let lacksVisibility: Bool

  init(_ question: Question, _ context: RuleContext) throws(FixRefusal) {
    guard question.kind == .dialog, let number = question.modifier else {
      throw FixRefusal(
        question.kind == .screen
          ? "the first question is a screen of its own, which has to ask again itself"
          : "the first question stands on the screen itself, which has to ask again itself")
    }
    let id = question.declaration
    guard let body = context.resolver.body(of: id),
      let editor = SourceEditor(context.index.file(of: id), in: context.snapshot)
    else { throw FixRefusal("the file of the first question cannot be read") }
    let modifier = body.elements[question.element].modifiers[number]
    guard ["alert", "confirmationDialog"].contains(modifier.name), let shown = modifier["isPresented"]?.value,
      let title = modifier.firstUnlabelled?.value,
      modifier.arguments.contains(where: { $0.closure != nil && $0.label != "message" })
    else {
      throw FixRefusal("the first question is an alert of the old kind, whose buttons cannot lead to another one")
    }
    self.editor = editor
    func place(_ span: Span) -> Span { context.location(span, in: id).span }
    let button = try Self.answer(in: question, body)
    answer = body.elements[button].title
    guard let action = body.actions.firstIndex(where: { $0.element == button && $0.modifier == nil }) else {
      throw FixRefusal("what the first question's answer does is not to be seen")
    }
    saysDestruction = body.declaresDestruction(button)
    code = try TapCode(action, in: id, body, context, editor)
    span = place(modifier.span)
    isPresented = place(shown.span)
    self.title = (place(title.span), title)
    lacksVisibility = modifier.name == "confirmationDialog" && modifier["titleVisibility"] == nil
    let buttons = modifier.arguments.first { $0.closure != nil && $0.label != "message" }?.closure
    handedOver = modifier["presenting"] == nil ? nil : buttons?.parameters.first
    let source = editor.string(isPresented)
    isPlain = source.hasPrefix("$")
    if isPlain, let path = shown.path, let name = path.last {
      state = name
      stateType = nil
      return
    }
    // `Binding(get: { noteToDelete != nil }, …)`: another state of the same type.
    let owned = source.leadingNames.sorted().compactMap { name -> (name: String, type: TypeName)? in
      guard let property = context.resolver.property([name], in: id),
        let variable = context.resolver.variable(property), variable.attributes.contains(where: { $0.name == "State" }),
        let type = variable.type, type.isOptional
      else { return nil }
      return (name, type)
    }
    guard owned.count == 1, let own = owned.first else {
      throw FixRefusal("what shows the first question is no state of its own view, which a second one could have, too")
    }
    state = own.name
    stateType = own.type.text
  }

  /// The code that lets a further dialog ask.
  ///
  /// What the dialog hands over is still there when its answer runs; the state may have been emptied by then.
  func asking(_ name: String) -> String { isPlain ? "\(name) = true" : "\(name) = \(handedOver ?? state)" }

  /// The dialog once more.
  ///
  /// - Parameters:
  ///   - count: how often was asked before.
  ///   - answer: what its answer does instead.
  func copy(upon name: String, _ count: Int, answer: String?) -> String {
    var edits = [TextEdit(span: title.span, newText: question(count))]
    if isPlain {
      edits.append(
        TextEdit(span: isPresented, newText: "$\(name)" + (lacksVisibility ? ", titleVisibility: .visible" : "")))
    } else if lacksVisibility {
      edits.append(TextEdit(span: Span(at: isPresented.upper), newText: ", titleVisibility: .visible"))
    }
    if let answer { edits.append(TextEdit(code.replacing(with: answer))) }
    var source = ""
    var offset = span.lower
    for edit in edits.sorted(by: { $0.span.lower < $1.span.lower }) {
      source += editor.string(Span(offset, edit.span.lower)) + edit.newText
      offset = edit.span.upper
    }
    source += editor.string(Span(offset, span.upper))
    if !isPlain { source = source.replacingName(state, with: name) }
    return editor.newline + editor.indentation(at: span.lower) + source
  }

  /// The first question's words with “for good”, or the answer's; other words than English ones are said again.
  private func question(_ count: Int) -> String {
    QuestionWords.again(
      ControlTitle(title.expression, source: editor.string(title.span)), count,
      answer: answer.map { ControlTitle($0, source: "") })
  }

  /// Whether one of the further questions has the first one's words: who reads them may think that nothing happened.
  func repeatsItself(_ count: Int) -> Bool {
    (1...count).contains { question($0) == editor.string(title.span) }
  }

  /// The one button of the dialog that does not lead back.
  private static func answer(in question: Question, _ body: BodyFacts) throws(FixRefusal) -> Int {
    let buttons = body.descendants(of: question.element).filter { number in
      let element = body.elements[number]
      return element.name == "Button" && element.kind == .construct && element.role == .dialog
        && element.parent == question.element && element.parentModifier == question.modifier
        && !element.isCancelButton
    }
    let doing = buttons.filter { number in
      body.declaresDestruction(number)
        || body.actions.contains { $0.element == number && $0.modifier == nil && $0.steps.doSomething }
    }
    // Another answer that destroys would ask no second time.
    guard doing.count == 1 else {
      throw FixRefusal(
        buttons.isEmpty
          ? "the buttons of the first question are not to be seen"
          : "the first question has more than one answer, and which of them should ask again is for you to say")
    }
    return doing[0]
  }
}

extension [Step] {
  /// Whether code does more than to set states.
  fileprivate var doSomething: Bool {
    contains { step in
      if case .assign(let assign) = step.kind { return assign.target.isEmpty }
      return true
    }
  }
}

extension TextEdit {
  fileprivate init(_ edit: FileEdit) { self.init(span: edit.span, newText: edit.newText) }
}

extension String {
  /// With another name wherever a whole word is this one.
  fileprivate func replacingName(_ name: String, with other: String) -> String {
    var result = ""
    var word = ""
    for character in self {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      result += word == name ? other : word
      word = ""
      result.append(character)
    }
    return result + (word == name ? other : word)
  }
}
