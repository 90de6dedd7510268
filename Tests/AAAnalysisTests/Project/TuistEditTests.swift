import Testing

@testable import AAAnalysis

@Suite("edits of Tuist manifests") struct TuistEditTests {
  private let pair = "\"UISupportsAssistiveAccess\": true"

  private func edited(_ text: String, others: [String: String] = [:]) throws -> String? {
    let file = "R/Project.swift"
    let sample = ProjectSample(others.merging([file: text]) { $1 })
    let app = try #require(sample.target("App", of: file))
    guard let edited = sample.adding(to: app) else { return nil }
    let after = try #require(edited.target("App", of: file))
    #expect(edited.value("UISupportsAssistiveAccess", of: after) == .boolean(true))
    #expect(edited.targets(of: file).map(\.summary) == sample.targets(of: file).map(\.summary))
    for (old, new) in zip(sample.targets(of: file), edited.targets(of: file)) where old.name != "App" {
      #expect(old.plistSummary == new.plistSummary)
    }
    let result = try #require(edited.texts[FileID(file)])
    #expect(SwiftFile.problemCount(of: result.bytes) == 0)
    #expect(edited.adding(to: after) == nil)
    return result.string
  }

  private func manifest(_ lines: String, above: String = "") -> String {
    """
    \(above)let project = Project(
        name: "P",
        targets: [
            .target(
                name: "App",
                destinations: .iOS,
                product: .app,
                bundleId: "a",
    \(lines)            ),
            .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "k"),
        ]
    )
    """
  }

  @Test("the default is extended") func defaults() throws {
    let old = manifest("            infoPlist: .default,\n            sources: []\n")
    #expect(try edited(old) == old.replacingOnce(".default", with: ".extendingDefault(with: [\(pair)])"))
    let long = manifest("            infoPlist: InfoPlist.default\n")
    #expect(try edited(long) == long.replacingOnce("InfoPlist.default", with: ".extendingDefault(with: [\(pair)])"))
  }

  @Test("a missing argument is added in its place") func missing() throws {
    let old = manifest(
      "                deploymentTargets: .iOS(\"17.0\"), // low\n                sources: [\"App/**\"]\n")
    #expect(
      try edited(old)
        == old.replacingOnce(
          "// low\n", with: "// low\n                infoPlist: .extendingDefault(with: [\(pair)]),\n"))
    let last = manifest("").replacingOnce("bundleId: \"a\",\n", with: "bundleId: \"a\"\n")
    #expect(
      try edited(last)
        == last.replacingOnce(
          "bundleId: \"a\"\n",
          with: "bundleId: \"a\",\n            infoPlist: .extendingDefault(with: [\(pair)])\n"))
    let line =
      "let project = Project(name: \"P\", targets: [Target(name: \"App\", platform: .iOS, product: .app, bundleId: \"a\")])"
    #expect(
      try edited(line)
        == line.replacingOnce("\"a\"", with: "\"a\", infoPlist: .extendingDefault(with: [\(pair)])"))
  }

  @Test("the first entry of a dictionary") func dictionaries() throws {
    let lines = manifest(
      "                infoPlist: .extendingDefault(\n                    with: [\n                        \"A\": 1,\n"
        + "                    ]\n                )\n")
    #expect(
      try edited(lines)
        == lines.replacingOnce("\"A\": 1,", with: "\(pair),\n                        \"A\": 1,"))
    let line = manifest("                infoPlist: .dictionary([\"A\": .string(\"b\")])\n")
    #expect(try edited(line) == line.replacingOnce("[\"A\"", with: "[\(pair), \"A\""))
    let empty = manifest("                infoPlist: .extendingDefault(with: [:])\n")
    #expect(try edited(empty) == empty.replacingOnce("[:]", with: "[\(pair)]"))
    let variable = manifest(
      "                infoPlist: list\n", above: "let list: InfoPlist = .dictionary([\"A\": 1])\n\n")
    #expect(try edited(variable) == variable.replacingOnce("[\"A\"", with: "[\(pair), \"A\""))
    let windows = lines.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    let result = Array((try edited(windows) ?? "").utf8)
    #expect(!result.isEmpty && result.indices.allSatisfy { result[$0] != 10 || result[$0 - 1] == 13 })
  }

  @Test("nothing where it would not be right") func nothing() throws {
    let file = manifest("                infoPlist: \"App/Info.plist\"\n")
    #expect(try edited(file) == nil)
    let said = manifest("                infoPlist: .dictionary([\"UISupportsAssistiveAccess\": false])\n")
    #expect(try edited(said) == nil)
    let shared = """
      let list: InfoPlist = .dictionary(["A": 1])
      let project = Project(name: "P", targets: [
        .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", infoPlist: list),
        .target(name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "w", infoPlist: list),
      ])
      """
    #expect(try edited(shared) == nil)
    let helper = manifest("                infoPlist: .app\n")
    let other = "extension InfoPlist { static let app: InfoPlist = .dictionary([\"A\": 1]) }"
    #expect(try edited(helper, others: ["R/Tuist/ProjectDescriptionHelpers/Plist.swift": other]) == nil)
    #expect(try edited(manifest("                infoPlist: .variable(\"$(LIST)\")\n")) == nil)
  }
}
