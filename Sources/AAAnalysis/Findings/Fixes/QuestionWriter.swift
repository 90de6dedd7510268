/// The questions about one control, as code: the states that show them, and the dialogs.
struct QuestionWriter {
  private let state: AskingState
  private let words: QuestionWords
  private let names: [String]
  private let editor: SourceEditor
  /// Adds the states to the view.
  let insertion: FileEdit

  /// - Parameter id: the body of the view that asks.
  init(
    _ state: AskingState, _ words: QuestionWords, asking count: Int, for id: DeclarationID, _ context: RuleContext,
    _ editor: SourceEditor
  ) throws(FixRefusal) {
    if let target = context.deploymentTarget(of: context.file), target.version < Self.firstVersion,
      !context.isMarkedAvailable(id)
    {
      throw FixRefusal("the question needs iOS \(Self.firstVersion), and the app is built for iOS \(target.version)")
    }
    self.state = state
    self.words = words
    self.editor = editor
    var states: [StateInsertion] = []
    for count in 1...count {
      states.append(try StateInsertion(adding: Self.name(state, words, count), type: state.type, for: id, context))
    }
    var insertion = states[0]
    for other in states.dropFirst() { insertion.add(other, newline: editor.newline) }
    self.insertion = insertion.edit
    names = states.map(\.name)
  }

  /// That has `confirmationDialog` and the roles of buttons.
  private static let firstVersion = PlatformVersion(15)

  /// What the control does instead.
  var firstAsking: String { state.asking(names[0]) }

  /// The dialogs, each on lines of its own.
  ///
  /// - Parameter answer: the last dialog's button that does it, line by line, at an indentation.
  func modifiers(indentation: String, answer: (_ indentation: String) -> [String]) -> String {
    names.indices.map { count in
      let next = count + 1 < names.count ? state.asking(names[count + 1]) : nil
      let unit = editor.indentUnit
      var buttons: [String]
      if let next {
        buttons = words.answer.button(signature: "", [unit + next], unit: unit)
      } else {
        buttons = answer(indentation + unit)
      }
      if let wayBack = words.wayBack { buttons += wayBack.idleButton(role: "cancel", unit: unit) }
      return QuestionDialog(
        title: words.question(count).source, isPresented: state.isPresented(names[count]),
        presented: state.presented(names[count]), buttons: buttons, message: next == nil ? words.message : nil
      )
      .lines(indentation: indentation, unit: unit)
      .map { editor.newline + ($0.isEmpty ? "" : indentation + $0) }.joined()
    }
    .joined()
  }

  private static func name(_ state: AskingState, _ words: QuestionWords, _ count: Int) -> String {
    let ending = count == 1 ? "" : count == 2 ? "Again" : "Again\(count)"
    guard let item = state.item else { return "isConfirming\(words.nameWords)\(ending)" }
    // A letter says nothing of what it stands for.
    let name = item.count > 1 ? item : words.object.last ?? "item"
    return "\(name)To\(words.verbName)\(ending)"
  }
}

/// A confirmation dialog, as a modifier.
struct QuestionDialog {
  /// What decides whether a dialog is shown.
  enum Presentation {
    case state(String)
    case binding(get: String, set: String)
  }

  var title: String
  var isPresented: Presentation
  /// What the dialog hands to its buttons, and what it is called there.
  var presented: (state: String, name: String)?
  /// Line by line, without the indentation of the dialog's content.
  var buttons: [String]
  var message: String?

  private static let width = 120

  /// Line by line, without the indentation of the modifier.
  func lines(indentation: String, unit: String) -> [String] {
    let opening = presented.map { "{ \($0.name) in" } ?? "{"
    let arguments =
      [[title], shown, ["titleVisibility: .visible"]] + (presented.map { [["presenting: \($0.state)"]] } ?? [])
    func fits(_ line: String) -> Bool { indentation.columns + line.columns <= Self.width }
    let head = ".confirmationDialog(\(arguments.map { $0.joined() }.joined(separator: ", "))) \(opening)"
    var lines: [String]
    if fits(head) {
      lines = [head]
    } else {
      lines = [".confirmationDialog("]
      for (number, parts) in arguments.enumerated() {
        let comma = number + 1 < arguments.count ? "," : ""
        if parts.count == 1 || fits(unit + parts.joined() + comma) {
          lines.append(unit + parts.joined() + comma)
        } else {
          lines.append(unit + parts[0])
          lines += [parts[1].trimmed, parts[2]].map { unit + unit + $0 }
          lines.append(unit + parts[3] + comma)
        }
      }
      lines.append(") \(opening)")
    }
    lines += buttons.map { unit + $0 }
    if let message {
      lines.append("} message: \(presented == nil ? "{" : "{ _ in")")
      lines.append(unit + message)
    }
    return lines + ["}"]
  }

  /// The argument, in pieces where it can be broken.
  private var shown: [String] {
    switch isPresented {
    case .state(let state): ["isPresented: \(state)"]
    case .binding(let get, let set): ["isPresented: Binding(", "get: { \(get) }, ", "set: { \(set) }", ")"]
    }
  }
}
