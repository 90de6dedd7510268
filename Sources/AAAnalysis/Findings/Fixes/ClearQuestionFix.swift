/// Lets a question about something that is destroyed say what happens, and offer a button that keeps it.
struct ClearQuestionFix {
  static let title = "Say what happens, and offer a way back"

  private let body: ReachedBody
  private let context: RuleContext

  init(in body: ReachedBody, _ context: RuleContext) {
    self.body = body
    self.context = context
  }

  private func span(_ span: Span) -> Span { context.location(span, in: body.id).span }

  // MARK: Dialogs

  /// - Parameters:
  ///   - problems: those that are told, all of which are mended.
  ///   - answers: the dialog's buttons that destroy something.
  func offers(
    for problems: [DialogReader.Found], of position: Int, on element: Int, answers: [Int]
  ) -> FixOffers {
    .made(Self.title) { () throws(FixRefusal) in
      guard let editor = SourceEditor(context.file, in: context.snapshot) else {
        throw FixRefusal("the file cannot be read")
      }
      guard answers.count == 1, let answer = answers.first else {
        throw FixRefusal("the question has more than one answer, and which words are meant for which is for you to say")
      }
      return try fix(problems, position, element, answer, editor)
    }
  }

  private func fix(
    _ problems: [DialogReader.Found], _ position: Int, _ element: Int, _ answer: Int, _ editor: SourceEditor
  ) throws(FixRefusal) -> Fix {
    let facts = body.facts
    let modifier = facts.elements[element].modifiers[position]
    let answerTitle = try titleExpression(of: answer, editor)
    let steps = facts.actions.filter { $0.element == answer && $0.modifier == nil }.flatMap(\.steps)
    let words = QuestionWords(
      title: clearTitle([answerTitle?.title, controlTitle(element, editor)]), steps: steps,
      isMarked: facts.marksDestruction(answer), inCode: false, context)
    var edits: [FileEdit] = []
    var isGuessed = words.areGuessed
    for problem in problems {
      switch problem.problem {
      case .title:
        guard let title = modifier.firstUnlabelled?.value else { continue }
        edits.append(editor.replacing(span(title.span), with: try saying(words.question(0), instead: title)))
        isGuessed = isGuessed || !words.areTelling
      case .answer:
        guard let answerTitle else { continue }
        edits.append(
          editor.replacing(
            span(answerTitle.expression.span), with: try saying(words.answer, instead: answerTitle.expression)))
        if let role = roleInsertion(answer, editor) { edits.append(role) }
        isGuessed = isGuessed || !words.isVerbKnown
      case .noWayBack:
        guard let wayBack = words.wayBack else {
          throw FixRefusal("how this app says 'Cancel' is not to be seen, and the button needs words")
        }
        edits.append(try addition(wayBack, to: modifier, editor))
      case .hiddenTitle: continue
      }
    }
    return Fix(title: Self.title, safety: isGuessed ? .placeholder : .unsafe, edits: edits)
  }

  /// The first of these that says what happens.
  private func clearTitle(_ titles: [ControlTitle?]) -> ControlTitle? {
    titles.lazy.compactMap { $0 }.first { title in
      guard let words = title.words else { return false }
      return title.isEnglish && words.startsWithDestructiveWord
    }
  }

  private func titleExpression(
    of button: Int, _ editor: SourceEditor
  ) throws(FixRefusal) -> (title: ControlTitle, expression: Expression)? {
    let facts = body.facts
    let shown = [button] + facts.descendants(of: button).filter { ["Text", "Label"].contains(facts.elements[$0].name) }
    guard let title = shown.lazy.compactMap({ facts.elements[$0].title }).first else { return nil }
    return (ControlTitle(title, source: editor.string(span(title.span))), title)
  }

  /// What the control says on which the question hangs.
  private func controlTitle(_ element: Int, _ editor: SourceEditor) -> ControlTitle? {
    let control = body.facts.elements[element]
    guard ["Button", "Label", "Text"].contains(control.name), let title = control.title else { return nil }
    return ControlTitle(title, source: editor.string(span(title.span)))
  }

