import AAAnalysis
import AATestSupport
import Foundation
import Testing

@testable import AALanguageServer

@Suite("init and why")
struct InitAndWhyTests {
  @Test("init writes what changes nothing, and nothing twice")
  func initial() throws {
    var harness = try CommandHarness(["App/A.swift": "foo\n"])
    harness.catalogue = .standard
    let run = harness.run("init", "App")
    #expect(run.exit == .success)
    #expect(run.error.hasPrefix("note: wrote 'App/.assistive-access.json'"))
    let path = harness.folder.path("App/.assistive-access.json")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var reader = ConfigurationReader(SourceText(text), in: "/app", catalogue: .standard)
    var configuration = Configuration()
    reader.apply(to: &configuration)
    #expect(reader.problems == [])
    #expect(configuration == Configuration())
    let again = harness.run("init", "App")
    #expect(again.exit == .failure)
    #expect(again.error == "error: 'App/.assistive-access.json' is there already; change it, or remove it first\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(harness.run("init", "None").error.contains("cannot write 'None/.assistive-access.json'"))
  }

  @Test("init says which configuration it hides")
  func hidden() throws {
    let harness = try CommandHarness(["App/A.swift": "foo\n", Configuration.fileName: "{}"])
    let run = harness.run("init", "App")
    #expect(run.exit == .success)
    #expect(
      run.error.hasSuffix(
        "note: '.assistive-access.json' does not count here any more; to build on it, write "
          + "'\"extends\": \"../.assistive-access.json\"'\n"))
  }

  @Test("every line of it is right once it is taken out of its comment")
  func examples() throws {
    let lines = InitCommand.text(.standard).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop { $0 == " " }
      // Lines of code begin with a quotation mark behind the slashes.
      return words.hasPrefix("// \"") ? String(words.dropFirst(3)) : String(line)
    }
    var reader = ConfigurationReader(
      SourceText(lines.joined(separator: "\n")), in: "/app", catalogue: .standard)
    var configuration = Configuration()
    reader.apply(to: &configuration)
    #expect(reader.problems == [])
    #expect(reader.extended.map(\.path) == ["/team.json"])
    #expect(configuration.scope == .assistiveAccess)
    #expect(configuration.failOn == .severity(.warning))
    #expect(configuration.filters.count == 1)
  }

  private func app() throws -> CommandHarness {
    let harness = try CommandHarness()
    try harness.folder.makeFolder(".git")
    try harness.folder.write(
      """
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("a") }
          AssistiveAccess { Home() }
        }
      }

      """, to: "App/App.swift")
    try harness.folder.write(
      "import SwiftUI\n\nstruct Home: View {\n  var body: some View { Text(\"a\") }\n}\n", to: "App/Home.swift")
    try harness.folder.write("struct Other {}\n", to: "App/Other.swift")
    try harness.folder.write(
      "{\"extends\": \"base.json\", \"exclude\": [\"Other.swift\"]}", to: "App/.assistive-access.json")
    try harness.folder.write("{\"scope\": \"assistive-access\"}", to: "App/base.json")
    return harness
  }

  @Test("why tells the configuration, the target and the way")
  func why() throws {
    let harness = try app()
    let home = harness.run("why", "App/Home.swift")
    #expect(home.exit == .success)
    #expect(
      home.output == """
        configuration: App/.assistive-access.json, which extends App/base.json
        scope: assistive-access, what Assistive Access reaches
        target: none that is known, as no project file was found
        reach: AssistiveAccess → Home

        """)
    let other = harness.run("why", "App/Other.swift").output
    #expect(other.contains("findings: none is told, as 'include' or 'exclude' leaves the file out\n"))
    #expect(other.contains("reach: the file was not read, as nothing in it is used by what Assistive Access reaches\n"))
    #expect(harness.run("why", "App/Other.swift", "--scope", "all").output.contains("scope: all, the whole app\n"))
  }

  @Test("why knows property lists and project files")
  func otherFiles() throws {
    let harness = try CommandHarness()
    let source = Repository.root.appendingPathComponent("Tests/Fixtures/Sketchbook").path
    try FileManager.default.copyItem(atPath: source, toPath: harness.folder.path("App"))
    let list = harness.run("why", "App/Sketchbook/Info.plist").output
    #expect(list.contains("target: Sketchbook, in App/Sketchbook.xcodeproj/project.pbxproj\n"))
    #expect(!list.contains("reach:"))
    let project = harness.run("why", "App/Sketchbook.xcodeproj/project.pbxproj").output
    #expect(project.contains("target: Sketchbook, in "))
  }

  @Test("why is asked about one file")
  func mistakes() throws {
    let harness = try app()
    #expect(harness.run("why", "App").error.contains("'App' is a folder; name one file"))
    #expect(harness.run("why", "App/None.swift").exit == .failure)
    #expect(harness.run("why").exit == .failure)
  }
}
