import AAAnalysis
import AATestSupport
import Foundation
import Testing

@testable import AALanguageServer

/// What `check --fix` never does to files, whatever happens and whatever it meets.
@Suite("safety of files")
struct FixSafetyTests {
  @Test("a process that is killed leaves every file as it was or as it is to be", .enabled(if: Executable.isThere))
  func killed() throws {
    let folder = try TemporaryFolder()
    let names = (0..<120).map { "A\($0).swift" }
    // Long enough for a write to take its time.
    let rest = String(repeating: "// a line that is here to be written\n", count: 4000) + "let assistiveAccess = true\n"
    let old = Array(("// aa:disable:file timed-dismissal\n" + rest).utf8)
    let new = Array(rest.utf8)
    var mixed = 0
    for round in 0..<8 {
      for name in names { try folder.write(old, to: name) }
      let process = Process()
      process.executableURL = Executable.url
      process.arguments = ["check", "--fix", "--quiet"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // Not before it writes: what is done by then has its own tests. Then at any moment.
      while process.isRunning, try isUntouched(folder, names, old.count) { usleep(200) }
      usleep(UInt32(round * 3_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      var count = 0
      for name in names {
        let bytes = try FileReader().bytes(at: folder.path(name))
        #expect(bytes == old || bytes == new, "\(name) has \(bytes.count) bytes, neither \(old.count) nor \(new.count)")
        if bytes == new { count += 1 }
      }
      if count > 0, count < names.count { mixed += 1 }
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !names.contains(name) {
        #expect(name.hasSuffix(".new"), "\(name) was left behind")
        try folder.remove(name)
      }
    }
    #expect(mixed > 0, "no kill came while files were written")
    // What a killed process leaves behind is in nobody's way.
    try folder.write("half", to: "A0.swift.4711.new")
    let outcome = try Executable.run(["check", "--fix"], in: folder.path)
    #expect(outcome.status == 0, "\(outcome.error)")
    for name in names { #expect(try FileReader().bytes(at: folder.path(name)) == new) }
  }

  private func isUntouched(_ folder: TemporaryFolder, _ names: [String], _ size: Int) throws -> Bool {
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard found.count == names.count else { return false }
    var status = stat()
    return [names[0], names[1]].allSatisfy { stat(folder.path($0), &status) == 0 && Int(status.st_size) == size }
  }

  // MARK: What is written

  private func harness(newFile: String? = nil) throws -> CommandHarness {
    var harness = try CommandHarness()
    var rule = WordRule(id: "grave-word", word: "grave")
    rule.replacement = "good"
    rule.newFileName = newFile
    harness.catalogue = Catalogue([rule])
    return harness
  }

  private func text(_ harness: CommandHarness, _ name: String) throws -> String {
    try String(contentsOfFile: harness.folder.path(name), encoding: .utf8)
  }

  @Test("what a link leads to outside of the named paths is not changed")
  func linksOut() throws {
    var harness = try harness()
    try harness.folder.makeFolder("Repository/.git")
    try harness.folder.writeMarked("grave", to: "Outside/A.swift")
    try harness.folder.writeMarked("grave", to: "Repository/Shared/B.swift")
    try harness.folder.writeMarked("grave", to: "Repository/App/C.swift")
    try harness.folder.link("Repository/App/A.swift", to: "../../Outside/A.swift")
    try harness.folder.link("Repository/App/B.swift", to: "../Shared/B.swift")
    try harness.folder.link("Repository/App/Folder", to: "../../Outside")
    harness.workingDirectory = "Repository/App"
    let outcome = harness.run("check", "--fix")
    #expect(try text(harness, "Outside/A.swift").hasPrefix("grave"))
    #expect(try text(harness, "Repository/Shared/B.swift").hasPrefix("grave"))
    #expect(try text(harness, "Repository/App/C.swift").hasPrefix("good"))
    #expect(outcome.error.contains("'A.swift' was not read: it leads out of the repository"))
    #expect(outcome.error.contains("'B.swift' was not changed, because it is none of the paths to be mended"))
    // Somebody who names the whole means what lies in it.
    harness.workingDirectory = "Repository"
    _ = harness.run("check", "--fix")
    #expect(try text(harness, "Repository/Shared/B.swift").hasPrefix("good"))
    #expect(try text(harness, "Outside/A.swift").hasPrefix("grave"))
  }

  @Test("a fix that changes or makes a file that was not named is not made, and told")
  func unnamed() throws {
    let harness = try harness(newFile: "New.txt")
    try harness.folder.writeMarked("grave", to: "A.swift")
    let outcome = harness.run("check", "--fix", "A.swift")
    #expect(outcome.exit == .findings)
    #expect(try text(harness, "A.swift").hasPrefix("grave"))
    #expect(!FileManager.default.fileExists(atPath: harness.folder.path("New.txt")))
    #expect(
      outcome.error.contains("'New.txt' was not changed, because it is none of the paths to be mended; name it too"))
    #expect(harness.run("check", "--diff", "A.swift").output == "")
    #expect(harness.run("check", "--fix", ".").exit == .success)
    #expect(try text(harness, "New.txt") == "grave")
  }

  @Test("a check writes nothing at all, a fix nothing but what it mends")
  func nothingElse() throws {
    var harness = try harness()
    harness.catalogue = .standard
    try Fixture.named("Sketchbook").copy(to: URL(fileURLWithPath: harness.folder.path("App")))
    try harness.folder.write("untouched", to: "Beside.txt")
    func contents() throws -> [String: [UInt8]] {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: harness.folder.path)
      return Dictionary(
        uniqueKeysWithValues: paths.compactMap { path in
          (try? FileReader().bytes(at: harness.folder.path(path))).map { (path, $0) }
        })
    }
    let before = try contents()
    for arguments in [["check", "App"], ["check", "--diff", "App"], ["audit", "App"], ["flow", "App"]] {
      _ = harness.run(arguments)
      #expect(try contents() == before, "\(arguments)")
    }
    _ = harness.run("check", "--fix", "App")
    let after = try contents()
    #expect(after != before)
    for (path, bytes) in after where before[path] != bytes { #expect(path.hasPrefix("App/"), "\(path)") }
    #expect(Set(before.keys).isSubset(of: after.keys))
  }
}
