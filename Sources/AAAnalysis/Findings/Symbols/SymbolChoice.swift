/// Chooses symbols for a title: those that the team has set, that the file or else the app has
/// beside the same title, that are known.
struct SymbolChoice {
  /// Stands for a symbol that a person has to choose.
  static let placeholder = "questionmark.circle"

  private let context: RuleContext

  init(_ context: RuleContext) {
    self.context = context
  }

  private var elsewhere: TitledSymbols {
    context.snapshot.conclusions.titledSymbols
  }

  /// What this file has beside a title.
  private func own(_ title: String) -> [String] {
    let bodies = context.snapshot.facts(of: context.file)?.bodies ?? []
    return bodies.flatMap { $0?.titledSymbols ?? [] }.filter { $0.title == title.lowercased() }.map(\.symbol)
  }

  /// The best one first; none where no word of the title is known.
  func symbols(forTitle title: String?) -> [String] {
    guard let written = title else { return [] }
    let title = words(of: written)
    guard !title.isEmpty else { return [] }
    var symbols: [String] = []
    func add(_ more: [String]) {
      for symbol in more where !symbols.contains(symbol) { symbols.append(symbol) }
    }
    add(title.words.compactMap { context.settings.symbols[$0] })
    add(own(written))
    add(elsewhere.symbols(beside: written))
    let target = context.deploymentTarget(of: context.file)?.version
    add(SymbolDictionary.candidates(forTitle: title, deploymentTarget: target.map { ($0.major, $0.minor) }))
    return Array(symbols.prefix(3))
  }
}

extension SymbolChoice {
  /// The words of a title. One like `account.action.more` is a key: what it is for stands last.
  private func words(of title: String) -> String {
    guard !title.contains(" "), title.contains(".") || title.contains("_") else { return title }
    // `settings.support.navigation-title`: what says which kind of text it is says nothing about what it is for.
    for part in title.split(separator: ".").reversed() {
      let words = part.split(whereSeparator: { "-_".contains($0) }).map(String.init)
      let telling = words.filter { !Self.kindsOfText.contains($0.lowercased()) }
      if !telling.isEmpty, !Self.kindsOfText.contains(part.lowercased()) { return telling.joined(separator: " ") }
    }
    return title
  }

  private static let kindsOfText: Set<String> = [
    "navigation", "nav", "title", "navtitle", "navigationtitle", "label", "button", "text", "header", "heading",
    "caption", "name", "string", "key", "screen", "view", "item", "row", "tab",
  ]
}
