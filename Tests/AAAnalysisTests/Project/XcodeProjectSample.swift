@testable import AAAnalysis

/// Writes `project.pbxproj` files of the shape that Xcode gives them.
struct XcodeProjectSample {
  var projectSettings: [String] = ["SDKROOT = iphoneos"]
  /// The name of an `.xcconfig` file for the project, in the folder of the project.
  var projectConfigurationFile: String?
  var targets: [Target] = [Target("Notes")]
  /// Objects as they are written, and the children of the main group, one identifier each.
  var objects = ""
  var mainGroup: [String] = []
  var configurations = ["Debug", "Release"]
  var projectDirPath = ""

  struct Target {
    var name: String
    var isa = "PBXNativeTarget"
    var productType = "com.apple.product-type.application"
    var settings: [String]
    var configurationFile: String?
    /// Paths in the folder of the project; each has a reference in the main group.
    var sources: [String] = []
    /// More entries of the target's object, each with its `;`.
    var entries = ""
    /// Identifiers of further build phases.
    var phases: [String] = []

    init(_ name: String, settings: [String] = ["GENERATE_INFOPLIST_FILE = YES"]) {
      self.name = name
      self.settings = settings
    }
  }

  static let file = FileID("Work/Notes.xcodeproj/project.pbxproj")

  var text: String {
    var all = objects
    var group = mainGroup
    var files: Set<String> = []
    func reference(_ path: String) {
      guard files.insert(path).inserted else { return }
      all +=
        "\t\t\"REF:\(path)\" /* \(path) */ = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };\n"
      group.append("\"REF:\(path)\"")
    }
    func list(_ owner: String, _ settings: [String], _ configurationFile: String?) {
      if let configurationFile { reference(configurationFile) }
      for name in configurations {
        all += "\t\t\"\(owner):\(name)\" /* \(name) */ = {\n\t\t\tisa = XCBuildConfiguration;\n"
        if let configurationFile {
          all += "\t\t\tbaseConfigurationReference = \"REF:\(configurationFile)\" /* \(configurationFile) */;\n"
        }
        all += "\t\t\tbuildSettings = {\n"
        for setting in settings { all += "\t\t\t\t\(setting);\n" }
        all += "\t\t\t};\n\t\t\tname = \(name);\n\t\t};\n"
      }
      all += "\t\t\"LIST:\(owner)\" = {\n\t\t\tisa = XCConfigurationList;\n\t\t\tbuildConfigurations = (\n"
      for name in configurations { all += "\t\t\t\t\"\(owner):\(name)\" /* \(name) */,\n" }
      all += "\t\t\t);\n\t\t\tdefaultConfigurationName = Release;\n\t\t};\n"
    }
    list("PROJECT", projectSettings, projectConfigurationFile)
    for target in targets {
      list(target.name, target.settings, target.configurationFile)
      for path in target.sources {
        reference(path)
        all += "\t\t\"BUILD:\(target.name):\(path)\" = {isa = PBXBuildFile; fileRef = \"REF:\(path)\"; };\n"
      }
      all += "\t\t\"SOURCES:\(target.name)\" /* Sources */ = {\n\t\t\tisa = PBXSourcesBuildPhase;\n\t\t\tfiles = (\n"
      for path in target.sources { all += "\t\t\t\t\"BUILD:\(target.name):\(path)\" /* \(path) in Sources */,\n" }
      all += "\t\t\t);\n\t\t};\n"
      all += "\t\t\"TARGET:\(target.name)\" /* \(target.name) */ = {\n\t\t\tisa = \(target.isa);\n"
      all += "\t\t\tbuildConfigurationList = \"LIST:\(target.name)\";\n\t\t\tbuildPhases = (\n"
      for phase in ["\"SOURCES:\(target.name)\""] + target.phases { all += "\t\t\t\t\(phase),\n" }
      all += "\t\t\t);\n\(target.entries)\t\t\tname = \"\(target.name)\";\n"
      all += "\t\t\tproductType = \"\(target.productType)\";\n\t\t};\n"
    }
    all += "\t\tGROUP = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n"
    for child in group { all += "\t\t\t\t\(child),\n" }
    all += "\t\t\t);\n\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
    all +=
      "\t\tPROJECT /* Project object */ = {\n\t\t\tisa = PBXProject;\n\t\t\tbuildConfigurationList = \"LIST:PROJECT\";\n"
    all += "\t\t\tmainGroup = GROUP;\n\t\t\tprojectDirPath = \"\(projectDirPath)\";\n\t\t\ttargets = (\n"
    for target in targets { all += "\t\t\t\t\"TARGET:\(target.name)\" /* \(target.name) */,\n" }
    all += "\t\t\t);\n\t\t};\n"
    return "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjectVersion = 77;\n\tobjects = {\n\n"
      + all + "\t};\n\trootObject = PROJECT /* Project object */;\n}\n"
  }

  /// What is read in the project, with the other files that there are.
  func read(_ others: [String: String] = [:]) -> ProjectDescription {
    Self.read(text, others)
  }

  static func read(_ text: String, _ others: [String: String] = [:]) -> ProjectDescription {
    XcodeProjectReader.read(file, SourceText(text), files(others))
  }

  static func files(_ texts: [String: String]) -> ProjectFiles {
    ProjectFiles(swiftFiles: []) { file in texts[file.path].map { SourceText($0) } }
  }
}

extension ProjectDescription {
  func target(_ name: String = "Notes") -> BuildTarget? { targets.first { $0.name == name } }
}

extension BuildTarget {
  func configuration(_ name: String = "Debug") -> Configuration? { configurations.first { $0.name == name } }
}

extension [InfoPlistPart] {
  /// What the list is made of, in a few words.
  var words: [String] {
    map { part in
      switch part.content {
      case .file(let file): file.path
      case .generated: "generated"
      case .entries(let entries): "entries: " + entries.entries.map(\.key).joined(separator: " ")
      case .unknown(let reason): "unknown: " + reason
      }
    }
  }
}
