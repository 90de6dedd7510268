import Testing

@testable import AAAnalysis

@Suite("edits of XcodeGen specs") struct XcodeGenEditTests {
  private let line = "UISupportsAssistiveAccess: true"

  /// The files after the edit of the app, which is checked by reading it again.
  private func edited(_ texts: [String: String], app name: String = "App") throws -> ProjectSample? {
    let sample = ProjectSample(texts)
    let app = try #require(sample.target(name, of: "project.yml"))
    guard let edited = sample.adding(to: app) else { return nil }
    let description = try #require(edited.description(of: "project.yml"))
    #expect(description.problems.isEmpty)
    #expect(description.targets.map(\.summary) == sample.targets(of: "project.yml").map(\.summary))
    let after = try #require(description.targets.first { $0.name == name })
    for part in 0..<after.configurations.count {
      var one = after
      one.configurations = [after.configurations[part]]
      #expect(edited.value("UISupportsAssistiveAccess", of: one) == .boolean(true))
    }
    for other in description.targets where other.name != name {
      #expect(other.plistSummary == sample.target(other.name, of: "project.yml")?.plistSummary)
    }
    #expect(edited.adding(to: after) == nil)
    return edited
  }

  private func edited(_ text: String) throws -> String? {
    try edited(["project.yml": text])?.texts[FileID("project.yml")]?.string
  }

  private func spec(_ lines: String) -> String {
    "targets:\n  App:\n    type: application\n    platform: iOS\n\(lines)  Kit:\n    type: framework\n    platform: iOS\n"
  }

  @Test("into properties that are there") func properties() throws {
    let block = "    info:\n      path: I.plist\n      properties:\n        A: 1 # one\n"
    #expect(try edited(spec(block)) == spec(block + "        \(line)\n"))
    let nested = "    info:\n      properties:\n        A: |\n          x\n\n      path: I.plist\n"
    #expect(
      try edited(spec(nested)) == spec(nested.replacingOnce("          x\n", with: "          x\n        \(line)\n")))
    let empty = "    info:\n      path: I.plist\n      properties: # none yet\n"
    #expect(try edited(spec(empty)) == spec(empty + "        \(line)\n"))
    let flow = "    info: {path: I.plist, properties: {A: 1}}\n"
    #expect(try edited(spec(flow)) == spec("    info: {path: I.plist, properties: {A: 1, \(line)}}\n"))
    let none = "    info: {path: I.plist, properties: {}}\n"
    #expect(try edited(spec(none)) == spec("    info: {path: I.plist, properties: {\(line)}}\n"))
    let lines = "    info:\n      path: I.plist\n      properties: {\n        A: 1,\n        B: [x]\n      }\n"
    #expect(try edited(spec(lines)) == spec(lines.replacingOnce("[x]\n", with: "[x],\n        \(line)\n")))
    let comma = lines.replacingOnce("[x]\n", with: "[x],\n")
    #expect(try edited(spec(comma)) == spec(comma.replacingOnce("[x],\n", with: "[x],\n        \(line),\n")))
  }

  @Test("where the properties, or all of info, are missing") func missing() throws {
    let path = "    info:\n      path: I.plist\n"
    #expect(try edited(spec(path)) == spec(path + "      properties:\n        \(line)\n"))
    #expect(
      try edited(spec("    info: {path: I.plist}\n"))
        == spec("    info: {path: I.plist, properties: {\(line)}}\n"))
    let generated = "    settings:\n      GENERATE_INFOPLIST_FILE: YES\n"
    #expect(
      try edited(spec(generated))
        == spec(generated + "    info:\n      path: App/Info.plist\n      properties:\n        \(line)\n"))
    #expect(
      try edited("targets: {App: {type: application, platform: iOS}}")
        == "targets: {App: {type: application, platform: iOS, info: {path: App/Info.plist, properties: {\(line)}}}}")
    let four = "targets:\n    App:\n        type: application\n        platform: iOS"
    #expect(
      try edited(four)
        == four + "\n        info:\n            path: App/Info.plist\n            properties:\n                \(line)")
    let windows = "targets:\r\n  App:\r\n    type: application\r\n    platform: iOS\r\n"
    #expect(
      try edited(windows)
        == windows.dropLast(1)
        + "\r\n    info:\r\n      path: App/Info.plist\r\n      properties:\r\n        \(line)\r\n")
  }

  @Test("into the target, not into its template; into the file of the target") func elsewhere() throws {
    let text = """
      targetTemplates:
        Base:
          type: application
          platform: iOS
          info: {path: "${target_name}.plist", properties: {A: 1}}
      targets:
        App:
          templates: [Base]
        Second:
          templates: [Base]

      """
    #expect(
      try edited(text)
        == text.replacingOnce(
          "  Second:", with: "    info:\n      properties:\n        \(line)\n  Second:"))
    let texts = ["project.yml": "include: A/target.yml\n", "A/target.yml": spec("    info:\n      path: I.plist\n")]
    let edited = try edited(texts)
    #expect(edited?.texts[FileID("project.yml")]?.string == texts["project.yml"])
    #expect(edited?.texts[FileID("A/target.yml")]?.string.contains(line) ?? false)
  }

  @Test("nothing where it would not be right") func nothing() throws {
    let anchors = """
      shared: &info {path: I.plist, properties: {A: 1}}
      targets:
        App:
          type: application
          platform: iOS
          info: *info
      """
    #expect(try edited(anchors) == nil)
    #expect(try edited(spec("    info: {path: I.plist, properties: &shared {A: 1}}\n")) == nil)
    #expect(
      try edited(spec("    info: {path: I.plist, properties: }\n"))
        == spec("    info: {path: I.plist, properties: {\(line)} }\n"))
    #expect(try edited(spec("    settings: {INFOPLIST_FILE: A.plist}\n")) == nil)
    #expect(try edited(spec("    info: {path: I.plist, properties: {UISupportsAssistiveAccess: no}}\n")) == nil)
    #expect(try edited(["project.yml": spec(""), "App/Info.plist": "<plist/>"]) == nil)
    #expect(try edited(spec("    info: {path: I.plist, properties: ${P}}\n") + "x: [") == nil)
  }
}
