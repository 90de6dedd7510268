import AAAnalysis
import AATestSupport
import Foundation
import Testing

@testable import AALanguageServer

@Suite("audit")
struct AuditCommandTests {
  private func harness(_ fixture: String) throws -> CommandHarness {
    var harness = try CommandHarness()
    harness.catalogue = .standard
    try Fixture.named(fixture).copy(to: URL(fileURLWithPath: harness.folder.path(fixture)))
    return harness
  }

  private func document(_ harness: CommandHarness, _ arguments: String...) throws -> [String: Any] {
    let outcome = harness.run(["audit", "--format", "json", "--quiet"] + arguments)
    try #require(outcome.exit != .failure, "\(outcome.error)")
    return try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  private func apps(_ document: [String: Any]) throws -> [[String: Any]] {
    try #require(document["apps"] as? [[String: Any]])
  }

  private func lines(_ app: [String: Any]) -> [[String: Any]] { app["lines"] as? [[String: Any]] ?? [] }

  private func verdicts(_ app: [String: Any]) -> [String: String] {
    Dictionary(
      lines(app).compactMap { line in
        guard let id = line["id"] as? String, let verdict = line["verdict"] as? String else { return nil }
        return (id, verdict)
      }, uniquingKeysWith: { $1 })
  }

  // MARK: Fixture apps

  @Test("an app that was mended fails no line", arguments: Fixture.all.map(\.name).filter { $0.hasSuffix("Fixed") })
  func fixedApps(name: String) throws {
    let harness = try harness(name)
    let app = try #require(apps(document(harness, name)).first)
    let verdicts = verdicts(app)
    #expect(verdicts.count == AuditCriterion.all.count)
    #expect(!verdicts.values.contains("failed"))
    #expect(!verdicts.values.contains("unknown"))
    #expect(verdicts.values.count { $0 == "passed" } > 10)
    #expect(harness.run("audit", name, "--fail-on", "unknown", "--quiet").exit == .success)
  }

  @Test("what a check finds the checklist tells, and fails for", arguments: Fixture.all.map(\.name))
  func findings(name: String) throws {
    let harness = try harness(name)
    let expected = try Fixture.named(name).expectedFindings()
    let told = try apps(document(harness, name)).flatMap(lines).flatMap { line -> [String] in
      (line["failures"] as? [[String: Any]] ?? []).compactMap { finding in
        guard let file = finding["file"] as? String, let rule = finding["rule"] as? String,
          let range = finding["range"] as? [String: [String: Int]], let line = range["start"]?["line"]
        else { return nil }
        return "\(file.dropFirst(name.count + 1)):\(line) \(rule)"
      }
    }
    #expect(told.sorted() == expected.sorted())
    #expect(
      harness.run("audit", name, "--fail-on", "failed", "--quiet").exit == (expected.isEmpty ? .success : .findings))
  }

  @Test("files that are no text leave lines unknown")
  func unreadable() throws {
    let harness = try harness("Awkward")
    let app = try #require(apps(document(harness, "Awkward")).first)
    #expect(verdicts(app)["no-timing"] == "unknown")
    #expect((app["notes"] as? [String])?.contains { $0.contains("UTF16.swift") } == true)
    #expect(harness.run("audit", "Awkward", "--fail-on", "unknown", "--quiet").exit == .findings)
  }

