/// Which symbols the app has beside which titles: what means the same should look the same everywhere.
struct TitledSymbols: Sendable {
  /// By title, in lower case; in the order of the files.
  private var symbols: [String: [String]] = [:]

  init(_ resolver: Resolver) {
    for file in resolver.facts {
      for body in file.bodies {
        for pair in body?.titledSymbols ?? [] where !(symbols[pair.title]?.contains(pair.symbol) ?? false) {
          symbols[pair.title, default: []].append(pair.symbol)
        }
      }
    }
  }

  func symbols(beside title: String) -> [String] { symbols[title.lowercased()] ?? [] }
}

extension BodyFacts {
  /// `Label("Save", systemImage: "checkmark")`, `Button("Save", systemImage: "checkmark") { }`
  var titledSymbols: [(title: String, symbol: String)] {
    elements.compactMap { element in
      guard element.kind == .construct, let symbol = element["systemImage"]?.value.writtenName, !symbol.isEmpty,
        let title = element.title?.writtenText, !title.isEmpty
      else { return nil }
      return (title.lowercased(), symbol)
    }
  }
}
