import AAAnalysis

extension ExampleCheck {
  /// What is written under the code is found, and nothing else.
  public func asWritten() -> [String] {
    let workspace = example.workspace
    return workspace.mistakes + compare(workspace)
  }

  /// Characters of several bytes and code units before the code move the findings along.
  public func behindEmoji() -> [String] {
    let workspace = example.workspace
    var edits: [FileID: [TextEdit]] = [:]
    for file in workspace.files {
      let places = workspace.expectations.lazy.filter { $0.location.file == file.id }.map(\.location.span.lower)
      edits[file.id] = emojiComments(in: file, before: Array(places))
    }
    return compare(workspace.inserting(edits))
  }

  /// Lines that end with a carriage return and a line feed.
  public func withCarriageReturns() -> [String] {
    let workspace = example.workspace
    var edits: [FileID: [TextEdit]] = [:]
    for file in workspace.files {
      let bytes = file.text.bytes
      edits[file.id] = bytes.indices
        .filter { bytes[$0] == 0x0A && ($0 == 0 || bytes[$0 - 1] != 0x0D) }
        .map { .insertion("\r", at: $0) }
    }
    return compare(workspace.inserting(edits))
  }

  /// Code in a comment is no code.
  public func insideComment() -> [String] {
    silent { text in
      let string = text.string
      guard string.split(separator: "/*").count == string.split(separator: "*/").count else { return nil }
      return SourceText("/*\n\(string)\n*/\n")
    }
  }

  /// Code in a string is no code.
  public func insideString() -> [String] {
    silent { SourceText("let text = ####\"\"\"\n\($0.string)\n\"\"\"####\n") }
  }

  /// A suppression for the file silences the rule, and is not told to be of no use.
  public func suppressed() -> [String] {
    var workspace = example.workspace
    let annotated = Set(workspace.expectations.map(\.location.file))
    var silenced: Set<FileID> = []
    for index in workspace.files.indices where annotated.contains(workspace.files[index].id) {
      let file = workspace.files[index]
      if file.isPropertyList {
        workspace.files[index].text = SourceText(file.text.string + "<!-- aa:disable:file \(rule.id) -->\n")
      } else if file.isSwift, !file.beginsWithToolsVersion {
        workspace.files[index].text = SourceText("// aa:disable:file \(rule.id) - on purpose\n" + file.text.string)
      } else if let opener = file.commentOpener {
        workspace.files[index].text = SourceText(file.text.string + "\(opener) aa:disable:file \(rule.id)\n")
      } else {
        continue
      }
      silenced.insert(file.id)
    }
    let unused = "unused-suppression"
    let before = findings(in: example.workspace, of: [rule.id, unused]).filter { $0.rule == unused }.count
    let after = findings(in: workspace, of: [rule.id, unused]).filter { silenced.contains($0.location.file) }
    if rule.id == unused { return after.map { "found although suppressed: \($0.message)" } }
    return after.filter { $0.rule == rule.id }.map { "found although suppressed: \($0.message)" }
      + (after.filter { $0.rule == unused }.count > before ? ["the suppression is told to be of no use"] : [])
  }

  /// A suppression where a finding stands silences all of the rule in its line, and is not told to be of no use.
  public func suppressedHere() -> [String] {
    let workspace = example.workspace
    let snapshot = workspace.snapshot()
    let analyzer = Analyzer(catalogue: catalogue)
    let unused = "unused-suppression"
    let before = findings(in: workspace, of: [rule.id, unused])
    return before.flatMap { finding -> [String] in
      guard finding.rule == rule.id, let text = workspace.text(of: finding.location.file),
        let fix = Suppression.insertion(
          silencing: finding, in: text, having: analyzer.suppressions(in: finding.location.file, of: snapshot))
      else { return [] }
      guard let changed = workspace.applying(fix) else { return ["the suppression cannot be inserted"] }
      let after = findings(in: changed, of: [rule.id, unused])
      if after.count < before.count { return [] }
      return ["a suppression above does not silence it, or is told to be of no use: \(finding.message)"]
    }
  }

  /// Texts that end anywhere are read without a crash, and what is said about them lies in them.
  ///
  /// - Parameter step: how many bytes further each text ends; by default so many that an example takes little time.
  public func truncated(step: Int? = nil) -> [String] {
    var problems: [String] = []
    let whole = example.workspace
    for (index, file) in whole.files.enumerated() {
      let count = file.text.bytes.count
      let step = step ?? (count <= 160 ? 1 : max(7, count / 100))
      for length in stride(from: 0, to: count, by: step) {
        var workspace = whole
        workspace.files[index].text = SourceText(file.text.string(in: Span(0, length)))
        problems += findings(in: workspace).flatMap { misplacements(of: $0, in: workspace) }
          .map { "cut after \(length) bytes: \($0)" }
      }
    }
    return problems
  }
}

