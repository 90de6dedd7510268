import Foundation
import Testing

@testable import AAAnalysis

@Suite struct XcodeProjectEditTests {
  private static let key = "UISupportsAssistiveAccess"

  /// A project before and after an edit, and the files that the edit makes.
  private struct Edited {
    var text: String
    var creates: [String: String] = [:]
  }

  private func adding(_ text: String, to name: String = "Notes", files: [String: String] = [:]) throws -> Edited? {
    let target = try #require(XcodeProjectSample.read(text, files).target(name))
    let edit = XcodeProjectEdits.adding(
      key: Self.key, to: target, SourceText(text), XcodeProjectSample.files(files))
    return try edit.map { try apply($0, to: text) }
  }

  private func setting(_ path: String, _ text: String, of name: String = "Notes") throws -> Edited? {
    let target = try #require(XcodeProjectSample.read(text).target(name))
    let edit = XcodeProjectEdits.settingInfoPlistFile(path, of: target, SourceText(text))
    return try edit.map { try apply($0, to: text) }
  }

  private func apply(_ edit: ProjectEdit, to text: String) throws -> Edited {
    #expect(edit.edits.allSatisfy { $0.file == XcodeProjectSample.file })
    let result = try #require(SourceText(text).applying(edit.edits.map(\.edit)))
    return Edited(
      text: result.string, creates: Dictionary(uniqueKeysWithValues: edit.creates.map { ($0.file.path, $0.text) }))
  }

  private func tree(_ text: String) throws -> [String: Any] {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
    return try #require(list as? [String: Any])
  }

  /// Expects that the edit changed nothing but these settings of the target's configurations.
  private func expectOnly(
    _ settings: [String: String], in target: String = "Notes", from before: String, to after: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var expected = try tree(before)
    var objects = try #require(expected["objects"] as? [String: Any])
    for configuration in ["Debug", "Release"] {
      let identifier = "\(target):\(configuration)"
      guard var object = objects[identifier] as? [String: Any] else { continue }
      var values = object["buildSettings"] as? [String: Any] ?? [:]
      for (name, value) in settings { values[name] = value }
      object["buildSettings"] = values
      objects[identifier] = object
    }
    expected["objects"] = objects
    let actual = try tree(after)
    #expect(actual as NSDictionary == expected as NSDictionary, "\(after)", sourceLocation: sourceLocation)
  }

  // MARK: A generated list

  @Test func aCommentThatGoesOnBelowIsLeftWhole() throws {
    var sample = XcodeProjectSample()
    sample.targets[0].settings = ["GENERATE_INFOPLIST_FILE = YES"]
    let text = sample.text.replacing("INFOPLIST_FILE = YES;", with: "INFOPLIST_FILE = YES; /* made\nby Xcode */")
    let edited = try #require(try adding(text))
    #expect(edited.text.contains("INFOPLIST_FILE = YES; INFOPLIST_FILE = \"Notes-Info.plist\"; /* made\nby Xcode */"))
  }

