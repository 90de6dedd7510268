import AAAnalysis
import Testing

@testable import AALanguageServer

/// A sign of a format with a mark above it is one character in Swift, and still the sign to whoever reads the format.
@Suite("combining marks in reports")
struct CombiningMarkTests {
  private static let mark = "\u{301}"

  @Test("Markdown escapes signs that carry a mark", arguments: ["`", "*", "_", "[", "<", "|", "\\"])
  func markdown(sign: String) {
    #expect(MarkdownText.escaped(sign + Self.mark) == "\\" + sign + Self.mark)
  }

  @Test("a code span is not ended by a backtick that carries a mark")
  func code() {
    #expect(MarkdownText.code("a`\(Self.mark)b") == "``a`\(Self.mark)b``")
  }

  @Test("a map for Graphviz escapes a quote that carries a mark, in its heading too")
  func graphviz() {
    let report = FlowReport(
      flow: Flow(Workspace(loader: { _ in nil }).snapshot(), findings: []),
      scope: .assistiveAccess, catalogue: .standard,
      workingDirectory: "/work", root: "/apps/a\"\(Self.mark)b", pageFolder: "/work", text: { _ in nil })
    #expect(FlowDOT.text(of: report, style: TerminalStyle(isOn: false)).contains("a\\\"\(Self.mark)b"))
  }
}
