import AAAnalysis
import AATestSupport
import Foundation
import JSONRPC
import Testing

@testable import AALanguageServer

@Suite("fixture apps")
struct FixtureTests {
  @Test("a check finds what is expected, and nothing else", arguments: Fixture.all.map(\.name))
  func findings(name: String) throws {
    let fixture = Fixture.named(name)
    let folder = try TemporaryFolder()
    try fixture.copy(to: URL(fileURLWithPath: folder.path(name)))
    let expected = try fixture.expectedFindings()

    let check = try Check(in: folder.path(name))
    #expect(check.findings == expected)
    #expect(check.exitCode == (expected.isEmpty ? .success : .findings))
  }

  @Test("a server finds the same", arguments: Fixture.all.map(\.name))
  func findingsOfServer(name: String) throws {
    let fixture = Fixture.named(name)
    let folder = try TemporaryFolder()
    try fixture.copy(to: URL(fileURLWithPath: folder.path(name)))
    let client = try TestClient([folder.path(name)], capabilities: Samples.pullCapabilities)
    let root = DocumentAddress.uri(ofPath: folder.path(name)) + "/"
    let reports = try client.request("workspace/diagnostic", ["previousResultIds": []])["items"]?.arrayValue ?? []
    let found = reports.flatMap { report -> [String] in
      let path = report.string("uri")?.dropFirst(root.count) ?? ""
      return (report["items"]?.arrayValue ?? [])
        .filter { ($0.int("severity") ?? 0) <= 2 }
        .map { "\(path):\(($0.int("range", "start", "line") ?? 0) + 1) \($0.string("code") ?? "")" }
    }
    #expect(try found.sorted() == fixture.expectedFindings().sorted())
  }

  @Test("a check goes on past files that are no text, and names them")
  func unreadableFiles() throws {
    let folder = try TemporaryFolder()
    try Fixture.named("Awkward").copy(to: URL(fileURLWithPath: folder.path("Awkward")))
    let complaints = try Check(in: folder.path("Awkward")).complaints
    #expect(complaints.contains("'InvalidUTF8.swift' was not read"))
    #expect(complaints.contains("'UTF16.swift' was not read"))
    #expect(complaints.split(separator: "\n").count == 2)
  }

  @Test("a check from outside finds the same")
  func findingsFromOutside() throws {
    let fixture = Fixture.named("Sketchbook")
    let check = try Check(fixture.folder.path, in: Repository.root.path)
    #expect(try check.findings == fixture.expectedFindings().map { "Tests/Fixtures/Sketchbook/" + $0 })
  }

  @Test("there are apps to check")
  func apps() {
    #expect(
      Fixture.all.map(\.name) == [
        "Awkward", "BusTimes", "BusTimesFixed", "CookTogether", "CookTogetherFixed", "DoorBell", "DoorBellFixed",
        "KeyOnly", "MedicineBox", "MedicineBoxFixed", "PhotoWall", "PhotoWallFixed", "Sketchbook", "SketchbookFixed",
        "TalkBoard", "TalkBoardFixed",
      ])
    for fixture in Fixture.all where fixture.name.hasSuffix("Fixed") {
      #expect((try? fixture.expectedFindings()) == [])
    }
  }
}

/// A run of the command `check` in this process.
private struct Check {
  var exitCode: ExitCode
  /// The errors and warnings, each as `path:LINE rule`.
  var findings: [String]
  /// What went to standard error.
  var complaints: String

  init(_ path: String = ".", in workingDirectory: String) throws {
    let (output, error) = (TextMemory(), TextMemory())
    let surroundings = Surroundings(
      workingDirectory: workingDirectory, environment: [:], input: { [] }, output: output, error: error,
      catalogue: .standard)
    exitCode = CommandLineTool(surroundings: surroundings).run(["check", path, "--format", "json", "--quiet"])
    complaints = error.text
    findings = try JSONDecoder().decode(Report.self, from: Data(output.text.utf8)).findings
      .filter { ["error", "warning"].contains($0.severity) }
      .map { "\($0.file):\($0.range.start.line) \($0.rule)" }
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      struct Range: Decodable {
        struct Place: Decodable { var line: Int }
        var start: Place
      }

      var rule: String
      var severity: String
      var file: String
      var range: Range
    }

    var findings: [Finding]
  }
}

/// Keeps what is written.
private final class TextMemory: TextSink, @unchecked Sendable {
  private let lock = NSLock()
  private var parts: [String] = []

  var isTerminal: Bool { false }
  var problem: FileProblem? { nil }
  var text: String { lock.withLock { parts.joined() } }
  func write(_ text: String) { lock.withLock { parts.append(text) } }
}
