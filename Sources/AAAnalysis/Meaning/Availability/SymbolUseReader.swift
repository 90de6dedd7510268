/// Finds where a file names the symbols of Assistive Access, and which versions are certain there.
struct SymbolUseReader {
  /// What is known about the place that is being read.
  struct Place {
    /// Where the declaration starts whose spans are being read.
    var base: Int
    var certain = CertainVersions()
    var enclosing: Int?
    /// Where the innermost condition list begins, if a plain test of it is being read.
    var conditionStart: Int?
    /// The property or function that is being read.
    var declaration: Span
    /// The statement that the expression is, if it is one of a scene builder.
    var sceneStatement: Span?
    var isInSceneBuilder = false
    var activity = BuildCondition.Activity.active

    init(base: Int, certain: CertainVersions = CertainVersions()) {
      self.base = base
      self.certain = certain
      declaration = Span(at: base)
    }

    mutating func enter(_ condition: BuildCondition) {
      certain = certain.inside(condition)
      activity = activity.combined(with: condition.activity)
    }
  }

  private(set) var uses: [SymbolUse] = []
  /// Collects names of SF Symbols, if these are wanted.
  var nameCollector: SymbolNameCollector?
  /// The attributes of the types of a name, for what their extensions can rely on.
  private let attributes: (String) -> [Attribute]

  /// - Parameter attributes: gives the attributes of the type that an extension extends.
  static func uses(in outline: FileOutline, attributes: @escaping (String) -> [Attribute]) -> [SymbolUse] {
    var reader = SymbolUseReader(attributes: attributes)
    reader.read(outline.items, at: Place(base: 0))
    return reader.uses
  }

  private init(attributes: @escaping (String) -> [Attribute]) {
    self.attributes = attributes
  }

  /// The names of SF Symbols in one declaration, with spans relative to it.
  ///
  /// - Parameters:
  ///   - certain: what is known around the declaration.
  ///   - isName: whether an argument is a name, by the callee's name and its own label.
  static func names(
    in declaration: Declaration, certain: CertainVersions, where isName: @escaping (String, String) -> Bool
  ) -> [SymbolNameUse] {
    var reader = SymbolUseReader(attributes: { _ in [] })
    reader.nameCollector = SymbolNameCollector(isName: isName)
    switch declaration {
    case .function(let function): reader.read(function, at: Place(base: 0, certain: certain))
    case .variable(let variable): reader.read(variable, at: Place(base: 0, certain: certain))
    case .code(let statements): reader.read(statements, at: Place(base: 0, certain: certain))
    case .type, .enumCase, .typeAlias: break
    }
    return reader.nameCollector?.names ?? []
  }

  mutating func add(
    _ symbol: AssistiveSymbol, _ span: Span, whole: Span, at place: Place, isSceneStatement: Bool = false
  ) {
    uses.append(
      SymbolUse(
        symbol: symbol, span: span.shifted(by: place.base), certain: place.certain, enclosing: place.enclosing,
        whole: whole.shifted(by: place.base), conditionStart: place.conditionStart,
        isSceneStatement: isSceneStatement))
  }

  // MARK: Declarations

  private mutating func read(_ items: [Placed<Declaration>], at outer: Place) {
    for item in items { read(item, at: outer) }
  }

  private mutating func read(_ item: Placed<Declaration>, at outer: Place) {
    var place = outer
    place.base += item.start
    for condition in item.conditions { place.enter(condition) }
    place.declaration = Span(place.base, place.base + item.length)
    place.conditionStart = nil
    place.sceneStatement = nil
    place.isInSceneBuilder = false
    switch item.value {
    case .type(let type): read(type, length: item.length, at: place)
    case .function(let function): read(function, at: place)
    case .variable(let variable): read(variable, at: place)
    case .code(let statements): read(statements, at: place)
    case .enumCase, .typeAlias: return
    }
  }

  private mutating func read(_ type: TypeDeclaration, length: Int, at outer: Place) {
    var place = outer
    place.certain = place.certain.inside(type.attributes)
    if type.kind == .extension { place.certain = place.certain.inside(attributes(type.name)) }
    if let delegate = type.inherited.first(where: { $0.type.name == AssistiveSymbol.hostingDelegate.name }) {
      add(.hostingDelegate, delegate.span, whole: Span(0, length), at: place)
      place.enclosing = uses.count - 1
    }
    read(type.members, at: place)
  }

  private mutating func read(_ function: FunctionDeclaration, at outer: Place) {
    var place = outer
    place.certain = place.certain.inside(function.attributes)
    place.isInSceneBuilder = function.attributes.contains { $0.name == "SceneBuilder" }
    for parameter in function.parameters {
      if let value = parameter.defaultValue { read(value, at: place) }
    }
    if let body = function.body { read(body.statements, at: place) }
  }

