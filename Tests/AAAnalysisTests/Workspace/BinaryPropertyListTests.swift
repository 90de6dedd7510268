import AAAnalysis
import AATestSupport
import Testing

@Suite("property lists that are no text")
struct BinaryPropertyListTests {
  /// `{UISupportsAssistiveAccess: true}`
  static let binary: [UInt8] =
    Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x5F, 0x10, 0x19] + Array("UISupportsAssistiveAccess".utf8) + [0x09]
    + [0x08, 0x0B, 0x27] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0]
    + [0, 0, 0, 0, 0, 0, 0, 0x28]

  private let list = FileID("/App/Info.plist")
  private let app = FileID("/App/App.swift")

  private func workspace(_ bytes: [UInt8]?) -> Workspace {
    let code = SourceText(
      "import SwiftUI\n@main struct Paint: App { var body: some Scene { AssistiveAccess { Text(\"Paint\") } } }\n")
    let workspace = Workspace(
      loader: { [app] in $0 == app ? code : nil }, bytes: { [list] in $0 == list ? bytes : nil })
    workspace.apply([.onDisk(app), .onDisk(list)])
    return workspace
  }

  private func rules(_ workspace: Workspace) -> [String] {
    let snapshot = workspace.snapshot()
    return snapshot.files.flatMap { Analyzer().diagnostics(for: $0, in: snapshot).findings }
      .filter { $0.severity >= .warning && ["missing-plist-key", "malformed-project-file"].contains($0.rule) }
      .map(\.rule)
  }

  @Test("a binary list is read")
  func read() throws {
    let workspace = workspace(Self.binary)
    let document = try #require(workspace.snapshot().propertyList(list))
    #expect(document.problem == nil)
    #expect(document["UISupportsAssistiveAccess"]?.value.boolean == true)
    #expect(rules(workspace) == [])
  }

  @Test("a list that is broken is told, at its beginning")
  func broken() {
    let workspace = workspace(Array("bplist00 broken".utf8))
    let findings = Analyzer().diagnostics(for: list, in: workspace.snapshot()).findings
      .filter { $0.severity >= .warning }
    #expect(findings.map(\.rule) == ["malformed-project-file"])
    #expect(findings.map(\.location.span) == [Span(0, 0)])
    #expect(rules(self.workspace([0xFF, 0xFE, 0x3C, 0])) == ["malformed-project-file"])
  }

  @Test("an editor that shows a binary list shows no broken one")
  func open() {
    let workspace = workspace(Self.binary)
    workspace.apply([.opened(list, SourceText("bplist00\u{FFFD}\u{1}\u{2}_"))])
    #expect(rules(workspace) == [])
    workspace.apply([.closed(list)])
    #expect(rules(workspace) == [])
  }
}
