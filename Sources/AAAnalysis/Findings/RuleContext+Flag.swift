// What a rule may ask about branches on the Assistive Access flag.

extension RuleContext {
  /// Where the views of a file branch on the flag.
  ///
  /// - Parameter file: as a number of the index.
  func flagBranches(in file: Int) -> [Location] {
    let facts = resolver.facts[file]
    guard !facts.indexed.isTest else { return [] }
    let flag = AssistiveFlag(resolver: resolver)
    return facts.indexed.declarations.enumerated().flatMap { ordinal, declaration -> [Location] in
      guard declaration.activity == .active, facts.bodies[ordinal]?.showsViews == true else { return [] }
      // Previews are no part of the app.
      if case .code = declaration.value { return [] }
      let id = DeclarationID(file: file, ordinal: ordinal)
      var finder = BranchFinder()
      finder.walk(declaration.value)
      return finder.branches.filter { flag.decides($0, in: id) }.compactMap { conditions in
        conditions.first.map(\.span).map { location($0, in: id) }
      }
    }
  }
}

private struct BranchFinder: CodeVisitor {
  var branches: [[Condition]] = []

  mutating func visit(branchingOn conditions: [Condition]) { branches.append(conditions) }
}

extension Condition {
  /// Relative to the declaration.
  fileprivate var span: Span {
    switch self {
    case .expression(let expression): expression.span
    case .binding(_, _, _, let span): span
    case .matching(_, let subject): subject.span
    case .availability(let availability): availability.span
    }
  }
}