  @Test func theFileIsNamedAfterTheLineThatGeneratesTheList() throws {
    var sample = XcodeProjectSample(targets: [.init("Notes"), .init("Widget")])
    sample.targets[0].settings = [
      "ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon", "GENERATE_INFOPLIST_FILE = YES",
      "INFOPLIST_KEY_UILaunchScreen_Generation = YES", "PRODUCT_NAME = \"$(TARGET_NAME)\"",
    ]
    let edited = try #require(try adding(sample.text))
    let line = "\t\t\t\tGENERATE_INFOPLIST_FILE = YES;\n"
    let expected = sample.text.replacing(
      line + "\t\t\t\tINFOPLIST_KEY",
      with: line + "\t\t\t\tINFOPLIST_FILE = \"Notes-Info.plist\";\n\t\t\t\tINFOPLIST_KEY")
    #expect(edited.text == expected)
    #expect(
      edited.creates == [
        "Work/Notes-Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>UISupportsAssistiveAccess</key>
        \t<true/>
        </dict>
        </plist>

        """
      ])
    try expectOnly(["INFOPLIST_FILE": "Notes-Info.plist"], from: sample.text, to: edited.text)
    let parts = XcodeProjectSample.read(edited.text).target()?.configurations.map(\.infoPlist.words)
    #expect(parts == Array(repeating: ["generated", "Work/Notes-Info.plist"], count: 2))
    #expect(try adding(edited.text) == nil)
  }

  @Test(arguments: [
    // At the project, and in between by the alphabet.
    ["A = x", "PRODUCT_NAME = Notes"],
    ["PRODUCT_NAME = Notes"],
    ["A = x"],
    ["A = (\n\t\t\t\t\tx,\n\t\t\t\t\ty,\n\t\t\t\t)"],
    [],
  ])
  func theListMayBeGeneratedForTheWholeProject(_ settings: [String]) throws {
    var sample = XcodeProjectSample(projectSettings: ["GENERATE_INFOPLIST_FILE = YES", "SDKROOT = iphoneos"])
    sample.targets[0].settings = settings
    let edited = try #require(try adding(sample.text))
    try expectOnly(["INFOPLIST_FILE": "Notes-Info.plist"], from: sample.text, to: edited.text)
    var inserted = settings
    inserted.insert("INFOPLIST_FILE = \"Notes-Info.plist\"", at: settings.first?.hasPrefix("A") == true ? 1 : 0)
    sample.targets[0].settings = inserted
    #expect(edited.text == sample.text)
  }

  @Test(arguments: [
    (["A = x"], ["GENERATE_INFOPLIST_FILE": "YES"]),
    (["GENERATE_INFOPLIST_FILE = NO"], ["GENERATE_INFOPLIST_FILE": "YES"]),
    (["INFOPLIST_FILE = \"\""], ["GENERATE_INFOPLIST_FILE": "YES"]),
    (["GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_FILE = \"\""], [:]),
    (["GENERATE_INFOPLIST_FILE = YES", "\"INFOPLIST_FILE[sdk=macosx*]\" = Mac.plist"], [:]),
  ])
  func aListThatIsNotThereYetIsGenerated(_ settings: [String], _ more: [String: String]) throws {
    var sample = XcodeProjectSample()
    sample.targets[0].settings = settings
    let edited = try #require(try adding(sample.text))
    try expectOnly(
      more.merging(["INFOPLIST_FILE": "Notes-Info.plist"]) { $1 }, from: sample.text, to: edited.text)
  }

  @Test(arguments: [
    ["INFOPLIST_FILE = App/Info.plist"],
    ["GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_FILE = \"$(ELSEWHERE)\""],
    ["GENERATE_INFOPLIST_FILE = YES", "\"INFOPLIST_FILE[sdk=iphoneos*]\" = Phone.plist"],
    [
      "GENERATE_INFOPLIST_FILE = YES",
      "INFOPLIST_FILE_CONTENTS = \"<dict><key>UISupportsAssistiveAccess</key><false/></dict>\"",
    ],
  ])
  func aTargetWithAListOfItsOwnIsLeftAlone(_ settings: [String]) throws {
    var sample = XcodeProjectSample()
    sample.targets[0].settings = settings
    #expect(try adding(sample.text) == nil)
  }

  @Test func aNameThatIsTakenIsNotUsed() throws {
    var sample = XcodeProjectSample(targets: [.init("Notes"), .init("Widget")])
    let onDisk = try #require(try adding(sample.text, files: ["Work/Notes-Info.plist": ""]))
    #expect(onDisk.creates.keys.sorted() == ["Work/Notes-AssistiveAccess-Info.plist"])
    sample.targets[1].settings = ["INFOPLIST_FILE = \"Notes-Info.plist\""]
    let named = try #require(try adding(sample.text))
    #expect(named.creates.keys.sorted() == ["Work/Notes-AssistiveAccess-Info.plist"])
    try expectOnly(["INFOPLIST_FILE": "Notes-AssistiveAccess-Info.plist"], from: sample.text, to: named.text)
  }

  @Test func theFileLiesOutsideOfFoldersThatAreTakenWhole() throws {
    var sample = XcodeProjectSample()
    sample.mainGroup = ["FOLDER"]
    sample.objects =
      "\t\tFOLDER = {isa = PBXFileSystemSynchronizedRootGroup; path = Notes; sourceTree = \"<group>\"; };\n"
    #expect(try adding(sample.text)?.creates.keys.sorted() == ["Work/Notes-Info.plist"])
    sample.objects = "\t\tFOLDER = {isa = PBXFileSystemSynchronizedRootGroup; path = .; sourceTree = \"<group>\"; };\n"
    #expect(try adding(sample.text) == nil)
    sample.objects = "\t\tFOLDER = {isa = PBXFileSystemSynchronizedRootGroup; path = ..; sourceTree = \"<group>\"; };\n"
    sample.projectDirPath = "Inner"
    #expect(try adding(sample.text) == nil)
  }

  @Test(arguments: ["Grüße an alle", "Notes", "My \\\"App\\\"", "A/B", "x___y"])
  func namesAreQuotedWhereTheyMustBe(_ name: String) throws {
    let sample = XcodeProjectSample(targets: [.init(name)])
    let plain = name.replacing("\\\"", with: "\"")
    let target = try #require(XcodeProjectSample.read(sample.text).target(plain))
    let edit = try #require(
      XcodeProjectEdits.adding(key: Self.key, to: target, SourceText(sample.text), XcodeProjectSample.files([:])))
    let after = try apply(edit, to: sample.text)
    let file = plain.replacing("/", with: "-") + "-Info.plist"
    #expect(after.creates.keys.sorted() == ["Work/" + file])
    try expectOnly(["INFOPLIST_FILE": file], in: plain, from: sample.text, to: after.text)
  }

  // MARK: A list that exists

  @Test(arguments: [
    (["INFOPLIST_FILE = Old.plist", "PRODUCT_NAME = Notes"], ["INFOPLIST_FILE": "App/Info.plist"]),
    (["GENERATE_INFOPLIST_FILE = YES", "PRODUCT_NAME = Notes"], ["INFOPLIST_FILE": "App/Info.plist"]),
    ([], ["INFOPLIST_FILE": "App/Info.plist"]),
    (
      ["INFOPLIST_FILE = Old.plist", "\"INFOPLIST_FILE[sdk=iphone*]\" = Phone.plist"],
      ["INFOPLIST_FILE": "App/Info.plist", "INFOPLIST_FILE[sdk=iphone*]": "App/Info.plist"]
    ),
    (
      ["INFOPLIST_FILE = Old.plist", "\"INFOPLIST_FILE[sdk=macosx*]\" = Mac.plist"],
      ["INFOPLIST_FILE": "App/Info.plist"]
    ),
  ])
  func anExistingListIsNamed(_ settings: [String], _ expected: [String: String]) throws {
    var sample = XcodeProjectSample(targets: [.init("Notes"), .init("Widget")])
    sample.targets[0].settings = settings
    let edited = try #require(try setting("App/Info.plist", sample.text))
    try expectOnly(expected, from: sample.text, to: edited.text)
    #expect(edited.creates.isEmpty)
    #expect(
      XcodeProjectSample.read(edited.text).target()?.configuration()?.infoPlist.words.last == "Work/App/Info.plist")
    #expect(try setting("App/Info.plist", edited.text)?.text == edited.text)
  }

  // MARK: Forms

  /// One project in the ways in which tools and people write it.
  private static let forms: [String] = {
    var sample = XcodeProjectSample(targets: [.init("Notes"), .init("Widget")])
    sample.targets[0].settings = ["GENERATE_INFOPLIST_FILE = YES", "PRODUCT_NAME = Notes"]
    let text = sample.text
    let oneLine = text.split(separator: "\n").dropFirst().map { $0.drop { $0 == "\t" } }.joined(separator: " ")
    return [
      text,
      text.replacing("\n", with: "\r\n"),
      "\u{FEFF}" + text,
      text.replacing("\t", with: "  "),
      oneLine,
      text.replacing("GENERATE_INFOPLIST_FILE = YES;", with: "GENERATE_INFOPLIST_FILE = YES; /* all of it */"),
      text.replacing("GENERATE_INFOPLIST_FILE = YES;\n\t\t\t\t", with: "GENERATE_INFOPLIST_FILE = YES; "),
      text.replacing("GENERATE_INFOPLIST_FILE = YES;", with: "GENERATE_INFOPLIST_FILE=YES;"),
      text.replacing("GENERATE_INFOPLIST_FILE = YES;", with: "GENERATE_INFOPLIST_FILE = YES\n;"),
      text.replacing("buildSettings = {\n\t\t\t\tGENERATE", with: "buildSettings = { GENERATE"),
      text.replacing("\t\t\t\tGENERATE_INFOPLIST_FILE = YES;\n\t\t\t\tPRODUCT_NAME = Notes;\n\t\t\t}", with: "}"),
      text.replacing("{\n\t\t\t\tGENERATE_INFOPLIST_FILE = YES;\n\t\t\t\tPRODUCT_NAME = Notes;\n\t\t\t}", with: "{}"),
    ]
  }()

  @Test(arguments: forms.indices)
  func everyFormStaysWhatItIs(_ number: Int) throws {
    let text = Self.forms[number]
    let edited = try #require(try adding(text))
    let before = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    let after = edited.text.hasPrefix("\u{FEFF}") ? String(edited.text.unicodeScalars.dropFirst()) : edited.text
    var expected = ["INFOPLIST_FILE": "Notes-Info.plist"]
    if !text.contains("GENERATE_INFOPLIST_FILE = YES;\n\t\t\t\tPRODUCT"), !text.contains("PRODUCT_NAME = Notes") {
      expected["GENERATE_INFOPLIST_FILE"] = "YES"
    }
    try expectOnly(expected, from: before, to: after)
    #expect(edited.text.utf8.count { $0 == 13 } == (text.contains("\r") ? edited.text.utf8.count { $0 == 10 } : 0))
    #expect(
      XcodeProjectSample.read(edited.text).target()?.configuration()?.infoPlist.words.last == "Work/Notes-Info.plist")
  }

  @Test func aProjectThatCannotBeReadIsNotEdited() throws {
    let sample = XcodeProjectSample()
    let target = try #require(sample.read().target())
    let broken = SourceText(String(sample.text.dropLast(20)))
    #expect(XcodeProjectEdits.adding(key: Self.key, to: target, broken, XcodeProjectSample.files([:])) == nil)
    #expect(XcodeProjectEdits.settingInfoPlistFile("Info.plist", of: target, broken) == nil)
    let twice = XcodeProjectSample(targets: [.init("Notes"), .init("Other")]).text
      .replacing("name = \"Other\"", with: "name = \"Notes\"")
    #expect(XcodeProjectEdits.settingInfoPlistFile("Info.plist", of: target, SourceText(twice)) == nil)
  }
}
