/// Follows the names and calls in a manifest to what they stand for, as far as the source tells.
///
/// Nothing is run: a function is followed only if it does no more than name constants and give one value back.
struct ManifestEvaluator {
  let manifest: FileID
  /// Files whose declarations the manifest may use, in order.
  private let others: [FileID]
  private let text: @Sendable (FileID) -> SourceText?
  private var declarations: [FileID: ManifestDeclarations] = [:]
  /// The other files that were looked into.
  private(set) var readFiles: Set<FileID> = []
  /// Many small steps can be written in few lines; no real manifest needs as many.
  private var stepsLeft = 20_000
  private static let depthLimit = 24

  init(_ manifest: FileID, _ text: SourceText, others: [FileID] = [], _ files: ProjectFiles) {
    self.manifest = manifest
    self.others = others
    self.text = files.text
    declarations[manifest] = ManifestDeclarations(manifest, text)
  }

  /// What the manifest itself declares.
  var own: ManifestDeclarations? { declarations[manifest] }

  /// What a name, a member, or a call of a function of the manifest stands for; the expression itself if it cannot be
  /// followed, or not further.
  ///
  /// - Parameter type: the type that is asked for, where a leading dot looks its name up.
  mutating func resolved(_ start: ManifestExpression, as type: String? = nil) -> ManifestExpression {
    var value = start
    while let next = step(value, type) {
      stepsLeft -= 1
      guard stepsLeft > 0, next.depth < Self.depthLimit else { return value }
      value = next
    }
    return value
  }

  private mutating func step(_ value: ManifestExpression, _ type: String?) -> ManifestExpression? {
    switch value.expression.kind {
    case .name(let name):
      if let local = value.locals[name] { return local.deeper(than: value) }
      return variable(name, of: nil, from: value)
    case .implicitMember(let name):
      return type.flatMap { variable(name, of: $0, from: value) }
    case .cast(let inner, let keyword, _) where keyword == "as":
      return value.part(inner)
    case .attempt(.plain, let inner), .attempt(.forced, let inner):
      return value.part(inner)
    case .postfix(let postfix):
      if let call = value.call { return result(of: call, as: type) }
      return member(postfix, from: value)
    default:
      return nil
    }
  }

  /// `Type.name` and `Outer.Type.name`.
  private mutating func member(_ postfix: Postfix, from value: ManifestExpression) -> ManifestExpression? {
    guard case .name(let base) = postfix.base.kind, value.locals[base] == nil else { return nil }
    var names = [base]
    for link in postfix.links {
      guard case .member(let name, _) = link.kind else { return nil }
      names.append(name)
    }
    guard let name = names.popLast(), let owner = names.last else { return nil }
    return variable(name, of: owner == "Self" ? value.owner : owner, from: value)
  }

  private mutating func variable(
    _ name: String, of owner: String?, from value: ManifestExpression
  ) -> ManifestExpression? {
    for file in [value.file, manifest] + others {
      let declared = variables(name, in: file)
      let fitting = declared.filter { $0.owner == owner || (owner == nil && $0.owner == value.owner) }
      guard let first = fitting.first else { continue }
      // Of several, `#if` may choose.
      guard fitting.count == 1, let expression = first.declaration.value else { return nil }
      if first.owner == nil, declarations[file]?.changed.contains(name) ?? false { return nil }
      return ManifestExpression(
        expression: expression, file: file, origin: first.origin, owner: first.owner, depth: value.depth + 1)
    }
    return nil
  }

  /// What a function of the manifest gives back.
  private mutating func result(of call: ManifestCall, as type: String?) -> ManifestExpression? {
    guard let function = function(call, as: type), let body = function.function.declaration.body else { return nil }
    let declaration = function.function.declaration
    var inner = ManifestExpression(
      expression: call.place.expression, file: function.file, origin: function.function.origin,
      owner: function.function.owner, depth: call.place.depth + 1)
    var locals: [String: ManifestExpression] = [:]
    var arguments = call.call.arguments[...]
    for parameter in declaration.parameters {
      if let argument = arguments.first, argument.label == parameter.label {
        locals[parameter.name] = call.place.part(argument.value)
        arguments = arguments.dropFirst()
      } else if let value = parameter.defaultValue {
        locals[parameter.name] = inner.part(value)
      }
    }
    inner.locals = locals
    for statement in body.statements.dropLast() {
      guard inner.take(statement) else { return nil }
    }
    switch body.statements.last?.kind {
    case .return(let value?), .expression(let value): return inner.part(value)
    default: return nil
    }
  }

