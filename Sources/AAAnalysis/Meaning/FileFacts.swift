/// What the declarations of one file do.
public struct FileFacts: Sendable {
  public let indexed: IndexedFile
  /// Parallel to `indexed.declarations`; nil for what runs and shows nothing.
  public let bodies: [BodyFacts?]
  /// What the file means to other files. Equal shapes have the same declarations in the same order.
  public let shape: Int
  /// What fixes in other files take over from the file's texts.
  let wording: Int
  /// What the file declares, by name and order: what the index is made from. Equal shapes declare the same.
  public let declared: Int
  /// Whether the file mentions Assistive Access, so that what it says can be about the flag.
  public let isMarked: Bool
  /// Variables whose value only combines other names, as ordinals: these can pass the Assistive Access flag on.
  public let passingVariables: [Int]
  /// Bodies with a modifier that is given a symbol's name, as ordinals: these can set navigation icons.
  public let bodiesWithSymbols: [Int]
  /// How many bodies had to be read, the others having been taken over from before.
  public let bodiesRead: Int
  /// Where views of a name are made, as ordinal and element, in source order.
  public let constructs: [String: [ConstructSite]]

  public struct ConstructSite: Hashable, Sendable {
    public var ordinal: Int
    public var element: Int
  }

  /// What is put into the environment under the keys of the project, by key, in source order.
  let injectedKeys: [String: [InjectedValue]]

  struct InjectedValue: Sendable {
    /// The declaration that the value is written in; its spans are relative to it.
    var ordinal: Int
    var value: Expression
  }

  /// - Parameters:
  ///   - isMarked: whether the file mentions Assistive Access.
  ///   - previous: the same file before an edit; bodies of unchanged declarations are taken over from it.
  public init(_ file: FileID, outline: FileOutline, isMarked: Bool, previous: FileFacts? = nil) {
    let indexed = IndexedFile(file: file, outline: outline)
    var bodies: [BodyFacts?] = []
    bodies.reserveCapacity(indexed.declarations.count)
    var bodiesRead = 0
    var hasher = ShapeHasher()
    var declared = Hasher()
    var wording = Hasher()
    // Tests and code for other systems are told by what they import.
    for item in outline.imports {
      hasher.combine(value: item.module)
      declared.combine(item.module)
    }
    var passingVariables: [Int] = []
    var constructs: [String: [ConstructSite]] = [:]
    var injectedKeys: [String: [InjectedValue]] = [:]
    var bodiesWithSymbols: [Int] = []
    let lengthChange = (previous?.indexed.declarations.count ?? 0) - indexed.declarations.count
    for (ordinal, declaration) in indexed.declarations.enumerated() {
      let body: BodyFacts?
      if let previous, let same = previous.ordinal(of: declaration.value, near: [ordinal, ordinal + lengthChange]) {
        body = previous.bodies[same]
      } else {
        body = BodyFacts(declaration.value)
        if body != nil { bodiesRead += 1 }
      }
      bodies.append(body)
      if case .variable(let variable) = declaration.value, variable.combinesNames { passingVariables.append(ordinal) }
      hasher.combineHeader(declaration)
      declared.combine(declaration)
      hasher.combine(value: body?.shape)
      wording.combine(body?.wording)
      guard let body else { continue }
      for injection in body.elements.lazy.flatMap(\.modifiers).compactMap(\.injectedKey) {
        injectedKeys[injection.key, default: []].append(InjectedValue(ordinal: ordinal, value: injection.value))
      }
      if body.elements.contains(where: { $0.modifiers.contains { $0.symbol != nil } }) {
        bodiesWithSymbols.append(ordinal)
      }
      for (number, element) in body.elements.enumerated() where element.kind == .construct {
        guard Vocabulary.slots(ofView: element.name) == nil else { continue }
        constructs[element.name, default: []].append(ConstructSite(ordinal: ordinal, element: number))
      }
    }
    self.indexed = indexed
    self.bodies = bodies
    self.bodiesRead = bodiesRead
    self.isMarked = isMarked
    hasher.combine(value: isMarked)
    self.constructs = constructs
    self.injectedKeys = injectedKeys
    self.bodiesWithSymbols = bodiesWithSymbols
    self.passingVariables = passingVariables
    shape = hasher.finalize()
    self.declared = declared.finalize()
    self.wording = wording.finalize()
  }

  private func ordinal(of value: Declaration, near places: [Int]) -> Int? {
    if case .type = value { return nil }
    return places.first { place in
      indexed.declarations.indices.contains(place) && indexed.declarations[place].value == value
    }
  }
}

