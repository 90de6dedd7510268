/// Project files for examples, as short as they can be and still be whole.
enum ExampleProject {
  /// A `project.pbxproj` with one app target and two build configurations.
  ///
  /// - Parameters:
  ///   - name: of the target, and of the folder whose files it compiles.
  ///   - note: an annotation under the target's name.
  ///   - debug: lines of the target's build settings in `Debug`, annotations among them.
  ///   - release: the same in `Release`; nil for those of `debug` without their annotations.
  ///   - project: lines of the project's own build settings, in both configurations.
  ///   - excluded: files of the folder that are not members of the target.
  static func xcode(
    _ name: String, note: String? = nil, debug: [String], release: [String]? = nil, project: [String] = [],
    excluded: [String] = []
  ) -> String {
    let unannotated = debug.filter { !$0.contains("^^^") }
    let exceptions = excluded.isEmpty ? "" : " exceptions = (EXCEPTIONS);"
    var lines = [
      "// !$*UTF8*$!",
      "{",
      "\tobjectVersion = 77;",
      "\tobjects = {",
      "\t\tMAIN = {isa = PBXGroup; children = (FOLDER); sourceTree = \"<group>\"; };",
      "\t\tFOLDER = {isa = PBXFileSystemSynchronizedRootGroup;\(exceptions) path = \(name); sourceTree = \"<group>\"; };",
    ]
    if !excluded.isEmpty {
      lines += [
        "\t\tEXCEPTIONS = {",
        "\t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;",
        "\t\t\tmembershipExceptions = (\(excluded.joined(separator: ", ")));",
        "\t\t\ttarget = TARGET;",
        "\t\t};",
      ]
    }
    lines +=
      [
        "\t\tTARGET = {",
        "\t\t\tisa = PBXNativeTarget;",
        "\t\t\tbuildConfigurationList = TARGETLIST;",
        "\t\t\tbuildPhases = ();",
        "\t\t\tfileSystemSynchronizedGroups = (FOLDER);",
        "\t\t\tname = \(name);",
      ] + (note.map { [$0] } ?? []) + [
        "\t\t\tproductType = \"com.apple.product-type.application\";",
        "\t\t};",
        "\t\tPROJECT = {",
        "\t\t\tisa = PBXProject;",
        "\t\t\tbuildConfigurationList = PROJECTLIST;",
        "\t\t\tmainGroup = MAIN;",
        "\t\t\ttargets = (TARGET);",
        "\t\t};",
      ]
    lines += configuration("TARGETDEBUG", named: "Debug", debug)
    lines += configuration("TARGETRELEASE", named: "Release", release ?? unannotated)
    lines += configuration("PROJECTDEBUG", named: "Debug", ["SDKROOT = iphoneos;"] + project)
    lines += configuration("PROJECTRELEASE", named: "Release", ["SDKROOT = iphoneos;"] + project)
    lines += [
      "\t\tTARGETLIST = {isa = XCConfigurationList; buildConfigurations = (TARGETDEBUG, TARGETRELEASE); };",
      "\t\tPROJECTLIST = {isa = XCConfigurationList; buildConfigurations = (PROJECTDEBUG, PROJECTRELEASE); };",
      "\t};",
      "\trootObject = PROJECT;",
      "}",
    ]
    return lines.joined(separator: "\n")
  }

  private static func configuration(_ id: String, named name: String, _ settings: [String]) -> [String] {
    ["\t\t\(id) = {", "\t\t\tisa = XCBuildConfiguration;", "\t\t\tbuildSettings = {"]
      + settings.map { $0.contains("^^^") ? $0 : "\t\t\t\t\($0)" }
      + ["\t\t\t};", "\t\t\tname = \(name);", "\t\t};"]
  }

  /// An app with an `AssistiveAccess` scene.
  static func app(_ name: String, scene: String = "    AssistiveAccess { Home() }") -> String {
    """
    import SwiftUI

    @main
    struct \(name)App: App {
      var body: some Scene {
        WindowGroup { ContentView() }
    \(scene)
      }
    }
    """
  }
}
