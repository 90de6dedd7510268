/// A button of UIKit that a function makes, and what the function gives it.
struct ButtonSetup {
  /// The initialiser, relative to the declaration.
  var nameSpan: Span
  var label: ControlLabel
}

/// Reads how a function sets up the buttons of UIKit that it makes.
struct ButtonSetupReader {
  private let declaration: Declaration
  private let body: BodyFacts

  init(_ declaration: Declaration, _ body: BodyFacts) {
    self.declaration = declaration
    self.body = body
  }

  /// Buttons that are made and kept in a local constant, as far as all that is done to them can be seen.
  var buttons: [ButtonSetup] {
    locals.compactMap { local in
      guard local.type == "UIButton" else { return nil }
      return setup(of: local)
    }
  }

  // MARK: Locals

  private struct Local {
    var name: String
    var type: String
    var value: Expression
    var callee: Callee
  }

  private var locals: [Local] {
    let statements: [Statement]
    switch declaration {
    case .function(let function): statements = function.body?.statements ?? []
    case .variable(let variable): statements = variable.getter?.statements ?? []
    default: return []
    }
    var found: [Local] = []
    collect(statements, into: &found)
    return found
  }

  private func collect(_ statements: [Statement], into found: inout [Local]) {
    for statement in statements {
      switch statement.kind {
      case .variable(let variable):
        guard let value = variable.initialValue, case .postfix(let postfix) = value.kind, let callee = Callee(postfix)
        else { continue }
        // `UIButton(type: .system)`, `UIButton.Configuration.filled()`, `.filled()` of a written type
        let type = callee.kind == .construct ? callee.name : callee.receiver.last ?? ""
        found.append(
          Local(
            name: variable.name, type: type.isEmpty ? variable.type?.name ?? "" : type, value: value, callee: callee))
      case .if(let statement): collect(statement.body.statements, into: &found)
      case .do(let block, _): collect(block.statements, into: &found)
      case .for(let loop): collect(loop.body.statements, into: &found)
      case .conditionalCompilation(let clauses):
        for clause in clauses where clause.condition.activity == .active { collect(clause.statements, into: &found) }
      default: continue
      }
    }
  }

  // MARK: What is given

  private func setup(of button: Local) -> ButtonSetup? {
    guard let call = button.callee.call, body.locals[button.name] == "UIButton" else { return nil }
    var label = ControlLabel.nothing
    for argument in call.arguments {
      switch argument.label {
      case "frame": continue
      case "type":
        guard [.implicitMember("system"), .implicitMember("custom")].contains(argument.value.kind) else { return nil }
      case "configuration":
        guard let given = configuration(argument.value) else { return nil }
        label = label.joined(given)
      case "primaryAction":
        guard let given = Self.action(argument.value) else { return nil }
        label = label.joined(given)
      default: return nil
      }
    }
    guard let later = changes(to: button.name) else { return nil }
    return ButtonSetup(nameSpan: button.callee.nameSpan, label: label.joined(later))
  }

  /// What calls and assignments give a button or configuration; nil if it is handed to code that may change it.
  private func changes(to name: String) -> ControlLabel? {
    var label = ControlLabel.nothing
    var isSeen = true
    walk(body.steps) { step in
      switch step.kind {
      case .assign(let assign):
        if assign.target.first == name {
          guard let given = given(by: assign) else {
            isSeen = false
            return
          }
          label = label.joined(given)
        } else if assign.expression?.path == [name], !Self.keepers.contains(assign.target.last ?? "") {
          // `self.button = button`: others may change it.
          isSeen = false
        }
      case .call(let call):
        if call.receiver.first == name {
          label = label.joined(Self.given(by: call))
        } else if call.arguments.contains(where: { $0.value.names.contains(name) }), !Self.isHarmless(call) {
          isSeen = false
        }
      case .exit: return
      default: return
      }
    }
    return isSeen && !isReturned(name) ? label : nil
  }

