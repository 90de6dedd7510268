/// Chooses symbols for a title: those that the team has set, that the file has for the same title, that are known.
struct SymbolChoice {
  /// Stands for a symbol that a person has to choose.
  static let placeholder = "questionmark.circle"

  private let context: RuleContext

  init(_ context: RuleContext) {
    self.context = context
  }

  /// The best one first; none where no word of the title is known.
  func symbols(forTitle title: String?) -> [String] {
    guard let title = title.map(words(of:)), !title.isEmpty else { return [] }
    var symbols: [String] = []
    func add(_ more: [String]) {
      for symbol in more where !symbols.contains(symbol) { symbols.append(symbol) }
    }
    add(title.words.compactMap { context.settings.symbols[$0] })
    add(context.fact(SymbolsInFile.self).symbols[title.lowercased()] ?? [])
    let target = context.deploymentTarget(of: context.file)?.version
    add(SymbolDictionary.candidates(forTitle: title, deploymentTarget: target.map { ($0.major, $0.minor) }))
    return Array(symbols.prefix(3))
  }
}

extension SymbolChoice {
  /// The words of a title. One like `account.action.more` is a key: what it is for stands last.
  private func words(of title: String) -> String {
    guard !title.contains(" "), title.contains(".") || title.contains("_") else { return title }
    let last = title.split(separator: ".").last.map(String.init) ?? title
    return last.split(whereSeparator: { "-_".contains($0) }).joined(separator: " ")
  }
}

/// The symbols that the file has beside titles.
private struct SymbolsInFile: SharedFact {
  /// By title, in lower case.
  var symbols: [String: [String]] = [:]

  init(_ context: RuleContext) {
    guard let facts = context.snapshot.facts(of: context.file) else { return }
    for body in facts.bodies {
      for element in body?.elements ?? [] {
        guard element.kind == .construct, let title = element.title?.writtenText,
          let symbol = element["systemImage"]?.value.writtenName, !title.isEmpty, !symbol.isEmpty
        else { continue }
        if !(symbols[title.lowercased()]?.contains(symbol) ?? false) {
          symbols[title.lowercased(), default: []].append(symbol)
        }
      }
    }
  }
}
