/// Code that waits for Assistive Access to be turned on or off, which does not happen while an app runs.
struct StatusObservation {
  enum Kind: Hashable {
    /// `.onChange(of: isAssistiveAccessEnabled)`
    case change
    /// An observer of a notification, by its name.
    case notification(String)
    /// Key-value observing.
    case keyValue
    /// The value is read again and again.
    case reading
  }

  var kind: Kind
  /// Relative to the declaration.
  var span: Span
}

extension Resolver {
  /// The observations in one declaration, in no particular order.
  ///
  /// - Parameter searchesCode: whether observers of notifications and keys are looked for, which takes a walk through
  ///   all code; in files that do not mention Assistive Access there are none.
  func statusObservations(in id: DeclarationID, searchesCode: Bool) -> [StatusObservation] {
    let flag = SystemFlag(resolver: self)
    var found: [StatusObservation] = []
    if let body = body(of: id) {
      for element in body.elements where element.activity != .inactive {
        found += element.modifiers.filter { $0.isChangeObserver(of: flag, in: id) }
          .map { StatusObservation(kind: .change, span: $0.nameSpan) }
      }
      var readings = RepeatedReadings(flag: flag, declaration: id, locals: body.locals)
      readings.read(body, isRepeated: function(id)?.isCalledAgain ?? false)
      found += readings.spans.map { StatusObservation(kind: .reading, span: $0) }
    }
    guard searchesCode else { return found }
    var observers = ObserverFinder(index: index)
    observers.walk(index[id].value)
    return found + observers.found
  }
}

extension Modifier {
  fileprivate func isChangeObserver(of flag: SystemFlag, in id: DeclarationID) -> Bool {
    guard name == "onChange", activity != .inactive, let value = self["of"]?.value, flag.isFlag(value, in: id) else {
      return false
    }
    // With `initial: true` it runs once.
    if let initial = self["initial"], initial.value.kind != .boolean(false) { return false }
    return true
  }
}

extension FunctionDeclaration {
  /// UIKit calls these whenever the app comes back.
  fileprivate var isCalledAgain: Bool {
    [
      "applicationDidBecomeActive", "applicationWillEnterForeground", "sceneDidBecomeActive",
      "sceneWillEnterForeground",
    ].contains(name)
  }
}

/// Finds assignments of the flag in code that runs again and again.
private struct RepeatedReadings {
  let flag: SystemFlag
  let declaration: DeclarationID
  let locals: [String: String]
  private(set) var spans: [Span] = []

  init(flag: SystemFlag, declaration: DeclarationID, locals: [String: String]) {
    self.flag = flag
    self.declaration = declaration
    self.locals = locals
  }

  mutating func read(_ body: BodyFacts, isRepeated: Bool) {
    for action in body.actions where body.elements[action.element].activity != .inactive {
      let modifier = action.modifier.map { body.elements[action.element].modifiers[$0].name }
      read(action.steps, isRepeated: modifier == "onReceive" || modifier == "onChange")
    }
    read(body.steps, isRepeated: isRepeated)
  }

  private mutating func read(_ steps: [Step], isRepeated: Bool) {
    for step in steps {
      switch step.kind {
      case .assign(let assign):
        guard isRepeated, let value = assign.expression, let target = assign.target.first,
          assign.target.count > 1 || locals[target] == nil, flag.isFlag(value, in: declaration)
        else { continue }
        spans.append(value.span)
      case .delayed(let delay, let inner): read(inner, isRepeated: isRepeated || delay.repeats)
      case .apart(let inner): read(inner, isRepeated: isRepeated)
      case .loop(let inner): read(inner, isRepeated: isRepeated || inner.contains { $0.isWait })
      case .branch(let branches):
        for branch in branches where branch.activity != .inactive { read(branch.steps, isRepeated: isRepeated) }
      case .call(let call):
        let observes = ["sink", "addObserver", "observe"].contains(call.name)
        for closure in call.closures { read(closure.steps, isRepeated: isRepeated || observes) }
      case .wait, .exit: continue
      }
    }
  }
}

extension Step {
  fileprivate var isWait: Bool { if case .wait = kind { true } else { false } }
}

/// Finds observers of notifications and keys that name Assistive Access.
private struct ObserverFinder: CodeVisitor {
  let index: WorkspaceIndex
  private(set) var found: [StatusObservation] = []

