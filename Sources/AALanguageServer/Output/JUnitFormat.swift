import AAAnalysis

/// For build servers that show the results of tests: a suite for each file, a test for each finding.
///
/// Errors and warnings are failures. What is only informational passes, with its text as output: it asks nobody to act.
enum JUnitFormat: CheckFormat {
  static let name = "junit"

  static func text(of result: CheckResult, style: TerminalStyle) -> String {
    let failureCount = result.count(of: .error) + result.count(of: .warning)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    if result.items.isEmpty {
      // Some readers take a report without a test for a broken one.
      lines += [
        "<testsuites\(counts(1, failures: 0))>", "  <testsuite\(counts(1, failures: 0))>",
        "    <testcase\(XMLText.attributes([("classname", ToolVersion.name), ("name", "nothing found")]))/>",
        "  </testsuite>", "</testsuites>",
      ]
      return lines.map { $0 + "\n" }.joined()
    }
    lines.append("<testsuites\(counts(result.items.count, failures: failureCount))>")
    for (name, items) in result.itemsByFile {
      lines.append("  <testsuite\(counts(items.count, failures: items.count { $0.isFailure }, name: name))>")
      for item in items { lines += testCase(item, file: name, result: result) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).map { $0 + "\n" }.joined()
  }

  private static func counts(_ tests: Int, failures: Int, name: String = ToolVersion.name) -> String {
    XMLText.attributes([
      ("name", name), ("tests", String(tests)), ("failures", String(failures)), ("errors", "0"),
    ])
  }

  private static func testCase(_ item: CheckResult.Item, file: String, result: CheckResult) -> [String] {
    let finding = item.finding
    let start = result.range(of: finding.location).start
    let attributes = XMLText.attributes([
      ("classname", file), ("name", "\(finding.rule) (line \(start.line), column \(start.column))"), ("file", file),
      ("line", String(start.line)),
    ])
    let place = "\(file):\(start.line):\(start.column): \(finding.severity.name): \(finding.message)"
    let element =
      item.isFailure
      ? "<failure\(XMLText.attributes([("message", finding.message), ("type", finding.severity.name)]))>"
        + "\(XMLText.escaped(place))</failure>"
      : "<system-out>\(XMLText.escaped(place))</system-out>"
    return ["    <testcase\(attributes)>", "      \(element)", "    </testcase>"]
  }
}

extension CheckResult.Item {
  fileprivate var isFailure: Bool { finding.severity >= .warning }
}
