import Testing

@testable import AAAnalysis

@Suite struct XcodeInfoPlistTests {
  private func words(
    _ settings: [String], files: [String: String] = [:], change: (inout XcodeProjectSample) -> Void = { _ in }
  ) -> [String]? {
    var sample = XcodeProjectSample()
    sample.targets[0].settings = settings
    change(&sample)
    return sample.read(files).target()?.configuration()?.infoPlist.words
  }

  private static let partSamples: [(settings: [String], parts: [String])] = [
    ([], []),
    (["GENERATE_INFOPLIST_FILE = YES"], ["generated"]),
    (["GENERATE_INFOPLIST_FILE = NO"], []),
    (["INFOPLIST_FILE = App/Info.plist"], ["Work/App/Info.plist"]),
    (["INFOPLIST_FILE = \"\""], []),
    (
      ["GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_FILE = \"My App-Info.plist\""],
      ["generated", "Work/My App-Info.plist"]
    ),
    (["INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\""], ["Work/App/Info.plist"]),
    (["INFOPLIST_FILE = \"${PROJECT_DIR}/../Other/Info.plist\""], ["Other/Info.plist"]),
    (["INFOPLIST_FILE = \"$(TARGET_NAME)/$(PRODUCT_NAME)-Info.plist\""], ["Work/Notes/Notes-Info.plist"]),
    (["INFOPLIST_FILE = \"$(PROJECT_NAME)/$(CONFIGURATION).plist\""], ["Work/Notes/Debug.plist"]),
    (["INFOPLIST_FILE = /Shared/Info.plist"], ["/Shared/Info.plist"]),
    (["INFOPLIST_FILE = \"\\\"My App/Info.plist\\\"\""], ["Work/My App/Info.plist"]),
    (["INFOPLIST_FILE = Mac.plist", "\"INFOPLIST_FILE[sdk=iphoneos*]\" = Phone.plist"], ["Work/Phone.plist"]),
    (["INFOPLIST_FILE = Phone.plist", "\"INFOPLIST_FILE[sdk=macosx*]\" = Mac.plist"], ["Work/Phone.plist"]),
    (
      ["INFOPLIST_FILE = \"$(DERIVED_FILE_DIR)/Info.plist\""],
      ["unknown: its path has the variable '$(DERIVED_FILE_DIR)', which nothing here sets"]
    ),
    (
      ["INFOPLIST_FILE = Info.plist", "INFOPLIST_PREPROCESS = YES"],
      ["Work/Info.plist", "unknown: it is preprocessed before it becomes part of the app"]
    ),
  ]

  @Test(arguments: partSamples)
  func parts(_ settings: [String], _ expected: [String]) {
    #expect(words(settings) == expected)
  }

