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

  /// Declarations at which Assistive Access may begin, as ordinals: apps, delegates, scenes.
  let beginnings: [Int]
  /// By which names the Assistive Access flag can come and go.
  let flagRoutes: FileFlagRoutes
  /// Parallel to `indexed.declarations`.
  private let parts: [DeclarationFacts]

  /// - Parameters:
  ///   - isMarked: whether the file mentions Assistive Access.
  ///   - previous: the same file before an edit; bodies of unchanged declarations are taken over from it.
  public init(_ file: FileID, outline: FileOutline, isMarked: Bool, previous: FileFacts? = nil) {
    let indexed = IndexedFile(file: file, outline: outline)
    var bodies: [BodyFacts?] = []
    bodies.reserveCapacity(indexed.declarations.count)
    var parts: [DeclarationFacts] = []
    parts.reserveCapacity(indexed.declarations.count)
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
    var beginnings: [Int] = []
    var flagRoutes = FileFlagRoutes()
    let lengthChange = (previous?.indexed.declarations.count ?? 0) - indexed.declarations.count
    for (ordinal, declaration) in indexed.declarations.enumerated() {
      let part: DeclarationFacts
      if let previous, let same = previous.ordinal(of: declaration.value, near: [ordinal, ordinal + lengthChange]) {
        bodies.append(previous.bodies[same])
        part = previous.parts[same]
      } else {
        let body = BodyFacts(declaration.value)
        if body != nil { bodiesRead += 1 }
        bodies.append(body)
        part = DeclarationFacts(declaration.value, body)
      }
      parts.append(part)
      hasher.combine(value: declaration.owner)
      hasher.combine(value: declaration.activity)
      hasher.combine(value: part.header)
      hasher.combine(value: bodies[ordinal]?.shape)
      declared.combine(declaration.owner)
      declared.combine(part.declared)
      wording.combine(bodies[ordinal]?.wording)
      if part.combinesNames { passingVariables.append(ordinal) }
      if part.hasSymbols { bodiesWithSymbols.append(ordinal) }
      if part.mayBegin { beginnings.append(ordinal) }
      for (key, value) in part.injected {
        injectedKeys[key, default: []].append(InjectedValue(ordinal: ordinal, value: value))
      }
      for (name, element) in part.constructs {
        constructs[name, default: []].append(ConstructSite(ordinal: ordinal, element: element))
      }
      flagRoutes.add(part.flagRoutes, of: ordinal)
    }
    self.parts = parts
    self.beginnings = beginnings
    self.flagRoutes = flagRoutes
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

extension Expression {
  /// Whether the value follows from other names alone.
  var combinesNames: Bool {
    switch kind {
    case .name, .postfix, .prefix, .operation: true
    default: false
    }
  }
}
