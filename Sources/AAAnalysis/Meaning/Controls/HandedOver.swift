/// What a view, or a function that makes one, is given by one of the places that use it.
final class HandedOver {
  /// The body that gives.
  let giver: DeclarationID
  /// What is made or called there, as an index into the giver's elements.
  let element: Int
  /// What the giver was given itself.
  let outer: HandedOver?
  /// What the view was made with whose function is called.
  private let ofInstance: HandedOver?
  private let resolver: Resolver
  private let receiver: Receiver

  private enum Receiver {
    case type(String)
    case function(FunctionDeclaration)
  }

  enum Value {
    /// An expression of the giver, or a default that needs no names.
    case expression(Expression, isDefault: Bool)
    /// Elements of the giver.
    case views([Int])
    /// `nil`, or left out where that means `nil`.
    case nothing
  }

  init(toViewNamed name: String, by element: Int, in giver: DeclarationID, outer: HandedOver?, _ resolver: Resolver) {
    self.giver = giver
    self.element = element
    self.outer = outer
    self.resolver = resolver
    ofInstance = nil
    receiver = .type(name)
  }

  init(
    to function: FunctionDeclaration, by element: Int, in giver: DeclarationID, outer: HandedOver?, _ resolver: Resolver
  ) {
    self.giver = giver
    self.element = element
    self.outer = outer
    self.resolver = resolver
    ofInstance = outer
    receiver = .function(function)
  }

  /// How many views hand on what they were given.
  var depth: Int { 1 + (outer?.depth ?? 0) }

  /// - Parameter name: of a property or parameter.
  /// - Returns: the value and who gave it; nil if it cannot be told.
  func value(of name: String) -> (value: Value, from: HandedOver)? {
    switch receiver {
    case .function(let function):
      guard let position = function.parameters.firstIndex(where: { $0.name == name }) else {
        return ofInstance?.value(of: name)
      }
      return argument(forParameter: position, of: function.parameters).map { ($0, self) }
    case .type(let type):
      return property(name, of: type).map { ($0, self) }
    }
  }

  private var arguments: [Argument] { resolver.body(of: giver)?.elements[element].arguments ?? [] }

  // MARK: Parameters

  private func argument(forParameter position: Int, of parameters: [Parameter]) -> Value? {
    let parameter = parameters[position]
    if let argument = Self.matching(arguments, parameters)[position] { return value(argument) }
    guard let value = parameter.defaultValue else { return nil }
    return Self.value(ofDefault: value)
  }

  /// For each parameter its argument.
  private static func matching(_ arguments: [Argument], _ parameters: [Parameter]) -> [Argument?] {
    var found: [Argument?] = Array(repeating: nil, count: parameters.count)
    var next = 0
    for argument in arguments where !argument.isTrailingClosure {
      guard let position = parameters.indices.first(where: { $0 >= next && parameters[$0].label == argument.label })
      else { continue }
      found[position] = argument
      next = position + 1
    }
    for argument in arguments where argument.isTrailingClosure {
      let position = parameters.indices.first { position in
        guard position >= next, found[position] == nil else { return false }
        if let label = argument.label { return parameters[position].label == label }
        return parameters[position].takesClosure && !isLeftOut(position, of: parameters, at: argument, arguments)
      }
      guard let position else { continue }
      found[position] = argument
      next = position + 1
    }
    return found
  }

  /// Whether a trailing closure without a label passes over a parameter: it has a default, and one behind it that no
  /// other closure is for has none.
  private static func isLeftOut(
    _ position: Int, of parameters: [Parameter], at argument: Argument, _ arguments: [Argument]
  ) -> Bool {
    guard parameters[position].defaultValue != nil else { return false }
    let labels = Set(arguments.compactMap(\.label))
    let behind = parameters[(position + 1)...].prefix { !($0.label.map(labels.contains) ?? false) }
    return behind.contains { $0.takesClosure && $0.defaultValue == nil }
  }

  private func value(_ argument: Argument) -> Value {
    if case .nil = argument.value.kind { return .nothing }
    let views = views(in: argument)
    return views.isEmpty ? .expression(argument.value, isDefault: false) : .views(views)
  }

