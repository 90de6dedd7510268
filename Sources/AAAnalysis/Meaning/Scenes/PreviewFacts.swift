/// A `#Preview` at the top level of a file.
struct PreviewFacts {
  var declaration: DeclarationID
  /// `#Preview`, as a UTF-8 span of the file.
  var nameSpan: Span
  /// From `(` to `)`, as a UTF-8 span of the file; nil if there are none.
  var parentheses: Span?
  /// Spans count from the declaration.
  var arguments: [Argument]
  var hasAssistiveTrait: Bool
  var activity: BuildCondition.Activity

  /// - Returns: nil for other code at the top level.
  init?(_ id: DeclarationID, _ resolver: Resolver) {
    let declaration = resolver.index[id]
    guard case .code(let statements) = declaration.value, let statement = statements.first,
      case .expression(let expression) = statement.kind, case .postfix(let postfix) = expression.kind,
      postfix.base.kind == .name("#Preview"), let link = postfix.links.first, case .call(let call) = link.kind
    else { return nil }
    self.declaration = id
    nameSpan = postfix.base.span.shifted(by: declaration.start)
    parentheses = call.parentheses?.shifted(by: declaration.start)
    arguments = call.arguments
    hasAssistiveTrait = call.arguments.contains { $0.value.isAssistiveTrait }
    activity = declaration.activity
  }
}

extension Resolver {
  /// The previews of a file, in source order.
  func previews(ofFile number: Int) -> [PreviewFacts] {
    facts[number].indexed.declarations.enumerated().compactMap { ordinal, declaration in
      guard case .code = declaration.value else { return nil }
      return PreviewFacts(DeclarationID(file: number, ordinal: ordinal), self)
    }
  }

  /// The views of project types that a preview begins with.
  func rootViews(of preview: PreviewFacts) -> [RootView] {
    guard let body = body(of: preview.declaration),
      let macro = body.elements.firstIndex(where: { $0.name == "#Preview" && $0.parent == nil })
    else { return [] }
    return rootViews(in: macro, of: preview.declaration)
  }

  /// Whether a preview shows a view, itself or through the bodies of the views that it shows.
  func shows(_ name: String, _ preview: PreviewFacts) -> Bool {
    var seen: Set<DeclarationID> = []
    var pending = [preview.declaration]
    while let next = pending.popLast(), seen.count < 64 {
      guard seen.insert(next).inserted, let body = body(of: next) else { continue }
      for element in body.elements {
        if element.kind == .construct {
          if element.name == name { return true }
          guard Vocabulary.slots(ofView: element.name) == nil else { continue }
          pending += bodies(ofType: element.name)
        } else {
          pending += members(element.name, receiver: element.receiver, in: next)
        }
      }
    }
    return false
  }

  /// Whether a declaration is neither shown in previews alone nor part of a test.
  func isPartOfApp(_ id: DeclarationID) -> Bool { !facts[id.file].indexed.isTest && !isPreview(id) }

  /// Where the app makes views of a type, other than in the type itself.
  func outsideUses(of name: String) -> [(site: Construction, body: BodyFacts, owner: String?)] {
    constructions(of: name).compactMap { site in
      let owner = index.ownerName(of: site.id)
      guard isPartOfApp(site.id), owner != name, let body = body(of: site.id) else { return nil }
      return (site, body, owner)
    }
  }

  /// Whether a declaration is shown in previews alone.
  func isPreview(_ id: DeclarationID) -> Bool {
    if case .code = index[id].value { return PreviewFacts(id, self) != nil }
    var owner = index[id].owner.map { DeclarationID(file: id.file, ordinal: $0) }
    while let type = owner {
      if let declaration = index.type(type),
        declaration.inherits("PreviewProvider") || declaration.name.hasSuffix("_Previews")
      {
        return true
      }
      owner = index.owner(of: type)
    }
    return false
  }
}
