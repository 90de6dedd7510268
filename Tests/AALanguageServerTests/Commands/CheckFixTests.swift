import AAAnalysis
import AATestSupport
import Foundation
import Testing

@testable import AALanguageServer

@Suite("check --fix")
struct CheckFixTests {
  /// Finds `grave` and, where that is asked for, mends it in one of the ways there are.
  private func harness(
    _ files: KeyValuePairs<String, String>, safety: Fix.Safety = .safe, newFile: String? = nil
  ) throws -> CommandHarness {
    var harness = try CommandHarness(files)
    var rule = WordRule(id: "grave-word", word: "grave")
    rule.replacement = "good"
    rule.safety = safety
    rule.newFileName = newFile
    harness.catalogue = Catalogue([rule])
    return harness
  }

  private func text(_ harness: CommandHarness, _ name: String) throws -> String {
    try String(contentsOfFile: harness.folder.path(name), encoding: .utf8)
  }

  @Test("safe fixes are made, and what is left is told")
  func safe() throws {
    let harness = try harness(["A.swift": "grave grave", "B.swift": "fine"])
    let outcome = harness.run("check", "--fix")
    #expect(outcome.exit == .success)
    #expect(try text(harness, "A.swift") == "good good\nlet assistiveAccess = true\n")
    #expect(
      outcome.error.hasPrefix(
        """
        fixed: A.swift:1:1: Replace [grave-word]
        fixed: A.swift:1:7: Replace [grave-word]
        fixed 2 findings in 1 file

        """))
    #expect(outcome.error.hasSuffix("nothing found in 2 files\n"))
    #expect(harness.run("check", "--fix").error.hasPrefix("nothing to fix\n"))
  }

  @Test("unsafe fixes are made only if they are asked for, and placeholders never")
  func unsafe() throws {
    var harness = try harness(["A.swift": "grave"], safety: .unsafe)
    #expect(harness.run("check", "--fix").exit == .findings)
    #expect(try text(harness, "A.swift").hasPrefix("grave"))
    #expect(harness.run("check", "--unsafe-fixes").exit == .failure)
    #expect(harness.run("check", "--fix", "--unsafe-fixes").exit == .success)
    #expect(try text(harness, "A.swift").hasPrefix("good"))
    harness = try self.harness(["A.swift": "grave"], safety: .placeholder)
    #expect(harness.run("check", "--fix", "--unsafe-fixes").exit == .findings)
    #expect(try text(harness, "A.swift").hasPrefix("grave"))
  }

  @Test("the difference is printed instead")
  func diff() throws {
    let harness = try harness(["a/A.swift": "// one\n// two\n// three\n// four\ngrave\n// six"])
    let outcome = harness.run("check", "--diff")
    #expect(
      outcome.output == """
        --- a/a/A.swift
        +++ b/a/A.swift
        @@ -2,6 +2,6 @@
         // two
         // three
         // four
        -grave
        +good
         // six
         let assistiveAccess = true

        """)
    #expect(outcome.error.hasPrefix("would fix: a/A.swift:5:1: Replace [grave-word]\nwould fix 1 finding in 1 file\n"))
    #expect(outcome.exit == .findings)
    #expect(try text(harness, "a/A.swift").contains("grave"))
    #expect(harness.run("check", "--fix", "--diff").output == outcome.output)
  }

  @Test("files are made, and none is overwritten")
  func creates() throws {
    let harness = try harness(["A.swift": "grave"], newFile: "New.txt")
    #expect(
      harness.run("check", "--diff").output.contains(
        "--- /dev/null\n+++ b/New.txt\n@@ -0,0 +1,1 @@\n+grave\n\\ No newline"))
    #expect(!FileManager.default.fileExists(atPath: harness.folder.path("New.txt")))
    let outcome = harness.run("check", "--fix", "--quiet")
    #expect(outcome.exit == .success)
    #expect(outcome.error == "")
    #expect(try text(harness, "New.txt") == "grave")
    try harness.folder.writeMarked("grave", to: "A.swift")
    #expect(harness.run("check", "--fix").exit == .findings)
    #expect(try text(harness, "A.swift").hasPrefix("grave"))
  }

  @Test("a fix is made whole or not at all, and a link stays a link")
  func whole() throws {
    let harness = try harness(["A.swift": "grave"], newFile: "New.txt")
    let (link, new) = (harness.folder.path("New.txt"), harness.folder.path("Elsewhere/New.txt"))
    // The new file cannot be made where a link leads nowhere.
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: new)
    let outcome = harness.run("check", "--fix")
    #expect(outcome.exit == .failure)
    #expect(try text(harness, "A.swift").hasPrefix("grave"))
    let linked = try self.harness(["A.swift": "fine"])
    try linked.folder.writeMarked("grave", to: "Kept/B.txt")
    try FileManager.default.createSymbolicLink(
      atPath: linked.folder.path("B.swift"), withDestinationPath: linked.folder.path("Kept/B.txt"))
    _ = linked.run("check", "--fix", "B.swift")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: linked.folder.path("B.swift")).hasSuffix("B.txt"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: linked.folder.path).sorted() == [
        "A.swift", "B.swift", "Kept",
      ])
  }

  @Test("line ends, byte order mark and permissions stay")
  func bytes() throws {
    let harness = try harness([:])
    try harness.folder.write("\u{FEFF}// é\r\ngrave\r\nlet assistiveAccess = 1\r", to: "A.swift")
    chmod(harness.folder.path("A.swift"), 0o640)
    #expect(harness.run("check", "--fix").exit == .success)
    #expect(
      try FileReader().bytes(at: harness.folder.path("A.swift"))
        == Array("\u{FEFF}// é\r\ngood\r\nlet assistiveAccess = 1\r".utf8))
    var status = stat()
    stat(harness.folder.path("A.swift"), &status)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test("a file that changed meanwhile is left alone, and the others that go with it")
  func changedMeanwhile() throws {
    let harness = try harness(["A.swift": "grave", "B.swift": "grave"])
    let disk = DiskFiles(reader: harness.folder.reader)
    disk.keepTexts()
    let files = ["A.swift", "B.swift"].map { FileID(harness.folder.path($0)) }
    let workspace = Workspace(loader: disk.text(of:))
    workspace.apply(files.map { .onDisk($0) })
    var rounds = FixRounds(
      workspace, disk, { [catalogue = harness.catalogue] _ in Analyzer(catalogue: catalogue) }, wanted: Set(files),
      includesUnsafe: false, jobs: 1)
    rounds.run()
    #expect(rounds.changes.map(\.file) == files)
    try harness.folder.writeMarked("grave // typed just now", to: "A.swift")
    let problems = FixWriting.write(&rounds)
    #expect(problems == [UnreadableFile(file: files[0], problem: .system("it changed on disk in the meantime"))])
    #expect(try text(harness, "A.swift").hasPrefix("grave // typed just now"))
    #expect(try text(harness, "B.swift").hasPrefix("good"))
    #expect(rounds.made.map(\.finding.location.file) == [files[1]])
  }

  @Test("what cannot be mended is refused")
  func refused() throws {
    let harness = try harness(["A.swift": "grave"])
    #expect(harness.run("check", "--fix", "--stdin-filename", "A.swift").exit == .failure)
  }

  @Test("an app is mended to the end")
  func app() throws {
    let folder = try TemporaryFolder()
    try Fixture.named("Sketchbook").copy(to: URL(fileURLWithPath: folder.path("Sketchbook")))
    var harness = try CommandHarness()
    harness.catalogue = .standard
    let outcome = harness.run("check", folder.path("Sketchbook"), "--fix", "--unsafe-fixes")
    #expect(outcome.exit == .success, "\(outcome.output)\(outcome.error)")
    #expect(outcome.error.contains("fixed 6 findings in "))
    let list = try String(contentsOfFile: folder.path("Sketchbook/Sketchbook/Info.plist"), encoding: .utf8)
    #expect(list.contains("<key>UISupportsAssistiveAccess</key>"))
  }
}