  @Test func entriesMayStandInASetting() throws {
    let plist =
      "<plist version=\\\"1.0\\\"><dict>\\n<key>UISupportsAssistiveAccess</key><true/><key>Nested</key><dict><key>A</key><string>b</string></dict></dict></plist>"
    var sample = XcodeProjectSample()
    sample.targets[0].settings = ["GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_FILE_CONTENTS = \"\(plist)\""]
    let part = try #require(sample.read().target()?.configuration()?.infoPlist.last)
    guard case .entries(let entries) = part.content else {
      Issue.record("no entries")
      return
    }
    #expect(entries["UISupportsAssistiveAccess"]?.value.boolean == true)
    #expect(entries["Nested"]?.value["A"]?.value.string == "b")
    #expect(SourceText(sample.text).string(in: part.location.span) == "\"\(plist)\"")
    // The text in the setting is not that of the list, so that nothing may be written into it by its spans.
    #expect(entries.entries.map(\.keySpan) == [part.location.span, part.location.span])
    #expect(entries["Nested"]?.value["A"]?.value.span == part.location.span)
    #expect(entries.entries.allSatisfy { $0.removal == nil })
    #expect(entries.insertion(of: "A", value: .boolean(true), in: SourceText(sample.text)) == nil)

    sample.targets[0].settings = ["INFOPLIST_FILE_CONTENTS = \"<dict><key>\""]
    #expect(
      sample.read().target()?.configuration()?.infoPlist.words == ["unknown: 'INFOPLIST_FILE_CONTENTS' cannot be read"])
  }

  @Test func locationsAreThoseOfTheValues() {
    var sample = XcodeProjectSample()
    sample.targets[0].configurationFile = "App.xcconfig"
    sample.targets[0].settings = ["INFOPLIST_FILE = \"$(PLIST)\"", "GENERATE_INFOPLIST_FILE = YES"]
    let configuration = "// where it lies\nPLIST = App/Info.plist // in the app\n"
    let parts = sample.read(["Work/App.xcconfig": configuration]).target()?.configuration()?.infoPlist ?? []
    #expect(parts.words == ["generated", "Work/App/Info.plist"])
    #expect(parts.map(\.location.file) == [XcodeProjectSample.file, FileID("Work/App.xcconfig")])
    #expect(parts.last.map { SourceText(configuration).string(in: $0.location.span) } == "App/Info.plist")
  }

  @Test func eachConfigurationHasItsOwn() {
    var sample = XcodeProjectSample()
    sample.targets[0].settings = ["INFOPLIST_FILE = \"App/Info-$(CONFIGURATION:lower).plist\""]
    let configurations = sample.read().target()?.configurations ?? []
    #expect(configurations.map(\.name) == ["Debug", "Release"])
    #expect(configurations.map(\.infoPlist.words) == [["Work/App/Info-debug.plist"], ["Work/App/Info-release.plist"]])
  }

  @Test func aMissingConfigurationFileMattersOnlyIfItMaySayWhereTheListIs() {
    #expect(
      words(["GENERATE_INFOPLIST_FILE = YES"]) { $0.targets[0].configurationFile = "App.xcconfig" }
        == ["generated", "unknown: 'App.xcconfig', which may say where it is, does not exist"])
    #expect(
      words(["INFOPLIST_FILE = Info.plist"]) { $0.targets[0].configurationFile = "App.xcconfig" }
        == ["Work/Info.plist"])
    #expect(
      words(["GENERATE_INFOPLIST_FILE = YES"]) { $0.targets[0].configurationFile = "Pods-Notes.debug.xcconfig" }
        == ["generated"])
    #expect(
      words([], files: ["Work/App.xcconfig": "#include? \"Mine.xcconfig\"\nINFOPLIST_FILE = A.plist"]) {
        $0.targets[0].configurationFile = "App.xcconfig"
      } == ["Work/A.plist"])
  }

  @Test func aConfigurationFileMayLieInAFolderThatIsTakenWhole() {
    var sample = XcodeProjectSample()
    sample.mainGroup = ["FOLDER"]
    sample.objects =
      "\t\tFOLDER = {isa = PBXFileSystemSynchronizedRootGroup; path = Settings; sourceTree = \"<group>\"; };\n"
    sample.targets[0].settings = []
    let text = sample.text.replacing(
      "\"Notes:Debug\" /* Debug */ = {\n\t\t\tisa = XCBuildConfiguration;\n",
      with: "\"Notes:Debug\" /* Debug */ = {\n\t\t\tisa = XCBuildConfiguration;\n"
        + "\t\t\tbaseConfigurationReferenceAnchor = FOLDER /* Settings */;\n"
        + "\t\t\tbaseConfigurationReferenceRelativePath = Targets/Notes.xcconfig;\n")
    let description = XcodeProjectSample.read(
      text, ["Work/Settings/Targets/Notes.xcconfig": "INFOPLIST_FILE = App/Info.plist"])
    #expect(description.target()?.configuration("Debug")?.infoPlist.words == ["Work/App/Info.plist"])
    #expect(description.target()?.configuration("Release")?.infoPlist == [])
    #expect(description.dependencies == [FileID("Work/Settings/Targets/Notes.xcconfig")])
  }

  @Test(arguments: [
    // Only the number of the build.
    (
      "/usr/libexec/PlistBuddy -c \\\"Set :CFBundleVersion $N\\\" \\\"${TARGET_BUILD_DIR}/${INFOPLIST_PATH}\\\"", "",
      false
    ),
    ("agvtool new-version $N", "\\\"$(SRCROOT)/App/Info.plist\\\"", false),
    ("swiftlint", "", false),
    ("echo AssistiveAccess", "", false),
    ("plutil -replace UISupportsAssistiveAccess -bool YES \\\"$PLIST\\\"", "", true),
    ("/usr/libexec/PlistBuddy -c 'Add :UISupportsAssistiveAccess bool true' $INFOPLIST_FILE", "", true),
  ])
  func scriptsThatSetTheKeyMakeTheListUnknown(_ script: String, _ output: String, _ isUnknown: Bool) {
    let found = words(["INFOPLIST_FILE = App/Info.plist"]) { sample in
      sample.targets[0].phases = ["SCRIPT"]
      sample.objects =
        "\t\tSCRIPT = {isa = PBXShellScriptBuildPhase; name = Numbers; outputPaths = (\(output.replacing("\\\"", with: "\""))); shellScript = \"\(script)\"; };\n"
    }
    #expect(found == ["Work/App/Info.plist"] + (isUnknown ? ["unknown: a script phase changes it"] : []))
  }

  @Test func aScriptThatWritesTheListMakesItUnknown() {
    let found = words(["INFOPLIST_FILE = App/Info.plist"]) { sample in
      sample.targets[0].phases = ["SCRIPT"]
      sample.objects =
        "\t\tSCRIPT = {isa = PBXShellScriptBuildPhase; outputPaths = (\"$(SRCROOT)/App/Info.plist\"); shellScript = \"make plist\"; };\n"
    }
    #expect(found == ["Work/App/Info.plist", "unknown: a script phase writes it"])
  }

  @Test(arguments: [("name = \"Make it\"; ", "\"Make it\""), ("", "shellScript")])
  func aScriptStandsWhereItIsNamed(_ name: String, _ place: String) {
    var sample = XcodeProjectSample()
    sample.targets[0].phases = ["SCRIPT"]
    sample.objects =
      "\t\tSCRIPT = {isa = PBXShellScriptBuildPhase; \(name)shellScript = \"plutil UISupportsAssistiveAccess\"; };\n"
    let part = sample.read().target()?.configuration()?.infoPlist.last
    #expect(part.map { SourceText(sample.text).string(in: $0.location.span) } == place)
  }
}
