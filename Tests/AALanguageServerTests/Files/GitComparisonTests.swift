import Foundation
import Testing

@testable import AALanguageServer

/// Asks git itself.
@Suite("ignore files as git reads them", .enabled(if: Git.isThere))
struct GitComparisonTests {
  @Test("random patterns and paths", arguments: [1, 2, 3] as [UInt64])
  func randomPatterns(_ seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let folder = try TemporaryFolder()
    try Git.run(["init", "-q"], in: folder.path)
    for number in 0..<250 {
      let root = "case\(number)"
      for _ in 0..<12 { try folder.write("", to: root + "/" + dice.path()) }
      try folder.write(dice.ignoreFile(), to: root + "/.gitignore")
      if dice.chance(3) { try? folder.write(dice.ignoreFile(), to: root + "/" + dice.name() + "/.gitignore") }
    }
    let expected = try Git.run(["ls-files", "-z", "--others", "--exclude-standard"], in: folder.path)
      .split(separator: "\0").map(String.init).filter { $0.hasSuffix(".swift") }.sorted()
    let found = FileTree(of: folder.path).files.map { PathText.relative($0.path, to: folder.path) }.sorted()
    #expect(expected.count > 100)
    for path in Set(expected).symmetricDifference(found).sorted().prefix(10) {
      let root = path.prefix { $0 != "/" }
      let patterns = try String(contentsOfFile: folder.path("\(root)/.gitignore"), encoding: .utf8)
      Issue.record("git \(expected.contains(path) ? "keeps" : "ignores") \(path): \(patterns.debugDescription)")
    }
  }

  @Test("a walk of a folder amid a repository")
  func subfolder() throws {
    let folder = try TemporaryFolder()
    try Git.run(["init", "-q"], in: folder.path)
    try folder.write("Made*.swift\n/App/Old/\n", to: ".gitignore")
    try folder.write("Own.swift\n", to: ".git/info/exclude")
    for name in ["App/A.swift", "App/MadeB.swift", "App/Old/C.swift", "App/Own.swift"] {
      try folder.write("", to: name)
    }
    #expect(FileTree(of: folder.path("App")).files.map(\.name) == ["A.swift"])
    #expect(FileTree(of: folder.path("App/Old")).files.map(\.name) == ["C.swift"])
    try folder.write("", to: "Module/.git")
    try folder.write("", to: "Module/MadeD.swift")
    #expect(FileTree(of: folder.path).files.map(\.name) == ["A.swift", "MadeD.swift"])
  }
}

/// Makes paths and patterns of few letters, so that they often meet.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  mutating func chance(_ oneIn: Int) -> Bool { roll(oneIn) == 0 }

  mutating func one(of words: [String]) -> String { words[roll(words.count)] }

  mutating func name() -> String {
    one(of: ["a", "b", "ab", "aab", "a b", "a-b", "a[b", "#a", "!a", "a\\b", "é", "B1"])
  }

  mutating func path() -> String {
    let folders = (0..<roll(4)).map { _ in name() }
    return (folders + [name() + one(of: ["", "", " ", "*"]) + ".swift"]).joined(separator: "/")
  }

  mutating func pattern() -> String {
    var result = chance(5) ? "!" : ""
    if chance(4) { result += "/" }
    if chance(5) { result += "**/" }
    for _ in 0..<(1 + roll(4)) {
      result += one(of: [
        "a", "b", "ab", "*", "**", "?", "[ab]", "[!a]", "[^b-z]", "[a-", "\\a", "\\", "/", "/", ".swift", "*.swift",
        "[]a]",
        "[[:alpha:]]", "[[:x:]]", "[[:a]", "[\\]-a]", " ", "#", "-", "é", "B1", "***", "**/", "/**", "[z-a]", "[--z]",
      ])
    }
    if chance(5) { result += "/" }
    return result
  }

  mutating func ignoreFile() -> String {
    let end = chance(4) ? "\r\n" : "\n"
    let lines = (0..<(1 + roll(4))).map { _ in chance(12) ? "# a" : pattern() + (chance(8) ? "  " : "") }
    return (chance(9) ? "\u{FEFF}" : "") + lines.joined(separator: end) + (chance(2) ? end : "")
  }
}