  private mutating func read(_ variable: VariableDeclaration, at outer: Place) {
    var place = outer
    place.certain = place.certain.inside(variable.attributes)
    for attribute in variable.attributes where attribute.name != "available" {
      for argument in attribute.arguments { read(argument.value, at: place) }
    }
    if let value = variable.initialValue { read(value, at: place) }
    if let getter = variable.getter {
      var inner = place
      inner.isInSceneBuilder = variable.isSceneBuilder
      read(getter.statements, at: inner)
    }
    for accessor in variable.otherAccessors { read(accessor.body.statements, at: place) }
  }

  // MARK: Statements

  mutating func read(_ statements: [Statement], at outer: Place) {
    var place = outer
    place.conditionStart = nil
    for statement in statements {
      place.sceneStatement = place.isInSceneBuilder ? statement.span : nil
      read(statement, at: &place)
    }
  }

  private mutating func read(_ statement: Statement, at place: inout Place) {
    var own = place
    own.certain = own.certain.inside(statement.attributes)
    switch statement.kind {
    case .expression(let expression), .return(.some(let expression)), .throw(let expression):
      read(expression, at: own)
    case .variable(let variable):
      nameCollector?.noteLocal(variable, at: own)
      read(variable, at: own)
    case .function(let function):
      read(function, at: own)
    case .type(let item):
      read(item, at: own)
    case .if(let statement):
      read(statement, at: own)
      if statement.otherwise == nil, statement.body.statements.alwaysExits {
        place.certain = place.certain.failing(statement.conditions, base: place.base)
      }
    case .guard(let statement):
      read(statement.conditions, at: own)
      var failed = own
      failed.certain = own.certain.failing(statement.conditions, base: own.base)
      read(statement.otherwise.statements, at: failed)
      place.certain = place.certain.holding(statement.conditions, base: place.base)
    case .switch(let statement):
      read(statement, at: own)
    case .for(let loop):
      read(loop.sequence, at: own)
      if let filter = loop.filter { read(filter, at: own) }
      read(loop.body.statements, at: own)
    case .while(let conditions, let body):
      read(conditions, at: own)
      own.certain = own.certain.holding(conditions, base: own.base)
      read(body.statements, at: own)
    case .repeat(let body, let condition):
      read(body.statements, at: own)
      read(condition, at: own)
    case .do(let body, let catches):
      read(body.statements, at: own)
      for clause in catches { read(clause.body.statements, at: own) }
    case .defer(let body):
      read(body.statements, at: own)
    case .conditionalCompilation(let clauses):
      for clause in clauses {
        var inner = own
        inner.enter(clause.condition)
        read(clause.statements, at: inner)
      }
    case .return(.none), .jump:
      return
    }
  }

  mutating func read(_ statement: IfStatement, at place: Place) {
    read(statement.conditions, at: place)
    var inner = place
    inner.certain = place.certain.holding(statement.conditions, base: place.base)
    read(statement.body.statements, at: inner)
    guard let otherwise = statement.otherwise else { return }
    inner.certain = place.certain.failing(statement.conditions, base: place.base)
    switch otherwise {
    case .block(let block): read(block.statements, at: inner)
    case .elseIf(let nested, _): read(nested, at: inner)
    }
  }

  /// Each condition is read where those before it hold.
  private mutating func read(_ conditions: [Condition], at place: Place) {
    var place = place
    place.sceneStatement = nil
    place.isInSceneBuilder = false
    let start = conditions.first?.start.map { $0 + place.base }
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        place.conditionStart = expression.isPlainTest ? start : nil
        read(expression, at: place)
        place.conditionStart = nil
      case .binding(_, _, let value, _):
        if let value { read(value, at: place) }
      case .matching(let pattern, let value):
        if let expression = pattern.expression { read(expression, at: place) }
        read(value, at: place)
      case .availability:
        place.certain = place.certain.holding(condition, base: place.base)
      }
    }
  }

  mutating func read(_ statement: SwitchStatement, at place: Place) {
    read(statement.subject, at: place)
    for switchCase in statement.cases {
      var inner = place
      if let condition = switchCase.condition { inner.enter(condition) }
      for pattern in switchCase.patterns {
        var condition = inner
        condition.sceneStatement = nil
        if let expression = pattern.expression { read(expression, at: condition) }
      }
      read(switchCase.statements, at: inner)
    }
  }
}

extension VariableDeclaration {
  /// Whether the getter is a scene builder.
  var isSceneBuilder: Bool {
    if attributes.contains(where: { $0.name == "SceneBuilder" }) { return true }
    return (name == "body" || name == "rootScene") && type?.name == "Scene"
  }
}

extension Expression {
  /// A name, or a comparison with `==`: where it cannot be asked, it does not hold.
  fileprivate var isPlainTest: Bool {
    if case .operation("==", let operands) = kind, operands.count == 2 { return operands.allSatisfy(\.isName) }
    return isName
  }

  private var isName: Bool {
    if case .implicitMember = kind { return true }
    return path != nil
  }
}

extension Condition {
  /// Where it begins, if that is known.
  fileprivate var start: Int? {
    switch self {
    case .expression(let expression): expression.span.lower
    case .binding(_, _, _, let span): span.lower
    case .availability(let availability): availability.span.lower
    case .matching: nil
    }
  }
}
