import AATestSupport
import Foundation
import Testing

@testable import AALanguageServer

/// The executable itself, for what no test inside one process can see.
@Suite("executable", .enabled(if: Executable.isThere))
struct ExecutableTests {
  @Test("findings on standard output, the rest on standard error")
  func streams() throws {
    let folder = try TemporaryFolder()
    try folder.writeMarked("// aa:disable:file nothing-at-all\n", to: "A.swift")
    let outcome = try Executable.run(["check"], in: folder.path)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("A.swift:1:20: warning: "))
    #expect(outcome.error == "1 warning in 1 file\n")
  }

  @Test("standard input")
  func input() throws {
    let folder = try TemporaryFolder()
    let outcome = try Executable.run(
      ["check", "--stdin-filename", "A.swift"], in: folder.path, input: "// aa:disable:file nothing-at-all")
    #expect(outcome.status == 1)
  }

  @Test("nobody reads the output")
  func closedPipe() throws {
    let folder = try TemporaryFolder()
    // More than a pipe holds.
    for number in 0..<40 {
      try folder.writeMarked(String(repeating: "// aa:disable:file nothing\n", count: 20), to: "A\(number).swift")
    }
    let line = "'\(Executable.url.path)' check | head -n 1; echo ${PIPESTATUS[0]}"
    let outcome = try Executable.run(at: URL(fileURLWithPath: "/bin/bash"), ["-c", line], in: folder.path)
    #expect(outcome.output.hasSuffix("\n1\n"))
  }

  @Test("thousands of files, few of which may be open at once")
  func descriptors() throws {
    let folder = try TemporaryFolder()
    for number in 0..<3000 {
      try folder.writeMarked("// aa:disable:file nothing\n", to: "Part\(number % 40)/A\(number).swift")
    }
    let line = "ulimit -n 40; exec '\(Executable.url.path)' check --format json=found.json"
    let outcome = try Executable.run(at: URL(fileURLWithPath: "/bin/bash"), ["-c", line], in: folder.path)
    #expect(outcome.status == 1)
    #expect(outcome.error == "3000 warnings in 3000 files\n")
  }

  @Test("Control-C")
  func interruption() throws {
    let folder = try TemporaryFolder()
    // It waits for standard input, which does not end. How long it takes to get there nobody can say.
    for delay in [0.3, 1, 3, 10] {
      let process = Process()
      process.executableURL = Executable.url
      process.arguments = ["check", "--stdin-filename", "A.swift"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      let input = Pipe()
      process.standardInput = input
      try process.run()
      Thread.sleep(forTimeInterval: delay)
      process.interrupt()
      process.waitUntilExit()
      if process.terminationReason == .exit {
        #expect(process.terminationStatus == 130)
        return
      }
    }
    Issue.record("the signal was not caught")
  }
}

enum Executable {
  static let url =
    Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    .map { $0.deletingLastPathComponent() }
    .map { $0.appendingPathComponent(ToolVersion.name) }
    ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
      ToolVersion.name)

  static let isThere = FileManager.default.isExecutableFile(atPath: url.path)

  struct Outcome {
    var status: Int32
    var output: String
    var error: String
  }

  static func run(
    at executable: URL = url, _ arguments: [String], in folder: String, input: String? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let files = try TemporaryFolder()
    for name in ["output", "error"] { try files.write("", to: name) }
    try files.write(input ?? "", to: "input")
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": files.path("caches")]) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: files.path("input"))
    process.standardOutput = FileHandle(forWritingAtPath: files.path("output"))
    process.standardError = FileHandle(forWritingAtPath: files.path("error"))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: try String(contentsOfFile: files.path("output"), encoding: .utf8),
      error: try String(contentsOfFile: files.path("error"), encoding: .utf8))
  }
}
