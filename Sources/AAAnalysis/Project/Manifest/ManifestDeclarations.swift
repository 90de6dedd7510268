/// What one manifest, or a file beside it, declares.
struct ManifestDeclarations: Sendable {
  struct Variable: Sendable {
    var declaration: VariableDeclaration
    /// UTF-8 offset in the file that the spans of the declaration count from.
    var origin: Int
    /// The type whose member it is.
    var owner: String?
  }

  struct Function: Sendable {
    var declaration: FunctionDeclaration
    var origin: Int
    var owner: String?
  }

  let file: FileID
  private(set) var variables: [String: [Variable]] = [:]
  private(set) var functions: [String: [Function]] = [:]
  /// Variables at the top level, in order.
  private(set) var globals: [Variable] = []
  /// Code at the top level, in order.
  private(set) var code: [(statement: Statement, origin: Int)] = []
  /// Names of variables that code at the top level changes after they are made.
  private(set) var changed: Set<String> = []

  init(_ file: FileID, _ text: SourceText) {
    self.file = file
    for item in SwiftFile.outline(of: text.bytes).items { add(item, origin: item.start, owner: nil) }
    for (statement, _) in code { noteChanges(in: statement) }
  }

  private mutating func add(_ item: Placed<Declaration>, origin: Int, owner: String?) {
    switch item.value {
    case .variable(let declaration):
      let variable = Variable(declaration: declaration, origin: origin, owner: owner)
      variables[declaration.name, default: []].append(variable)
      if owner == nil { globals.append(variable) }
    case .function(let declaration):
      functions[declaration.name, default: []].append(Function(declaration: declaration, origin: origin, owner: owner))
    case .type(let type):
      for member in type.members { add(member, origin: origin + member.start, owner: type.name) }
    case .code(let statements):
      code += statements.map { ($0, origin) }
    case .enumCase, .typeAlias:
      break
    }
  }

  /// `name = …`, `name["key"] = …`, `name += …`, `name.append(…)`, also in the branches of an `if`.
  private mutating func noteChanges(in statement: Statement) {
    switch statement.kind {
    case .expression(let expression):
      switch expression.kind {
      case .assignment(let target, _, _): noteChange(of: target)
      case .postfix: noteChange(of: expression)
      case .if(let branch): for inner in branch.allStatements { noteChanges(in: inner) }
      default: break
      }
    case .if(let branch):
      for inner in branch.allStatements { noteChanges(in: inner) }
    case .for(let loop):
      for inner in loop.body.statements { noteChanges(in: inner) }
    case .conditionalCompilation(let clauses):
      for inner in clauses.flatMap(\.statements) { noteChanges(in: inner) }
    default:
      break
    }
  }

  private mutating func noteChange(of target: Expression) {
    switch target.kind {
    case .name(let name): changed.insert(name)
    case .postfix(let postfix):
      if case .name(let name) = postfix.base.kind { changed.insert(name) }
    default: break
    }
  }
}

extension IfStatement {
  /// The statements of all branches, in order.
  var allStatements: [Statement] {
    var statements = body.statements
    var rest = otherwise
    while let branch = rest {
      switch branch {
      case .block(let block):
        statements += block.statements
        rest = nil
      case .elseIf(let next, _):
        statements += next.body.statements
        rest = next.otherwise
      }
    }
    return statements
  }
}
