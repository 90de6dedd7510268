import Foundation

@testable import AAAnalysis

/// The inputs to begin with: the examples of all rules, the fixture apps, and a few written by hand.
enum Seeds {
  /// A project that takes its settings from `Base.xcconfig`.
  static let smallProject = SourceText(
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; };
      G = { isa = PBXGroup; children = (F, V); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
      V = { isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C, D); };
      C = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = { }; };
      D = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = M; buildPhases = (S); };
      M = { isa = XCConfigurationList; buildConfigurations = (E, H); };
      E = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = "$(PLIST)"; }; };
      H = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F;
        buildSettings = { GENERATE_INFOPLIST_FILE = YES; }; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = V; };
    }; rootObject = P; }

    """)

  /// - Parameter folder: gets a folder for each target.
  static func write(to folder: String) throws {
    let examples = Catalogue.standard.rules.flatMap(\.examples)
    var seeds = Dictionary(uniqueKeysWithValues: FuzzTarget.allCases.map { ($0, handWritten($0)) })
    for example in examples {
      seeds[.workspace]?.append(example.text)
      for file in example.workspace.files { add(file.text.string, of: file.id, to: &seeds) }
    }
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
    let enumerator = FileManager.default.enumerator(at: fixtures, includingPropertiesForKeys: nil)
    while let file = enumerator?.nextObject() as? URL {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      add(text, of: FileID(file.path), to: &seeds)
    }
    for (target, texts) in seeds {
      let own = "\(folder)/\(target.rawValue)"
      try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
      for (number, text) in Set(texts).sorted().enumerated() {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(own)/seed-\(number)"))
      }
    }
    try Data(binaryList).write(to: URL(fileURLWithPath: "\(folder)/property-list/seed-binary"))
  }

  private static func add(_ text: String, of file: FileID, to seeds: inout [FuzzTarget: [String]]) {
    switch FileKind(file) {
    case .propertyList: seeds[.propertyList]?.append(text)
    case .stringsTable: seeds[file.name.hasSuffix(".xcstrings") ? .stringCatalog : .strings]?.append(text)
    case .projectFile:
      switch ProjectFileKind(file) {
      case .xcodeProject: seeds[.xcodeProject]?.append(text)
      case .buildConfiguration: seeds[.buildSettings]?.append(text)
      case .podfile: seeds[.manifest]?.append("\u{2}" + text)
      default: seeds[.yaml]?.append(text)
      }
    case .swift:
      if file.name == "Package.swift" { seeds[.manifest]?.append("\u{0}" + text) }
      if file.name == "Project.swift" { seeds[.manifest]?.append("\u{1}" + text) }
      if text.contains("aa:") { seeds[.suppressions]?.append(text) }
      seeds[.swift]?.append(text)
      seeds[.typing]?.append(text)
    case nil: break
    }
  }

  private static func handWritten(_ target: FuzzTarget) -> [String] {
    switch target {
    case .framing:
      [
        "Content-Length: 2\r\n\r\n{}",
        "Content-Type: a; charset=utf-8\r\nContent-Length: 7\r\n\r\n{\"a\":1}stray print\n",
      ]
    case .json:
      [
        #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.swift"},"#
          + #""position":{"line":1,"character":2}}}"#,
        #"{"jsonrpc":"2.0","id":"a","error":{"code":-32601,"message":"\uD83D\uDE00","data":[1,2.5,null]}}"#,
      ]
    case .propertyList: ["{ A = (1, \"b\\U0041\"); B = <0fbd77>; }", "<dict><key>A</key><data>AQI=</data></dict>"]
    case .xcodeProject: [smallProject.string]
    case .buildSettings:
      [
        "PLIST = App/$(NAME:default=Info).plist\n#include \"Other.xcconfig\"\n---\nNAME[sdk=iphoneos*] = $(inherited)x\n",
        "A = $(B)$(B)\nB = $(C:lower)$(A)\nPLIST = $(A)\n",
      ]
    case .yaml: ["a: &x\n  - one # c\n  - {b: [c, 'd'], e: \"f\"}\ng: |\n  text\n<<: *x\n"]
    case .manifest: ["\u{2}post_install do |installer|\n  INFOPLIST_KEY_UISupportsAssistiveAccess\nend\n"]
    case .strings: ["/* c */ \"a.b\" = \"Delete\\n\";\nkey = \"\\U00e9\";\n"]
    case .stringCatalog:
      [#"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"state":"new","value":"A"}}}}}}"#]
    case .configuration:
      [
        "// c\n{ rules: { 'timed-dismissal': 'off', labels: \"warning\",\n  \"destructive-confirmed-once\": "
          + "{\"confirmations\": 1} }, exclude: ['*.gen.swift',], extends: \"a.json\", symbols: {delete: \"trash\"} }"
      ]
    case .suppressions:
      [
        "// aa:disable:next timed-dismissal, all - because\nlet a = 1 // aa:disable:this labels\n/* aa:disable all */\n"
          + "// aa:enable all\n<!-- aa:disable:file x -->\n# aa:disable y\n"
      ]
    case .ignorePatterns: ["a/b/c.swift\n*.swift\n!c.swift\n/a/**/c*\n[!a-c]?\n\\#b/\n"]
    case .swift, .typing, .workspace: ["import SwiftUI\n"]
    }
  }

  private static var binaryList: [UInt8] {
    Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x51, 0x41, 0x09, 8, 11, 13] + [0, 0, 0, 0, 0, 0, 1, 1]
      + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 14]
  }
}
