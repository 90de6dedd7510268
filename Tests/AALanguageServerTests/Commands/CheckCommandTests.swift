import AAAnalysis
import AATestSupport
import Foundation
import Testing

@testable import AALanguageServer

@Suite("check")
struct CheckCommandTests {
  @Test("exit status by severity")
  func exitStatus() throws {
    let levels: [(word: String, failing: Set<String>)] = [
      ("nothing", []), ("gentle", ["information"]), ("foo", ["information", "warning"]),
      ("grave", ["information", "warning", "error"]),
    ]
    for level in levels {
      let harness = try CommandHarness(["A.swift": level.word])
      for failOn in ["error", "warning", "information", "never"] {
        let wanted: ExitCode = level.failing.contains(failOn) ? .findings : .success
        #expect(harness.run("check", "--fail-on", failOn).exit == wanted, "\(level.word) \(failOn)")
      }
      #expect(harness.run("check").exit == (level.failing.contains("warning") ? .findings : .success))
    }
  }

  @Test("paths that lead nowhere")
  func badPaths() throws {
    let harness = try CommandHarness(["A.swift": "", "note.md": "", "empty/x.md": "", ".build/B.swift": ""])
    for (arguments, message) in [
      (["none"], "error: cannot read 'none': no such file or folder\n"),
      (["A.swift", "none"], "error: cannot read 'none': no such file or folder\n"),
      (
        ["note.md"],
        "error: cannot check 'note.md': it is no Swift file, property list or project file; name one of these or a folder\n"
      ),
      (
        ["empty"],
        "error: no Swift file, property list or project file in 'empty'; ignored files are checked only if they are named themselves\n"
      ),
    ] {
      let outcome = harness.run(["check"] + arguments)
      #expect(outcome.exit == .failure)
      #expect(outcome.error == message)
    }
    #expect(harness.run("check", ".build").exit == .success)
    #expect(harness.run("check", ".build/B.swift").exit == .success)
  }

