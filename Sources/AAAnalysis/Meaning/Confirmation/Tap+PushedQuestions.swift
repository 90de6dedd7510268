extension TapReader {
  /// `NavigationLink("Delete") { ConfirmDeletion() }`: a screen that a link pushes to ask is one question for what is on
  /// it, as nothing but the link leads there.
  ///
  /// - Returns: how often the person was asked when the body is seen.
  mutating func questionsPushed(before id: DeclarationID) -> Int {
    if let known = pushedQuestions[id] { return known }
    pushedQuestions[id] = 0
    guard let node = graph.node(of: id), node.via != nil, !node.incoming.isEmpty else { return 0 }
    var least = Int.max
    for edge in node.incoming {
      let from = graph.nodes[edge.from].declaration
      guard case .element(let element) = edge.source, let body = resolver.body(of: from) else { return 0 }
      let own = body.isPushedToAsk(element) ? 1 : 0
      least = min(least, own + questionsPushed(before: from))
      if least == 0 { return 0 }
    }
    pushedQuestions[id] = least
    return least
  }
}

extension BodyFacts {
  fileprivate func isPushedToAsk(_ element: Int) -> Bool {
    ([element] + ancestors(of: element)).contains { number in
      let shown = elements[number]
      guard shown.role == .destination, shown.parentModifier == nil, let parent = shown.parent,
        elements[parent].name == "NavigationLink"
      else { return false }
      return shown.name.saysDestructionSomewhere || shown.name.words.contains("confirm")
    }
  }
}
