import SwiftSyntax

// MARK: - Types

extension OutlineBuilder {
  /// The start of a type whose leftmost part may lie thousands of levels deep.
  func start(of type: TypeSyntax) -> Int {
    var type = type
    while let next = leftOperand(of: type) { type = next }
    return start(type)
  }

  private func leftOperand(of type: TypeSyntax) -> TypeSyntax? {
    switch type.kind {
    case .memberType: type.as(MemberTypeSyntax.self)?.baseType
    case .metatypeType: type.as(MetatypeTypeSyntax.self)?.baseType
    case .optionalType: type.as(OptionalTypeSyntax.self)?.wrappedType
    case .implicitlyUnwrappedOptionalType: type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    default: nil
    }
  }

  func typeName(_ type: TypeSyntax) -> TypeName {
    let text = text(from: start(of: type), to: end(type))
    var name = nested(otherwise: TypeName(name: text, components: [text], arguments: [], isOptional: false, text: "")) {
      bareTypeName(type)
    }
    name.text = text
    return name
  }

  private func named(_ name: String, _ arguments: [TypeName] = []) -> TypeName {
    TypeName(name: name, components: [name], arguments: arguments, isOptional: false, text: "")
  }

  /// Everything but the text.
  private func bareTypeName(_ type: TypeSyntax) -> TypeName {
    var type = type
    var isOptional = false
    // Sugar and attributes leave no layer.
    unwrap: while true {
      switch type.as(TypeSyntaxEnum.self) {
      case .optionalType(let node):
        isOptional = true
        type = node.wrappedType
      case .implicitlyUnwrappedOptionalType(let node):
        isOptional = true
        type = node.wrappedType
      case .attributedType(let node): type = node.baseType
      case .someOrAnyType(let node): type = node.constraint
      case .packElementType(let node): type = node.pack
      case .packExpansionType(let node): type = node.repetitionPattern
      case .namedOpaqueReturnType(let node): type = node.type
      case .tupleType(let node):
        guard let only = node.elements.first, node.elements.count == 1 else { break unwrap }
        type = only.type
      default: break unwrap
      }
    }
    var name = plainTypeName(type)
    name.isOptional = isOptional
    return name
  }

  private func plainTypeName(_ type: TypeSyntax) -> TypeName {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      return named(name(node.name), genericArguments(node.genericArgumentClause))
    case .memberType:
      return memberTypeName(type)
    case .metatypeType(let node):
      var name = bareTypeName(node.baseType)
      name.name = node.metatypeSpecifier.text
      name.components.append(name.name)
      return name
    case .arrayType(let node):
      return named("Array", [typeName(node.element)])
    case .dictionaryType(let node):
      return named("Dictionary", [typeName(node.key), typeName(node.value)])
    case .functionType(let node):
      return named("Function", node.parameters.map { typeName($0.type) } + [typeName(node.returnClause.type)])
    case .tupleType(let node):
      return named("Tuple", node.elements.map { typeName($0.type) })
    case .compositionType(let node):
      return named("Composition", node.elements.map { typeName($0.type) })
    case .suppressedType(let node):
      return named("~" + typeName(node.type).name)
    case .classRestrictionType:
      return named("class")
    case .inlineArrayType(let node):
      return named("InlineArray", [typeArgument(node.element)].compactMap(\.self))
    case .missingType:
      return named("")
    default:
      return named(text(type))
    }
  }

  /// `A.B<C>.D`: walked by iteration.
  private func memberTypeName(_ type: TypeSyntax) -> TypeName {
    var type = type
    var reversed: [String] = []
    var arguments: [TypeName]?
    while let node = type.as(MemberTypeSyntax.self) {
      reversed.append(name(node.name))
      if arguments == nil, let clause = node.genericArgumentClause { arguments = genericArguments(clause) }
      type = node.baseType
    }
    let base = bareTypeName(type)
    let components = base.components + reversed.reversed()
    return TypeName(
      name: components.last ?? "", components: components, arguments: arguments ?? base.arguments, isOptional: false,
      text: "")
  }

  func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
    guard let clause else { return [] }
    return clause.arguments.compactMap { typeArgument($0.argument) }
  }

  private func typeArgument(_ argument: GenericArgumentSyntax.Argument) -> TypeName? {
    guard case .type(let type) = argument else { return nil }
    return typeName(type)
  }

  private func typeArgument(_ argument: GenericArgumentSyntax) -> TypeName? { typeArgument(argument.argument) }
}