  /// Words in place of others, in the form of those.
  private func saying(_ text: QuestionText, instead old: Expression) throws(FixRefusal) -> String {
    if old.isLookedUp {
      throw FixRefusal("the words are looked up in a table of texts, and have to be changed there in every language")
    }
    guard case .string = old.kind, let words = text.expression else {
      throw FixRefusal("the words are not written here, so that others have to be written where they are")
    }
    return words
  }

  /// `, role: .destructive` for a button that has no role.
  private func roleInsertion(_ button: Int, _ editor: SourceEditor) -> FileEdit? {
    let element = body.facts.elements[button]
    guard element["role"] == nil, let title = element.arguments.first, title.label == nil, !title.isTrailingClosure,
      title.closure == nil
    else { return nil }
    let before = element["systemImage"] ?? element["image"] ?? title
    return editor.inserting(", role: .destructive", at: span(before.span).upper)
  }

  /// A button at the end of a dialog.
  private func addition(
    _ wayBack: QuestionText, to modifier: Modifier, _ editor: SourceEditor
  ) throws(FixRefusal) -> FileEdit {
    let buttons = modifier.arguments.filter { $0.label != "message" }.compactMap(\.closure)
    guard buttons.count == 1, let closure = buttons.first, let last = closure.statements.last,
      let first = closure.statements.first
    else { throw FixRefusal("the buttons of this question are made elsewhere") }
    let unit = editor.indentUnit
    let lines = wayBack.idleButton(role: "cancel", unit: unit)
    let end = span(last.span).upper
    if editor.text.isFirstOnLine(span(last.span).lower), editor.isLastCode(end) {
      let lineEnd = editor.text.lines.lineSpan(editor.text.lines.line(at: end), in: editor.text.bytes).upper
      let indentation = editor.indentation(at: span(last.span).lower)
      return editor.inserting(editor.newline + editor.lines(lines, indentation: indentation), at: lineEnd)
    }
    let outer = editor.indentation(at: span(closure.span).lower)
    let inner = outer + unit
    let all = Span(span(first.span).lower, end)
    let code =
      editor.newline + inner + editor.reindented(all, from: outer, to: inner) + editor.newline
      + editor.lines(lines, indentation: inner) + editor.newline + outer
    let signatureEnd = all.lower - editor.blanks(before: all.lower)
    return editor.replacing(Span(signatureEnd, span(closure.bodySpan).upper), with: code)
  }

  // MARK: Alerts of UIKit

  /// - Parameters:
  ///   - title: the alert's, if that is what is told of.
  ///   - answer: the action that destroys.
  func offers(title: Expression?, answer: CallStep, isAnswerTold: Bool) -> FixOffers {
    .made(Self.title) { () throws(FixRefusal) in
      guard let editor = SourceEditor(context.file, in: context.snapshot) else {
        throw FixRefusal("the file cannot be read")
      }
      let own = answer.arguments.first { $0.label == "title" }?.value
      let ownTitle = own.map { ControlTitle($0, source: editor.string(span($0.span))) }
      let words = QuestionWords(
        title: clearTitle([ownTitle]), steps: answer.closures.flatMap(\.steps), isMarked: true, inCode: true, context)
      var edits: [FileEdit] = []
      var isGuessed = words.areGuessed
      if let title {
        edits.append(editor.replacing(span(title.span), with: try saying(words.question(0), instead: title)))
        isGuessed = isGuessed || !words.areTelling
      }
      if isAnswerTold, let own {
        edits.append(editor.replacing(span(own.span), with: try saying(words.answer, instead: own)))
        isGuessed = isGuessed || !words.isVerbKnown
      }
      return Fix(title: Self.title, safety: isGuessed ? .placeholder : .unsafe, edits: edits)
    }
  }
}
