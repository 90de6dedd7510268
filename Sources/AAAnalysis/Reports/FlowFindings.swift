/// Tells on which screens a finding stands.
struct FlowFindings {
  private let context: RuleContext
  private let catalogue: Catalogue
  /// For each file the reached bodies, innermost last, by the offset at which they begin.
  private var bodies: [FileID: [DeclarationID]] = [:]

  init(_ context: RuleContext, _ catalogue: Catalogue) {
    self.context = context
    self.catalogue = catalogue
    for node in context.graph.nodes {
      bodies[context.index.file(of: node.declaration), default: []].append(node.declaration)
    }
    for file in bodies.keys { bodies[file]?.sort() }
  }

  /// As positions in the screen map, in order; empty for what is about the set-up or stands on no screen.
  func screens(of finding: Finding) -> [Int] {
    if let group = catalogue.rule(id: finding.rule)?.group, [.project, .scene, .routing].contains(group) { return [] }
    let offset = finding.location.span.lower
    let found = bodies[finding.location.file]?.last { id in
      let declaration = context.index[id]
      return declaration.start <= offset && offset < declaration.start + declaration.length
    }
    guard let id = found else { return screens(ofTypeAround: finding.location) }
    let inside = offset - context.index[id].start
    if let body = context.resolver.body(of: id) {
      let around = body.elements.indices.filter { number in
        let span = body.elements[number].chainSpan
        return span.lower <= inside && inside < span.upper
      }
      // Children stand behind their parents.
      for number in around.reversed() {
        let screens = context.screens.screens(showing: number, of: id, context.resolver)
        if !screens.isEmpty { return screens.sorted() }
      }
    }
    return context.screens.screens(withAllOf: [id]).sorted()
  }

  /// What is said of a property or another part of a view is said of the screens that the view is on.
  private func screens(ofTypeAround location: Location) -> [Int] {
    guard let number = context.index.number(of: location.file) else { return [] }
    let declarations = context.index.files[number].declarations
    let offset = location.span.lower
    let type = declarations.indices.last { ordinal in
      guard case .type = declarations[ordinal].value else { return false }
      return declarations[ordinal].start <= offset
        && offset < declarations[ordinal].start + declarations[ordinal].length
    }
    guard let type else { return [] }
    let members = (bodies[location.file] ?? []).filter { context.index[$0].owner == type }
    return context.screens.screens(withAllOf: members).sorted()
  }
}
