@testable import AAAnalysis

/// One Swift file.
enum SourceChecks {
  /// The outline fits the text, and is the same whenever it is asked for.
  static func swift(_ bytes: [UInt8]) {
    guard let text = SourceText(validating: bytes) else { return }
    let scan = NameScanner.scan(text.bytes)
    for comment in scan.comments {
      Fuzzing.expect(Span(0, bytes.count).contains(comment.span), "a comment outside of the file")
    }
    let outline = SwiftFile.outline(of: text.bytes)
    for item in outline.items {
      Fuzzing.expect(item.start >= 0 && item.start + item.length <= bytes.count, "a declaration outside of the file")
    }
    let file = FileID("/Example/App.swift")
    let facts = FileFacts(file, outline: outline, isMarked: true)
    Fuzzing.expect(
      facts.shape == FileFacts(file, outline: outline, isMarked: true).shape, "a file that differs from itself")
    let middle = bytes.count / 2
    _ = ArgumentLiteral(at: middle, in: text.bytes)
    _ = SuppressionCompletions(at: middle, in: file, text)
    Fuzzing.expect(SwiftFile.problemCount(of: text.bytes) >= 0, "a negative number of problems")
  }

  /// What is read after some edits is what is read at once.
  static func typing(_ bytes: [UInt8]) {
    guard SourceText(validating: bytes) != nil else { return }
    var random = FuzzRandom(bytes)
    var file = SwiftFile(bytes: bytes)
    for _ in 0..<3 {
      let (span, replacement) = edit(of: file.bytes, using: &random)
      var after = file.bytes
      after.replaceSubrange(span.lower..<span.upper, with: replacement)
      file = file.applying(edits: [(span, replacement)], resulting: after)
      Fuzzing.expect(file.bytes == after, "the text is another one")
      Fuzzing.expect(
        file.outline == SwiftFile(bytes: after).outline, "typing leads to another outline than opening")
    }
  }

  private static func edit(
    of bytes: [UInt8], using random: inout FuzzRandom
  ) -> (span: Span, replacement: [UInt8]) {
    let lower = UTF8Bytes.scalarStart(atOrBefore: random.number(below: bytes.count + 1), in: bytes)
    let upper = UTF8Bytes.scalarStart(
      atOrBefore: min(bytes.count, lower + (random.number(below: 3) == 0 ? random.number(below: 12) : 0)), in: bytes)
    let token = Tokens.swift[random.number(below: Tokens.swift.count)]
    return (Span(lower, max(lower, upper)), Array(token.utf8))
  }

  static func suppressions(_ bytes: [UInt8]) {
    guard let text = SourceText(validating: bytes) else { return }
    let whole = Span(0, bytes.count)
    let comments = NameScanner.scan(text.bytes).comments.map(\.span)
    let catalogue = Catalogue.standard
    let all = Suppression.all(in: text, comments: comments) { catalogue.rule(id: $0) != nil }
    let file = FileID("/Example/App.swift")
    for suppression in all {
      Fuzzing.expect(
        whole.contains(suppression.comment) && suppression.comment.contains(suppression.directive)
          && suppression.names.allSatisfy { suppression.comment.contains($0.span) },
        "a suppression outside of its comment")
      if let lines = suppression.lines {
        Fuzzing.expect(lines.upperBound < text.lines.lineCount, "a suppression of lines that are not there")
      }
      let removal = SuppressionRemoval(file: file, text: text).removal(of: suppression)
      Fuzzing.expect(whole.contains(removal.span), "a suppression is removed outside of the file")
    }
    insert(at: bytes.count / 2, of: file, in: text, all, catalogue)
    for comment in ProjectComments.all(containing: "aa:", in: text, of: FileID("/Example/project.yml")) {
      Fuzzing.expect(whole.contains(comment), "a comment outside of the file")
    }
  }

  /// A finding that is silenced is silenced: the comment that is written is read as one about its rule.
  private static func insert(
    at offset: Int, of file: FileID, in text: SourceText, _ known: [Suppression], _ catalogue: Catalogue
  ) {
    let place = UTF8Bytes.scalarStart(atOrBefore: offset, in: text.bytes)
    let finding = Finding(
      rule: "timed-dismissal", severity: .warning, confidence: .certain, message: "",
      location: Location(file, Span(at: place)), path: [], related: [], fixes: [])
    for scope in Suppression.offeredScopes {
      guard let fix = Suppression.insertion(silencing: finding, in: text, having: known, scope: scope) else { continue }
      let after = text.applying(fix.edits.map { TextEdit(span: $0.span, newText: $0.newText) })
      Fuzzing.expect(after != nil, "the comment cannot be written")
      Fuzzing.expect((after?.string ?? "").contains("timed-dismissal"), "the comment does not name its rule")
    }
  }
}
