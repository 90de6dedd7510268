import AAAnalysis

// What holds for every fix, wherever and however the code is written.

extension ExampleCheck {
  /// A fix writes code as the file is written: what it does to the same code with tabs, with four spaces or with
  /// carriage returns is what it does to the code as it stands, written so.
  public func fixesInOtherLayouts() -> [String] {
    let workspace = example.workspace
    let before = findings(in: workspace)
    guard before.contains(where: { !$0.fixes.isEmpty }) else { return [] }
    return Layout.allCases.flatMap { layout -> [String] in
      guard layout.fits(workspace) else { return [] }
      let other = layout.applied(to: workspace)
      let found = findings(in: other)
      guard found.map(\.fixes.count) == before.map(\.fixes.count) else {
        return ["with \(layout) other fixes are offered: \(found.flatMap(\.fixes).map(\.title))"]
      }
      return zip(before, found).flatMap { zip($0.fixes, $1.fixes) }.compactMap { fix, otherFix in
        guard let fixed = workspace.applying(fix), let otherFixed = other.applying(otherFix) else {
          return "with \(layout): “\(fix.title)” cannot be applied"
        }
        let expected = layout.applied(to: fixed)
        if expected.swiftTexts == otherFixed.swiftTexts { return nil }
        // Deeper indentation makes a line too long for one.
        if expected.unspacedTexts == otherFixed.unspacedTexts, layout.indents(otherFixed) { return nil }
        return "with \(layout), “\(fix.title)” leads to\n\(otherFixed.difference(from: expected))"
      }
    }
  }

  /// No comment is lost that stands at code which stays, and none gets in a fix's way.
  public func fixesAmongComments() -> [String] {
    let workspace = example.workspace
    let before = findings(in: workspace)
    guard before.contains(where: { !$0.fixes.isEmpty }) else { return [] }
    return [CommentPlace.atLineEnds, .aboveLines].flatMap { place -> [String] in
      let commented = CommentedWorkspace(workspace, place)
      let found = findings(in: commented.workspace)
      // Some rules read what is beside a comment as another thing, such as a suppression.
      guard found.map(\.fixes.count) == before.map(\.fixes.count) else { return [] }
      return found.flatMap { finding in
        finding.fixes.flatMap { fix -> [String] in
          problems(of: fix, for: finding, in: commented, before: found)
            .map { "comments \(place), “\(fix.title)”: \($0)" }
        }
      }
    }
  }

  private func problems(
    of fix: Fix, for finding: Finding, in commented: CommentedWorkspace, before: [Finding]
  ) -> [String] {
    guard let fixed = commented.workspace.applying(fix) else { return ["cannot be applied"] }
    var problems = commented.lost(by: fix, in: fixed).map { "the comment at `\($0)` is lost" }
    problems += commented.workspace.newParseProblems(in: fixed)
    if findings(in: fixed).count >= before.count { problems.append("its finding is still there: \(finding.message)") }
    return problems.map { $0 + "\n" + fixed.difference(from: commented.workspace) }
  }
}

extension ExampleWorkspace {
  /// The texts of the Swift files without white space.
  fileprivate var unspacedTexts: [FileID: String] {
    Dictionary(
      files.filter(\.isSwift).map { ($0.id, $0.text.string.filter { !$0.isWhitespace }) }, uniquingKeysWith: { $1 })
  }
}

/// Another way to write the same code.
private enum Layout: CaseIterable, CustomStringConvertible {
  case tabs, fourSpaces, carriageReturns

  var description: String {
    switch self {
    case .tabs: "tabs"
    case .fourSpaces: "four spaces"
    case .carriageReturns: "carriage returns"
    }
  }

  /// Examples are written with two spaces; where no line tells, a fix takes four. An indentation within a string is
  /// part of it.
  func fits(_ workspace: ExampleWorkspace) -> Bool {
    workspace.files.filter(\.isSwift).allSatisfy { file in
      if file.text.string.contains("\"\"\"") || file.text.string.contains("\r") { return false }
      return self == .carriageReturns || file.text.indentUnit == "  "
    }
  }

  /// Whether every line begins as the others of this layout.
  func indents(_ workspace: ExampleWorkspace) -> Bool {
    workspace.files.filter(\.isSwift).allSatisfy { file in
      file.text.string.split(whereSeparator: \.isNewline).allSatisfy { line in
        let indentation = line.prefix { $0 == " " || $0 == "\t" }
        return switch self {
        case .tabs: !indentation.contains(" ")
        case .fourSpaces: !indentation.contains("\t") && indentation.count.isMultiple(of: 4)
        case .carriageReturns: !indentation.contains("\t")
        }
      }
    }
  }

  func applied(to workspace: ExampleWorkspace) -> ExampleWorkspace {
    var result = workspace
    result.expectations = []
    for index in result.files.indices where result.files[index].isSwift {
      result.files[index].text = SourceText(applied(to: result.files[index].text.string))
    }
    return result
  }

