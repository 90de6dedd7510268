/// What a control runs, and where that is written.
struct TapCode {
  private enum Source {
    /// Statements between braces, in UTF-8 offsets of the file, with what stands before their `in`.
    case statements(Span, signature: String)
    /// A function that is handed over: `action: deleteAll`.
    case reference(Span)
  }

  private let source: Source
  private let editor: SourceEditor
  /// Whether it waits for something: a button of SwiftUI does not.
  private let waits: Bool

  /// - Parameter action: as an index into the body's actions.
  init(
    _ action: Int, in id: DeclarationID, _ body: BodyFacts, _ context: RuleContext, _ editor: SourceEditor
  ) throws(FixRefusal) {
    let slot = body.actions[action]
    self.editor = editor
    let type = SlotType(slot, in: id, body, context.resolver)
    guard type.takesNothing else {
      throw FixRefusal("what happens depends on what '\(type.giver)' tells it, which a question would have to keep")
    }
    guard type.givesNothing else { throw FixRefusal("'\(type.giver)' waits for a value, which a question cannot give") }
    waits = type.isAsync || slot.steps.waitForCalls
    guard case .closure(let closure) = slot.value.kind else {
      source = .reference(context.location(slot.value.span, in: id).span)
      return
    }
    guard closure.parameters.isEmpty else {
      throw FixRefusal("what happens depends on what '\(type.giver)' tells it, which a question would have to keep")
    }
    guard !closure.statements.isEmpty else { throw FixRefusal("nothing is written here that could wait for an answer") }
    let braces = context.location(closure.span, in: id).span
    let inner = context.location(closure.bodySpan, in: id).span
    source = .statements(
      editor.withoutSpace(inner), signature: editor.string(Span(braces.lower + 1, inner.lower)).trimmed)
  }

  /// - Parameters:
  ///   - reference: a function that is handed over, relative to the declaration.
  ///   - name: the function's name.
  init(
    reference: Expression, named name: String, in id: DeclarationID, _ context: RuleContext, _ editor: SourceEditor
  ) throws(FixRefusal) {
    let path = reference.path ?? [name]
    let functions = context.resolver.members(name, receiver: Array(path.dropLast()), in: id)
      .compactMap(context.resolver.function)
    if functions.contains(where: { $0.parameters.contains { $0.defaultValue == nil } }) {
      throw FixRefusal("what '\(name)' is told to delete is not known before it is asked")
    }
    if functions.contains(where: \.isThrowing) {
      throw FixRefusal("'\(name)' may fail, and nothing here says what then")
    }
    waits = functions.contains(where: \.isAsync)
    self.editor = editor
    source = .reference(context.location(reference.span, in: id).span)
  }

  /// Every word in it that may be the name of something around it.
  var names: Set<String> {
    switch source {
    case .statements(let span, _), .reference(let span): editor.string(span).leadingNames
    }
  }

  func replacing(with code: String) -> FileEdit {
    switch source {
    case .statements(let span, _): editor.replacing(span, with: code)
    case .reference(let span): editor.replacing(span, with: "{ \(code) }")
    }
  }

  /// The dialog's button that runs it, line by line, the first without indentation.
  func button(_ title: QuestionText, indentation: String) -> [String] {
    let unit = editor.indentUnit
    switch source {
    case .reference(let span):
      if !waits, case .expression(let title) = title {
        return ["Button(\(title), role: .destructive, action: \(editor.string(span)))"]
      }
      let call = "\(editor.string(span))()"
      return title.button(signature: "", [unit + (waits ? "Task { await \(call) }" : call)], unit: unit)
    case .statements(let span, let signature):
      let old = editor.indentation(at: span.lower)
      let inner = indentation + unit
      guard waits else {
        return title.button(
          signature: signature, [unit + editor.reindented(span, from: old, to: inner)], unit: unit)
      }
      let code = editor.reindented(span, from: old, to: inner + unit)
      return title.button(
        signature: signature, [unit + "Task {", unit + unit + code, unit + "}"], unit: unit)
    }
  }
}

/// What a view expects of the closure that it is given.
private struct SlotType {
  /// The view or modifier.
  let giver: String
  private var type: TypeName?

  init(_ slot: ActionSlot, in id: DeclarationID, _ body: BodyFacts, _ resolver: Resolver) {
    let element = body.elements[slot.element]
    let arguments = slot.modifier.map { element.modifiers[$0].arguments } ?? element.arguments
    giver = slot.modifier.map { element.modifiers[$0].name } ?? element.name
    let position = arguments.firstIndex { $0.value.span == slot.value.span }
    if slot.modifier == nil, element.kind == .construct {
      guard resolver.isOwnView(element.name, seenFrom: id) else { return }
      let name = slot.label ?? resolver.lastClosure(of: element.name)
      let members = name.map { resolver.index.lookUp(member: $0, of: element.name) } ?? []
      type = members.lazy.compactMap { resolver.variable($0)?.type }.first
    } else if let position {
      let targets =
        slot.modifier == nil
        ? resolver.members(element.name, receiver: element.receiver, in: id) : resolver.modifiers(named: giver)
      type =
        resolver.fitting(targets, labels: arguments.compactMap(\.label)).lazy
        .compactMap { resolver.function($0)?.parameter(for: arguments[position], at: position)?.type }.first
    }
    if let wrapped = type, wrapped.name == "Optional", let inner = wrapped.arguments.first { type = inner }
  }

  private var function: TypeName? { type?.name == "Function" ? type : nil }

  var takesNothing: Bool { (function?.arguments.count ?? 1) == 1 }
  var givesNothing: Bool { function?.arguments.last.map { $0.name == "Void" || $0.text == "()" } ?? true }
  var isAsync: Bool { function?.text.words.contains("async") ?? false }
}

extension [Step] {
  /// Whether the code itself waits for a call, and not a task that it begins.
  fileprivate var waitForCalls: Bool {
    contains { step in
      switch step.kind {
      case .call(let call): call.isAwaited
      case .branch(let branches): branches.contains { $0.steps.waitForCalls }
      case .loop(let inner): inner.waitForCalls
      case .assign, .apart, .delayed, .wait, .exit: false
      }
    }
  }
}

extension String {
  /// The words in source that are no members of something else: `store` and `note` in `store.delete(note.id)`.
  var leadingNames: Set<String> {
    var names: Set<String> = []
    var word = ""
    var isMember = false
    var dots = 0
    for character in self + " " {
      if character.isLetter || character.isNumber || character == "_" {
        // Several dots are an operator: `0...count`.
        if word.isEmpty { isMember = dots == 1 }
        word.append(character)
      } else if !word.isEmpty {
        if !isMember { names.insert(word) }
        word = ""
      }
      dots = character == "." ? dots + 1 : 0
    }
    return names
  }
}
