import AAAnalysis
import AATestSupport
import Foundation
import Testing

@testable import AALanguageServer

/// A check with a cache says what one without says.
@Suite("checks with a cache")
struct CacheTests {
  private let caches: TemporaryFolder

  init() throws { caches = try TemporaryFolder() }

  private var environment: [String: String] { ["XDG_CACHE_HOME": caches.path] }

  private func harness(_ files: KeyValuePairs<String, String> = [:]) throws -> CommandHarness {
    var harness = try CommandHarness(files)
    harness.environment = environment
    return harness
  }

  private func harness(of fixture: Fixture) throws -> CommandHarness {
    var harness = try harness()
    try fixture.copy(to: URL(fileURLWithPath: harness.folder.path("App")))
    harness.workingDirectory = "App"
    harness.catalogue = .standard
    return harness
  }

  /// Runs a command without and with the cache, and says what the cache had.
  private func expectSame(_ harness: CommandHarness, _ arguments: [String]) -> String {
    let plain = harness.run(arguments + ["--no-cache"])
    let cached = harness.run(arguments)
    #expect(cached.output == plain.output)
    #expect(cached.exit == plain.exit)
    #expect(cached.error == plain.error)
    guard arguments.first == "check" else { return "" }
    let lines = harness.run(arguments + ["--timings", "--quiet"]).error.split(separator: "\n")
    return lines.last.map(String.init) ?? ""
  }

  private var packs: [CacheFolder.Entry] { CacheFolder(environment: environment).flatMap { try? $0.entries } ?? [] }

  @Test("every fixture, cold and warm, after edits, deletions and with other texts", arguments: Fixture.all.map(\.name))
  func fixtures(name: String) throws {
    let harness = try harness(of: Fixture.named(name))
    let check = ["check", "--format", "json", "--scope", "all"]
    let warm = expectSame(harness, check)
    #expect(warm.contains(" from the cache, 0 new"))
    #expect(!warm.hasPrefix("0 "))
    #expect(expectSame(harness, ["check", "--format", "json"]).hasSuffix(", 0 new"))
    _ = expectSame(harness, ["audit", "--format", "json"])
    _ = expectSame(harness, ["flow", "--format", "json"])

    let files = FileManager.default
    let root = harness.folder.path("App")
    let swift = try #require(files.subpaths(atPath: root)).filter {
      $0.hasSuffix(".swift") && (try? String(contentsOfFile: root + "/" + $0, encoding: .utf8)) != nil
    }.sorted()
    // Texts of keys are looked up anew, also in what is kept.
    let titles = try swift.flatMap { path in
      try String(contentsOfFile: root + "/" + path, encoding: .utf8).split(separator: "\"").map(String.init)
    }.filter { !$0.contains("\n") && !$0.contains("\\") }
    let table = titles.map { "\"\($0)\" = \"Say \($0) again\";\n" }.joined()
    try harness.folder.write(table, to: "App/en.lproj/Localizable.strings")
    #expect(expectSame(harness, check).hasSuffix(", 0 new"))
    try harness.folder.remove("App/en.lproj")
    #expect(expectSame(harness, check).hasSuffix(", 0 new"))