  private func applied(to text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    switch self {
    case .carriageReturns: return lines.joined(separator: "\r\n")
    case .tabs, .fourSpaces:
      return lines.map { line in
        let width = line.prefix { $0 == " " }.count
        let levels = String(repeating: self == .tabs ? "\t" : "    ", count: width / 2)
        return levels + String(repeating: " ", count: width % 2) + line.dropFirst(width)
      }.joined(separator: "\n")
    }
  }
}

private enum CommentPlace: CustomStringConvertible {
  case atLineEnds, aboveLines

  var description: String { self == .atLineEnds ? "at the ends of lines" : "above lines" }
}

/// A workspace with a comment at every line of its Swift files that can have one.
private struct CommentedWorkspace {
  private(set) var workspace: ExampleWorkspace
  private let place: CommentPlace
  /// The code that each comment stands at.
  private var codes: [(comment: String, code: String)] = []

  init(_ workspace: ExampleWorkspace, _ place: CommentPlace) {
    self.workspace = workspace
    self.place = place
    self.workspace.expectations = []
    for index in workspace.files.indices where workspace.files[index].isSwift {
      let text = workspace.files[index].text
      var edits: [TextEdit] = []
      for line in 0..<text.lines.lineCount {
        let span = text.lines.lineSpan(line, in: text.bytes)
        let code = text.string(in: span).trimmingSpaces
        guard !code.isEmpty, !code.hasPrefix("//"), !code.hasPrefix("#") else { continue }
        // The marker is one that the scanner finds: it tells which of them are comments and not text.
        let comment = "// aa:kept-\(codes.count)-"
        let edit =
          place == .atLineEnds
          ? TextEdit.insertion(" " + comment, at: span.upper)
          : .insertion(text.indentation(ofLineAt: span.lower) + comment + "\n", at: span.lower)
        guard let edited = text.applying([edit]), !NameScanner.scan(edited.bytes).comments.isEmpty,
          text.mayHaveLine(line, place)
        else { continue }
        edits.append(edit)
        codes.append((comment, code))
      }
      self.workspace.files[index].text = text.applying(edits) ?? text
    }
  }

  /// The code whose comment is lost though it does not go as a whole, or comes again.
  func lost(by fix: Fix, in fixed: ExampleWorkspace) -> [String] {
    let text = fixed.files.map(\.text.string).joined()
    return codes.filter { !text.contains($0.comment) && !goes($0.code, beside: $0.comment, by: fix) }.map(\.code)
  }

  private func goes(_ code: String, beside comment: String, by fix: Fix) -> Bool {
    workspace.files.contains { (file: ExampleWorkspace.File) -> Bool in
      guard let place = file.text.string.firstRange(of: comment) else { return false }
      let offset = file.text.string.utf8.distance(from: file.text.string.startIndex, to: place.lowerBound)
      let line = file.text.lines.line(at: offset) + (self.place == .aboveLines ? 1 : 0)
      let span = file.text.lines.lineSpan(line, in: file.text.bytes)
      guard let range = file.text.string(in: span).firstRange(of: code) else { return false }
      let before = file.text.string(in: span)[..<range.lowerBound]
      let start = span.lower + before.utf8.count
      // A comment behind the brace that opens what goes, or above its first line, goes with it.
      let last = start + code.utf8.count
      let next = self.place == .aboveLines ? Span(start, start + 1) : Span(last - 1, last)
      let saysSomething = code.contains(where: \.isLetter)
      return fix.edits.contains { edit in
        edit.file == file.id && edit.span.contains(next)
          && !(saysSomething && edit.newText.contains(code))
      }
    }
  }
}

extension SourceText {
  /// A comment above a tools version would take its place.
  fileprivate func mayHaveLine(_ line: Int, _ place: CommentPlace) -> Bool {
    place == .atLineEnds || line > 0
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}

extension ExampleWorkspace {
  /// The Swift files that are more broken than before.
  fileprivate func newParseProblems(in fixed: ExampleWorkspace) -> [String] {
    fixed.files.filter(\.isSwift).compactMap { file in
      let old = text(of: file.id).map(ParseProblems.count) ?? 0
      return ParseProblems.count(in: file.text) > old ? "breaks the syntax of \(file.id.name)" : nil
    }
  }

  /// The lines of Swift files that differ.
  fileprivate func difference(from other: ExampleWorkspace) -> String {
    files.filter(\.isSwift).map { file in
      let new = file.text.string.split(separator: "\n", omittingEmptySubsequences: false)
      let old = (other.text(of: file.id)?.string ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      return new.difference(from: old).map { change in
        switch change {
        case .remove(let offset, let line, _): "\(offset + 1) - \(line)"
        case .insert(let offset, let line, _): "\(offset + 1) + \(line)"
        }
      }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