extension ExampleCheck {
  private func compare(_ workspace: ExampleWorkspace) -> [String] {
    let findings = findings(in: workspace)
    let difference = ExampleComparison(workspace: workspace, findings: findings).difference
    return (difference.map { [$0] } ?? []) + findings.flatMap { misplacements(of: $0, in: workspace) }
  }

  /// What is found in Swift files after a change to all of them; nil leaves a file out of the question.
  private func silent(_ change: (SourceText) -> SourceText?) -> [String] {
    var workspace = example.workspace
    for index in workspace.files.indices where workspace.files[index].isSwift {
      guard let text = change(workspace.files[index].text) else { return [] }
      workspace.files[index].text = text
    }
    let changed = Set(workspace.files.lazy.filter(\.isSwift).map(\.id))
    return findings(in: workspace).filter { changed.contains($0.location.file) }
      .map { "found where there is no code: \($0.message)" }
  }

  /// Places of a finding, its path and its fixes that do not exist.
  func misplacements(of finding: Finding, in workspace: ExampleWorkspace) -> [String] {
    let places =
      [finding.location] + finding.path.map(\.location) + finding.related.map(\.location)
      + finding.fixes.flatMap { $0.edits.map { Location($0.file, $0.span) } }
    return places.compactMap { place in
      guard let text = workspace.text(of: place.file) else { return "there is no file \(place.file)" }
      let isInside = place.span.lower >= 0 && place.span.upper <= text.bytes.count
      if isInside, text.startsScalar(at: place.span.lower), text.startsScalar(at: place.span.upper) { return nil }
      return "there is no place \(place.span.lower)..<\(place.span.upper) in \(place.file): \(finding.message)"
    }
  }

  private func emojiComments(in file: ExampleWorkspace.File, before places: [Int]) -> [TextEdit] {
    guard file.isSwift || file.isPropertyList else { return [] }
    let comment = file.isSwift ? "/* 😀 é */ " : "<!-- 😀 é --> "
    var offsets = Set<Int>()
    if file.isSwift, !file.beginsWithToolsVersion { offsets.insert(0) }
    for place in places {
      let line = file.text.lines.lineSpan(file.text.lines.line(at: place), in: file.text.bytes)
      let before = file.text.string(in: Span(0, line.lower))
      // Within a string of several lines a comment would be text.
      if file.isSwift, !before.split(separator: "\"\"\"", omittingEmptySubsequences: false).count.isMultiple(of: 2) {
        offsets.insert(file.text.firstWord(ofLine: line))
      } else if file.isPropertyList, !file.text.string(in: line).hasPrefix("<?") {
        offsets.insert(file.text.firstWord(ofLine: line))
      }
    }
    return offsets.sorted().map { .insertion(comment, at: $0) }
  }
}

extension ExampleWorkspace {
  /// The workspace with these insertions, the expectations moved along.
  func inserting(_ insertions: [FileID: [TextEdit]]) -> ExampleWorkspace {
    var result = self
    for index in result.files.indices {
      guard let edits = insertions[files[index].id], let text = files[index].text.applying(edits) else { continue }
      result.files[index].text = text
    }
    for index in result.expectations.indices {
      let location = expectations[index].location
      let edits = insertions[location.file] ?? []
      func added(_ isBefore: (TextEdit) -> Bool) -> Int {
        edits.filter(isBefore).reduce(0) { $0 + $1.newText.utf8.count }
      }
      result.expectations[index].location.span = Span(
        location.span.lower + added { $0.span.lower <= location.span.lower },
        location.span.upper + added { $0.span.lower < location.span.upper })
    }
    return result
  }
}

extension ExampleWorkspace.File {
  var isSwift: Bool { id.path.hasSuffix(".swift") }
  var isPropertyList: Bool { id.path.hasSuffix(".plist") }
  /// How a comment of one line begins in a file that is neither Swift nor a property list.
  var commentOpener: String? {
    switch id.name.split(separator: ".").last {
    case "yml", "yaml", "Podfile": "#"
    case "xcconfig", "pbxproj", "strings": "//"
    default: nil
    }
  }
  /// Whether the first line is a comment that must stay the first line.
  var beginsWithToolsVersion: Bool { id.name == "Package.swift" }
}

extension SourceText {
  fileprivate func startsScalar(at offset: Int) -> Bool {
    offset == bytes.count || (bytes.indices.contains(offset) && bytes[offset] & 0xC0 != 0x80)
  }

  /// UTF-8 offset of the first byte of a line that is neither space nor tab.
  fileprivate func firstWord(ofLine line: Span) -> Int {
    bytes[line.lower..<line.upper].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? line.upper
  }
}
