/// A navigation icon with the title that it stands beside.
struct NamedIcon {
  var declaration: DeclarationID
  /// The icon's modifier, relative to the declaration.
  var nameSpan: Span
  var element: Int
  var modifier: Int
  /// The symbol's name.
  var symbol: String
  /// The title as a person sees it, or how the code names it.
  var title: String
  /// Whether the title is written there.
  var isWritten: Bool
}

extension NamedIcon {
  /// Whether a title speaks of the same thing: the same words, or one and many of it, as of a list and what it holds.
  func isAbout(_ other: String) -> Bool {
    let (mine, theirs) = (title.lowercased(), other.lowercased())
    return mine == theirs || mine + "s" == theirs || theirs + "s" == mine
  }
}

/// Finds the navigation icons of reached code whose symbol and title are both written where they are used.
struct NamedIcons {
  private let resolver: Resolver
  private let graph: ViewGraph

  init(resolver: Resolver, graph: ViewGraph) {
    self.resolver = resolver
    self.graph = graph
  }

  /// In the order of the files' paths and of the code.
  var all: [NamedIcon] {
    var icons: [NamedIcon] = []
    for (file, facts) in resolver.facts.enumerated() where !facts.indexed.isTest {
      for ordinal in facts.bodiesWithSymbols {
        let id = DeclarationID(file: file, ordinal: ordinal)
        guard let body = resolver.body(of: id), let node = graph.node(of: id) else { continue }
        icons += self.icons(of: body, in: id, node)
      }
    }
    return icons
  }

  private func icons(of body: BodyFacts, in id: DeclarationID, _ node: ViewGraph.Node) -> [NamedIcon] {
    let adds = NavigationIcons(resolver: resolver, graph: graph)
    var icons: [NamedIcon] = []
    for (number, element) in body.elements.enumerated() where node.liveElements[number] {
      for (position, modifier) in element.modifiers.enumerated() where modifier.activity != .inactive {
        guard let symbol = modifier.symbol, adds.addsIcon(modifier, in: id),
          let title = modifier.title ?? title(beside: number, of: body)
        else { continue }
        icons.append(
          NamedIcon(
            declaration: id, nameSpan: modifier.nameSpan, element: number, modifier: position, symbol: symbol,
            title: title.text, isWritten: title.isWritten))
      }
    }
    return icons
  }

  /// The title on the same chain, or the only one around it.
  private func title(beside element: Int, of body: BodyFacts) -> (text: String, isWritten: Bool)? {
    for number in [element] + body.ancestors(of: element) {
      if let modifier = body.elements[number].modifiers.first(where: \.setsTitle) {
        return modifier.firstUnlabelled?.value.titleName
      }
      if body.elements[number].role.startsScreen { return nil }
    }
    return nil
  }
}

extension Modifier {
  /// The written symbol of an icon.
  var symbol: String? {
    if name == "modifier", case .postfix(let postfix) = arguments.first?.value.kind {
      return Callee(postfix)?.call?["systemImage"]?.value.writtenName
    }
    return self["systemImage"]?.value.writtenName
  }

  /// The title that a modifier of the project's own is given together with the icon: `.screen("Draw", systemImage: …)`.
  fileprivate var title: (text: String, isWritten: Bool)? {
    guard name != NavigationIcons.iconModifier else { return nil }
    return (self["title"] ?? firstUnlabelled)?.value.titleName
  }
}

extension Expression {
  /// What tells one title from another: its words, or the constant that holds them.
  fileprivate var titleName: (text: String, isWritten: Bool)? {
    if let text = writtenText { return text.isEmpty ? nil : (text, true) }
    // `L10n.draw`, `.draw`: a name that stands for one text.
    if let path, let first = path.first, first.isCapitalised, path.count > 1 {
      return (path.joined(separator: "."), false)
    }
    if case .implicitMember(let name) = kind { return (name, false) }
    return nil
  }
}