  init(index: WorkspaceIndex) { self.index = index }

  mutating func visit(_ expression: Expression) {
    guard case .postfix(let postfix) = expression.kind else { return }
    var name: String?
    if case .name(let base) = postfix.base.kind { name = base }
    for link in postfix.links {
      switch link.kind {
      case .member(let member, _): name = member
      case .call(let call):
        if let name { read(call, of: name, receiver: postfix.leadingPath?.path ?? []) }
        name = nil
      case .subscript, .conditional: name = nil
      }
    }
  }

  private mutating func read(_ call: Call, of name: String, receiver: [String]) {
    switch name {
    case "publisher", "notifications", "addObserver", "observe":
      guard
        let observed = ["for", "named", "forName", "name", "forKeyPath"].lazy.compactMap({ call[$0]?.value }).first
          ?? (name == "observe" ? call.firstUnlabelled?.value : nil)
      else { return }
      if let key = observed.observedKey {
        guard !receiver.contains(where: { $0.lowercased().contains("defaults") }), !isOwnKey(key) else { return }
        found.append(StatusObservation(kind: .keyValue, span: observed.span))
      } else if let notification = systemNotification(observed) {
        found.append(StatusObservation(kind: .notification(notification), span: observed.span))
      }
    default: return
    }
  }

  /// Whether the project has a property that it lets others observe under this name.
  private func isOwnKey(_ key: String) -> Bool {
    index.files.contains { file in
      file.declarations.contains { declaration in
        guard case .variable(let variable) = declaration.value else { return false }
        return variable.name == key && variable.modifiers.contains("dynamic")
      }
    }
  }

  /// The name of a notification about Assistive Access that the project does not post itself, as far as can be seen.
  private func systemNotification(_ expression: Expression) -> String? {
    if let text = expression.notificationText { return text.isSystemNotification ? text : nil }
    let path: [String]
    if case .implicitMember(let name) = expression.kind { path = [name] } else { path = expression.path ?? [] }
    guard let name = path.last, name.lowercased().contains("assistiveaccess") else { return nil }
    // Made-up members of UIKit's and Accessibility's own types do not even compile.
    if ["UIAccessibility", "AccessibilitySettings"].contains(path.dropLast().last) { return nil }
    guard path.count == 1 || path.dropLast().last == "Name" else { return nil }
    let declared = index.extensionMembers(named: name) + index.globals(named: name)
    guard !declared.isEmpty else { return path.count == 1 && expression.kind == .name(name) ? nil : name }
    let texts = declared.compactMap { id -> String? in
      guard case .variable(let variable) = index[id].value else { return nil }
      return (variable.initialValue ?? variable.getter?.singleExpression)?.notificationText
    }
    return texts.contains(where: \.isSystemNotification) ? name : nil
  }
}

extension Expression {
  /// `\.isAssistiveAccessEnabled`, `#keyPath(…)`, `"isAssistiveAccessEnabled"`: the key, if it is about Assistive
  /// Access.
  fileprivate var observedKey: String? {
    let key: String?
    switch kind {
    case .keyPath(_, let components): key = components.last
    case .string(let literal): key = literal.plainText?.split(separator: ".").last.map(String.init)
    case .postfix(let postfix):
      guard case .name("#keyPath") = postfix.base.kind, case .call(let call) = postfix.links.first?.kind else {
        return nil
      }
      key = call.firstUnlabelled?.value.path?.last
    default: key = nil
    }
    guard let key,
      ["isAssistiveAccessEnabled", "assistiveAccessEnabled", SystemFlag.environmentKey].contains(key)
    else { return nil }
    return key
  }

  /// `Notification.Name("…")`, `NSNotification.Name(rawValue: "…")`, `.init("…")`: the text.
  fileprivate var notificationText: String? {
    guard case .postfix(let postfix) = kind, let callee = Callee(postfix), ["Name", "init"].contains(callee.name),
      let value = callee.call?["rawValue"]?.value ?? callee.call?.firstUnlabelled?.value,
      case .string(let literal) = value.kind
    else { return nil }
    return literal.plainText
  }
}

extension String {
  /// Whether a notification of this name would be one of the system's, about Assistive Access.
  fileprivate var isSystemNotification: Bool {
    contains("AssistiveAccess") && ["UIAccessibility", "Accessibility", "AX", "UIAssistive"].contains(where: hasPrefix)
  }
}