  private func given(by assign: AssignStep) -> ControlLabel? {
    if assign.value == .nil || assign.value == .emptyString { return .nothing }
    let path = assign.target.dropFirst()
    if path.last == "configuration" { return assign.expression.flatMap(configuration) }
    if path.last == "configurationUpdateHandler" || path.last == "primaryAction" || path.last == "menu" { return nil }
    if ["title", "attributedTitle", "text", "attributedText"].contains(path.last) { return .words }
    return path.last == "image" ? .symbol : .nothing
  }

  private static func given(by call: CallStep) -> ControlLabel {
    let isNothing = call.arguments.first.map { $0.value.kind == .nil || $0.value.writtenText == "" } ?? true
    if isNothing { return .nothing }
    switch call.name {
    case "setTitle", "setAttributedTitle": return .words
    case "setImage": return .symbol
    case "setBackgroundImage": return ControlLabel(text: .absent, picture: .unknown, pictureIsContent: false)
    case "addSubview", "addArrangedSubview": return .unknown
    default: return .nothing
    }
  }

  /// A configuration that is made here.
  private func configuration(_ value: Expression) -> ControlLabel? {
    if let name = value.path, name.count == 1 {
      guard let local = locals.first(where: { $0.name == name[0] && $0.type == "Configuration" }) else { return nil }
      return local.callee.call.flatMap { _ in changes(to: name[0]) }
    }
    switch value.kind {
    case .implicitMember: return .nothing
    case .postfix(let postfix):
      guard let callee = Callee(postfix), callee.linkCount == postfix.links.count,
        callee.receiver.last == "Configuration" || callee.receiver == [""], callee.call?.arguments.isEmpty ?? false
      else { return nil }
      return .nothing
    default: return nil
    }
  }

  /// `UIAction(title:image:handler:)`
  static func action(_ value: Expression) -> ControlLabel? {
    guard case .postfix(let postfix) = value.kind, let callee = Callee(postfix), callee.name == "UIAction",
      let call = callee.call
    else { return nil }
    var label = ControlLabel.nothing
    if let title = call["title"]?.value, title.writtenText != "" { label = label.joined(.words) }
    if let image = call["image"]?.value, image.kind != .nil { label = label.joined(.symbol) }
    return label
  }

  // MARK: Escapes

  private static let keepers: Set<String> = ["configuration"]

  private static func isHarmless(_ call: CallStep) -> Bool {
    [
      "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "UIStackView",
      "bringSubviewToFront",
      "sendSubviewToBack", "activate", "constraint", "setCustomSpacing", "UIBarButtonItem", "NSLayoutConstraint",
      "UIButton",
      "print", "equalTo", "append",
    ].contains(call.name)
  }

  private func isReturned(_ name: String) -> Bool {
    switch declaration {
    case .function(let function): function.body?.statements.giveBack(name) ?? false
    case .variable(let variable): variable.getter?.statements.giveBack(name) ?? false
    default: false
    }
  }

  private func walk(_ steps: [Step], _ visit: (Step) -> Void) {
    for step in steps {
      visit(step)
      switch step.kind {
      case .delayed(_, let inner), .apart(let inner), .loop(let inner): walk(inner, visit)
      case .branch(let branches): for branch in branches { walk(branch.steps, visit) }
      case .call(let call): for closure in call.closures { walk(closure.steps, visit) }
      case .wait, .assign, .exit: continue
      }
    }
  }
}

extension Array where Element == Statement {
  /// Whether code gives a name back.
  fileprivate func giveBack(_ name: String) -> Bool {
    contains { statement in
      switch statement.kind {
      case .return(.some(let value)): return value.names.contains(name)
      case .expression(let value): return value.path == [name]
      case .if(let statement):
        if statement.body.statements.giveBack(name) { return true }
        if case .block(let block) = statement.otherwise { return block.statements.giveBack(name) }
        return false
      case .do(let block, _): return block.statements.giveBack(name)
      default: return false
      }
    }
  }
}