    let edited = try #require(swift.last)
    let text = try String(contentsOfFile: root + "/" + edited, encoding: .utf8)
    try harness.folder.write("// é\nstruct Another { func delete() {} }\n" + text, to: "App/" + edited)
    _ = expectSame(harness, check)
    try harness.folder.remove("App/" + (swift.first ?? ""))
    #expect(expectSame(harness, check).hasSuffix(", 0 new"))
    #expect(packs.count == 1)
  }

  @Test("a text that is no file's is not kept")
  func unsavedTexts() throws {
    let harness = try harness(["A.swift": "let a = \"gentle\"", "B.swift": "let b = 1"])
    let secret = "let assistiveAccess = \"Geheim\""
    _ = harness.run(["check", "--stdin-filename", "A.swift"], input: Array(secret.utf8))
    let pack = try #require(packs.first)
    let folder = try #require(CacheFolder(environment: environment))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file(pack.name)))
    #expect(bytes.range(of: Data("Geheim".utf8)) == nil)
    // The other files are.
    #expect(harness.run(["check", "--timings"]).error.contains("\n1 outline from the cache, 1 new\n"))
    // Nor is what fixes would make of a file.
    let files = harness.run(["check", "--diff"])
    #expect(files.output.contains("+let a = \"good\""))
    #expect(harness.run(["check", "--timings"]).error.contains("\n2 outlines from the cache, 0 new\n"))
    let after = try Data(contentsOf: URL(fileURLWithPath: folder.file(pack.name)))
    #expect(after.range(of: Data("gentle".utf8)) != nil)
    #expect(after.range(of: Data("good".utf8)) == nil)
  }

  @Test("without a place for it, and where nothing can be written")
  func noPlace() throws {
    var harness = try harness(["A.swift": "let a = \"foo\""])
    let plain = harness.run("check", "--no-cache")
    harness.environment = [:]
    #expect(harness.run("check").output == plain.output)
    #expect(harness.run("check", "--timings").error.contains("no cache: there is no home for it\n"))
    try harness.folder.write("a file", to: "file")
    harness.environment = ["XDG_CACHE_HOME": harness.folder.path("file")]
    let refused = harness.run("check", "--timings")
    #expect(refused.output == plain.output)
    #expect(refused.error.contains("0 outlines from the cache, 1 new and not kept in '"))
    #expect(harness.run("check").error == plain.error)
  }

  @Test("a file whose outline comes from the cache is not said to be parsed")
  func timings() throws {
    let harness = try harness(["A.swift": "let a = 1", "B.swift": "let b = 1"])
    func work(_ arguments: String...) -> String? {
      harness.run(["check", "--timings"] + arguments).error.split(separator: "\n").map(String.init)
        .first { $0.hasPrefix("scanned ") }
    }
    #expect(work() == "scanned 2 files, parsed 2, took 0 from the cache, built the graph 1 time")
    #expect(work() == "scanned 2 files, parsed 0, took 2 from the cache, built the graph 1 time")
    try harness.folder.writeMarked("let a = 2", to: "A.swift")
    #expect(work() == "scanned 2 files, parsed 1, took 1 from the cache, built the graph 1 time")
    #expect(work("--no-cache") == "scanned 2 files, parsed 2, took 0 from the cache, built the graph 1 time")
  }

  @Test("--no-cache reads nothing and writes nothing")
  func noCache() throws {
    let harness = try harness(["A.swift": "let a = \"foo\""])
    #expect(harness.run("check", "--no-cache", "--timings").error.contains("\nno cache\n"))
    #expect(packs.isEmpty)
  }

  @Test("'cache' says where it is, and removes it")
  func command() throws {
    let harness = try harness(["A.swift": "let a = \"foo\""])
    let place = caches.path("aa-language-server")
    #expect(harness.run("cache").output == "\(place)\nno outlines\n")
    _ = harness.run("check")
    let size = MeasureText.bytes(try #require(packs.first).byteCount)
    #expect(harness.run("cache").output == "\(place)\n1 pack of outlines, \(size)\n")
    #expect(harness.run("cache", "--clean").output == "\(place)\n1 pack of outlines, \(size), removed\n")
    #expect(!DiskEntry.exists(place))
    let again = harness.run("cache", "--clean")
    #expect(again.output == "\(place)\nno outlines\n")
    #expect(again.exit == .success)
  }

  @Test("'cache --clean' leaves what is not ours, and says that it is there")
  func others() throws {
    let harness = try harness()
    try caches.write("mine", to: "aa-language-server/notes.txt")
    chmod(caches.path("aa-language-server"), 0o700)
    let outcome = harness.run("cache", "--clean")
    #expect(outcome.output == "\(caches.path("aa-language-server"))\nnothing removed\n")
    #expect(outcome.error == "note: the folder stays: there is something else in it\n")
    #expect(outcome.exit == .success)
    #expect(DiskEntry.exists(caches.path("aa-language-server/notes.txt")))
  }

  @Test("'cache' without a folder")
  func commandWithoutFolder() throws {
    var harness = try harness()
    harness.environment = [:]
    let outcome = harness.run("cache")
    #expect(outcome.exit == .failure)
    #expect(
      outcome.error == "error: there is no folder for the cache, as neither XDG_CACHE_HOME nor HOME is set\n")
    try caches.write("a file", to: "aa-language-server")
    harness.environment = environment
    #expect(harness.run("cache").error.hasSuffix("is not used: it is no folder; move it away\n"))
    #expect(harness.run("cache", "--clean").exit == .failure)
    try caches.remove("aa-language-server")
    try caches.link("aa-language-server", to: "nowhere")
    #expect(harness.run("cache").error.hasSuffix("is not used: it is a symbolic link; move it away\n"))
    let file = caches.path("file")
    try caches.write("a file", to: "file")
    harness.environment = ["XDG_CACHE_HOME": file]
    for arguments in [["cache"], ["cache", "--clean"]] {
      let outcome = harness.run(arguments)
      #expect(outcome.exit == .failure)
      #expect(
        outcome.error
          == "error: the cache '\(file)/aa-language-server' is not used: '\(file)' is no folder; "
          + "name another folder in XDG_CACHE_HOME\n")
    }
  }
}
