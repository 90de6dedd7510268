/// A gesture recogniser of UIKit as a declaration makes it.
struct Recognizer: Equatable {
  var kind: GestureUse.Kind
  /// The variable that holds it.
  var name: String?
  /// The class's name at the call that makes it, relative to the declaration.
  var nameSpan: Span
  var callSpan: Span
  /// The functions that it runs.
  var selectors: [String] = []
  /// The view that it is added to: empty for `self`, nil if that is not seen.
  var target: [String]?
  /// Whether touches go on to what lies below, as for a tap that only puts the keyboard away.
  var letsTouchesThrough = false
}

/// `view.addGestureRecognizer(longPress)`
struct RecognizerAddition: Equatable {
  /// What is added, if it is named and not made at once.
  var path: [String]
  /// The argument, relative to the declaration.
  var span: Span
  /// The callee's name, relative to the declaration.
  var nameSpan: Span
  var target: [String]?
}

/// Reads the gesture recognisers that a declaration makes and adds.
struct RecognizerReader: CodeVisitor {
  private(set) var recognizers: [Recognizer] = []
  private(set) var additions: [RecognizerAddition] = []
  /// Recognisers that are given the targets of another one, as to widen the system's own swipe back.
  private(set) var borrowing: Set<[String]> = []
  /// The functions that recognisers made elsewhere are told to run, by what holds these.
  private(set) var selectorsElsewhere: [[String]: [String]] = [:]

  init(_ declaration: Declaration) {
    walk(declaration)
    for addition in additions {
      for index in recognizers.indices
      where recognizers[index].name.map({ [$0] == addition.path })
        ?? addition.span.contains(recognizers[index].nameSpan)
      {
        recognizers[index].target = addition.target
      }
    }
  }

  mutating func visit(_ variable: VariableDeclaration) {
    guard let value = variable.initialValue else { return }
    note(value, name: variable.name)
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .assignment(let target, "=", let value):
      guard let path = target.path else { return }
      note(value, name: path.joined(separator: "."))
      set(path, value)
    case .postfix(let postfix):
      note(expression, name: nil)
      note(additions: postfix)
    default:
      return
    }
  }

  private mutating func note(_ value: Expression, name: String?) {
    guard case .postfix(let postfix) = value.kind, let callee = Callee(postfix), callee.kind == .construct,
      let call = callee.call, let kind = GestureUse.Kind(recognizer: callee.name),
      !recognizers.contains(where: { $0.nameSpan == callee.nameSpan })
    else { return }
    let selectors = call.arguments.compactMap(\.value.selectorName)
    recognizers.append(
      Recognizer(
        kind: kind, name: name, nameSpan: callee.nameSpan, callSpan: Span(value.span.lower, callee.end),
        selectors: selectors))
  }

  /// `doubleTap.numberOfTapsRequired = 2`
  private mutating func set(_ path: [String], _ value: Expression) {
    guard let property = path.last,
      let index = recognizers.lastIndex(where: { $0.name == path.dropLast().joined(separator: ".") })
    else { return }
    switch (property, value.kind) {
    case ("numberOfTapsRequired", .integer(let text)):
      if case .tap = recognizers[index].kind { recognizers[index].kind = .tap(count: Int(text) ?? 1) }
    case ("numberOfTouchesRequired", .integer(let text)) where text != "1":
      recognizers[index].kind = .severalFingers
    case ("cancelsTouchesInView", .boolean(false)):
      recognizers[index].letsTouchesThrough = true
    default:
      return
    }
  }

  private mutating func note(additions postfix: Postfix) {
    var receiver: [String]? = []
    switch postfix.base.kind {
    case .name(let name): receiver = name == "self" ? [] : [name]
    default: receiver = nil
    }
    for (position, link) in postfix.links.enumerated() {
      guard case .member(let name, let nameSpan) = link.kind else {
        receiver = nil
        continue
      }
      if position + 1 < postfix.links.count, case .call(let call) = postfix.links[position + 1].kind,
        let path = receiver
      {
        noteTarget(of: path, name, call)
      }
      guard ["addGestureRecognizer", "addInteraction"].contains(name), position + 1 < postfix.links.count,
        case .call(let call) = postfix.links[position + 1].kind, let argument = call.firstUnlabelled
      else {
        receiver?.append(name)
        continue
      }
      note(argument, nameSpan: nameSpan, target: receiver)
      return
    }
    // `addGestureRecognizer(tap)` in a view's own code.
    if postfix.links.count == 1, case .name("addGestureRecognizer") = postfix.base.kind,
      case .call(let call) = postfix.links[0].kind, let argument = call.firstUnlabelled
    {
      note(argument, nameSpan: postfix.base.span, target: [])
    }
  }

  /// `doubleTap.addTarget(self, action: #selector(zoom))`, `pan.setValue(targets, forKey: "targets")`
  private mutating func noteTarget(of path: [String], _ name: String, _ call: Call) {
    switch name {
    case "addTarget":
      let selectors = call.arguments.compactMap(\.value.selectorName)
      if let index = recognizers.lastIndex(where: { $0.name == path.joined(separator: ".") }) {
        recognizers[index].selectors += selectors
      } else {
        selectorsElsewhere[path, default: []] += selectors
      }
    case "setValue" where call["forKey"]?.value.writtenName == "targets":
      borrowing.insert(path)
    default: return
    }
  }

  private mutating func note(_ argument: Argument, nameSpan: Span, target: [String]?) {
    additions.append(
      RecognizerAddition(path: argument.value.path ?? [], span: argument.value.span, nameSpan: nameSpan, target: target)
    )
  }
}