  @Test("code that is left out, or cannot be read, passes no line and fails none for what it lacks")
  func partlyKnown() throws {
    let harness = try harness("Sketchbook")
    let whole = try verdicts(#require(apps(document(harness, "Sketchbook")).first))
    // A part of an app is judged with all of it.
    let file = "Sketchbook/Sketchbook/Views/Shared/DrawingDetailView.swift"
    #expect(try verdicts(#require(apps(document(harness, file)).first)) == whole)

    try harness.folder.write(
      "{\"exclude\": [\"Sketchbook/Views/Assistive/\"]}", to: "Sketchbook/.assistive-access.json")
    let partly = try verdicts(#require(apps(document(harness, "Sketchbook")).first))
    #expect(partly["no-timing"] == "unknown")
    #expect(!AuditCriterion.all.contains { partly[$0.id] == "passed" && whole[$0.id] != "passed" })

    try harness.folder.remove("Sketchbook/.assistive-access.json")
    try harness.folder.write([0x61, 0xFF, 0xFE], to: "Sketchbook/Sketchbook/SketchbookApp.swift")
    let app = try #require(apps(document(harness, "Sketchbook")).first)
    #expect(verdicts(app)["no-timing"] == "unknown")
    // What fails does so for what was found.
    let failed = lines(app).filter { $0["verdict"] as? String == "failed" }
    #expect(failed.allSatisfy { ($0["failures"] as? [Any])?.isEmpty == false })
  }

  @Test("an app whose code cannot be read is not said to do nothing")
  func unknownApp() throws {
    var harness = try CommandHarness()
    harness.catalogue = .standard
    try harness.folder.write([0x61, 0xFF, 0xFE], to: "App/App.swift")
    try harness.folder.write("struct Other {}\n", to: "App/Other.swift")
    let app = try #require(apps(document(harness, "App")).first)
    #expect((app["summary"] as? String)?.contains("is not known") == true)
    #expect((app["firstSteps"] as? [Any])?.isEmpty == true)
    #expect(!verdicts(app).values.contains("failed"))
    #expect(verdicts(app)["no-timing"] == "unknown")
  }

  @Test("of several apps each has a list of its own, and one alone can be asked for")
  func severalApps() throws {
    let harness = try harness("Sketchbook")
    try Fixture.named("TalkBoard").copy(to: URL(fileURLWithPath: harness.folder.path("TalkBoard")))
    let both = try apps(document(harness))
    #expect(both.compactMap { $0["name"] as? String } == ["Sketchbook", "TalkBoard"])
    #expect(verdicts(both[0])["no-timing"] == "failed")
    #expect(verdicts(both[1])["no-timing"] == "passed")
    let one = try apps(document(harness, "--app", "TalkBoard"))
    #expect(one.compactMap { $0["name"] as? String } == ["TalkBoard"])
    let inner = try apps(document(harness, "TalkBoard"))
    #expect(inner.compactMap { $0["name"] as? String } == ["TalkBoard"])
    let outcome = harness.run("audit", "--app", "TalkBord")
    #expect(outcome.exit == .failure)
    #expect(outcome.error.contains("TalkBoard"))
    let page = harness.run("audit", "--format", "html", "--quiet").output
    #expect(page.contains("href=\"#app-2\"") && page.contains("id=\"app-2\""))
    #expect(page.contains("id=\"app-1-no-timing\"") && page.contains("id=\"app-2-no-timing\""))
  }

  // MARK: Formats

  @Test("several formats are written at once, each in its place")
  func outputs() throws {
    let harness = try harness("Sketchbook")
    let outcome = harness.run(
      "audit", "Sketchbook", "--format", "markdown", "--format", "json=a.json", "--format", "html=a.html", "--quiet")
    #expect(outcome.exit == .success)
    #expect(outcome.output.hasPrefix("# Assistive Access: review checklist\n"))
    #expect(outcome.error == "")
    for file in ["a.json", "a.html"] {
      #expect(try String(contentsOfFile: harness.folder.path(file), encoding: .utf8).count > 1000)
    }
    #expect(harness.run("audit", "Sketchbook", "--format", "html=b.html", "--format", "html=b.html").exit == .failure)
    let unknown = harness.run("audit", "--format", "pdf")
    #expect(unknown.exit == .failure)
    #expect(unknown.error.contains("there are text, markdown, json, html"))
  }

  @Test("the same sources give the same report, and a day only if one is handed in", arguments: AuditFormats.names)
  func determinism(format: String) throws {
    let harness = try harness("Sketchbook")
    let first = harness.run("audit", "Sketchbook", "--format", format, "--quiet").output
    #expect(harness.run("audit", "Sketchbook", "--format", format, "--quiet", "--jobs", "3").output == first)
    let dated = harness.run("audit", "Sketchbook", "--format", format, "--quiet", "--date", "spring <7>").output
    #expect(dated != first)
    #expect(
      dated.contains(format == "html" ? "spring &lt;7&gt;" : format == "markdown" ? "spring \\<7\\>" : "spring <7>"))
  }

  @Test("the JSON has what it is documented to have")
  func json() throws {
    let document = try document(harness("Sketchbook"), "Sketchbook")
    #expect(Set(document.keys) == ["apps", "scope", "tool", "version"])
    #expect(document["version"] as? Int == 1)
    #expect(document["scope"] as? String == "assistive-access")
    let app = try #require(apps(document).first)
    #expect(
      Set(app.keys) == [
        "adoption", "counts", "deviceSteps", "firstSteps", "lines", "name", "notes", "screens", "summary",
      ])
    #expect(app["adoption"] as? String == "scene")
    #expect(
      app["counts"] as? [String: Int] == [
        "failed": 6, "unknown": 0, "toLookAt": 0, "byHand": 2, "passed": 11, "notApplicable": 2,
      ])
    #expect(lines(app).compactMap { $0["id"] as? String } == AuditCriterion.all.map(\.id))
    let line = try #require(lines(app).first { $0["id"] as? String == "navigation-icons" })
    #expect(
      Set(line.keys) == [
        "evidence", "failures", "group", "id", "next", "remarks", "rules", "rulesOff", "silenced", "source", "title",
        "verdict", "why",
      ])
    let finding = try #require((line["failures"] as? [[String: Any]])?.first)
    #expect(
      Set(finding.keys) == ["confidence", "file", "fixes", "message", "range", "rule", "severity", "url"])
    #expect(finding["file"] as? String == "Sketchbook/Sketchbook/Views/Shared/DrawingDetailView.swift")
    let screens = try #require(app["screens"] as? [[String: Any]])
    #expect(screens.first?["title"] as? String == "Sketchbook")
  }

  @Test("in Markdown, what is done is ticked")
  func markdown() throws {
    let text = try harness("Sketchbook").run("audit", "Sketchbook", "--format", "markdown", "--quiet").output
    #expect(
      text.contains("| failed | by hand | passed | does not apply |\n| --- | --- | --- | --- |\n| 6 | 2 | 11 | 2 |"))
    let ticked = text.split(separator: "\n").filter { $0.hasPrefix("- [x] ") }
    #expect(ticked.count == 11)
    #expect(text.contains("- [ ] **Every navigation title has an icon of its own** (`navigation-icons`: 1 problem)"))
    #expect(
      text.contains("`Sketchbook/Views/Shared/DrawingDetailView.swift:32:6` warning: The title")
        || text.contains("`Sketchbook/Views/Shared/DrawingDetailView.swift:32:6` warning: the title"))
  }

  @Test("text from sources is markup nowhere")
  func escaping() throws {
    var harness = try CommandHarness()
    harness.catalogue = .standard
    let title = #"</p><script>alert(1)</script> @all *b* [x](y) | `c`"#
    try harness.folder.write(
      """
      import SwiftUI
      @main struct A: App {
        var body: some Scene {
          WindowGroup { Text("A") }
          AssistiveAccess { NavigationStack { List { Text("B") }.navigationTitle("\(title)") } }
        }
      }
      """, to: "A.swift")
    let page = harness.run("audit", "--format", "html", "--quiet").output
    #expect(page.contains("&lt;/p&gt;&lt;script&gt;alert(1)"))
    #expect(!page.contains("<script>alert"))
    let markdown = harness.run("audit", "--format", "markdown", "--quiet").output
    #expect(markdown.contains(#"\</p\>\<script\>alert(1)\</script\> @"# + "\u{200B}" + #"all \*b\* \[x\](y) \|"#))
  }

  @Test("the text fits the terminal and has colours only if they are wanted")
  func text() throws {
    var harness = try harness("Sketchbook")
    harness.environment = ["COLUMNS": "72"]
    let outcome = harness.run("audit", "Sketchbook", "--quiet")
    let long = outcome.lines.filter { $0.count > 72 && !$0.contains("Sketchbook/Sketchbook/") }
    #expect(long.isEmpty)
    #expect(outcome.lines.first?.contains("not ready for Assistive Access: 6 of 19 points fail") == true)
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(harness.run("audit", "Sketchbook", "--quiet", "--color", "always").output.contains("\u{1B}[1;31m"))
  }

  @Test("an app without any adoption gets first steps in each format", arguments: AuditFormats.names)
  func firstSteps(format: String) throws {
    var harness = try CommandHarness()
    harness.catalogue = .standard
    try harness.folder.write(
      "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"A\") } } }\n", to: "A.swift")
    let outcome = harness.run("audit", "--format", format, "--quiet", "--fail-on", "failed")
    #expect(outcome.exit == .findings)
    #expect(outcome.output.contains("NavigationStack {"))
    #expect(outcome.output.contains("does nothing for Assistive Access yet"))
  }

  @Test("findings in an app without adoption are told beside the others", arguments: AuditFormats.names)
  func findingsWithoutAdoption(format: String) throws {
    let harness = try harness("TalkBoardFixed")
    try harness.folder.write(
      """
      import SwiftUI
      // aa:disable:next tab-view
      @main struct A: App { var body: some Scene { WindowGroup { Text("A") } } }
      """, to: "Other/A.swift")
    let outcome = harness.run("audit", "--format", format, "--quiet", "--fail-on", "failed")
    #expect(outcome.exit == .findings)
    #expect(outcome.output.contains("unused-suppression"))
    #expect(outcome.output.contains("A.swift"))
  }

  @Test("nothing to read is an error")
  func nothing() throws {
    let outcome = try CommandHarness(["notes.txt": "x"]).run("audit")
    #expect(outcome.exit == .failure)
    #expect(outcome.output == "")
  }
}

