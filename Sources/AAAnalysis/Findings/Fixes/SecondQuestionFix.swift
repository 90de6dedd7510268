/// Lets the answer to a dialog ask once more before anything is destroyed.
struct SecondQuestionFix {
  private let found: ReachedTap
  private let context: RuleContext

  init(_ found: ReachedTap, _ context: RuleContext) {
    self.found = found
    self.context = context
  }

  /// One for a dialog beside the control, of which a plain state decides: what the first dialog holds on to must still
  /// be there for the second.
  var fixes: [Fix] {
    guard context.confirmations - (found.control?.questions ?? 0) == 1,
      let question = found.control?.outcome.asked.last,
      question.kind == .dialog, question.declaration == found.body.id, let number = question.modifier,
      let editor = SourceEditor(context.file, in: context.snapshot)
    else { return [] }
    let body = found.body.facts
    let modifier = body.elements[question.element].modifiers[number]
    guard ["alert", "confirmationDialog"].contains(modifier.name), let title = modifier.firstUnlabelled,
      let isPresented = modifier["isPresented"]?.value, source(isPresented, editor).hasPrefix("$"),
      let content = modifier.arguments.first(where: { $0.closure != nil && $0.label != "message" })?.closure,
      let answer = answer(in: question), let action = body.actions.firstIndex(where: { $0.element == answer }),
      let code = TapCode(action, in: found.body, context, editor),
      let state = StateInsertion(stateName(isPresented), type: nil, for: found.body.id, context)
    else { return [] }
    var presenting = ""
    var parameter = ""
    if let name = content.parameters.first {
      guard let value = modifier["presenting"]?.value else { return [] }
      presenting = ", presenting: \(source(value, editor))"
      parameter = " \(name) in"
    }
    let span = context.location(modifier.span, in: found.body.id).span
    let indentation = editor.indentation(at: span.lower)
    let unit = editor.indentUnit
    let own = body.elements[answer]
    let answerTitle = own.title.map { source($0, editor) } ?? "\"Delete\""
    let words = secondQuestion(title.value, answer: own.title, editor)
    var lines = [
      ".confirmationDialog(\(words), isPresented: $\(state.name), titleVisibility: .visible\(presenting)) {\(parameter)"
    ]
    lines += code.button(answerTitle, indentation: indentation + unit, editor).map { unit + $0 }
    lines += ["\(unit)Button(\"Keep\", role: .cancel) {}", "}"]
    let dialog = lines.map { editor.newline + indentation + $0 }.joined()
    return [
      Fix(
        title: "Ask a second time", safety: .unsafe,
        edits: [state.edit, code.replacing(with: "\(state.name) = true"), editor.inserting(dialog, at: span.upper)])
    ]
  }

  private func source(_ expression: Expression, _ editor: SourceEditor) -> String {
    editor.string(context.location(expression.span, in: found.body.id).span)
  }

  private func stateName(_ isPresented: Expression) -> String {
    (isPresented.path?.last ?? "isConfirming") + "Again"
  }

  /// The one button of the dialog that does not lead back.
  private func answer(in question: Question) -> Int? {
    let body = found.body.facts
    let buttons = body.descendants(of: question.element).filter { number in
      let element = body.elements[number]
      return element.name == "Button" && element.kind == .construct && element.role == .dialog
        && element.parent == question.element && element.parentModifier == question.modifier
        && element["role"]?.value.kind != .implicitMember("cancel")
    }
    if buttons.count == 1 { return buttons[0] }
    let marked = buttons.filter { body.elements[$0]["role"]?.value.kind == .implicitMember("destructive") }
    return marked.count == 1 ? marked[0] : nil
  }

  /// The first question's words with “for good”, or the answer's.
  private func secondQuestion(_ title: Expression, answer: Expression?, _ editor: SourceEditor) -> String {
    guard let text = title.writtenText, case .string = title.kind, !text.isTranslationKey, !title.isTranslated else {
      return source(title, editor)
    }
    func forGood(_ text: String) -> String {
      var text = text
      while text.hasSuffix("?") || text.hasSuffix(" ") || text.hasSuffix(".") { text.removeLast() }
      return "\"\(text) for good?\""
    }
    if text.startsWithDestructiveWord { return forGood(text) }
    if let answer, !answer.isTranslated, let answer = answer.writtenText, answer.startsWithDestructiveWord,
      !answer.isTranslationKey
    {
      return forGood(answer)
    }
    return forGood("Delete")
  }
}
