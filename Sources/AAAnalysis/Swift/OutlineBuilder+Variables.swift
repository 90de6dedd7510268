import SwiftSyntax

// MARK: - Variables

extension OutlineBuilder {
  /// One declaration for each bound name, spans relative to the enclosing declaration.
  func variables(_ node: VariableDeclSyntax) -> [VariableDeclaration] {
    let attributes = attributes(node.attributes)
    let modifiers = modifiers(node.modifiers)
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let declarationSpan = span(node)
    return node.bindings.enumerated().flatMap { index, binding -> [VariableDeclaration] in
      let accessors = binding.accessorBlock.map { self.accessors($0) }
      let first = VariableDeclaration(
        isLet: isLet, name: "", nameSpan: span(binding.pattern), declarationSpan: declarationSpan,
        attributes: attributes, modifiers: modifiers,
        type: (binding.typeAnnotation ?? followingAnnotation(in: node.bindings, after: index)).map {
          typeName($0.type)
        },
        initialValue: binding.initializer.map { expression($0.value) }, getter: accessors?.getter,
        otherAccessors: accessors?.others ?? [])
      let names = boundTokens(of: binding.pattern)
      guard !names.isEmpty else { return [first.bound(to: "_", at: first.nameSpan)] }
      return names.enumerated().map { index, token in
        var variable = first.bound(to: name(token), at: span(token))
        // The value is a tuple: it is told once, and its type says nothing about a part of it.
        if names.count > 1 { variable.type = nil }
        if index > 0 { variable.initialValue = nil }
        return variable
      }
    }
  }

  /// In `var a, b: Int` the annotation belongs to both.
  private func followingAnnotation(in bindings: PatternBindingListSyntax, after index: Int) -> TypeAnnotationSyntax? {
    for binding in bindings.dropFirst(index) {
      if binding.initializer != nil || binding.accessorBlock != nil { return nil }
      if let annotation = binding.typeAnnotation { return annotation }
    }
    return nil
  }

  func boundTokens(of pattern: PatternSyntax) -> [TokenSyntax] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): [node.identifier]
    case .tuplePattern(let node): node.elements.flatMap { boundTokens(of: $0.pattern) }
    case .valueBindingPattern(let node): boundTokens(of: node.pattern)
    default: []
    }
  }

  func accessors(_ node: AccessorBlockSyntax) -> (getter: CodeBlock?, others: [Accessor]) {
    if case .getter(let statements) = node.accessors {
      return (CodeBlock(span: span(node), statements: self.statements(statements)), [])
    }
    guard case .accessors(let list) = node.accessors else { return (nil, []) }
    var getter: CodeBlock?
    var others: [Accessor] = []
    for accessor in list {
      let keyword = accessor.accessorSpecifier.text
      guard let body = accessor.body.map(block) else { continue }
      if keyword == "get" { getter = body } else { others.append(Accessor(keyword: keyword, body: body)) }
    }
    return (getter, others)
  }
}

extension VariableDeclaration {
  fileprivate func bound(to name: String, at span: Span) -> VariableDeclaration {
    var variable = self
    variable.name = name
    variable.nameSpan = span
    return variable
  }
}
