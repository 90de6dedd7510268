import SwiftSyntax

// MARK: - Declarations

extension OutlineBuilder {
  /// The values that a declaration gives, their `start` absolute. `members` gets the items of a type's body, counted
  /// from `position`.
  func values(
    of declaration: DeclSyntax, at position: Int, members: ([OutlineItem]) -> Void = { _ in }
  ) -> [Placed<Declaration>] {
    func type(
      _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax,
      _ generics: GenericParameterClauseSyntax? = nil
    ) -> [Placed<Declaration>] {
      let simple = name(node.name)
      let span = Span(start(node.name), end(node.name))
      let name = TypeDeclarationName(simple: simple, qualified: simple, span: span)
      let (value, items) = self.type(kind, node, name: name, generics: generics, at: position)
      members(items)
      return [value]
    }

    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): return type(.struct, node, node.genericParameterClause)
    case .classDecl(let node): return type(.class, node, node.genericParameterClause)
    case .enumDecl(let node): return type(.enum, node, node.genericParameterClause)
    case .actorDecl(let node): return type(.actor, node, node.genericParameterClause)
    case .protocolDecl(let node): return type(.protocol, node)
    case .extensionDecl(let node):
      let (value, items) = self.type(
        .extension, node, name: extendedName(node.extendedType), generics: nil, at: position)
      members(items)
      return [value]
    case .variableDecl(let node):
      return several(node) { variables(node).map { .variable($0) } }
    case .enumCaseDecl(let node):
      return several(node) { node.elements.map { .enumCase(enumCase($0)) } }
    case .typeAliasDecl(let node):
      return several(node) {
        [.typeAlias(TypeAliasDeclaration(name: name(node.name), type: typeName(node.initializer.value)))]
      }
    default:
      return several(declaration) { function(declaration).map { [.function($0)] } ?? [] }
    }
  }

  /// Values that share one start and length.
  private func several(_ node: some SyntaxProtocol, _ read: () -> [Declaration]) -> [Placed<Declaration>] {
    let start = start(node)
    let length = end(node) - start
    return placed(at: start, read).map { Placed(start: start, length: length, value: $0) }
  }

  private func extendedName(_ type: TypeSyntax) -> TypeDeclarationName {
    let name = typeName(type)
    let token = type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name
    let span = token.map { Span(start($0), end($0)) } ?? Span(start(of: type), end(type))
    return TypeDeclarationName(simple: name.name, qualified: name.components.joined(separator: "."), span: span)
  }

  private func enumCase(_ node: EnumCaseElementSyntax) -> EnumCaseDeclaration {
    let parameters = (node.parameterClause?.parameters).map { $0.map(parameter) } ?? []
    return EnumCaseDeclaration(
      name: name(node.name), nameSpan: span(node.name), parameters: parameters,
      rawValue: node.rawValue.map { expression($0.value) })
  }

  private func parameter(_ node: EnumCaseParameterSyntax) -> Parameter {
    let label = node.firstName.map(name)
    return Parameter(
      label: label == "_" ? nil : label, name: node.secondName.map(name) ?? label ?? "", attributes: [],
      type: typeName(node.type), defaultValue: node.defaultValue.map { expression($0.value) })
  }
}

// MARK: - What declarations share

extension OutlineBuilder {
  func modifiers(_ list: DeclModifierListSyntax) -> [String] {
    list.map { modifier in
      guard let detail = modifier.detail else { return modifier.name.text }
      return modifier.name.text + "(" + detail.detail.text + ")"
    }
  }

  func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
    guard let clause else { return [] }
    return clause.parameters.map {
      GenericParameter(name: name($0.name), constraint: $0.inheritedType.map(typeName))
    }
  }

  func inherited(_ clause: InheritanceClauseSyntax?) -> [InheritedType] {
    guard let clause else { return [] }
    return clause.inheritedTypes.flatMap { inherited($0.type) }
  }

  /// `A & B` inherits from both.
  private func inherited(_ type: TypeSyntax) -> [InheritedType] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { inherited($0.type) }
    }
    return [InheritedType(type: typeName(type), span: span(from: start(of: type), to: end(type)))]
  }

  func whereClause(_ clause: GenericWhereClauseSyntax?) -> String? {
    guard let clause else { return nil }
    return text(clause.requirements)
  }
}

// MARK: - Functions

extension OutlineBuilder {
  /// A function, initialiser, deinitialiser or subscript; nil for any other declaration.
  func function(_ declaration: DeclSyntax) -> FunctionDeclaration? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      var function = function(.function, named: node.name, node.attributes, node.modifiers)
      function.genericParameters = genericParameters(node.genericParameterClause)
      read(node.signature, into: &function)
      function.body = node.body.map(block)
      return function
    case .initializerDecl(let node):
      var function = function(.initializer, named: node.initKeyword, node.attributes, node.modifiers)
      function.genericParameters = genericParameters(node.genericParameterClause)
      read(node.signature, into: &function)
      function.body = node.body.map(block)
      return function
    case .deinitializerDecl(let node):
      var function = function(.deinitializer, named: node.deinitKeyword, node.attributes, node.modifiers)
      function.body = node.body.map(block)
      return function
    case .subscriptDecl(let node):
      var function = function(.subscript, named: node.subscriptKeyword, node.attributes, node.modifiers)
      function.genericParameters = genericParameters(node.genericParameterClause)
      function.parameters = node.parameterClause.parameters.map(parameter)
      function.returnType = typeName(node.returnClause.type)
      function.body = node.accessorBlock.flatMap { accessors($0).getter }
      return function
    default:
      return nil
    }
  }

  private func function(
    _ kind: FunctionDeclaration.Kind, named token: TokenSyntax, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      kind: kind, name: name(token), nameSpan: span(token), attributes: self.attributes(attributes),
      modifiers: self.modifiers(modifiers), genericParameters: [], parameters: [], returnType: nil, isAsync: false,
      isThrowing: false, body: nil)
  }

  private func read(_ signature: FunctionSignatureSyntax, into function: inout FunctionDeclaration) {
    function.parameters = signature.parameterClause.parameters.map(parameter)
    function.returnType = (signature.returnClause?.type).map(typeName)
    function.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    function.isThrowing = signature.effectSpecifiers?.throwsClause != nil
  }

  private func parameter(_ node: FunctionParameterSyntax) -> Parameter {
    let label = name(node.firstName)
    return Parameter(
      label: label == "_" ? nil : label, name: node.secondName.map(name) ?? label,
      attributes: attributes(node.attributes), type: typeName(node.type),
      defaultValue: node.defaultValue.map { expression($0.value) })
  }
}
