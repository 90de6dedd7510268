/// In which files names occur as words, for names that are asked for again and again: each file is searched for each of
/// them once.
struct WordSearch {
  private struct Answer {
    /// Files in whose texts the word occurs.
    var found: Set<FileID> = []
    /// Files that were not searched since their text is this one.
    var open: Set<FileID>
  }

  private var answers: [String: Answer] = [:]

  /// Forgets what is known of a file: its text is another one.
  mutating func forget(_ file: FileID) {
    for word in answers.keys {
      answers[word]?.found.remove(file)
      answers[word]?.open.insert(file)
    }
  }

  /// Takes a file out that is not there any more.
  mutating func remove(_ file: FileID) {
    for word in answers.keys {
      answers[word]?.found.remove(file)
      answers[word]?.open.remove(file)
    }
  }

  /// Looks for words in files.
  ///
  /// - Parameters:
  ///   - files: all there are; asked for only when a word is new.
  ///   - isWanted: whether a file is to be searched now. The others stay open.
  ///   - search: says for each pair of a file and its words which of these occur.
  mutating func look(
    for words: Set<String>, in files: () -> Set<FileID>, where isWanted: (FileID) -> Bool,
    search: ([(file: FileID, words: [String])]) -> [[Bool]]
  ) {
    var missing: [FileID: [String]] = [:]
    for word in words.sorted() {
      var answer = answers[word] ?? Answer(open: files())
      let wanted = answer.open.filter(isWanted)
      answer.open.subtract(wanted)
      answers[word] = answer
      for file in wanted { missing[file, default: []].append(word) }
    }
    guard !missing.isEmpty else { return }
    let questions = missing.sorted { $0.key < $1.key }.map { (file: $0.key, words: $0.value) }
    for (question, isFound) in zip(questions, search(questions)) {
      for (word, isFound) in zip(question.words, isFound) where isFound { answers[word]?.found.insert(question.file) }
    }
  }

  func files(with word: String) -> Set<FileID> { answers[word]?.found ?? [] }
}
