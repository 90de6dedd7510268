import AATestSupport
import Testing

@testable import AAAnalysis

/// How the code looks to which a symbol is added.
@Suite("symbols that fixes add")
struct IconFixTests {
  private func mended(_ control: String) throws -> String {
    let workspace = ExampleWorkspace(
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              \(control)
            }
          }
        }
      }
      """)
    let snapshot = workspace.snapshot()
    let file = try #require(workspace.files.first?.id)
    let finding = try #require(
      Analyzer(onlyRules: ["text-only-control"]).diagnostics(for: file, in: snapshot).findings.first)
    let fix = try #require(finding.fixes.first)
    let fixed = try #require(workspace.applying(fix))
    return try #require(fixed.text(of: file)).string
  }

  @Test(
    "a line that would become too long is broken",
    arguments: [
      #"Button { saveEverythingThatWasWritten() } label: { Text("Save the notes of today, please") }"#,
      #"NavigationLink("Save the notes of today, please") { NotesOfTheDay(ofEverybody: true, withPictures: true) }"#,
    ])
  func longLines(_ control: String) throws {
    let text = try mended(control)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 }, "\(text)")
    #expect(text.contains("label: {\n          Label(\"Save the notes of today, please\", systemImage: \""), "\(text)")
    #expect(text.contains("\")\n        }\n"), "\(text)")
  }

  @Test("a short line stays one")
  func shortLine() throws {
    let text = try mended(#"Button { save() } label: { Text("Save") }"#)
    #expect(text.contains(#"label: { Label("Save", systemImage: ""#))
  }
}
