import AAAnalysis
import AATestSupport
import Foundation
import Testing

@testable import AALanguageServer

@Suite("flow command")
struct FlowCommandTests {
  private static let app = """
    import SwiftUI
    @main
    struct NotesApp: App {
      var body: some Scene {
        WindowGroup { Text("Notes") }
        AssistiveAccess { NavigationStack { Home() } }
      }
    }
    struct Home: View {
      @State private var isAsking = false
      var body: some View {
        List {
          NavigationLink("Notes") { Notes() }
          Button("Delete <all> & \\"more\\"") { isAsking = true }
        }
        .navigationTitle("end [subgraph] \\"A\\" | <b>;# 家")
        .confirmationDialog("Delete?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { Store().deleteAll() }
          Button("Keep", role: .cancel) { }
        }
      }
    }
    struct Notes: View {
      var body: some View {
        List { NavigationLink("Home") { Home() } }.navigationTitle("Notes")
          .assistiveAccessNavigationIcon(systemImage: "note.text")
      }
    }

    """

  private func harness(_ text: String = app) throws -> CommandHarness {
    var harness = try CommandHarness()
    harness.catalogue = .standard
    try harness.folder.write(text, to: "App/Notes App.swift")
    return harness
  }

  @Test("the outline tells each screen once, below what leads to it")
  func text() throws {
    let run = try harness().run("flow", "--quiet")
    #expect(run.exit == .success)
    #expect(run.error == "")
    let lines = run.lines.filter { line in
      !["error:", "warning:", "information:", "hint:"].contains { line.drop { $0 == " " }.hasPrefix($0) }
    }
    #expect(
      lines.prefix(10) == [
        "Assistive Access scene  App/Notes App.swift:6:5",
        "  end [subgraph] \"A\" | <b>;# 家  App/Notes App.swift:9:8",
        "      Home · no icon · 2 options",
        "      “Delete <all> & \"more\"” asks once before it destroys; 2 questions advised",
        "    push by “Notes” → Notes  App/Notes App.swift:23:8",
        "        icon note.text · 1 option",
        "      push by “Home” → end [subgraph] \"A\" | <b>;# 家 (shown elsewhere)",
        "    confirmation dialog by “Delete <all> & \"more\"” → “Delete?”  App/Notes App.swift:17:6",
        "        “Delete” (destructive), “Keep”",
        "",
      ])
  }

  @Test("Mermaid gets no character that could mean something else")
  func mermaid() throws {
    let run = try harness().run("flow", "--quiet", "--format", "mermaid")
    #expect(run.lines.first == "flowchart LR")
    let labels = run.output.matches(of: /"([^"\n]*)"/).map { String($0.1) }
    #expect(labels.contains { $0.hasPrefix("end #91;subgraph#93; #34;A#34; #124; #60;b#62;#59;#35; 家<br/>") })
    for label in labels {
      let plain = label.replacing("<br/>", with: "").replacing(/#\d+;/, with: "")
      #expect(!plain.contains { "\"[]{}<>|;#`\\&".contains($0) }, "\(label)")
    }
    #expect(run.lines.contains("  screen1 -->|\"push by “Notes”\"| screen2"))
    #expect(run.lines.contains("  class dialog1 dialog"))
  }

  @Test("DOT keeps quotation marks and backslashes within its strings")
  func dot() throws {
    let run = try harness().run("flow", "--quiet", "--format", "dot")
    #expect(run.output.hasPrefix("digraph flow {\n") && run.output.hasSuffix("}\n"))
    #expect(run.output.contains(#""Home" [label="end [subgraph] \"A\" | <b>;# 家\nno icon"#))
    #expect(run.output.contains(#""Home" -> "Notes" [label="push by “Notes”"]"#))
  }

  @Test("JSON names every part, and places as check does")
  func json() throws {
    let run = try harness().run("flow", "--quiet", "--format", "json")
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let summary = try #require(document["summary"] as? [String: Int])
    #expect(summary["screens"] == 2 && summary["dialogs"] == 1 && summary["ways"] == 3 && summary["depth"] == 1)
    let screens = try #require(document["screens"] as? [[String: Any]])
    #expect(screens.map { $0["id"] as? String } == ["Home", "Notes"])
    let title = try #require(screens[0]["title"] as? [String: Any])
    #expect(title["texts"] as? [String] == ["end [subgraph] \"A\" | <b>;# 家"])
    #expect((screens[1]["icon"] as? [String: String]) == ["state": "symbol", "name": "note.text"])
    let place = try #require(screens[1]["place"] as? [String: Any])
    #expect(place["file"] as? String == "App/Notes App.swift")
    let start = try #require((place["range"] as? [String: [String: Int]])?["start"])
    #expect(start == ["line": 23, "column": 8])
    let findings = try #require(document["findings"] as? [[String: Any]])
    let check = try harness().run("check", "--format", "json")
    let checked = try #require(JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [String: Any])
    let expected = try #require(checked["findings"] as? [[String: Any]])
    func messages(_ list: [[String: Any]]) -> [String] { list.compactMap { $0["message"] as? String }.sorted() }
    #expect(messages(findings) == messages(expected))
    for number in screens.flatMap({ $0["findings"] as? [Int] ?? [] }) { #expect(findings.indices.contains(number)) }
    let ways = try #require(document["ways"] as? [[String: Any]])
    let ids = Set(screens.compactMap { $0["id"] as? String } + ["Home-confirmationDialog"])
    for way in ways { #expect(ids.contains(way["from"] as? String ?? "") && ids.contains(way["to"] as? String ?? "")) }
  }

  @Test("the page has a box and an article for each screen, and links that begin where it is written")
  func html() throws {
    let harness = try harness()
    try harness.folder.makeFolder("out")
    let run = harness.run("flow", "--quiet", "--format", "html=out/map.html", "--format", "json")
    #expect(run.exit == .success && run.output.hasPrefix("{"))
    let page = try String(contentsOfFile: harness.folder.path("out/map.html"), encoding: .utf8)
    for id in ["Home", "Notes", "Home-confirmationDialog"] {
      #expect(page.contains("id=\"box-\(id)\" href=\"#at-\(id)\""))
      #expect(page.contains("<article id=\"at-\(id)\""))
    }
    #expect(page.contains("end [subgraph] &quot;A&quot; | &lt;b&gt;;# 家"))
    #expect(!page.contains("<b>"))
    #expect(
      page.contains(
        "href=\"../App/Notes%20App.swift#L23\" data-file=\"App/Notes App.swift\" data-line=\"23\" data-column=\"8\""))
    #expect(!page.contains("http-equiv=\"refresh\"") && !page.contains("<link"))
    #expect(page.contains("“Delete &lt;all&gt; &amp; &quot;more&quot;” asks once before it destroys"))
  }

  @Test("an app without screens has a map that says why")
  func nothing() throws {
    let harness = try harness("import SwiftUI\nstruct A: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n")
    for format in FlowFormats.names where format != "json" {
      let run = harness.run("flow", "--format", format)
      #expect(run.exit == .success)
      #expect(run.error.contains("note: no 'AssistiveAccess' scene"))
      #expect(run.output.contains("Assistive Access flag was found"), "\(format)")
    }
    let all = harness.run("flow", "--scope", "all", "--quiet")
    #expect(all.output.hasPrefix("the app's own windows, A  App/Notes App.swift:"))
  }

  @Test("what cannot be followed is said")
  func usage() throws {
    let harness = try harness()
    #expect(harness.run("flow", "--format", "pdf").error.contains("unknown format 'pdf'"))
    #expect(harness.run("flow", "--format", "dot", "--format", "json").exit == .failure)
    #expect(harness.run("flow", "nowhere").exit == .failure)
    let unwritable = harness.run("flow", "--quiet", "--format", "dot=nowhere/map.dot")
    #expect(unwritable.exit == .failure && unwritable.error.contains("cannot write 'nowhere/map.dot'"))
    #expect(harness.run("flow", "--help").output.contains("--format NAME[=FILE]"))
  }
}