@Suite("sentences with code in them")
struct CodeTextTests {
  @Test("quotes and backticks mark code, apostrophes do not")
  func parts() {
    #expect(
      CodeText("the app's 'a.b()' and `c'd`, people's").parts == [
        .plain("the app's "), .code("a.b()"), .plain(" and "), .code("c'd"), .plain(", people's"),
      ])
    #expect(CodeText("'tis `open").parts == [.plain("'tis `open")])
    #expect(CodeText("").parts.isEmpty)
    #expect(CodeText("'a' 'b'").parts == [.code("a"), .plain(" "), .code("b")])
  }

  @Test("code in Markdown may hold backticks")
  func markdownCode() {
    #expect(MarkdownText.code("a") == "`a`")
    #expect(MarkdownText.code("a`b``c") == "```a`b``c```")
    #expect(MarkdownText.code("`a") == "`` `a ``")
    #expect(MarkdownText.escaped("a_b <c> @d\ne") == "a\\_b \\<c\\> @\u{200B}d e")
  }

  @Test("the marked part of an excerpt is cut where its carets stand")
  func excerptParts() {
    let text = SourceText("\tlet 🙂 = toast(1)")
    let lower = text.string.utf8.count - 8
    let excerpt = SourceExcerpt(of: Span(lower, lower + 5), in: text, firstColumn: 0)
    let parts = excerpt.parts
    #expect(parts.before == "\tlet 🙂 = ")
    #expect(parts.marked == "toast")
    #expect(parts.after == "(1)")
  }
}
