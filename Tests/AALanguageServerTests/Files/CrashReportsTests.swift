import AAAnalysis
import Foundation
import Testing

@testable import AALanguageServer

@Suite("reports of crashes")
struct CrashReportsTests {
  @Test(
    "the folder follows the environment",
    arguments: [
      (["AA_CRASH_REPORTS": "/x//y/"], "/x/y"), (["AA_CRASH_REPORTS": "", "HOME": "/home/me"], nil),
      (["AA_CRASH_REPORTS": "here", "HOME": "/home/me"], nil), ([:], nil), (["HOME": "here"], nil),
    ] as [([String: String], String?)])
  func folder(environment: [String: String], folder: String?) {
    #expect(CrashReports(environment: environment)?.folder == folder)
  }

  #if os(Linux)
    @Test(
      "without a wish it is the folder for what programs remember",
      arguments: [
        (["HOME": "/home/me"], "/home/me/.local/state/aa-language-server"),
        (["HOME": "/home/me", "XDG_STATE_HOME": "/s"], "/s/aa-language-server"),
        (["HOME": "/home/me", "XDG_STATE_HOME": "s"], "/home/me/.local/state/aa-language-server"),
      ])
    func stateFolder(environment: [String: String], folder: String) {
      #expect(CrashReports(environment: environment)?.folder == folder)
    }
  #endif

  @Test("the folders on the way are made from the outside in")
  func foldersToMake() {
    #expect(CrashReports(folder: "/a/b/c").foldersToMake == ["/a", "/a/b", "/a/b/c"])
  }

  @Test("no report is written over")
  func freePath() throws {
    let folder = try TemporaryFolder()
    let reports = CrashReports(folder: folder.path)
    #expect(reports.freePath(process: 7) == folder.path("crash-7.txt"))
    try folder.write("", to: "crash-7.txt")
    try folder.write("", to: "crash-7-2.txt")
    #expect(reports.freePath(process: 7) == folder.path("crash-7-3.txt"))
  }

  @Test("each is told of once, and stays")
  func untold() throws {
    let folder = try TemporaryFolder()
    let reports = CrashReports(folder: folder.path)
    try folder.write(
      """
      signal: SIGSEGV (memory that is not there)
      command: serve
      request: textDocument/hover
      document: file:///A.swift
      on another thread:
        request: initialize

      """, to: "crash-7.txt")
    try folder.write("something else", to: "notes.txt")
    // The one that asks is still writing it.
    try folder.write("signal: SIGABRT (x)\n", to: "crash-9.txt")
    #expect(
      reports.untold(askedBy: 9) == [
        CrashReports.Report(
          path: folder.path("crash-7.txt"), command: "serve", signal: "SIGSEGV", request: "textDocument/hover",
          place: "file:///A.swift")
      ])
    #expect(reports.untold(askedBy: 9) == [])
    #expect(reports.untold(askedBy: 10).map(\.signal) == ["SIGABRT"])
    #expect(FileManager.default.fileExists(atPath: folder.path("crash-7.txt")))
  }

  @Test("a report that ends too early, or is gone, is told of with what there is")
  func cutOff() throws {
    let folder = try TemporaryFolder()
    try folder.write("sig", to: "crash-7.txt")
    let report = try #require(CrashReports(folder: folder.path).untold(askedBy: 1).first)
    #expect(report.signal == nil)
    #expect(report.told == "an earlier process crashed; its report is \(folder.path("crash-7.txt"))")
    #expect(CrashReports(folder: folder.path("missing")).untold(askedBy: 1) == [])
  }

  @Test("what is told names the command that crashed, and where its report is")
  func words() {
    var report = CrashReports.Report(path: "/r.txt", command: "check", signal: "SIGSEGV", place: "/A.swift")
    #expect(report.shown.hasPrefix("The command 'aa-language-server check' crashed (SIGSEGV) at /A.swift. "))
    #expect(report.shown.contains(" /r.txt "))
    #expect(
      report.told == "an earlier 'aa-language-server check' crashed (SIGSEGV) at /A.swift; its report is /r.txt")
    report.command = "serve"
    report.request = "textDocument/hover"
    #expect(
      report.shown.hasPrefix(
        "The Assistive Access server crashed (SIGSEGV) while it worked on 'textDocument/hover' at /A.swift. "))
  }

  @Test(
    "the command that a report names",
    arguments: [
      ([], "serve"), (["--stdio"], "serve"), (["serve", "--record", "secret"], "serve"),
      (["check", "secret"], "check"),
      (["--version"], "version"), (["secret"], "serve"), (["serve", "--replay", "secret"], "serve --replay"),
      (["--replay=secret"], "serve --replay"), (["check", "--replay"], "check"),
    ])
  func commands(arguments: [String], name: String) {
    #expect(CommandLineTool.commandName(in: arguments) == name)
  }

  @Test("where it cannot be noted who was told, nobody is: it would be told at every start")
  func notNoted() throws {
    let folder = try TemporaryFolder()
    try folder.write("signal: SIGABRT (x)\n", to: "crash-7.txt")
    try folder.makeFolder("told.txt")
    #expect(CrashReports(folder: folder.path).untold(askedBy: 1) == [])
    try folder.remove("told.txt")
    #expect(CrashReports(folder: folder.path).untold(askedBy: 1).count == 1)
  }

  @Test("of two that ask at once, one tells")
  func atOnce() throws {
    for _ in 0..<20 {
      let folder = try TemporaryFolder()
      for number in 1...5 { try folder.write("", to: "crash-\(number).txt") }
      let reports = CrashReports(folder: folder.path)
      let told = Parallel.map([100, 101, 102, 103], jobs: 4) { reports.untold(askedBy: $0).count }
      #expect(told.sorted() == [0, 0, 0, 5])
    }
  }

  @Test("a number that comes again, after its report was taken away, is told of again")
  func takenAway() throws {
    let folder = try TemporaryFolder()
    let reports = CrashReports(folder: folder.path)
    try folder.write("", to: "crash-7.txt")
    #expect(reports.untold(askedBy: 1).count == 1)
    try folder.remove("crash-7.txt")
    try folder.write("", to: "crash-8.txt")
    #expect(reports.untold(askedBy: 1).count == 1)
    try folder.write("", to: "crash-7.txt")
    #expect(reports.untold(askedBy: 1).count == 1)
  }
}
