import AAAnalysis
import Foundation
import Testing

@testable import AALanguageServer

/// A repository that somebody made to do harm: what its files name beyond it is not read. That it costs bounded time
/// and memory is measured by `Tests/Conformance/test_hostile.py`.
@Suite("hostile workspaces")
struct HostileWorkspaceTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = "@SETTINGS@"; sourceTree = "<group>"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = M; };
      M = { isa = XCConfigurationList; buildConfigurations = (E); };
      E = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F;
        buildSettings = { INFOPLIST_FILE = "@LIST@"; }; };
    }; rootObject = P; }

    """

  private func project(settings: String, list: String) -> String {
    Self.project.replacing("@SETTINGS@", with: settings).replacing("@LIST@", with: list)
  }

  /// What was read, as paths relative to the folder.
  private func read(_ folder: TemporaryFolder, in repository: String) throws -> Set<String> {
    let workingDirectory = folder.path(repository)
    let surroundings = Surroundings(
      workingDirectory: workingDirectory, environment: [:], input: { [] }, output: MemorySink(), error: MemorySink(),
      catalogue: .standard)
    let options = try CheckOptions(ParsedArguments([], syntax: CheckCommand.syntax), in: surroundings)
    let plan = try CheckPlan(options, in: surroundings)
    let disk = DiskFiles(reader: plan.reader)
    let asked = Locked<Set<String>>([])
    let workspace = Workspace(
      loader: { file in
        let text = disk.text(of: file)
        if text != nil { asked.withLock { _ = $0.insert(file.path) } }
        return text
      },
      bytes: { file in
        let bytes = disk.bytes(of: file)
        if bytes != nil { asked.withLock { _ = $0.insert(file.path) } }
        return bytes
      })
    workspace.apply(plan.files.sorted().map { .onDisk($0) })
    _ = workspace.snapshot()
    return Set(asked.withLock { $0 }.map { PathText.relative($0, to: folder.path) })
  }

  @Test("a project may name what lies beside it in its repository, and nothing beyond")
  func projectPaths() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Repository/.git")
    try folder.write("let assistiveAccess = 1\n", to: "Repository/Apps/One/A.swift")
    for name in ["Repository/Shared/Base", "Outside/Secret"] {
      try folder.write("SECRET = YES\n", to: name + ".xcconfig")
      try folder.write("<plist><dict/></plist>\n", to: name + ".plist")
    }
    try folder.write(
      project(settings: "../../Shared/Base.xcconfig", list: "../../Shared/Base.plist"),
      to: "Repository/Apps/One/App.xcodeproj/project.pbxproj")
    let near = try read(folder, in: "Repository/Apps/One")
    #expect(near.contains("Repository/Shared/Base.xcconfig"))
    #expect(near.contains("Repository/Shared/Base.plist"))
    try folder.link("Repository/Apps/One/Link", to: "../../../Outside")
    for (settings, list) in [
      ("../../../Outside/Secret.xcconfig", "../../../Outside/Secret.plist"),
      (folder.path("Outside/Secret.xcconfig"), folder.path("Outside/Secret.plist")),
      ("Link/Secret.xcconfig", "Link/Secret.plist"),
      ("/etc/passwd", "/proc/self/environ"),
    ] {
      try folder.write(
        project(settings: settings, list: list), to: "Repository/Apps/One/App.xcodeproj/project.pbxproj")
      let found = try read(folder, in: "Repository/Apps/One")
      #expect(found.contains("Repository/Apps/One/A.swift"))
      for path in found {
        #expect(path.hasPrefix("Repository/") && !path.contains("Link/"), "\(settings): \(path) was read")
      }
    }
  }

  @Test("specs, settings and manifests include nothing from beyond the repository")
  func includes() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Repository/.git")
    try folder.write("let assistiveAccess = 1\n", to: "Repository/A.swift")
    try folder.write("targets: {B: {type: application, platform: iOS}}\n", to: "Outside/spec.yml")
    try folder.write("A = 1\n", to: "Outside/Secret.xcconfig")
    try folder.write(
      "include: [../Outside/spec.yml]\nconfigFiles: {Debug: ../Outside/Secret.xcconfig}\n"
        + "targets:\n  App:\n    type: application\n    platform: iOS\n    sources: [../Outside]\n"
        + "    configFiles: {Debug: Base.xcconfig}\n    info: {path: ../Outside/Secret.plist}\n",
      to: "Repository/project.yml")
    try folder.write("#include \"../Outside/Secret.xcconfig\"\n", to: "Repository/Base.xcconfig")
    let found = try read(folder, in: "Repository")
    #expect(found.isSuperset(of: ["Repository/A.swift", "Repository/project.yml", "Repository/Base.xcconfig"]))
    for path in found { #expect(path.hasPrefix("Repository/"), "\(path) was read") }
  }

  @Test("a configuration extends nothing from beyond the repository, and says so")
  func configuration() throws {
    var harness = try CommandHarness(["Repository/A.swift": "foo"])
    try harness.folder.makeFolder("Repository/.git")
    try harness.folder.write("secret", to: "Outside.json")
    try harness.folder.write("{\"extends\": \"../Outside.json\"}", to: "Repository/.assistive-access.json")
    harness.workingDirectory = "Repository"
    let outcome = harness.run("check")
    #expect(outcome.exit == .failure)
    #expect(
      outcome.error.contains(
        ".assistive-access.json:1:13: cannot read '../Outside.json': it leads out of the repository"))
    #expect(!outcome.error.contains("secret"))
  }

  @Test("names with line ends and other controls are told on one line")
  func names() throws {
    let harness = try CommandHarness(["good.swift": "foo"])
    for name in ["line\nend.swift", "escape\u{1B}[31m.swift", "return\r.swift", "folder\n/A.swift", "-option.swift"] {
      try harness.folder.writeMarked("foo", to: name)
    }
    let outcome = harness.run("check")
    #expect(outcome.exit == .findings)
    let told = outcome.lines.filter { $0.contains("first-word") }
    #expect(told.count == 6)
    #expect(!outcome.output.contains("\u{1B}[31m") && !outcome.output.contains("\r"))
    for format in ["json", "sarif", "junit", "checkstyle", "github", "gitlab", "xcode"] {
      #expect(!harness.run("check", "--format", format).output.contains("\u{1B}"), "\(format)")
    }
  }
}
