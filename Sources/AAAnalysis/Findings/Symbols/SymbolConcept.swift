import Foundation

/// Something that titles speak of, with the words for it and the pictures that people know it by.
struct SymbolConcept: Sendable {
  /// Words and short phrases, in eleven languages.
  let words: [String]
  /// The best picture first.
  let symbols: [SymbolCandidate]
  /// Whether the words say little by themselves ("choose", "all"), so that any other word of a title goes first.
  let isGeneral: Bool

  /// - Parameter words: separated by commas, bars and line ends, so that a table stays readable: a bar or a line end
  ///   where the next language begins, in the order English, Spanish, Portuguese, French, German, Italian, Japanese,
  ///   Chinese, Korean, Russian, Arabic. A word that two languages share stands once.
  init(_ words: String, isGeneral: Bool = false, _ symbols: SymbolCandidate...) {
    self.words = words.split(whereSeparator: { ",|\n".contains($0) })
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    self.isGeneral = isGeneral
    self.symbols = symbols
  }
}

/// An SF Symbol and the first iOS that has it.
struct SymbolCandidate: Sendable {
  let name: String
  let major: Int
  let minor: Int

  init(_ name: String, _ major: Int, _ minor: Int = 0) {
    self.name = name
    self.major = major
    self.minor = minor
  }

  /// Whether an app that still runs on this iOS may use the symbol; an unknown target may use all.
  func exists(on target: (major: Int, minor: Int)?) -> Bool {
    guard let target else { return true }
    return (major, minor) <= (target.major, target.minor)
  }
}

extension SymbolConcept {
  static let all = [
    creating, talking, family, media, actions, everyDay, health, places, surroundings,
  ].flatMap { $0 }
}
