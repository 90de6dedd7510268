/// Finds which elements of a body are seen where the body stands, with what the project's own views do with what they
/// are given: `SettingsRow("Home") { HomeSettings() }` may push it.
final class PlacedElements {
  private let resolver: Resolver
  /// Of the bodies of views that are given something, whatever the flag says.
  private var known: [DeclarationID: [Bool]] = [:]

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  func elements(of id: DeclarationID, live: [Bool], from start: Int?) -> [Bool] {
    elements(of: id, live: live, from: start, depth: 0)
  }

  private func elements(of id: DeclarationID, live: [Bool], from start: Int?, depth: Int) -> [Bool] {
    guard let body = resolver.body(of: id) else { return [] }
    var isCounted = body.countedElements(live: live, from: start)
    guard depth < 3 else { return isCounted }
    let wasCounted = isCounted
    for (number, element) in body.elements.enumerated() where isCounted[number] && number != start {
      guard let parent = element.parent else { continue }
      if wasCounted[parent], !isCounted[parent] {
        isCounted[number] = false
      } else if element.parentModifier == nil, isCounted[parent], isElsewhere(number, givenTo: parent, body, id, depth)
      {
        isCounted[number] = false
      }
    }
    return isCounted
  }

  /// Whether a view or function of the project's own shows what it is given on another screen, or in what has to be
  /// opened first.
  private func isElsewhere(
    _ child: Int, givenTo parent: Int, _ body: BodyFacts, _ id: DeclarationID, _ depth: Int
  ) -> Bool {
    let taker = body.elements[parent]
    let makers: [(HandedOver, DeclarationID)]
    switch taker.kind {
    case .construct:
      guard Vocabulary.slots(ofView: taker.name) == nil || resolver.isOwnView(taker.name, seenFrom: id) else {
        return false
      }
      let handed = HandedOver(toViewNamed: taker.name, by: parent, in: id, outer: nil, resolver)
      makers = resolver.bodies(ofType: taker.name).map { (handed, $0) }
    case .call:
      let members = resolver.members(taker.name, receiver: taker.receiver, in: id)
      makers = resolver.fitting(members, labels: taker.arguments.compactMap(\.label)).compactMap { maker in
        guard let function = resolver.function(maker) else { return nil }
        return (HandedOver(to: function, by: parent, in: id, outer: nil, resolver), maker)
      }
    case .member: return false
    }
    var isSeen = false
    for (handed, maker) in makers where maker != id {
      guard let inner = resolver.body(of: maker), inner.showsViews else { continue }
      var placed: [Bool]?
      for (number, element) in inner.elements.enumerated()
      where element.kind != .construct && element.receiver.isEmpty && element.activity != .inactive {
        guard case .views(let views)? = handed.value(of: element.name)?.value, views.contains(child) else { continue }
        let isPlaced = placed ?? elementsOfMaker(maker, inner, depth)
        placed = isPlaced
        if isPlaced[number] { return false }
        isSeen = true
      }
    }
    return isSeen
  }

  private func elementsOfMaker(_ id: DeclarationID, _ body: BodyFacts, _ depth: Int) -> [Bool] {
    if let placed = known[id] { return placed }
    let all = Array(repeating: true, count: body.elements.count)
    let placed = elements(of: id, live: all, from: nil, depth: depth + 1)
    known[id] = placed
    return placed
  }
}

/// Finds conditions of a view or function that are decided where it is made: by `true` or `false` that it is given, or
/// by a default.
final class LiteralConditions {
  private let resolver: Resolver
  private var asked: [DeclarationID: [String]] = [:]

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  /// - Parameter known: what is certain where the giver is shown. Of its own properties it is for its members as well.
  func values(
    givenTo made: DeclarationID, by element: Int, in giver: DeclarationID, knowing known: [[String]: String]
  ) -> [[String]: String] {
    guard let view = resolver.body(of: giver)?.elements[element] else { return [:] }
    var values = ownValues(givenTo: made, by: view, element, in: giver)
    guard !known.isEmpty, view.kind != .construct, view.receiver.isEmpty,
      resolver.index.ownerName(of: made) == resolver.index.ownerName(of: giver)
    else { return values }
    let parameters = (resolver.function(giver)?.parameters ?? []) + (resolver.function(made)?.parameters ?? [])
    for (subject, value) in known where !parameters.contains(where: { [$0.name] == subject }) {
      values[subject] = value
    }
    return values
  }

  private func ownValues(
    givenTo made: DeclarationID, by view: Element, _ element: Int, in giver: DeclarationID
  ) -> [[String]: String] {
    let names = names(askedBy: made)
    guard !names.isEmpty else { return [:] }
    let handed: HandedOver
    if let function = resolver.function(made) {
      guard view.kind == .call, view.name == function.name else { return [:] }
      handed = HandedOver(to: function, by: element, in: giver, outer: nil, resolver)
    } else {
      guard view.kind == .construct, view.name == resolver.index.ownerName(of: made) else { return [:] }
      handed = HandedOver(toViewNamed: view.name, by: element, in: giver, outer: nil, resolver)
    }
    var values: [[String]: String] = [:]
    for name in names {
      guard case .expression(let value, _)? = handed.value(of: name)?.value, case .boolean(let isTrue) = value.kind
      else { continue }
      values[[name]] = isTrue ? "true" : "false"
    }
    return values
  }

  /// The properties or parameters that the conditions of a body ask and that stay as they are; of a view's body also
  /// those that its other members ask.
  private func names(askedBy id: DeclarationID) -> [String] {
    if let known = asked[id] { return known }
    var bodies = [resolver.body(of: id)]
    if resolver.index[id].name == "body", let owner = resolver.index.ownerName(of: id) {
      for (ordinal, body) in resolver.facts[id.file].bodies.enumerated() where body?.showsViews ?? false {
        let other = DeclarationID(file: id.file, ordinal: ordinal)
        if other != id, resolver.index.ownerName(of: other) == owner { bodies.append(body) }
      }
    }
    let subjects = Set(
      bodies.compactMap(\.self).flatMap(\.elements).flatMap(\.guards).flatMap(\.facts).map(\.subject))
    let names = subjects.filter { $0.count == 1 }.compactMap(\.first).filter { isConstant($0, in: id) }.sorted()
    asked[id] = names
    return names
  }

  private func isConstant(_ name: String, in id: DeclarationID) -> Bool {
    if let function = resolver.function(id) { return function.parameters.contains { $0.name == name } }
    guard let property = resolver.property([name], in: id).flatMap(resolver.variable) else { return false }
    return property.attributes.isEmpty && !property.isComputed && !property.isStatic
  }
}
