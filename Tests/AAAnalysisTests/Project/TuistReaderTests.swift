import Testing

@testable import AAAnalysis

@Suite("Tuist manifests") struct TuistReaderTests {
  private static let manifest = """
    import ProjectDescription

    let project = Project(
      name: "Notes",
      settings: .settings(base: ["INFOPLIST_KEY_UISupportsAssistiveAccess": "YES", "A": "B"]),
      targets: [
        .target(
          name: "Notes",
          destinations: [.iPhone, .iPad, .mac],
          product: .app,
          bundleId: "org.example.notes",
          deploymentTargets: .multiplatform(iOS: "17.4", macOS: "14.0"),
          infoPlist: .extendingDefault(with: [
            "UILaunchScreen": ["UIColorName": "Back"],
            "UISupportsAssistiveAccess": .boolean(true),
            "UIBackgroundModes": .array([.string("audio")]),
            "Version": 3,
          ]),
          sources: ["Notes/Sources/**", .glob("Shared/**/*.swift", excluding: ["Shared/Old/**"]), "One.swift"],
          dependencies: [
            .target(name: "Kit"), .project(target: "Other", path: "../Other"), .external(name: "Tagged"),
            .package(product: "Sentry"), .framework(path: "Vendor/Lib.framework"), .sdk(name: "X", type: .framework),
          ]
        ),
        Target.target(
          name: "Kit", destinations: .iOS, product: .staticFramework, productName: "NotesKit", bundleId: "k",
          infoPlist: .file(path: .relativeToRoot("Plists/Kit.plist")), sources: .paths([.relativeToManifest("Kit/**")])),
        Target(
          name: "Old", platform: .iOS, product: .app, bundleId: "o",
          deploymentTarget: .iOS(targetVersion: "15.0", devices: [.iphone, .ipad]), infoPlist: "Old/Info.plist",
          sources: SourceFilesList(globs: ["Old/**"])),
        .target(
          name: "Watch", destinations: .watchOS, product: .app, bundleId: "w",
          settings: .settings(base: ["WATCHOS_DEPLOYMENT_TARGET": "10.0"])),
        .target(name: "Tests", destinations: .iOS, product: .unitTests, bundleId: "t", infoPlist: .default),
        .target(
          name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "x", infoPlist: nil,
          buildableFolders: [
            "Widget", .folder("More", exceptions: .exceptions([.exception(excluded: ["Old.swift"])])),
          ],
          settings: .settings(base: ["INFOPLIST_FILE": "$(SRCROOT)/Widget/Info.plist"])),
        .foreignBuild(name: "Rust", destinations: .iOS, script: "", output: .framework(path: "")),
      ]
    )
    """

  private func sample(_ text: String, others: [String: String] = [:]) -> ProjectSample {
    ProjectSample(others.merging(["R/App/Project.swift": text, "R/Tuist/Config.swift": ""]) { $1 })
  }

  private func app(_ text: String, others: [String: String] = [:]) -> BuildTarget? {
    sample(text, others: others).target("App", of: "R/App/Project.swift")
  }

