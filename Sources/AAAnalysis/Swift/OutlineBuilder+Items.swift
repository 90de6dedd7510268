import SwiftSyntax

// MARK: - Items of a file and of a type

extension OutlineBuilder {
  func items(of file: SourceFileSyntax) -> [OutlineItem] {
    var items = topLevelItems(file.statements, in: 0)
    let stray = closingBraces(in: file.unexpectedBetweenStatementsAndEndOfFileToken)
    if !stray.isEmpty {
      items.append(OutlineItem(place: .topLevel, offset: 0, length: 0, strayClosingBraces: stray))
    }
    return items
  }

  private func topLevelItems(_ list: CodeBlockItemListSyntax, in parent: Int) -> [OutlineItem] {
    list.map { node in
      item(.topLevel, node: node, in: parent) { item in
        item.strayClosingBraces =
          closingBraces(in: node.unexpectedBeforeItem) + closingBraces(in: node.unexpectedAfterSemicolon)
        if let declaration = node.item.as(DeclSyntax.self) {
          add(declaration, to: &item, at: node.position.utf8Offset)
        } else if let node = node.item.as(StmtSyntax.self) {
          addCode(at: start(node), to: &item) { statements(node) }
        } else if let node = node.item.as(ExprSyntax.self) {
          addCode(at: start(of: node), to: &item) { [statement(node)] }
        }
      }
    }
  }

  private func memberItems(_ list: MemberBlockItemListSyntax, in parent: Int) -> [OutlineItem] {
    list.map { node in
      item(.member, node: node, in: parent) { add(node.decl, to: &$0, at: node.position.utf8Offset) }
    }
  }

  /// The item for a node: the one from before the edit, or a new one.
  ///
  /// `fill` adds parts in absolute offsets.
  private func item(
    _ place: OutlineItem.Place, node: some SyntaxProtocol, in parent: Int, fill: (inout OutlineItem) -> Void
  ) -> OutlineItem {
    let position = node.position.utf8Offset
    let length = node.totalLength.utf8Length
    if var item = reuse?.item(place: place, position: position, length: length) {
      item.offset = position - parent
      reusedDeclarations += item.declarations.count
      return item
    }
    var item = OutlineItem(place: place, offset: position - parent, length: length)
    fill(&item)
    for index in item.declarations.indices { item.declarations[index].start -= position }
    for index in item.imports.indices { item.imports[index].span = item.imports[index].span.shifted(by: -position) }
    for index in item.strayClosingBraces.indices { item.strayClosingBraces[index] -= position }
    return item
  }

  private func add(_ declaration: DeclSyntax, to item: inout OutlineItem, at position: Int) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node):
      guard let module = node.path.first else { return }
      item.imports.append(Import(module: name(module.name), span: Span(start(node), end(node))))
    case .ifConfigDecl(let node):
      addConditional(node, to: &item, at: position)
    case .macroExpansionDecl(let node):
      addCode(at: start(node), to: &item) { [statement(node)] }
    default:
      let values = values(of: declaration, at: position) { item.children = $0 }
      rebuiltDeclarations += values.count
      item.declarations += values
      for child in declaration.children(viewMode: .sourceAccurate) {
        item.strayClosingBraces += closingBraces(in: child.as(UnexpectedNodesSyntax.self))
      }
    }
  }

  private func addCode(at start: Int, to item: inout OutlineItem, _ read: () -> [Statement]) {
    let statements = placed(at: start, read)
    let length = statements.map(\.span.upper).max() ?? 0
    rebuiltDeclarations += 1
    item.declarations.append(Placed(start: start, length: length, value: .code(statements)))
  }

  private func addConditional(_ node: IfConfigDeclSyntax, to item: inout OutlineItem, at position: Int) {
    nested(otherwise: ()) {
      for (condition, elements) in clauses(of: node) {
        let children: [OutlineItem]
        switch elements {
        case .statements(let list): children = topLevelItems(list, in: position)
        case .decls(let list): children = memberItems(list, in: position)
        default: continue
        }
        item.children += children
        for child in children {
          item.declarations += child.declarations(from: -position).map { declaration in
            var declaration = declaration
            declaration.conditions.insert(condition, at: 0)
            return declaration
          }
          item.imports += child.imports.map {
            Import(module: $0.module, span: $0.span.shifted(by: child.offset + position))
          }
          item.strayClosingBraces += child.strayClosingBraces.map { $0 + child.offset + position }
        }
      }
    }
  }

  /// Absolute offsets of closing braces that the parser had no use for.
  private func closingBraces(in nodes: UnexpectedNodesSyntax?) -> [Int] {
    guard let nodes else { return [] }
    return nodes.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .rightBrace }.map { start($0) }
  }
}

// MARK: - Types

extension OutlineBuilder {
  /// A type declaration, its `start` absolute, and the items of its body, counted from `position`.
  func type(
    _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax, name: TypeDeclarationName,
    generics: GenericParameterClauseSyntax?, at position: Int
  ) -> (Placed<Declaration>, [OutlineItem]) {
    let start = start(node)
    let items = nested(otherwise: []) { memberItems(node.memberBlock.members, in: position) }
    let declaration = placed(at: start) {
      TypeDeclaration(
        kind: kind,
        name: name.simple,
        nameSpan: name.span.shifted(by: -start),
        qualifiedName: name.qualified,
        attributes: attributes(node.attributes),
        modifiers: modifiers(node.modifiers),
        genericParameters: genericParameters(generics),
        inherited: inherited(node.inheritanceClause),
        whereClause: whereClause(node.genericWhereClause),
        members: items.flatMap { $0.declarations(from: start - position) },
        bodySpan: span(node.memberBlock))
    }
    return (Placed(start: start, length: end(node) - start, value: .type(declaration)), items)
  }
}

/// How a type declaration names its type; the span in absolute offsets.
struct TypeDeclarationName {
  var simple: String
  var qualified: String
  var span: Span
}
