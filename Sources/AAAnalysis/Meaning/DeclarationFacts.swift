/// What one declaration adds to the facts of its file: a function of the declaration and its body alone, so that it is
/// taken over as long as the declaration stays the same.
final class DeclarationFacts: Sendable {
  /// What the declaration says of itself to other files, without its place.
  let header: Int
  /// What an index tells of the declaration, without its owner.
  let declared: Int
  /// Whether it is a variable whose value only combines other names.
  let combinesNames: Bool
  /// What is put into the environment under the keys of the project, in source order.
  let injected: [(key: String, value: Expression)]
  /// Whether a modifier is given a symbol's name.
  let hasSymbols: Bool
  /// Where views of the project are made, in source order.
  let constructs: [(name: String, element: Int)]
  /// Whether Assistive Access may begin here: an app, a delegate, a scene, a choice of a scene.
  let mayBegin: Bool
  let flagRoutes: FlagRoutes

  init(_ declaration: Declaration, _ body: BodyFacts?) {
    var hasher = ShapeHasher()
    hasher.combineHeader(declaration)
    header = hasher.finalize()
    var declared = Hasher()
    declared.combine(declaration)
    self.declared = declared.finalize()
    if case .variable(let variable) = declaration {
      combinesNames = (variable.initialValue ?? variable.getter?.checkedExpression)?.combinesNames ?? false
    } else {
      combinesNames = false
    }
    let elements = body?.elements ?? []
    injected = elements.flatMap(\.modifiers).compactMap(\.injectedKey)
    hasSymbols = elements.contains { $0.modifiers.contains { $0.symbol != nil } }
    constructs = elements.enumerated().compactMap { number, element in
      guard element.kind == .construct, Vocabulary.slots(ofView: element.name) == nil else { return nil }
      return (element.name, number)
    }
    let hasScene = elements.contains { $0.kind == .construct && $0.name == "AssistiveAccess" }
    mayBegin = hasScene || body?.steps.chooseScene ?? false || declaration.type?.startsApp ?? false
    flagRoutes = FlagRoutes(declaration, body, injected: injected)
  }
}

extension Declaration {
  fileprivate var type: TypeDeclaration? { if case .type(let type) = self { type } else { nil } }
}

extension TypeDeclaration {
  /// Whether the type is an app, or a delegate of one or of a scene.
  fileprivate var startsApp: Bool { inherits("App") || WorkspaceIndex.delegateProtocols.contains(where: inherits) }
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
  fileprivate mutating func combine(_ declaration: Declaration) {
    switch declaration {
    case .type(let type):
      combine(type.name)
      combine(type.kind)
      for inherited in type.inherited { combine(inherited.type.name) }
    case .typeAlias(let alias):
      combine(alias.name)
      combine("typealias")
    case .function(let function): combine(function.name)
    case .variable(let variable): combine(variable.name)
    case .enumCase(let enumCase): combine(enumCase.name)
    case .code: combine("")
    }
  }
}

extension ShapeHasher {
  fileprivate mutating func combineHeader(_ declaration: Declaration) {
    switch declaration {
    case .type(let type):
      combine(value: type.name)
      combine(value: type.kind)
      combine(value: type.inherited.map(\.type))
      combine(value: type.attributes.map(\.name))
      // What an extension can rely on.
      for attribute in type.attributes where attribute.name == "available" { combine(attribute.arguments) }
      combine(value: type.genericParameters.map(\.name))
    case .function(let function):
      combine(value: function.name)
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
      combine(value: variable.name)
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
      combine(value: enumCase.name)
      combine(value: enumCase.parameters.map(\.type))
    case .typeAlias(let alias):
      combine(value: alias.name)
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
