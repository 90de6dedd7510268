public import AAAnalysis

/// A rule for tests of what is around rules: it finds a word.
public struct WordRule: Rule {
  public var id: String
  public var word: String
  public var group = RuleGroup.timing
  public var severity = Severity.warning
  public var isOnByDefault = true
  public var explanation = Explanation(what: "A word is used.", why: "It is forbidden.", instead: "Use another one.")
  public var reference = Reference.optimizing
  public var tags = ["test"]
  public var examples: [Example] = []
  /// Whether the word is found in comments and strings too, as a careless rule would.
  public var isCareless = false
  /// What the fix writes in place of the word; nil for no fix.
  public var replacement: String?
  public var safety = Fix.Safety.safe
  /// A file that the fix makes beside the one it changes, with the word as its text.
  public var newFileName: String?

  public init(id: String, word: String, group: RuleGroup = .timing) {
    self.id = id
    self.word = word
    self.group = group
  }

  public func reports(in context: RuleContext) -> [Report] {
    guard let text = context.snapshot.text(of: context.file) else { return [] }
    let string = text.string
    if !isCareless, string.hasPrefix("/*\n") || string.contains("\"\"\"") { return [] }
    var reports: [Report] = []
    var rest = string[...]
    while let range = rest.firstRange(of: word) {
      let span = Span(string.utf8Offset(of: range.lowerBound), string.utf8Offset(of: range.upperBound))
      let location = Location(context.file, span)
      let fixes = replacement.map {
        [
          Fix(
            title: "Replace", safety: safety, edits: [FileEdit(file: context.file, span: span, newText: $0)],
            creates: newFiles(beside: context.file))
        ]
      }
      reports.append(Report("'\(word)' is forbidden", at: location, fixes: fixes ?? []))
      rest = rest[range.upperBound...]
    }
    return reports
  }

  private func newFiles(beside file: FileID) -> [NewFile] {
    newFileName.map { [NewFile(file: FileID("\(file.folder)/\($0)"), text: word)] } ?? []
  }
}

extension String {
  fileprivate func utf8Offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }
}
