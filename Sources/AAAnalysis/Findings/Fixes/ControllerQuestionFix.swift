/// Makes a control of UIKit ask before it destroys something: its view controller presents alerts.
struct ControllerQuestionFix {
  private let found: ReachedTap
  private let body: ReachedBody
  private let context: RuleContext

  init(_ found: ReachedTap, _ context: RuleContext) {
    self.found = found
    self.context = context
    body = found.body
  }

  func fix(_ title: String) throws(FixRefusal) -> Fix {
    guard case .call(let number) = found.tap.place, let editor = SourceEditor(context.file, in: context.snapshot) else {
      throw FixRefusal("the file cannot be read")
    }
    try Self.requireController(of: body.id, context)
    let call = body.facts.collectedCalls[number].call
    let words = QuestionWords(found, item: nil, withoutNames: [], context, editor)
    let questions = try (0..<context.confirmations).map { count throws(FixRefusal) in
      try Self.words(words, count, of: context.confirmations)
    }
    let safety: Fix.Safety = words.areGuessed ? .placeholder : .unsafe
    if let closure = call.arguments.lazy.compactMap(\.closure).first {
      let code = try ControllerCode(closure, in: body.id, context, editor)
      return Fix(
        title: title, safety: safety,
        edits: [Self.asking(questions, instead: code, in: body.id, context, editor)])
    }
    return Fix(title: title, safety: safety, edits: try methodThatAsks(questions, instead: call, editor))
  }

  /// - Returns: the view controller's name.
  static func requireController(of id: DeclarationID, _ context: RuleContext) throws(FixRefusal) {
    guard let owner = context.index.ownerName(of: id) else {
      throw FixRefusal("this stands in no view controller, and only one can present a question")
    }
    guard context.index.inheritsController(owner) else {
      throw FixRefusal("'\(owner)' is no view controller, and only one can present a question")
    }
    let isStatic =
      switch context.index[id].value {
      case .function(let function): function.isStatic
      case .variable(let variable): variable.isStatic
      default: false
      }
    if isStatic { throw FixRefusal("a static member knows no view controller, and only one can present a question") }
  }

  static func words(_ words: QuestionWords, _ count: Int, of all: Int) throws(FixRefusal) -> ControllerAlert.Words {
    guard let title = words.question(count).expression, let answer = words.answer.expression else {
      throw FixRefusal("the title of this control is no text that an alert can show")
    }
    guard let wayBack = words.wayBack?.expression else {
      throw FixRefusal("how this app says 'Cancel' is not to be seen, and an alert needs a button that leads back")
    }
    return ControllerAlert.Words(
      title: title, message: count + 1 == all ? words.messageText : nil, answer: answer, wayBack: wayBack)
  }

  /// Lets a closure ask first.
  static func asking(
    _ questions: [ControllerAlert.Words], instead code: ControllerCode, in id: DeclarationID, _ context: RuleContext,
    _ editor: SourceEditor
  ) -> FileEdit {
    let source = editor.string(code.span)
    let unit = editor.indentUnit
    let old = editor.indentation(at: code.span.lower)
    let alert = ControllerAlert(
      questions: questions, controller: code.controller, controllerInAnswers: code.controller, captures: code.captures,
      taken: source.leadingNames)
    // `{ _ in self.delete() }` on one line is opened.
    let isFirst = editor.text.isFirstOnLine(code.span.lower)
    let indentation = isFirst ? old : old + unit
    let lines = alert.lines(indentation: indentation, unit: unit) { inner in
      [editor.reindented(code.span, from: old, to: inner)]
    }
    let text = lines.joined(separator: editor.newline + indentation)
    guard !isFirst else { return editor.replacing(code.span, with: text) }
    let before = code.span.lower - editor.blanks(before: code.span.lower)
    var behind = code.span.upper
    while behind < editor.text.bytes.count, [0x20, 0x09].contains(editor.text.bytes[behind]) { behind += 1 }
    return editor.replacing(
      Span(before, behind), with: editor.newline + indentation + text + editor.newline + old)
  }

  // MARK: Targets and their actions

  /// Another method, which asks before the one that a control calls.
  private func methodThatAsks(
    _ questions: [ControllerAlert.Words], instead call: CallStep, _ editor: SourceEditor
  ) throws(FixRefusal) -> [FileEdit] {
    let target = call.arguments.first { $0.label == "target" } ?? call.arguments.first { $0.label == nil }
    guard let target, target.value.kind == .name("self") else {
      throw FixRefusal("the target of this control is another object, which is to ask itself")
    }
    guard let selector = call.arguments.first(where: { $0.label == "action" })?.value, let name = selector.selectorName
    else { throw FixRefusal("what this control calls is not to be seen") }
    let functions = context.resolver.members(name, receiver: [], in: body.id).compactMap(context.resolver.function)
    guard functions.count == 1, let function = functions.first, !function.isAsync, !function.isThrowing else {
      throw FixRefusal("which '\(name)' this control calls is not to be seen")
    }
    let member = context.index[body.id]
    guard let type = context.index.owner(of: body.id), editor.text.isFirstOnLine(member.start) else {
      throw FixRefusal("what stands here is written on one line, so that nothing can be added below it")
    }
    let asking = freeName("confirm\(name.prefix(1).uppercased())\(name.dropFirst())", in: type)
    let parameters = function.parameters.map { parameter in
      let label = parameter.label == parameter.name ? "" : "\(parameter.label ?? "_") "
      return "\(label)\(parameter.name): \(parameter.type.text)"
    }
    let arguments = function.parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + parameter.name
    }
    let unit = editor.indentUnit
    let indentation = editor.indentation(at: member.start)
    let alert = ControllerAlert(
      questions: questions, controller: "", controllerInAnswers: "self?.", captures: "[weak self] ",
      taken: Set(function.parameters.map(\.name)))
    let lines = alert.lines(indentation: indentation + unit, unit: unit) { _ in
      ["self?.\(name)(\(arguments.joined(separator: ", ")))"]
    }
    let method =
      ["", "@objc private func \(asking)(\(parameters.joined(separator: ", "))) {"] + lines.map { unit + $0 } + ["}"]
    let end = member.start + member.length
    let lineEnd = editor.text.lines.lineSpan(editor.text.lines.line(at: end), in: editor.text.bytes).upper
    let place = editor.isLastCode(end) ? lineEnd : end
    return [
      editor.replacing(context.location(selector.span, in: body.id).span, with: "#selector(\(asking))"),
      editor.inserting(editor.newline + editor.lines(method, indentation: indentation), at: place),
    ]
  }

  private func freeName(_ wanted: String, in type: DeclarationID) -> String {
    let owner = context.index.ownerName(of: body.id) ?? ""
    var name = wanted
    var number = 2
    while !context.index.lookUp(member: name, of: owner).isEmpty {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }
}

