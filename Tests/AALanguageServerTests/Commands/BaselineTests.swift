import AAAnalysis
import Foundation
import Testing

@testable import AALanguageServer

@Suite("baselines")
struct BaselineTests {
  private func write(_ harness: CommandHarness, _ text: String, to name: String) throws {
    try harness.folder.writeMarked(text, to: name)
  }

  @Test("what is known is not told, what is new is")
  func known() throws {
    let harness = try CommandHarness(["App/A.swift": "let a = foo\n", "App/B.swift": "let b = 1\n"])
    let written = harness.run("check", "--write-baseline", "base.json")
    #expect(written.exit == .success)
    #expect(written.error.contains("note: wrote 1 finding to 'base.json'"))
    #expect(written.output.contains("[first-word]"))

    let nothing = harness.run("check", "--baseline", "base.json")
    #expect(nothing.exit == .success)
    #expect(nothing.output == "")
    #expect(nothing.error.contains("nothing found in 2 files; 1 in the baseline"))

    // Lines move, files get new findings.
    try write(harness, "// new\n\n  let a = foo\n", to: "App/A.swift")
    try write(harness, "let b = foo\n", to: "App/B.swift")
    let new = harness.run("check", "--baseline", "base.json")
    #expect(new.exit == .findings)
    #expect(new.output.hasPrefix("App/B.swift:1:9: warning: "))
    #expect(!new.output.contains("App/A.swift"))
  }

  @Test("what is gone is told, if it was looked for")
  func stale() throws {
    let harness = try CommandHarness(["App/A.swift": "foo\n", "App/B.swift": "bar\n", "Other/C.swift": "foo\n"])
    #expect(harness.run("check", "--write-baseline", "App/base.json").exit == .success)
    try write(harness, "let a = 1\n", to: "App/A.swift")
    let run = harness.run("check", "--baseline", "App/base.json")
    #expect(run.exit == .success)
    #expect(run.error.contains("note: not found any more: A.swift: 'foo' is forbidden [first-word]\n"))
    #expect(run.error.contains("note: write the baseline again with '--write-baseline App/base.json'\n"))
    #expect(!run.error.contains("C.swift"))
    // Neither other rules nor other folders are taken for gone.
    #expect(!harness.run("check", "--baseline", "App/base.json", "--rule", "second-word").error.contains("any more"))
    #expect(!harness.run("check", "--baseline", "App/base.json", "Other").error.contains("any more"))
    try harness.folder.remove("Other/C.swift")
    let gone = harness.run("check", "--baseline", "App/base.json", "App")
    #expect(gone.error.contains("not found any more: ../Other/C.swift: "))
  }

  @Test("a file that was moved takes what is known of it along")
  func moved() throws {
    let harness = try CommandHarness(["App/A.swift": "foo\nfoo\nbar\n", "App/B.swift": "bar\n"])
    try harness.folder.makeFolder(".git")
    _ = harness.run("check", "--write-baseline", "base.json")
    try harness.folder.remove("App/A.swift")
    try write(harness, "foo\nfoo\nbar\n", to: "Views/Start.swift")
    let same = harness.run("check", "--baseline", "base.json")
    #expect(same.exit == .success)
    #expect(same.output == "")
    #expect(same.error.hasSuffix("nothing found in 2 files; 4 in the baseline\n"))
    // Only what it had is known, and what it lost is told.
    try write(harness, "foo\nbar\nbar // again\n", to: "Views/Start.swift")
    let other = harness.run("check", "--baseline", "base.json")
    #expect(other.output.hasPrefix("Views/Start.swift:3:1: warning: "))
    #expect(other.error.contains("not found any more: App/A.swift: 'foo' is forbidden [first-word]"))
    // What was said of one file is not taken for what is said of two.
    try write(harness, "foo\nfoo\nbar\n", to: "Views/Start.swift")
    try write(harness, "foo\n", to: "Views/Copy.swift")
    let copied = harness.run("check", "--baseline", "base.json")
    #expect(copied.lines.count { $0.hasSuffix("]") } == 1)
    #expect(copied.output.hasPrefix("Views/Copy.swift:1:1: warning: "))
    try harness.folder.remove("Views/Copy.swift")
    // A file that is a copy is a new one.
    try write(harness, "foo\nfoo\nbar\n", to: "App/A.swift")
    #expect(harness.run("check", "--baseline", "base.json").exit == .findings)
  }

  @Test("the file is the same however often it is written, and wherever from")
  func stable() throws {
    var harness = try CommandHarness(["App/A.swift": "foo\nfoo\nbar\n", "App/B.swift": "gentle\n"])
    func written(_ name: String) throws -> String {
      try String(contentsOfFile: harness.folder.path(name), encoding: .utf8)
    }
    try harness.folder.makeFolder(".git")
    _ = harness.run("check", "--write-baseline", "base.json")
    let first = try written("base.json")
    _ = harness.run("check", "--baseline", "base.json", "--write-baseline", "base.json")
    #expect(try written("base.json") == first)
    harness.workingDirectory = "App"
    _ = harness.run("check", "--write-baseline", "../base.json", "..")
    #expect(try written("base.json") == first)
    #expect(first.contains("\"file\" : \"App/A.swift\""))
  }

  @Test(
    "a baseline that cannot be read ends the command",
    arguments: [
      (nil, "cannot read the baseline 'base.json': no such file or folder; write it with '--write-baseline base.json'"),
      ("{", "cannot read the baseline 'base.json': it is no baseline; write one with '--write-baseline'"),
      ("[]", "cannot read the baseline 'base.json': it is no baseline; write one with '--write-baseline'"),
      (
        "{\"version\": 9, \"findings\": []}",
        "cannot read the baseline 'base.json': it is a baseline of version 9, and this tool reads version 1; "
          + "write it again with '--write-baseline'"
      ),
    ])
  func unreadable(_ text: String?, _ message: String) throws {
    let harness = try CommandHarness(["A.swift": "foo\n"])
    if let text { try harness.folder.write(text, to: "base.json") }
    let run = harness.run("check", "--baseline", "base.json")
    #expect(run.exit == .failure)
    #expect(run.output == "")
    #expect(run.error == "error: \(message)\n")
  }

  @Test("a baseline that cannot be written ends the command")
  func unwritable() throws {
    let run = try CommandHarness(["A.swift": "foo\n"]).run("check", "--write-baseline", "none/base.json")
    #expect(run.exit == .failure)
    let why = FileProblem.folderMissing.message
    #expect(run.error.contains("error: cannot write the baseline 'none/base.json': \(why)\n"))
  }

  @Test("SARIF and JSON say what is new")
  func formats() throws {
    let harness = try CommandHarness(["A.swift": "foo\n"])
    _ = harness.run("check", "--write-baseline", "base.json")
    try write(harness, "foo\nbar\n", to: "A.swift")
    let sarif = harness.run("check", "--baseline", "base.json", "--format", "sarif").output
    #expect(sarif.components(separatedBy: "\"baselineState\" : \"new\"").count == 2)
    #expect(sarif.components(separatedBy: "\"baselineState\" : \"unchanged\"").count == 2)
    #expect(!harness.run("check", "--format", "sarif").output.contains("baselineState"))
    let json = harness.run("check", "--baseline", "base.json", "--format", "json").output
    #expect(json.contains("\"baseline\" : 1"))
  }
}