  @Test("targets, platforms, versions and dependencies") func targets() {
    let sample = sample(Self.manifest)
    #expect(
      sample.targets(of: "R/App/Project.swift").map(\.summary) == [
        "Notes: application [iOS,macOS] {iOS 17.4, macOS 14.0} -> Kit, Lib, Other, Sentry, Tagged",
        "Kit: library [iOS] {} -> ", "Old: application [iOS] {iOS 15.0} -> ",
        "Watch: watchApp [watchOS] {watchOS 10.0} -> ", "Tests: tests [iOS] {} -> ",
        "Widget: appExtension [iOS] {} -> ",
      ])
    let notes = sample.target("Notes", of: "R/App/Project.swift")
    #expect(sample.text(notes?.declaration) == "Notes")
    #expect(sample.text(notes?.configurations[0].deploymentTargets[.iOS]?.location) == "\"17.4\"")
    #expect(sample.target("Kit", of: "R/App/Project.swift")?.productNames == ["NotesKit"])
  }

  @Test("which files are compiled") func membership() {
    let sample = sample(Self.manifest)
    let notes = sample.target("Notes", of: "R/App/Project.swift")
    for path in ["R/App/Notes/Sources/A/B.swift", "R/App/Shared/B.swift", "R/App/One.swift"] {
      #expect(notes?.compiles(path) ?? false, "\(path)")
    }
    for path in ["R/App/Notes/B.swift", "R/App/Shared/Old/B.swift", "R/App/Two.swift", "R/Notes/Sources/A.swift"] {
      #expect(!(notes?.compiles(path) ?? true), "\(path)")
    }
    #expect(sample.target("Kit", of: "R/App/Project.swift")?.compiles("R/App/Kit/A.swift") ?? false)
    #expect(sample.target("Old", of: "R/App/Project.swift")?.compiles("R/App/Old/A.swift") ?? false)
    let widget = sample.target("Widget", of: "R/App/Project.swift")
    #expect(widget?.compiles("R/App/Widget/A.swift") ?? false)
    #expect(widget?.compiles("R/App/More/A.swift") ?? false)
    #expect(!(widget?.compiles("R/App/More/Old.swift") ?? true))
  }

  @Test("the Info.plist") func infoPlist() throws {
    let sample = sample(Self.manifest)
    let targets = sample.targets(of: "R/App/Project.swift")
    #expect(
      targets.map(\.plistSummary) == [
        "entries UILaunchScreen,UISupportsAssistiveAccess,UIBackgroundModes,Version", "file R/Plists/Kit.plist",
        "file R/App/Old/Info.plist", "entries ", "entries ", "file R/App/Widget/Info.plist",
      ])
    guard case .entries(let dictionary) = targets[0].configurations[0].infoPlist[0].content else { return }
    let text = try #require(sample.texts[FileID("R/App/Project.swift")])
    let key = try #require(dictionary["UISupportsAssistiveAccess"])
    #expect(key.value.content == .boolean(true))
    #expect(text.string(in: try #require(key.keySpan)) == "\"UISupportsAssistiveAccess\"")
    #expect(text.string(in: try #require(key.keyTextSpan)) == "UISupportsAssistiveAccess")
    #expect(text.string(in: try #require(key.value.span)) == ".boolean(true)")
    #expect(
      text.string(in: try #require(key.entrySpan)) == "        \"UISupportsAssistiveAccess\": .boolean(true),\n")
    #expect(text.string(in: try #require(dictionary.openingTagSpan)) == "[")
    #expect(dictionary["UILaunchScreen"]?.value["UIColorName"]?.value.string == "Back")
    #expect(dictionary["UIBackgroundModes"]?.value.array?.first?.string == "audio")
    let watch = try #require(targets[3].configurations[0].infoPlist.first)
    #expect(sample.text(watch.location) == "target")
    #expect(sample.text(targets[4].configurations[0].infoPlist.first?.location) == ".default")
  }

  @Test("settings that name Assistive Access") func assistiveSettings() throws {
    let text = Self.manifest.replacingOnce(
      "settings: .settings(base: [\"WATCHOS",
      with:
        "settings: .settings(debug: [\"INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess\": true], base: [\"WATCHOS")
    let settings = try #require(sample(text).description(of: "R/App/Project.swift")?.assistiveSettings)
    #expect(
      settings.map { "\($0.name) = \($0.value) \($0.targets)" } == [
        "INFOPLIST_KEY_UISupportsAssistiveAccess = YES []",
        "INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess = YES [\"Watch\"]",
      ])
    #expect(SourceText(text).applying(.removal(settings[0].removalSpan)).string.contains("base: [\"A\": \"B\"]"))
  }

  private static func one(_ lines: String, above: String = "") -> String {
    """
    import ProjectDescription
    import ProjectDescriptionHelpers
    \(above)
    let project = Project(name: "P", targets: [
      .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", \(lines)),
    ])
    """
  }

  @Test(
    "an Info.plist in all ways to say it",
    arguments: [
      ("infoPlist: .dictionary([\"A\": 1])", "", "entries A"),
      ("infoPlist: InfoPlist.default", "", "entries "),
      ("infoPlist: plist", "let plist: InfoPlist = .extendingDefault(with: [\"A\": 1])", "entries A"),
      ("infoPlist: .extendingDefault(with: list)", "let list: [String: Plist.Value] = [\"A\": 1]", "entries A"),
      ("infoPlist: .extendingDefault(with: a + b)", "let a = [\"A\": 1]\nlet b = [\"B\": 1]", "entries A; entries B"),
      (
        "infoPlist: .extendingDefault(with: a.merging([\"B\": 1]) { _, new in new })", "let a = [\"A\": 1]",
        "entries A; entries B"
      ),
      (
        "infoPlist: .extendingDefault(with: a.merging([\"B\": 1], uniquingKeysWith: { old, _ in old }))",
        "let a = [\"A\": 1]", "entries B; entries A"
      ),
      (
        "infoPlist: .extendingDefault(with: [\"B\": 1].merging(other()) { $1 })", "",
        "entries B; unknown: code puts a part of it together"
      ),
      (
        "infoPlist: .extendingDefault(with: list)", "var list = [\"A\": 1]\nlist[\"B\"] = 2",
        "unknown: code puts a part of it together"
      ),
      ("infoPlist: .extendingDefault(with: [key: 1])", "let key = \"A\"", "entries A"),
      ("infoPlist: .extendingDefault(with: [key(): 1])", "", "entries ; unknown: code makes one of its keys"),
      (
        "infoPlist: .extendingDefault(with: [\"UISupportsAssistiveAccess\": .boolean(isOn())])", "",
        "entries ; unknown: code makes the value of 'UISupportsAssistiveAccess'"
      ),
      ("infoPlist: .extendingDefault(with: [\"CFBundleVersion\": version()])", "", "entries CFBundleVersion"),
      ("infoPlist: .file(path: path())", "", "unknown: its path is not written out"),
      ("infoPlist: \"$(LIST)\"", "", "unknown: its path is not written out"),
      ("infoPlist: .variable(\"$(LIST)\")", "", "unknown: a build setting says where it is"),
      ("infoPlist: isOn ? .default : nil", "", "unknown: code decides where it comes from"),
      ("infoPlist: .file(path: \"//Lists/A.plist\")", "", "file R/Lists/A.plist"),
      ("infoPlist: \"\\(folder)/A.plist\"", "let folder = \"Lists\"", "file R/App/Lists/A.plist"),
      ("infoPlist: nil", "", ""),
      ("infoPlist: nil, settings: .settings(base: [\"GENERATE_INFOPLIST_FILE\": true])", "", "generated"),
      (
        "infoPlist: nil, settings: .settings(base: base())", "",
        "unknown: settings that are not known here may say where it is"
      ),
    ])
  func places(_ argument: String, _ above: String, _ expected: String) {
    #expect(app(Self.one(argument, above: above))?.plistSummary == expected)
  }

  @Test("what files beside the manifest declare") func sharedFiles() throws {
    let text = """
      import ProjectDescription
      import ProjectDescriptionHelpers

      let project = Project.app(name: "App", version: Versions.iOS, more: [.feature("Home"), .feature("Search")])
      """
    let shared = """
      import ProjectDescription

      public enum Versions {
        public static let iOS = "17.2"
      }

      extension Project {
        public static func app(name: String, version: String, more: [Target] = [], tests: Bool = true) -> Project {
          let folder = "Apps/\\(name)"
          var targets: [Target] = [
            Target.target(
              name: name, destinations: .iOS, product: .app, bundleId: "a.\\(name)", deploymentTargets: .iOS(version),
              infoPlist: .app(title: name), sources: ["\\(folder)/**"])
          ]
          targets += more
          targets.append(.target(name: name + "Tests", destinations: .iOS, product: .unitTests, bundleId: "t"))
          return Project(name: name, targets: targets)
        }
      }

      extension Target {
        static func feature(_ name: String) -> Target {
          .target(name: name, destinations: .iOS, product: .framework, bundleId: name, sources: ["Features/\\(name)/**"])
        }
      }
      """
    let plist = """
      extension InfoPlist {
        static func app(title: String) -> InfoPlist { .extendingDefault(with: base.merging(["CFBundleName": "\\(title)"]) { $1 }) }
        static let base: [String: Plist.Value] = ["UISupportsAssistiveAccess": "true"]
      }
      """
    let sample = sample(
      text,
      others: [
        "R/Tuist/ProjectDescriptionHelpers/Project+App.swift": shared,
        "R/Plugins/Lists/ProjectDescriptionHelpers/Plist.swift": plist,
        "R/Tuist/ProjectDescriptionHelpers/Unused.swift": "x",
        "R/Other/Tuist/ProjectDescriptionHelpers/Foreign.swift": "extension Project {}",
      ])
    #expect(
      sample.targets(of: "R/App/Project.swift").map(\.summary) == [
        "App: application [iOS] {iOS 17.2} -> ", "Home: library [iOS] {} -> ", "Search: library [iOS] {} -> ",
        "AppTests: tests [iOS] {} -> ",
      ])
    let app = try #require(sample.target("App", of: "R/App/Project.swift"))
    #expect(sample.text(app.declaration) == "App")
    #expect(app.declaration.file == FileID("R/App/Project.swift"))
    #expect(app.compiles("R/App/Apps/App/A.swift"))
    #expect(app.plistSummary == "entries UISupportsAssistiveAccess; entries CFBundleName")
    #expect(sample.value("UISupportsAssistiveAccess", of: app) == .string("true"))
    #expect(app.configurations[0].infoPlist[0].location.file.path.hasSuffix("Plist.swift"))
    let dependencies = sample.description(of: "R/App/Project.swift")?.dependencies.map(\.path) ?? []
    #expect(dependencies.contains("R/Plugins/Lists/ProjectDescriptionHelpers/Plist.swift"))
    #expect(!dependencies.contains("R/Other/Tuist/ProjectDescriptionHelpers/Foreign.swift"))
    #expect(sample.adding("Other", to: app) == nil)
  }

  @Test("what cannot be followed is left out") func unknown() {
    let text = """
      let project = Project(name: "P", targets: names.map { .app(name: $0) } + [.made(by: 1), .target(name: name())] + [
        .target(name: "Real", destinations: places(), product: .app, bundleId: "r", sources: sources()),
      ])
      """
    let targets = sample(text).targets(of: "R/App/Project.swift")
    #expect(targets.map(\.name) == ["Real"])
    let real = targets.first
    #expect(real?.platforms.isEmpty ?? false)
    #expect(real?.sources.isEmpty ?? false)
    #expect(!(real?.isMobileApp ?? true))
  }

  @Test("a manifest that is being typed says less") func broken() {
    let whole = Self.one("infoPlist: .extendingDefault(with: [\"A\": 1]), sources: [\"App/**\"]")
    #expect(app(whole.replacingOnce("]),", with: "]"))?.plistSummary.contains("syntax errors") ?? true)
    let bytes = Array(whole.utf8)
    for length in stride(from: 0, to: bytes.count, by: 3) {
      let cut = sample(String(decoding: bytes[..<length], as: UTF8.self))
      for target in cut.targets(of: "R/App/Project.swift") {
        #expect(target.plistSummary.contains("unknown"))
        #expect(cut.adding(to: target) == nil)
      }
    }
  }
}
