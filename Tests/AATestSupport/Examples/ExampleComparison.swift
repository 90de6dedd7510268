import AAAnalysis

/// What is expected of a workspace against what is found there.
struct ExampleComparison {
  var workspace: ExampleWorkspace
  var findings: [Finding]

  /// One text for all that is missing and all that should not be there; nil if the two agree.
  var difference: String? {
    let found = findings.map {
      ExampleWorkspace.Expectation(
        location: $0.location, severity: $0.severity, message: $0.message, hasFix: !$0.fixes.isEmpty,
        refusals: $0.refusals.map(\.reason))
    }
    let missing = Set(workspace.expectations).subtracting(found)
    let unexpected = Set(found).subtracting(workspace.expectations)
    if missing.isEmpty, unexpected.isEmpty { return nil }
    let entries = missing.map { ($0, "expected, but not found") } + unexpected.map { ($0, "found, but not expected") }
    return
      entries
      .sorted { $0.0.location < $1.0.location }
      .map {
        "\n\($0.1) in \($0.0.location.file.path.dropFirst(ExampleWorkspace.root.count + 1)):\n\(drawing(of: $0.0))"
      }
      .joined()
  }

  /// The line and below it the annotation, as it is written in an example.
  private func drawing(of expectation: ExampleWorkspace.Expectation) -> String {
    let offers = (expectation.hasFix ? [" 💡"] : []) + expectation.refusals.map { " 🚫 \($0)" }
    let words = "\(expectation.severity.name): \(expectation.message)\(offers.joined())"
    guard let text = workspace.text(of: expectation.location.file) else { return "  (no such file) \(words)" }
    let span = expectation.location.span
    let line = text.lines.lineSpan(text.lines.line(at: span.lower), in: text.bytes)
    let indentation = text.string(in: Span(line.lower, span.lower)).count
    let width = max(text.string(in: Span(span.lower, min(span.upper, line.upper))).count, 1)
    let pointer =
      indentation < 2
      ? String(repeating: " ", count: indentation) + "// <" + String(repeating: "-", count: max(width - 4, 1))
      : "//" + String(repeating: " ", count: indentation - 2) + String(repeating: "^", count: width)
    let offsets = "(\(span.lower)..<\(span.upper))"
    return "  | \(text.string(in: line))\n  | \(pointer) \(words)  \(offsets)"
  }
}