  private mutating func function(
    _ call: ManifestCall, as type: String?
  ) -> (function: ManifestDeclarations.Function, file: FileID)? {
    let owner: String?
    if let base = call.base {
      owner = base.last == "Self" ? call.place.owner : base.last
    } else {
      guard let type else { return nil }
      owner = type
    }
    for file in [call.place.file, manifest] + others {
      let fitting = functions(call.name, in: file).filter { function in
        let isNear = function.owner == owner || (owner == nil && function.owner == call.place.owner)
        return isNear && function.declaration.takes(call.call.arguments)
      }
      guard let first = fitting.first else { continue }
      return fitting.count == 1 ? (first, file) : nil
    }
    return nil
  }

  // MARK: - Declarations

  private mutating func variables(_ name: String, in file: FileID) -> [ManifestDeclarations.Variable] {
    declarations(in: file, of: name, keywords: ["let ", "var "])?.variables[name] ?? []
  }

  private mutating func functions(_ name: String, in file: FileID) -> [ManifestDeclarations.Function] {
    declarations(in: file, of: name, keywords: ["func "])?.functions[name] ?? []
  }

  /// The declarations of a file, which is read only if the name seems to be declared in it.
  private mutating func declarations(
    in file: FileID, of name: String, keywords: [String]
  ) -> ManifestDeclarations? {
    if let known = declarations[file] { return known }
    readFiles.insert(file)
    guard let text = text(file), keywords.contains(where: { text.bytes.containsBytes($0 + name) }) else { return nil }
    let read = ManifestDeclarations(file, text)
    declarations[file] = read
    return read
  }
}

extension ManifestExpression {
  /// Takes note of what a statement of a function names or adds to.
  ///
  /// - Returns: whether that is all that the statement does.
  fileprivate mutating func take(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .variable(let variable):
      guard let value = variable.initialValue else { return false }
      locals[variable.name] = part(value)
      return true
    case .expression(let expression):
      switch expression.kind {
      case .assignment(let target, "+=", let value):
        guard case .name(let name) = target.kind else { return false }
        return add(value, to: name)
      case .assignment(let target, "=", let value):
        guard case .postfix(let postfix) = target.kind, case .name(let name) = postfix.base.kind,
          postfix.links.count == 1, case .subscript(let arguments) = postfix.links[0].kind, arguments.count == 1
        else { return false }
        let element = DictionaryElement(key: arguments[0].value, value: value)
        return add(Expression(kind: .dictionary([element]), span: expression.span), to: name)
      case .postfix:
        guard let call = part(expression).call, call.name == "append", let name = call.base?.first,
          call.base?.count == 1, let argument = call.call.arguments.first
        else { return false }
        let isList = argument.label == "contentsOf"
        return add(isList ? argument.value : Expression(kind: .array([argument.value]), span: argument.span), to: name)
      default:
        return false
      }
    default:
      return false
    }
  }

  /// From here on the name stands for its old value and another one behind it.
  private mutating func add(_ value: Expression, to name: String) -> Bool {
    guard let old = locals[name] else { return false }
    // No name in Swift has a number sign in it.
    let oldName = name + "#\(locals.count)"
    locals[oldName] = old
    let operands = [Expression(kind: .name(oldName), span: value.span), value]
    locals[name] = part(Expression(kind: .operation(operator: "+", operands: operands), span: value.span))
    return true
  }

  fileprivate func deeper(than other: ManifestExpression) -> ManifestExpression {
    var copy = self
    copy.depth = max(depth, other.depth) + 1
    return copy
  }
}

extension VariableDeclaration {
  /// The initial value, or what a getter gives back that does nothing else.
  fileprivate var value: Expression? {
    if let initialValue { return initialValue }
    guard let statements = getter?.statements, statements.count == 1 else { return nil }
    switch statements[0].kind {
    case .return(let value?), .expression(let value): return value
    default: return nil
    }
  }
}

extension FunctionDeclaration {
  /// Whether a call with these arguments may mean this function.
  fileprivate func takes(_ arguments: [Argument]) -> Bool {
    guard kind == .function else { return false }
    var rest = arguments[...]
    for parameter in parameters {
      if let argument = rest.first, argument.label == parameter.label, !argument.isTrailingClosure {
        rest = rest.dropFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}
