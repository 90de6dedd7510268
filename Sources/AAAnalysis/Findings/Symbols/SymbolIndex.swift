/// Finds the concepts that a title speaks of.
struct SymbolIndex: Sendable {
  private let concepts: [SymbolConcept]
  /// Folded phrase → place in `concepts`; of two concepts with the same word, the first.
  private var conceptByPhrase: [String: Int] = [:]
  /// The most words in a phrase.
  private var longestPhrase = 1
  /// The most characters in a word of a script that leaves no spaces.
  private var longestUnspacedWord = 1
  /// Words that two concepts claim; a table mistake.
  private(set) var duplicates: [String] = []

  init(_ concepts: [SymbolConcept]) {
    self.concepts = concepts
    for (place, concept) in concepts.enumerated() {
      for word in concept.words {
        let runs = TitleText.runs(of: word)
        let phrase = runs.map(\.folded).joined(separator: " ")
        if let earlier = conceptByPhrase[phrase] {
          if earlier != place { duplicates.append(word) }
          continue
        }
        conceptByPhrase[phrase] = place
        longestPhrase = max(longestPhrase, runs.count)
        if runs.count == 1, runs[0].isUnspaced {
          longestUnspacedWord = max(longestUnspacedWord, runs[0].folded.count)
        }
      }
    }
  }

  /// Each concept once, in order of rank.
  func concepts(in title: String) -> [SymbolConcept] {
    var places: [Int] = []
    for place in matches(in: tokens(of: title)) where !places.contains(place) {
      places.append(place)
    }
    let found = places.map { concepts[$0] }
    return found.filter { !$0.isGeneral } + found.filter(\.isGeneral)
  }

  /// The runs of a title, with `photoGallery` taken apart unless it is a word as it stands.
  private func tokens(of title: String) -> [TitleText.Run] {
    TitleText.runs(of: title).flatMap { run in
      run.isUnspaced || place(of: run.folded) != nil ? [run] : run.camelCaseParts
    }
  }

  /// Walks over the tokens and takes the longest known phrase at each.
  private func matches(in tokens: [TitleText.Run]) -> [Int] {
    var found: [Int] = []
    var start = 0
    while start < tokens.count {
      var length = min(longestPhrase, tokens.count - start)
      while length > 0 {
        let phrase = tokens[start..<start + length].map(\.folded).joined(separator: " ")
        if let place = place(of: phrase) {
          found.append(place)
          break
        }
        length -= 1
      }
      if length == 0, tokens[start].isUnspaced {
        found += matches(inside: tokens[start])
      }
      start += max(length, 1)
    }
    return found
  }

  /// The words within a run that has no spaces, the longest at each place.
  private func matches(inside run: TitleText.Run) -> [Int] {
    let characters = Array(run.folded)
    var found: [Int] = []
    var start = 0
    while start < characters.count {
      var length = min(longestUnspacedWord, characters.count - start)
      while length > 0 {
        let range = start..<start + length
        if let place = conceptByPhrase[String(characters[range])], TitleText.canStandAlone(range, in: characters) {
          found.append(place)
          break
        }
        length -= 1
      }
      start += max(length, 1)
    }
    return found
  }

  /// The concept of a phrase as it stands, without a plural ending, or without the Arabic article.
  private func place(of phrase: String) -> Int? {
    if let place = conceptByPhrase[phrase] { return place }
    var stems: [String] = []
    if phrase.hasSuffix("s") { stems.append(String(phrase.dropLast())) }
    if phrase.hasSuffix("es") { stems.append(String(phrase.dropLast(2))) }
    if phrase.hasSuffix("ies") { stems.append(phrase.dropLast(3) + "y") }
    if phrase.hasPrefix("ال") { stems.append(String(phrase.dropFirst(2))) }
    for stem in stems where stem.count > 1 {
      if let place = conceptByPhrase[stem] { return place }
    }
    return nil
  }
}
