extension StringProtocol {
  /// How many letters must be put in, left out, exchanged or swapped with their neighbour to get from one word to
  /// the other.
  public func editDistance(to other: some StringProtocol) -> Int {
    let left = Array(unicodeScalars)
    let right = Array(other.unicodeScalars)
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var best = Swift.min(
          previous[column + 1] + 1, current[column] + 1, previous[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = Swift.min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}

extension Sequence<String> {
  /// The word that was probably meant by a misspelt one; nil if none is near. On a draw the first.
  ///
  /// Case does not count, and a third of the word's letters may be wrong.
  public func nearest(to word: String) -> String? {
    let word = word.lowercased()
    var nearest: (word: String, distance: Int)?
    for candidate in self {
      let distance = candidate.lowercased().editDistance(to: word)
      guard distance <= Swift.max(1, word.unicodeScalars.count / 3), distance < candidate.unicodeScalars.count,
        distance < nearest?.distance ?? Int.max
      else { continue }
      nearest = (candidate, distance)
    }
    return nearest?.word
  }
}