extension Modifier {
  /// The key and the value of `.environment(\.key, value)`.
  fileprivate var injectedKey: (key: String, value: Expression)? {
    guard name == "environment", arguments.count == 2, case .keyPath(_, let components) = arguments[0].value.kind,
      components.count == 1
    else { return nil }
    return (components[0], arguments[1].value)
  }
}

extension Hasher {
  /// What an index tells of a declaration.
  fileprivate mutating func combine(_ declaration: IndexedDeclaration) {
    combine(declaration.owner)
    combine(declaration.name)
    switch declaration.value {
    case .type(let type):
      combine(type.kind)
      for inherited in type.inherited { combine(inherited.type.name) }
    case .typeAlias: combine("typealias")
    case .function, .variable, .enumCase, .code: combine("other")
    }
  }
}

extension ShapeHasher {
  mutating func combineHeader(_ declaration: IndexedDeclaration) {
    combine(value: declaration.owner)
    combine(value: declaration.activity)
    combine(value: declaration.name)
    switch declaration.value {
    case .type(let type):
      combine(value: type.kind)
      combine(value: type.inherited.map(\.type))
      combine(value: type.attributes.map(\.name))
      // What an extension can rely on.
      for attribute in type.attributes where attribute.name == "available" { combine(attribute.arguments) }
      combine(value: type.genericParameters.map(\.name))
    case .function(let function):
      combine(value: function.kind)
      combine(value: function.attributes.map(\.name))
      combine(value: function.modifiers)
      combine(value: function.returnType)
      for parameter in function.parameters {
        combine(value: parameter.label)
        combine(value: parameter.name)
        combine(value: parameter.type)
        if let value = parameter.defaultValue { combine(value) }
      }
    case .variable(let variable):
      combine(value: variable.isLet)
      combine(value: variable.modifiers)
      combine(value: variable.type)
      for attribute in variable.attributes {
        combine(value: attribute.name)
        combine(attribute.arguments)
      }
      if let value = variable.initialValue { combine(value) }
      if let getter = variable.getter, !variable.holdsViews { combineReturned(getter) }
    case .enumCase(let enumCase):
      combine(value: enumCase.parameters.map(\.type))
    case .typeAlias(let alias):
      combine(value: alias.type)
    case .code:
      combine(value: 0)
    }
  }

  /// A getter of one expression can stand for its value in other files.
  private mutating func combineReturned(_ getter: CodeBlock) {
    guard let value = getter.checkedExpression else { return }
    combine(value)
  }
}

extension CodeBlock {
  /// `{ value }` and `{ return value }`
  var singleExpression: Expression? {
    guard statements.count == 1 else { return nil }
    switch statements[0].kind {
    case .expression(let value), .return(.some(let value)): return value
    default: return nil
    }
  }

  /// The value where the system is new enough: `X` of `if #available(iOS 18, *) { X } else { false }` and of
  /// `guard #available(iOS 18, *) else { return false }`, `return X`. Without a check the only expression.
  var checkedExpression: Expression? {
    switch statements.count {
    case 1:
      guard case .if(let choice) = statements[0].kind else { return singleExpression }
      guard choice.conditions.areCheck, case .block(let otherwise) = choice.otherwise,
        otherwise.singleExpression?.isConstant ?? false
      else { return nil }
      return choice.body.singleExpression
    case 2:
      let last = CodeBlock(span: span, statements: [statements[1]]).singleExpression
      switch statements[0].kind {
      case .guard(let check):
        guard check.conditions.areCheck, check.otherwise.singleExpression?.isConstant ?? false else { return nil }
        return last
      case .if(let check):
        guard check.conditions.areCheck, check.otherwise == nil, last?.isConstant ?? false else { return nil }
        return check.body.singleExpression
      default: return nil
      }
    default: return nil
    }
  }
}

extension Array where Element == Condition {
  /// Whether there is nothing but an `#available`.
  fileprivate var areCheck: Bool {
    guard count == 1, case .availability(let check) = self[0] else { return false }
    return !check.isUnavailable
  }
}

extension Expression {
  fileprivate var isConstant: Bool {
    if case .boolean = kind { true } else { false }
  }
}

extension VariableDeclaration {
  fileprivate var combinesNames: Bool { (initialValue ?? getter?.checkedExpression)?.combinesNames ?? false }
}

extension Expression {
  /// Whether the value follows from other names alone.
  var combinesNames: Bool {
    switch kind {
    case .name, .postfix, .prefix, .operation: true
    default: false
    }
  }
}
