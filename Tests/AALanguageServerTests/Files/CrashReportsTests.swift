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
          path: folder.path("crash-7.txt"), signal: "SIGSEGV", request: "textDocument/hover", place: "file:///A.swift")
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
