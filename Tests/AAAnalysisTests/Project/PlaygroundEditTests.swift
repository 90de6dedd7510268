import Testing

@testable import AAAnalysis

@Suite("edits of Swift Playgrounds packages") struct PlaygroundEditTests {
  private func edited(_ manifest: String, others: [String: String] = [:]) throws -> ProjectSample? {
    let sample = ProjectSample(others.merging(["N/Package.swift": manifest]) { $1 })
    let app = try #require(sample.targets(of: "N/Package.swift").first { $0.form == .playground })
    guard let edited = sample.adding(to: app) else { return nil }
    let before = sample.targets(of: "N/Package.swift")
    let after = edited.targets(of: "N/Package.swift")
    #expect(before.map(\.summary) == after.map(\.summary))
    let newApp = try #require(after.first { $0.form == .playground })
    #expect(edited.value("UISupportsAssistiveAccess", of: newApp) == .boolean(true))
    #expect(newApp.plistSummary == "generated; file N/AdditionalInfo.plist")
    #expect(SwiftFile.problemCount(of: edited.texts[FileID("N/Package.swift")]?.bytes ?? []) == 0)
    #expect(edited.adding(to: newApp) == nil)
    return edited
  }

  private func manifest(_ sample: ProjectSample?) -> String? { sample?.texts[FileID("N/Package.swift")]?.string }

  @Test("an argument, a file and an exclusion") func wholeEdit() throws {
    let old = PackageReaderTests.playground
    let new = try edited(old)
    let expected =
      old
      .replacingOnce(
        "            ]\n        )",
        with: "            ],\n"
          + "            additionalInfoPlistContentFilePath: \"AdditionalInfo.plist\"\n        )"
      )
      .replacingOnce("path: \".\"\n", with: "path: \".\",\n            exclude: [\"AdditionalInfo.plist\"]\n")
    #expect(manifest(new) == expected)
    let app = new?.target("Notes", of: "N/Package.swift")
    #expect(app?.compiles("N/App.swift") ?? false)
  }

  @Test("an exclusion that is there already is extended") func exclusions() throws {
    let old = PackageReaderTests.playground
    let one = old.replacingOnce("path: \".\"\n", with: "path: \".\", exclude: [\"Docs\"]\n")
    #expect(manifest(try edited(one))?.contains("exclude: [\"Docs\", \"AdditionalInfo.plist\"]\n") ?? false)
    let none = old.replacingOnce("path: \".\"\n", with: "path: \".\", exclude: [], sources: [\"App\"]\n")
    #expect(manifest(try edited(none))?.contains("exclude: [\"AdditionalInfo.plist\"], sources") ?? false)
    let listed = old.replacingOnce(
      "path: \".\"\n", with: "path: \".\",\n  exclude: [\n    \"Docs\", // old\n    \"More\", // new\n  ]\n")
    let extended = "    \"More\", // new\n    \"AdditionalInfo.plist\",\n  ]\n"
    #expect(manifest(try edited(listed))?.contains(extended) ?? false)
    let unknown = old.replacingOnce("path: \".\"\n", with: "path: \".\", exclude: excluded\n")
    #expect(try edited(unknown) == nil)
  }

  @Test("another folder needs no exclusion; trailing commas and comments stay") func otherFolder() throws {
    let old = PackageReaderTests.playground
      .replacingOnce("path: \".\"\n", with: "path: \"Sources/App\"\n")
      .replacingOnce("            ]\n        )", with: "            ], // both\n        )")
    let text = manifest(try edited(old)) ?? ""
    #expect(
      text.contains(
        "            ], // both\n            additionalInfoPlistContentFilePath: \"AdditionalInfo.plist\",\n"))
    #expect(!text.contains("exclude"))
    let comment = PackageReaderTests.playground
      .replacingOnce("            ]\n        )", with: "            ] // both\n        )")
    #expect(
      manifest(try edited(comment))?.contains(
        "            ], // both\n            additionalInfoPlistContentFilePath: \"AdditionalInfo.plist\"\n") ?? false)
  }

  @Test("one line, CRLF, and a file that is there already") func otherLayouts() throws {
    let line = """
      let package = Package(name: "N", products: [.iOSApplication(name: "N", targets: ["N"])], \
      targets: [.executableTarget(name: "N", path: ".")])
      """
    #expect(
      manifest(try edited(line))
        == line.replacingOnce(
          "targets: [\"N\"])", with: "targets: [\"N\"], additionalInfoPlistContentFilePath: \"AdditionalInfo.plist\")"
        ).replacingOnce("path: \".\")", with: "path: \".\", exclude: [\"AdditionalInfo.plist\"])"))
    let windows = PackageReaderTests.playground.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let edited = try #require(try edited(windows))
    for text in edited.texts.values {
      let bytes = text.bytes
      #expect(bytes.indices.allSatisfy { bytes[$0] != 10 || ($0 > 0 && bytes[$0 - 1] == 13) })
    }
    let existing = try self.edited(
      line, others: ["N/AdditionalInfo.plist": "<plist><dict>\n\t<key>A</key>\n\t<true/>\n</dict></plist>"])
    let list = existing?.texts[FileID("N/AdditionalInfo.plist")]?.string ?? ""
    #expect(list.contains("<key>A</key>") && list.contains("<key>UISupportsAssistiveAccess</key>"))
  }
}