extension QuestionText {
  /// As it can be given to what is no view; nil for a `Text`.
  var expression: String? {
    if case .expression(let source) = self { source } else { nil }
  }
}

/// Lets the answer to an alert ask once more.
struct ControllerSecondQuestionFix {
  private let found: ReachedTap
  private let context: RuleContext

  init(_ found: ReachedTap, _ context: RuleContext) {
    self.found = found
    self.context = context
  }

  func fix(_ title: String) throws(FixRefusal) -> Fix {
    guard let control = found.control else { throw FixRefusal("what this control destroys is not to be seen") }
    let deed = control.outcome.deed
    let id = deed.calls.first?.declaration ?? deed.declaration
    let span = deed.calls.first?.span ?? deed.span
    guard let facts = context.resolver.body(of: id),
      let editor = SourceEditor(context.index.file(of: id), in: context.snapshot)
    else { throw FixRefusal("the file of the first question cannot be read") }
    let actions = facts.collectedCalls.filter { $0.call.name == "UIAlertAction" }
    // The innermost one, should the questions stand in each other.
    guard let asked = actions.last(where: { $0.span.contains(span) }),
      let closure = asked.call.arguments.lazy.compactMap(\.closure).first
    else { throw FixRefusal("how the first question is asked is not to be seen from here") }
    try ControllerQuestionFix.requireController(of: id, context)
    let doing = actions.filter { action in
      !action.call.arguments.contains { $0.value.kind == .implicitMember("cancel") }
        && action.call.closures.contains { !$0.steps.isEmpty } && !action.span.contains(asked.span)
    }
    guard doing.isEmpty else {
      throw FixRefusal(
        "the first question has more than one answer, and which of them should ask again is for you to say")
    }
    let code = try ControllerCode(closure, in: id, context, editor)
    let first = FirstAlert(facts, asked.call, in: id, context, editor)
    let words = QuestionWords(found, item: nil, withoutNames: [], context, editor)
    let questions = try (control.questions..<context.confirmations).map { count throws(FixRefusal) in
      try first.words(count, else: words, of: context.confirmations)
    }
    let declares = asked.call.arguments.contains { $0.value.kind == .implicitMember("destructive") }
    return Fix(
      title: title, safety: declares || found.tap.declares ? .unsafe : .placeholder,
      edits: [ControllerQuestionFix.asking(questions, instead: code, in: id, context, editor)])
  }
}

/// The words of the alert that asks first.
private struct FirstAlert {
  private let title: ControlTitle?
  private let answer: ControlTitle?
  private let message: String?
  private let wayBack: String?

  init(
    _ facts: BodyFacts, _ action: CallStep, in id: DeclarationID, _ context: RuleContext, _ editor: SourceEditor
  ) {
    func source(_ expression: Expression) -> String { editor.string(context.location(expression.span, in: id).span) }
    func title(_ call: CallStep, _ label: String) -> ControlTitle? {
      guard let value = call.arguments.first(where: { $0.label == label })?.value, value.kind != .nil else {
        return nil
      }
      return ControlTitle(value, source: source(value))
    }
    let alerts = facts.collectedCalls.map(\.call).filter { $0.name == "UIAlertController" }
    let alert = alerts.count == 1 ? alerts.first : nil
    self.title = alert.flatMap { title($0, "title") }
    message = alert.flatMap { title($0, "message") }?.text.expression
    answer = title(action, "title")
    let cancelling = facts.collectedCalls.map(\.call).filter { call in
      call.name == "UIAlertAction" && call.arguments.contains { $0.value.kind == .implicitMember("cancel") }
    }
    wayBack = cancelling.lazy.compactMap { title($0, "title")?.text.expression }.first
  }

  func words(
    _ count: Int, else words: QuestionWords, of all: Int
  ) throws(FixRefusal) -> ControllerAlert.Words {
    guard let title = title.map({ QuestionWords.again($0, count, answer: answer) }) ?? words.question(count).expression,
      let answer = answer?.text.expression ?? words.answer.expression
    else { throw FixRefusal("the title of this control is no text that an alert can show") }
    guard let wayBack = wayBack ?? words.wayBack?.expression else {
      throw FixRefusal("how this app says 'Cancel' is not to be seen, and an alert needs a button that leads back")
    }
    return ControllerAlert.Words(
      title: title, message: message ?? (count + 1 == all ? words.messageText : nil), answer: answer, wayBack: wayBack)
  }
}
