// What a rule may ask about navigation icons and titles.

private struct AllNamedIcons: SharedFact {
  let icons: [NamedIcon]

  init(_ context: RuleContext) {
    icons = context.snapshot.namedIcons.value
  }
}

private struct TitlesOfScreens: SharedFact {
  let titles: ScreenTitles

  init(_ context: RuleContext) {
    titles = ScreenTitles(resolver: context.resolver, graph: context.graph, screens: context.screens)
  }
}

extension RuleContext {
  /// The navigation icons of all reached code whose symbols and titles are written, in the order of the files' paths.
  var namedIcons: [NamedIcon] { fact(AllNamedIcons.self).icons }

  /// Which screens have titles.
  var titles: ScreenTitles { fact(TitlesOfScreens.self).titles }

  /// Whether navigation icons are shown in a body: not outside of Assistive Access scenes.
  func showsNavigationIcons(_ node: ViewGraph.Node) -> Bool {
    node.root != .flag && !(node.root == .normal && snapshot.showsWholeApp)
  }
}
