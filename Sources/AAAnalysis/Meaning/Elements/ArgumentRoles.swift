/// Tells what each argument of a view or modifier is for.
struct ArgumentRoles {
  let callee: String
  private let slots: Vocabulary.Slots?
  private let unlabelledClosure: SlotRole?
  private let isModifier: Bool

  init(callee: String, isModifier: Bool, isInDialog: Bool, arguments: [Argument]) {
    self.callee = callee
    self.isModifier = isModifier
    var slots = isModifier ? Vocabulary.slots(ofModifier: callee) : Vocabulary.slots(ofView: callee)
    if slots == nil, !isModifier, isInDialog, ["destructive", "cancel", "default"].contains(callee) {
      slots = Vocabulary.Slots(["action": .action, "_": .action])
    }
    self.slots = slots
    unlabelledClosure =
      isModifier ? slots?.roles["_"] : ArgumentRoles.unlabelledClosure(of: callee, arguments, slots)
  }

  /// A trailing closure is a button's label if the action stands before it, a link's if the destination does.
  private static func unlabelledClosure(
    of callee: String, _ arguments: [Argument], _ slots: Vocabulary.Slots?
  ) -> SlotRole? {
    let before = arguments.filter { !$0.isTrailingClosure }
    switch callee {
    case "Button" where before.contains { $0.label == "action" || $0.label == "intent" }: return .label
    case "NavigationLink" where before.contains { $0.label == "destination" || $0.label == "value" }: return .label
    default: return slots?.roles["_"]
    }
  }

  /// - Returns: nil for a value whose use is not known.
  func role(of argument: Argument) -> SlotRole? {
    if let slots {
      if let label = argument.label {
        if let role = slots.roles[label] { return role }
        return argument.closure.map { Self.guess(label: label, closure: $0) }
      }
      if let closure = argument.closure {
        return unlabelledClosure ?? Self.guess(label: nil, closure: closure)
      }
      guard takesUnlabelledValue else { return nil }
      return slots.roles["_"]
    }
    if let closure = argument.closure {
      let role = Self.guess(label: argument.label, closure: closure)
      return role == .content && isModifier && Self.namesPresentation(callee) ? .presented : role
    }
    return argument.label.flatMap(Self.role(ofLabel:)).flatMap { $0.holdsViews ? nil : $0 }
  }

  /// `.gesture(DragGesture().onEnded { … })`: the gesture is a value with closures of its own.
  func gestureValue(_ argument: Argument) -> Expression? {
    guard isModifier, case .postfix(let postfix) = argument.value.kind,
      case .name(let name) = postfix.base.kind, name.isCapitalised
    else { return nil }
    return argument.value
  }

  private var takesUnlabelledValue: Bool {
    if !isModifier { return callee == "AnyView" }
    return [
      "overlay", "background", "mask", "gesture", "simultaneousGesture", "highPriorityGesture", "tabItem",
      "listRowBackground", "contextMenu",
    ].contains(callee)
  }

  /// Reads the role of a closure that is given to a view or modifier of the project or a library.
  private static func guess(label: String?, closure: Closure) -> SlotRole {
    if let role = label.flatMap(role(ofLabel:)) { return role }
    return closure.statements.looksLikeViews ? .content : .action
  }

  /// `.bottomSheet(isPresented: $isShown) { … }` of the project or a library.
  private static func namesPresentation(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("sheet") || name.contains("popover") || name.hasSuffix("cover")
  }

  private static func role(ofLabel label: String) -> SlotRole? {
    switch label {
    case "content", "header", "footer", "sidebar", "detail", "placeholder", "leading", "trailing", "overlay", "row",
      "empty":
      return .content
    case "label", "title": return .label
    case "icon": return .icon
    case "destination": return .destination
    case "toolbar": return .toolbar
    case "action", "perform", "completion", "handler", "tapped": return .action
    default:
      let rest = label.dropFirst(2)
      return label.hasPrefix("on") && (rest.first?.isUppercase ?? false) ? .action : nil
    }
  }
}

extension Array where Element == Statement {
  /// Whether the last statement makes a view, as far as its looks tell.
  var looksLikeViews: Bool {
    guard let last else { return false }
    switch last.kind {
    case .expression(let expression), .return(.some(let expression)): return expression.looksLikeView
    case .if(let statement): return statement.body.statements.looksLikeViews
    case .switch(let statement): return statement.cases.contains { $0.statements.looksLikeViews }
    case .conditionalCompilation(let clauses): return clauses.contains { $0.statements.looksLikeViews }
    default: return false
    }
  }
}

extension Expression {
  fileprivate var looksLikeView: Bool {
    switch kind {
    case .postfix(let postfix):
      guard let callee = Callee(postfix) else { return false }
      if callee.kind == .construct {
        if Self.effectConstructs.contains(callee.name) { return false }
        // `CNContactStore().requestAccess(for: .contacts)`: something is done with what is made.
        let isDoer = callee.name.words.last.map(Self.wordsOfDoers.contains) ?? false
        return !isDoer || callee.linkCount == postfix.links.count
      }
      // `header.padding()`: a modifier that SwiftUI has tells that the base is a view.
      return postfix.links[callee.linkCount...].contains { link in
        guard case .member(let name, _) = link.kind else { return false }
        return Vocabulary.slots(ofModifier: name) != nil
      }
    case .name(let name): return !name.isCapitalised
    case .ternary(_, let then, _): return then.looksLikeView
    case .if(let statement): return statement.body.statements.looksLikeViews
    case .switch(let statement): return statement.cases.contains { $0.statements.looksLikeViews }
    default: return false
    }
  }

  /// What the last word of a type's name is if it does something and shows nothing.
  private static let wordsOfDoers: Set<String> = [
    "store", "context", "manager", "generator", "center", "session", "player", "synthesizer", "service", "client",
    "repository", "engine", "recorder", "model", "coordinator", "queue", "request", "cache", "database", "loader",
  ]
  private static let effectConstructs: Set<String> = ["Task", "Timer", "DispatchQueue", "Logger"]
}