@Suite("differences")
struct UnifiedDiffTests {
  @Test("nothing to tell")
  func same() {
    #expect(UnifiedDiff.text(path: "a", before: "x\n", after: "x\n") == "")
    #expect(UnifiedDiff.text(path: "a", before: "", after: "") == "")
  }

  @Test("changes that are near each other are one hunk, others not")
  func hunks() {
    let lines = (1...30).map { "\($0)\n" }
    var changed = lines
    changed[2] = "three\n"
    changed[8] = "nine\n"
    #expect(
      UnifiedDiff.text(path: "a", before: lines.joined(), after: changed.joined()).split(separator: "@@ -").count == 2)
    changed[25] = "twenty-six\n"
    let text = UnifiedDiff.text(path: "a", before: lines.joined(), after: changed.joined())
    #expect(text.split(separator: "@@ -").count == 3)
    #expect(text.contains("@@ -23,7 +23,7 @@\n 23\n 24\n 25\n-26\n+twenty-six\n 27\n 28\n 29\n"))
  }

  @Test("a last line without its end, and carriage returns")
  func ends() {
    #expect(
      UnifiedDiff.text(path: "a", before: "x", after: "x\n")
        == "--- a/a\n+++ b/a\n@@ -1,1 +1,1 @@\n-x\n\\ No newline at end of file\n+x\n")
    #expect(
      UnifiedDiff.text(path: "a", before: "x\r\ny\r\n", after: "x\r\nz\r\n")
        == "--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n x\r\n-y\r\n+z\r\n")
  }
}
