import AATestSupport
import Testing

@testable import AAAnalysis

@Suite struct XcodeBrokenProjectTests {
  private static let sample: XcodeProjectSample = {
    var sample = XcodeProjectSample(targets: [.init("Notes"), .init("NotesKit")])
    sample.projectConfigurationFile = "Shared.xcconfig"
    sample.targets[0].sources = ["App.swift", "Home.swift"]
    sample.targets[0].settings = [
      "GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_FILE = \"$(SRCROOT)/$(TARGET_NAME:lower)/Info.plist\"",
      "\"INFOPLIST_KEY_UISupportsAssistiveAccess[sdk=iphoneos*]\" = YES", "IPHONEOS_DEPLOYMENT_TARGET = \"$(MINIMUM)\"",
    ]
    sample.targets[0].entries = "\t\t\tfileSystemSynchronizedGroups = (FOLDER);\n\t\t\tdependencies = (D1);\n"
    sample.mainGroup = ["FOLDER"]
    sample.objects = """
      \t\tFOLDER = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1); path = Notes; sourceTree = "<group>"; };
      \t\tE1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (A.swift, ); target = "TARGET:Notes"; };
      \t\tD1 = {isa = PBXTargetDependency; target = "TARGET:NotesKit"; };

      """
    return sample
  }()

  private static let files = ["Work/Shared.xcconfig": "MINIMUM = 17.0\n#include? \"More.xcconfig\"\n"]

  @Test func aMergeConflictIsTold() {
    let text = Self.sample.text.replacing(
      "\t\t\t\tGENERATE_INFOPLIST_FILE = YES;\n",
      with: "<<<<<<< HEAD\n\t\t\t\tA = x;\n=======\n\t\t\t\tA = y;\n>>>>>>> theirs\n", maxReplacements: 1)
    let description = XcodeProjectSample.read(text, Self.files)
    #expect(description.targets.isEmpty)
    #expect(
      description.problems.map(\.message) == [
        "the project has a merge conflict here, so its targets are not known; "
          + "resolve it and remove the lines '<<<<<<<', '=======' and '>>>>>>>'"
      ])
    #expect(description.problems.first.map { SourceText(text).string(in: $0.location.span) } == "<<<<<<< HEAD")
  }

  @Test func aTornEndIsTold() {
    let text = String(Self.sample.text.dropLast(2))
    let description = XcodeProjectSample.read(text, Self.files)
    #expect(description.targets.isEmpty)
    #expect(
      description.problems.map(\.message) == ["this is never closed, so not all of it was read; add '}'"])
  }

  @Test func jsonIsTold() {
    let description = XcodeProjectSample.read("{ \"objects\": {} }")
    #expect(description.targets.isEmpty)
    #expect(
      description.problems.map(\.message) == [
        "this project is JSON, which is not read here, so its targets are not known; have Xcode write it again"
      ])
  }

  @Test func aListThatIsNoProjectSaysNothing() {
    for text in ["{ a = b; }", "{ objects = { A = { isa = PBXGroup; }; }; rootObject = B; }", "{ objects = (a); }"] {
      let description = XcodeProjectSample.read(text)
      #expect(description.targets.isEmpty)
      #expect(description.problems.isEmpty)
    }
  }

  @Test func xmlIsReadToo() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>objects</key><dict>
        <key>P</key><dict><key>isa</key><string>PBXProject</string><key>targets</key><array><string>T</string></array>
          <key>buildConfigurationList</key><string>L</string></dict>
        <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>Notes</string>
          <key>productType</key><string>com.apple.product-type.application</string>
          <key>buildConfigurationList</key><string>L</string></dict>
        <key>L</key><dict><key>isa</key><string>XCConfigurationList</string>
          <key>buildConfigurations</key><array><string>C</string></array></dict>
        <key>C</key><dict><key>isa</key><string>XCBuildConfiguration</string><key>name</key><string>Debug</string>
          <key>buildSettings</key><dict><key>SDKROOT</key><string>iphoneos</string>
          <key>GENERATE_INFOPLIST_FILE</key><true/></dict></dict>
      </dict>
      <key>rootObject</key><string>P</string>
      </dict></plist>
      """
    let target = try #require(XcodeProjectSample.read(text).target())
    #expect(target.isMobileApp)
    #expect(target.configuration()?.infoPlist.words == ["generated"])
    #expect(XcodeProjectEdits.settingInfoPlistFile("Info.plist", of: target, SourceText(text)) == nil)
  }

  @Test func aTornProjectSaysLess() {
    let bytes = Array(Self.sample.text.utf8)
    for end in stride(from: 0, to: bytes.count, by: 41) {
      let text = String(decoding: bytes[..<end], as: UTF8.self)
      let description = XcodeProjectSample.read(text, Self.files)
      #expect(description.targets.isEmpty)
    }
  }

  @Test(arguments: 0..<200)
  func anyChangeIsSurvived(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var bytes = Array(Self.sample.text.utf8)
    let marks = Array("{}()=;,\"'\\$/*<>\n\u{FEFF} aA0".utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...30, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0..<bytes.count, using: &random))
      case 2: bytes[start] = marks.randomElement(using: &random) ?? 0
      default: bytes.insert(marks.randomElement(using: &random) ?? 0, at: start)
      }
    }
    let text = SourceText(String(decoding: bytes, as: UTF8.self))
    let files = XcodeProjectSample.files(Self.files)
    let description = XcodeProjectReader.read(XcodeProjectSample.file, text, files)
    let inside = Span(0, text.bytes.count)
    for target in description.targets {
      #expect(target.declaration.file != XcodeProjectSample.file || inside.contains(target.declaration.span))
      for edit in [
        XcodeProjectEdits.adding(key: "UISupportsAssistiveAccess", to: target, text, files),
        XcodeProjectEdits.settingInfoPlistFile("Info.plist", of: target, text),
      ] {
        guard let edit else { continue }
        #expect(text.applying(edit.edits.map(\.edit)).map { PropertyListDocument($0).isComplete } == true)
      }
    }
    for problem in description.problems { #expect(!problem.message.isEmpty) }
  }

  @Test(arguments: 0..<60)
  func anyConfigurationFileIsSurvived(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let words = [
      "MINIMUM", " = ", "$(", ")", "${", "}", "\n", "\r\n", "#include ", "\"Shared.xcconfig\"", "[sdk=", "]", "//", ";",
      "é", "=",
    ]
    let text = (0..<60).map { _ in words.randomElement(using: &random) ?? "" }.joined()
    let description = Self.sample.read(["Work/Shared.xcconfig": text])
    #expect(description.targets.count == 2)
  }
}