  @Test("files that nest too deeply are told")
  func tooDeep() throws {
    let harness = try CommandHarness([
      "Deep.swift": "let a = " + String(repeating: "[", count: 40), "Good.swift": "foo",
    ])
    let outcome = harness.run("check")
    #expect(outcome.exit == .findings)
    #expect(
      outcome.error == """
        note: 'Deep.swift' was not read: it nests too deeply for the parser; split the deepest expression
        1 warning in 1 file; 1 not read

        """)
  }

  @Test("files that are no text are told and passed over")
  func unreadable() throws {
    let harness = try CommandHarness(["Good.swift": "foo", "Empty.swift": "", "Nul.swift": "a\u{0}foo"])
    try harness.folder.write(Array("ok\n".utf8) + [0xFF], to: "Broken.swift")
    try harness.folder.write([0xFF, 0xFE, 0x61, 0], to: "Wide.swift")
    let outcome = harness.run("check")
    #expect(outcome.exit == .findings)
    #expect(
      outcome.error == """
        note: 'Broken.swift' was not read: byte 0xFF on line 2 is not UTF-8; save the file as UTF-8
        note: 'Wide.swift' was not read: it is UTF-16, which is not read; save the file as UTF-8
        2 warnings in 3 files; 2 not read

        """)
    #expect(harness.found() == ["Good.swift:1:1 first-word", "Nul.swift:1:3 first-word"])
    let nothing = harness.run("check", "Broken.swift")
    #expect(nothing.exit == .failure)
    #expect(nothing.error.hasSuffix("error: nothing could be read, so nothing was checked\n"))
    #expect(nothing.output == "")
  }

  @Test("a folder within a project is judged as a part of it")
  func partOfAProject() throws {
    var harness = try CommandHarness()
    harness.catalogue = .standard
    let source = Repository.root.appendingPathComponent("Tests/Fixtures/Sketchbook").path
    try FileManager.default.copyItem(atPath: source, toPath: harness.folder.path("App"))
    try harness.folder.makeFolder(".git")
    let folder = "App/Sketchbook/Views/Assistive"
    let whole = harness.run("check", "--quiet", "--format", "xcode", "App").lines.filter { $0.contains(folder) }
    let part = harness.run("check", "--quiet", "--format", "xcode", folder).lines.filter { !$0.isEmpty }
    #expect(part == whole)
    #expect(part.count == 4)
  }

  @Test("a file that is gone between the walk and the reading")
  func vanished() throws {
    let harness = try CommandHarness(["Good.swift": "foo"])
    let surroundings = Surroundings(
      workingDirectory: harness.folder.path, environment: [:], input: { [] }, output: MemorySink(),
      error: MemorySink(), catalogue: harness.catalogue)
    let options = try CheckOptions(ParsedArguments(["."], syntax: CheckCommand.syntax), in: surroundings)
    let plan = try CheckPlan(options, in: surroundings)
    try harness.folder.remove("Good.swift")
    let files = DiskFiles(reader: harness.folder.reader)
    let workspace = Workspace(loader: files.text(of:))
    workspace.apply(plan.files.map { .onDisk($0) })
    #expect(workspace.snapshot().files == [])
    #expect(files.problems.map(\.value) == [.missing])
  }

  @Test("files without permission", .disabled(if: geteuid() == 0))
  func noPermission() throws {
    let harness = try CommandHarness(["Good.swift": "", "Secret.swift": ""])
    chmod(harness.folder.path("Secret.swift"), 0)
    let outcome = harness.run("check")
    #expect(outcome.exit == .success)
    #expect(outcome.error.hasPrefix("note: 'Secret.swift' was not read: no permission to read it\n"))
  }

  @Test("lines and columns, whatever stands before them")
  func columns() throws {
    let harness = try CommandHarness([
      "A.swift": "\u{FEFF}foo\r\n\tfoo\rfoo\n/* \u{2028}👩‍👧1️⃣ */ foo", "B.swift": "\u{FEFF}", "C.swift": "é foo",
    ])
    #expect(
      harness.found() == [
        "A.swift:1:1 first-word", "A.swift:2:2 first-word", "A.swift:3:1 first-word", "A.swift:4:17 first-word",
        "C.swift:1:3 first-word",
      ])
  }

  @Test("one file is checked within its project")
  func oneFile() throws {
    let harness = try CommandHarness([
      "App/Package.swift": "", "App/a/A.swift": "foo", "App/b/B.swift": "foo", "Other/C.swift": "foo",
    ])
    #expect(harness.found("App/a/A.swift") == ["App/a/A.swift:1:1 first-word"])
    let outcome = harness.run("check", "App/a/A.swift", "--timings")
    #expect(outcome.error.contains("scanned 3 files"))
    #expect(outcome.error.hasSuffix("1 warning in 1 file\n"))
    #expect(
      harness.found("Other", "App/b/B.swift") == ["App/b/B.swift:1:1 first-word", "Other/C.swift:1:1 first-word"])
  }

  @Test("project files and property lists are checked within what is around them")
  func projectFiles() throws {
    var harness = try CommandHarness([
      "Paint/PaintApp.swift": """
      import SwiftUI
      @main struct PaintApp: App {
        var body: some Scene {
          WindowGroup { Text("Paint") }
        }
      }
      """,
      "Paint/Info.plist": "<plist><dict>\n<key>UISupportsAssistiveAccess</key><true/></dict></plist>",
      "Paint/Palette.plist": "<plist><array/></plist>",
      "Paint.xcodeproj/project.pbxproj": "{ objects = {}; }",
      "Paint.xcodeproj/project.xcworkspace/contents.xcworkspacedata": "<Workspace/>",
      ".github/workflows/ci.yml": "on: push\n",
    ])
    harness.catalogue = .standard
    #expect(harness.found("Paint/Info.plist") == ["Paint/Info.plist:2:6 key-without-scene"])
    #expect(harness.found("Paint/Palette.plist") == [])
    #expect(harness.run("check", "Paint/Palette.plist").error.hasSuffix("nothing found in 1 file\n"))
    for path in ["Paint.xcodeproj", "Paint.xcodeproj/project.pbxproj"] {
      let outcome = harness.run("check", path, "--timings")
      #expect(outcome.exit != .failure, "\(outcome.error)")
      #expect(outcome.error.contains("scanned 1 file"), "\(outcome.error)")
      #expect(outcome.error.contains("in 1 file\n"))
    }
    // What is about something else is not counted.
    #expect(harness.run("check").error.contains("1 warning in 3 files\n"))
    let other = harness.run("check", ".github")
    #expect(other.exit == .failure)
    #expect(other.error == "error: no Swift file and no project that could be checked was found\n")
  }

  @Test("binary property lists are read, and others that are no text are told if they matter")
  func binaryLists() throws {
    let harness = try CommandHarness(["A.swift": "foo"])
    try harness.folder.write(Array("bplist00".utf8) + [0xD0, 0x08, 0xFF], to: "Info.plist")
    try harness.folder.write([0xFF, 0xFE, 0x3C, 0], to: "en.lproj/InfoPlist.strings")
    try harness.folder.write([0xFF, 0xFE, 0x3C, 0], to: "Wide-Info.plist")
    #expect(
      harness.run("check").error == """
        note: 'Wide-Info.plist' was not read: it is UTF-16, which is not read; save the file as UTF-8
        1 warning in 2 files; 1 not read

        """)
  }

  @Test("no file is checked twice")
  func overlaps() throws {
    let harness = try CommandHarness(["App/A.swift": "foo"])
    try harness.folder.link("Link", to: "App")
    #expect(harness.found(".", "App", "App/A.swift", "./App/../App").count == 1)
    #expect(harness.found("Link", "App") == ["Link/A.swift:1:1 first-word"])
  }

  @Test("paths as seen from the working directory")
  func workingDirectory() throws {
    var harness = try CommandHarness(["App/A.swift": "foo", "Deep/er/B.swift": "foo"])
    harness.workingDirectory = "Deep/er"
    #expect(harness.found() == ["B.swift:1:1 first-word"])
    #expect(harness.found("../../App", ".") == ["../../App/A.swift:1:1 first-word", "B.swift:1:1 first-word"])
  }

  @Test("standard input stands in for a file, there or not")
  func standardInput() throws {
    let harness = try CommandHarness(["Package.swift": "foo", "a/A.swift": "bar"])
    let input = Array("\u{FEFF}foo".utf8)
    #expect(harness.found("--stdin-filename", "a/A.swift", input: input) == ["a/A.swift:1:1 first-word"])
    #expect(harness.found("--stdin-filename", "new/N.swift", input: input) == ["new/N.swift:1:1 first-word"])
    #expect(harness.found("--stdin-filename", "a/A.swift", "a", input: input) == ["a/A.swift:1:1 first-word"])
    let broken = harness.run("check", "--stdin-filename", "a/A.swift", input: [0xFF])
    #expect(broken.exit == .failure)
    #expect(
      broken.error == "error: cannot read standard input: byte 0xFF on line 1 is not UTF-8; save the file as UTF-8\n")
    #expect(harness.run("check", "--stdin-filename", "a.md").exit == .failure)
  }

  @Test("rules by id, group and list")
  func rules() throws {
    let harness = try CommandHarness(["A.swift": "foo bar grave"])
    #expect(harness.found("--rule", "second-word") == ["A.swift:1:5 second-word"])
    #expect(harness.found("--rule", "second-word, grave-word").count == 2)
    #expect(harness.found("--rule", "timing").count == 2)
    #expect(harness.found("--rule=first-word", "--rule=labels").count == 2)
    #expect(harness.run("check", "--rule", "unknown-rule").exit == .success)
  }

  @Test("suppressed findings are counted")
  func suppressed() throws {
    let harness = try CommandHarness(["A.swift": "foo // aa:disable:this first-word"])
    #expect(harness.run("check").error == "nothing found in 1 file; 1 suppressed\n")
    #expect(harness.run("check", "--quiet").error == "")
  }

  @Test("formats in files")
  func files() throws {
    let harness = try CommandHarness(["A.swift": "foo"])
    let outcome = harness.run("check", "--format", "text", "--format", "json=out.json")
    #expect(outcome.output.hasPrefix("A.swift:1:1: warning"))
    #expect(try String(contentsOfFile: harness.folder.path("out.json"), encoding: .utf8).hasPrefix("{"))
    #expect(harness.run("check", "--format", "json=out.json").output == "")
    let failed = harness.run("check", "--format", "json=no/out.json")
    #expect(failed.exit == .failure)
    #expect(failed.error.hasPrefix("error: cannot write 'no/out.json': \(FileProblem.folderMissing.message)\n"))
    #expect(harness.run("check", outputProblem: .system("no space left on device")).exit == .failure)
  }

  @Test("colours for terminals alone, unless they are unwanted")
  func colours() throws {
    var harness = try CommandHarness(["A.swift": "foo"])
    func isColored(_ arguments: String...) -> Bool { harness.run(["check"] + arguments).output.contains("\u{1B}[") }
    #expect(!isColored())
    #expect(isColored("--color", "always"))
    harness.isTerminal = true
    #expect(isColored())
    #expect(!isColored("--color", "never"))
    harness.environment = ["NO_COLOR": "1"]
    #expect(!isColored())
    harness.environment = ["TERM": "dumb"]
    #expect(!isColored())
    harness.environment = ["NO_COLOR": ""]
    #expect(isColored())
  }

  @Test("the same output with any number of threads")
  func deterministic() throws {
    let harness = try CommandHarness()
    for number in 0..<40 { try harness.folder.writeMarked("foo bar\nfoo grave", to: "f\(number)/A.swift") }
    let first = harness.run("check", "--format", "json", "--jobs", "1")
    #expect(first.error == "40 errors, 120 warnings in 40 files\n")
    for jobs in ["2", "7"] { #expect(harness.run("check", "--format", "json", "--jobs", jobs).output == first.output) }
  }

  @Test("statistics")
  func statistics() throws {
    let harness = try CommandHarness(["A.swift": "foo foo bar grave"])
    let outcome = harness.run("check", "--statistics", "--quiet")
    #expect(outcome.error == "2 first-word\n1 grave-word\n1 second-word\n")
  }

  @Test("deeply nested sources", arguments: ["1", "2"])
  func deep(_ jobs: String) throws {
    let nested = String(repeating: "VStack { ", count: 1500) + "foo" + String(repeating: " }", count: 1500)
    let long = "foo" + String(repeating: " + a", count: 5000)
    let harness = try CommandHarness(["A.swift": "let a = " + nested, "B.swift": "let a = " + long])
    #expect(harness.found("--jobs", jobs).count == 2)
  }
}
