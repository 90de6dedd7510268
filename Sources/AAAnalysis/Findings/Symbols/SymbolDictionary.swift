/// Guesses the picture for a title.
public enum SymbolDictionary {
  static let index = SymbolIndex(SymbolConcept.all)

  /// Up to three SF Symbols for a title, the best first; none where no word of it is known.
  ///
  /// The first picture of every matched word comes before the second of any. Words count in the order of the title,
  /// the longest match at each place; words that say little by themselves ("all", "choose") come last.
  public static func candidates(
    forTitle title: String, deploymentTarget: (major: Int, minor: Int)?
  ) -> [String] {
    let choices = index.concepts(in: title).map { concept in
      concept.symbols.filter { $0.exists(on: deploymentTarget) }.map(\.name)
    }
    var names: [String] = []
    for rank in 0..<(choices.map(\.count).max() ?? 0) {
      for choice in choices where rank < choice.count && !names.contains(choice[rank]) {
        names.append(choice[rank])
        if names.count == 3 { return names }
      }
    }
    return names
  }
}