  private func views(in argument: Argument) -> [Int] {
    guard let body = resolver.body(of: giver) else { return [] }
    return body.children(of: element).filter { number in
      let child = body.elements[number]
      guard child.parentModifier == nil, argument.span.contains(child.chainSpan) else { return false }
      // `title: String(localized: "Save")` makes a value and no view.
      return argument.closure != nil || child.kind != .construct || !Expression.textMakers.contains(child.name)
        || child.name == "Text"
    }
  }

  private static func value(ofDefault value: Expression) -> Value? {
    switch value.kind {
    case .nil: .nothing
    case .string, .boolean, .integer, .float: .expression(value, isDefault: true)
    default: nil
    }
  }

  // MARK: Properties

  private func property(_ name: String, of type: String) -> Value? {
    let initialisers = resolver.fitting(
      resolver.index.members(of: type, named: "init"), labels: arguments.compactMap(\.label))
    guard let property = resolver.index.members(of: type, named: name).first(where: { resolver.variable($0) != nil }),
      let variable = resolver.variable(property), !variable.isComputed, !variable.isStatic, !variable.isState
    else { return nil }
    if initialisers.isEmpty { return memberwise(name, variable, of: type) }
    // Two initialisers fit equally: what they do cannot be told.
    guard initialisers.count == 1, let function = resolver.function(initialisers[0]),
      let body = resolver.body(of: initialisers[0])
    else { return nil }
    for step in body.steps {
      guard case .assign(let assign) = step.kind, assign.target == [name] || assign.target == ["_" + name],
        let value = assign.expression
      else { continue }
      switch value.kind {
      case .nil: return .nothing
      case .string, .boolean: return .expression(value, isDefault: true)
      default: break
      }
      guard let source = value.initialisingName,
        let position = function.parameters.firstIndex(where: { $0.name == source })
      else { return nil }
      return argument(forParameter: position, of: function.parameters)
    }
    return startValue(of: variable)
  }

  private func memberwise(_ name: String, _ variable: VariableDeclaration, of type: String) -> Value? {
    if let argument = arguments.first(where: { $0.label == name }) { return value(argument) }
    let unlabelled = arguments.filter { $0.label == nil && $0.isTrailingClosure }
    if unlabelled.count == 1, variable.takesClosure, lastClosureProperty(of: type) == name {
      return value(unlabelled[0])
    }
    return startValue(of: variable)
  }

  /// The property that a trailing closure without a label goes to, where there is only one it can go to.
  private func lastClosureProperty(of type: String) -> String? {
    var names: [String] = []
    for part in resolver.index.types(named: type) {
      guard let declaration = resolver.index.type(part) else { continue }
      for member in declaration.members {
        guard case .variable(let variable) = member.value, variable.takesClosure, !variable.isComputed else { continue }
        if arguments.contains(where: { $0.label == variable.name }) { continue }
        names.append(variable.name)
      }
    }
    return names.count == 1 ? names[0] : nil
  }

  private func startValue(of variable: VariableDeclaration) -> Value? {
    if let value = variable.initialValue { return Self.value(ofDefault: value) }
    return variable.type?.isOptional ?? false ? .nothing : nil
  }
}

extension Parameter {
  fileprivate var takesClosure: Bool { type.name == "Function" || attributes.contains { $0.name.hasSuffix("Builder") } }
}

extension VariableDeclaration {
  /// Whether the view changes it: what it starts with says little.
  fileprivate var isState: Bool {
    attributes.contains { Self.stateAttributes.contains($0.name) }
  }

  private static let stateAttributes: Set<String> = [
    "State", "StateObject", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Environment",
    "EnvironmentObject", "Query", "FetchRequest", "SectionedFetchRequest", "ScaledMetric",
  ]

  fileprivate var takesClosure: Bool {
    type?.name == "Function" || attributes.contains { $0.name.hasSuffix("Builder") }
  }
}

extension Expression {
  /// `title` of `self.title = title`, `content` of `self.content = content()`, `icon` of `self.icon = AnyView(icon)`.
  fileprivate var initialisingName: String? {
    switch kind {
    case .name(let name): return name
    case .postfix(let postfix):
      guard let callee = Callee(postfix), callee.linkCount == postfix.links.count else { return nil }
      if callee.kind == .call, callee.receiver.isEmpty, callee.call?.arguments.isEmpty ?? false { return callee.name }
      guard callee.kind == .construct, let arguments = callee.call?.arguments, arguments.count == 1 else { return nil }
      return arguments[0].value.initialisingName
    default: return nil
    }
  }
}
