import AAAnalysis
import AATestSupport
import Foundation
import Testing

@testable import AALanguageServer

/// What `check --diff` prints is what git applies: it leads to the files that `check --fix` leaves.
@Suite("check --diff and git")
struct CheckDiffTests {
  private static let texts: [(name: String, text: String)] = [
    ("one line without an end", "grave let assistiveAccess = 1"),
    ("no end of the last line", "// a\n// b\n// c\ngrave\nlet assistiveAccess = 1"),
    ("a change far from the end", "grave\n// a\n// b\n// c\n// d\n// e\nlet assistiveAccess = 1"),
    ("carriage returns", "// a\r\ngrave\r\n// b\r\nlet assistiveAccess = 1\r\n"),
    ("lone carriage returns", "// a\rgrave\rlet assistiveAccess = 1\r"),
    ("ends of all kinds", "// a\r\ngrave\n\n\rlet assistiveAccess = 1\r\n\n"),
    ("a byte order mark", "\u{FEFF}grave\n// é 😀\nlet assistiveAccess = 1\n"),
    ("spaces at line ends", "// a  \ngrave\t\n  \nlet assistiveAccess = 1\n"),
    ("many changes", "grave\n\ngrave\n\n\n\n\n\n\n\n\ngrave\nlet assistiveAccess = 1\ngrave\n"),
    ("blank lines at both ends", "\n\n\ngrave\nlet assistiveAccess = 1\n\n\n\n"),
  ]

  private static let names = [
    "A.swift", "with space.swift", "Ünïcode/日本.swift", "a \"quoted\".swift", "tab\there.swift", "-dash.swift",
    "back\\slash.swift", "trailing .swift", "--- a.swift",
  ]

  private func harness(newFile: String? = nil) throws -> CommandHarness {
    var harness = try CommandHarness([:])
    var rule = WordRule(id: "grave-word", word: "grave")
    rule.replacement = "good"
    rule.newFileName = newFile
    harness.catalogue = Catalogue([rule])
    return harness
  }

  /// Applies what `--diff` prints in a copy, and compares it with what `--fix` does.
  private func check(_ harness: CommandHarness, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let files = FileManager.default
    let copy = try TemporaryFolder()
    let patched = copy.path("app")
    try files.copyItem(atPath: harness.folder.path, toPath: patched)
    let patch = harness.run("check", "--diff").output
    #expect(!patch.isEmpty, sourceLocation: sourceLocation)
    let error = try Self.git(["apply", "--whitespace=nowarn", "-"], in: patched, input: patch)
    #expect(error == "", "\(patch)", sourceLocation: sourceLocation)
    #expect(harness.run("check", "--fix").exit == .success, sourceLocation: sourceLocation)
    for path in try files.subpathsOfDirectory(atPath: harness.folder.path) {
      let there = files.contents(atPath: "\(patched)/\(path)")
      #expect(there == files.contents(atPath: harness.folder.path(path)), "\(path)", sourceLocation: sourceLocation)
    }
  }

  private static func git(_ arguments: [String], in folder: String, input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let (standardInput, standardError) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardError = standardError
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let error = standardError.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: error, as: UTF8.self)
  }

  @Test("texts of every form", arguments: texts.map(\.name))
  func textOfForm(_ name: String) throws {
    let harness = try harness()
    let text = try #require(Self.texts.first { $0.name == name }?.text)
    try harness.folder.write(text, to: "A.swift")
    try check(harness)
  }

  @Test("names of every form", arguments: names)
  func nameOfForm(_ name: String) throws {
    let harness = try harness()
    try harness.folder.writeMarked("// a\ngrave\n", to: name)
    try check(harness)
  }

  @Test("files that are made", arguments: ["New.txt", "Ünïcode file.txt"])
  func newFile(_ name: String) throws {
    let harness = try harness(newFile: name)
    try harness.folder.writeMarked("grave", to: "A.swift")
    try check(harness)
  }
}
