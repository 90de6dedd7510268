import AAAnalysis
import Testing

@testable import AALanguageServer

@Suite("check follows configurations")
struct CheckConfigurationTests {
  private let name = Configuration.fileName

  private func harness(_ configurations: KeyValuePairs<String, String>) throws -> CommandHarness {
    let harness = try CommandHarness([
      "App/A.swift": "foo\nbar\n gentle\n", "App/Sub/B.swift": "foo\n", "Other/C.swift": "foo\n",
    ])
    try harness.folder.makeFolder(".git")
    for (path, text) in configurations { try harness.folder.write(text, to: path) }
    return harness
  }

  private func found(_ harness: CommandHarness, _ arguments: String...) -> [String] {
    harness.run(["check", "--quiet", "--format", "xcode"] + arguments).lines.filter { !$0.isEmpty }.map { line in
      let place = line.dropFirst(harness.folder.path.count + 1)
      return place.prefix { $0 != ":" } + " " + (line.contains(": error: ") ? "error " : "")
        + (line.split(separator: "[").last.map(String.init) ?? "").dropLast()
    }
  }

  @Test("severities, groups and rules that are off")
  func rules() throws {
    let harness = try harness([name: "{\"rules\": {\"timing\": \"error\", \"second-word\": \"off\"}}"])
    #expect(
      found(harness) == [
        "App/A.swift error first-word", "App/A.swift gentle-word", "App/Sub/B.swift error first-word",
        "Other/C.swift error first-word",
      ])
    // Whoever names a rule wants to hear it.
    #expect(found(harness, "--rule", "second-word") == ["App/A.swift second-word"])
  }

  @Test("the nearest file counts, and builds on others only if it says so")
  func nested() throws {
    let nearest = try harness([name: "{\"rules\": {\"first-word\": \"off\"}}", "App/Sub/\(name)": "{}"])
    #expect(found(nearest, "--rule", "first-word,timing").contains("App/Sub/B.swift first-word"))
    #expect(found(nearest) == ["App/A.swift second-word", "App/A.swift gentle-word", "App/Sub/B.swift first-word"])
    let extending = try harness([
      name: "{\"rules\": {\"first-word\": \"off\"}}", "App/Sub/\(name)": "{\"extends\": \"../../\(name)\"}",
      "Other/\(name)": "{\"extends\": [\"../\(name)\"], \"rules\": {\"first-word\": \"error\"}}",
    ])
    #expect(
      found(extending) == ["App/A.swift second-word", "App/A.swift gentle-word", "Other/C.swift error first-word"])
  }

  @Test("a base of several bases is read once")
  func diamonds() throws {
    let harness = try harness([name: "{\"extends\": [\"1.json\", \"1.json\"]}"])
    // Read anew for each that names it, the last one would be read a million times.
    for number in 1..<20 {
      let next = "\"\(number + 1).json\""
      try harness.folder.write("{\"extends\": [\(next), \(next)]}", to: "\(number).json")
    }
    try harness.folder.write("{\"rules\": {\"timing\": \"off\"}}", to: "20.json")
    #expect(found(harness) == ["App/A.swift gentle-word"])
  }

  @Test("a configuration that leaves all out is no failure")
  func allLeftOut() throws {
    let run = try harness([name: "{\"exclude\": [\"*\"]}"]).run("check", "--write-baseline", "base.json")
    #expect(run.exit == .success)
    #expect(run.error.contains("note: the configuration leaves out every file that was to be checked\n"))
  }

  @Test("no file above the repository counts")
  func repository() throws {
    let harness = try harness([:])
    try harness.folder.remove(".git")
    try harness.folder.makeFolder("App/.git")
    try harness.folder.write("{\"rules\": {\"timing\": \"off\"}}", to: name)
    #expect(found(harness, "App").contains("App/A.swift first-word"))
    #expect(!found(harness, "Other").contains("Other/C.swift first-word"))
  }

  @Test("files that are left out")
  func filters() throws {
    let excluding = try harness([name: "{\"exclude\": [\"Sub/\", \"Other/*\", \"!Other/C.swift\"]}"])
    #expect(!found(excluding).contains("App/Sub/B.swift first-word"))
    #expect(found(excluding).contains("Other/C.swift first-word"))
    // Named itself, it is checked.
    #expect(found(excluding, "App/Sub/B.swift") == ["App/Sub/B.swift first-word"])
    let including = try harness([name: "{\"include\": [\"Other/**\"]}"])
    #expect(found(including) == ["Other/C.swift first-word"])
  }

  @Test("what makes a check fail")
  func failOn() throws {
    let harness = try harness([name: "{\"failOn\": \"never\"}"])
    #expect(harness.run("check").exit == .success)
    #expect(harness.run("check", "--fail-on", "warning").exit == .findings)
    try harness.folder.write("{\"failOn\": \"information\", \"rules\": {\"timing\": \"off\"}}", to: name)
    #expect(harness.run("check").exit == .findings)
    #expect(harness.run("check", "Other").exit == .success)
  }

  @Test("one file for all")
  func named() throws {
    let harness = try harness([
      name: "{\"rules\": {\"timing\": \"off\"}}", "strict.json": "{\"rules\": {\"labels\": \"off\"}}",
    ])
    #expect(
      found(harness, "--config", "strict.json") == [
        "App/A.swift first-word", "App/A.swift second-word", "App/Sub/B.swift first-word", "Other/C.swift first-word",
      ])
    let missing = harness.run("check", "--config", "none.json")
    #expect(missing.exit == .failure)
    #expect(missing.error == "error: cannot read the configuration 'none.json': no such file or folder\n")
  }

  @Test("a broken file ends the command, with every mistake")
  func broken() throws {
    let harness = try harness([
      name: "{\n  \"rule\": {},\n  \"extends\": [\"none.json\", \"App/\(name)\"],\n}",
      "App/\(name)": "{\"extends\": \"../\(name)\"}",
    ])
    let run = harness.run("check")
    #expect(run.exit == .failure)
    #expect(run.output == "")
    #expect(
      run.error == """
        error: \(name):2:3: unknown key 'rule'; did you mean 'rules'?
        error: \(name):3:15: cannot read 'none.json': no such file or folder
        error: \(name):3:28: 'extends' leads back to this file; remove one of them
        error: App/\(name):1:13: 'extends' leads back to this file; remove one of them

        """)
  }
}
