import Testing

@testable import AAAnalysis

@Suite("XcodeGen specs") struct XcodeGenReaderTests {
  private static let spec = """
    name: Notes
    options:
      deploymentTarget:
        iOS: "17.0"
        watchOS: 10.0
    settings:
      SWIFT_VERSION: 6.0
    targets:
      Notes:
        type: application
        platform: iOS
        sources:
          - Notes
          - path: Shared
            excludes: ["Old", "**/*Mac.swift"]
          - path: Assets
            type: folder
          - path: Copied
            buildPhase: resources
          - One.swift
        info:
          path: Notes/Info.plist
          properties:
            UILaunchScreen: {}
            "CFBundleName": Notes
            UISupportsAssistiveAccess: YES
            UIBackgroundModes: [audio]
            ITSAppUsesNonExemptEncryption: 'no'
            Version: 3
        dependencies:
          - target: Widget
          - target: Other/Kit
          - package: Tagged
          - package: Sentry
            products: [Sentry, SentrySwiftUI]
          - framework: Vendor/Lib.xcframework
          - sdk: WebKit.framework
      Widget:
        type: app-extension
        platform: iOS
        deploymentTarget: 18.0
        sources: Widget
        settings:
          base:
            INFOPLIST_FILE: Widget/Info.plist
      Watch:
        type: application
        platform: watchOS
      Kit:
        type: framework
        platform: [iOS, macOS]
        deploymentTarget: {iOS: 16.0, macOS: 14.0}
        sources: ["Kit/${platform}"]
      Tests:
        type: bundle.unit-test
        platform: iOS
      Both:
        type: com.apple.product-type.application
        supportedDestinations: [iOS, macCatalyst, visionOS]
        settings: {GENERATE_INFOPLIST_FILE: true}
    """

  @Test("targets, platforms, versions and dependencies") func targets() {
    let sample = ProjectSample(["N/project.yml": Self.spec])
    #expect(
      sample.targets(of: "N/project.yml").map(\.summary) == [
        "Notes: application [iOS] {iOS 17.0} -> Kit, Lib, Sentry, SentrySwiftUI, Tagged, Widget",
        "Widget: appExtension [iOS] {iOS 18.0} -> ",
        "Watch: watchApp [watchOS] {watchOS 10.0} -> ",
        "Kit_iOS: library [iOS] {iOS 16.0} -> ",
        "Kit_macOS: library [macOS] {macOS 14.0} -> ",
        "Tests: tests [iOS] {iOS 17.0} -> ",
        "Both: application [iOS,visionOS] {iOS 17.0} -> ",
      ])
    #expect(sample.target("Kit_iOS", of: "N/project.yml")?.productNames == ["Kit"])
    let notes = sample.target("Notes", of: "N/project.yml")
    #expect(sample.text(notes?.declaration) == "Notes")
    #expect(notes?.configurations.map(\.name) == ["Debug", "Release"])
    #expect(sample.text(notes?.configurations[0].deploymentTargets[.iOS]?.location) == "\"17.0\"")
    #expect(sample.description(of: "N/project.yml")?.problems.isEmpty ?? false)
  }

  @Test("which files are compiled") func membership() {
    let sample = ProjectSample(["N/project.yml": Self.spec])
    let notes = sample.target("Notes", of: "N/project.yml")
    for path in ["N/Notes/A/App.swift", "N/Shared/Deep/B.swift", "N/One.swift"] {
      #expect(notes?.compiles(path) ?? false, "\(path)")
    }
    for path in [
      "N/Shared/Old/B.swift", "N/Shared/A/BMac.swift", "N/Assets/C.swift", "N/Copied/D.swift", "N/Two.swift",
    ] {
      #expect(!(notes?.compiles(path) ?? true), "\(path)")
    }
    #expect(sample.target("Kit_macOS", of: "N/project.yml")?.compiles("N/Kit/macOS/A.swift") ?? false)
    #expect(!(sample.target("Kit_macOS", of: "N/project.yml")?.compiles("N/Kit/iOS/A.swift") ?? true))
  }

  @Test("the Info.plist") func infoPlist() throws {
    let sample = ProjectSample(["N/project.yml": Self.spec])
    let notes = try #require(sample.target("Notes", of: "N/project.yml"))
    guard case .entries(let dictionary) = notes.configurations[0].infoPlist.first?.content else {
      Issue.record("\(notes.plistSummary)")
      return
    }
    #expect(
      dictionary.entries.map { "\($0.key) \($0.value.kindName)" } == [
        "UILaunchScreen dictionary", "CFBundleName string", "UISupportsAssistiveAccess boolean",
        "UIBackgroundModes array", "ITSAppUsesNonExemptEncryption string", "Version integer",
      ])
    let text = try #require(sample.texts[FileID("N/project.yml")])
    let key = try #require(dictionary["UISupportsAssistiveAccess"])
    #expect(text.string(in: try #require(key.keySpan)) == "UISupportsAssistiveAccess")
    #expect(text.string(in: try #require(key.value.span)) == "YES")
    #expect(text.string(in: try #require(key.entrySpan)) == "        UISupportsAssistiveAccess: YES\n")
    #expect(text.string(in: try #require(dictionary["CFBundleName"]?.keyTextSpan)) == "CFBundleName")
    #expect(text.string(in: try #require(dictionary.openingTagSpan)) == "properties")
    #expect(sample.target("Widget", of: "N/project.yml")?.plistSummary == "file N/Widget/Info.plist")
    #expect(sample.target("Both", of: "N/project.yml")?.plistSummary == "generated")
    #expect(sample.target("Tests", of: "N/project.yml")?.plistSummary == "")
  }

  @Test(
    "where the Info.plist is, in all ways to say it",
    arguments: [
      ("info: {path: A/Info.plist}", "entries "),
      ("info: {path: A/Info.plist, properties: {X: 1}}\n    settings: {INFOPLIST_FILE: A/Info.plist}", "entries X"),
      (
        "info: {path: A/Info.plist, properties: {X: 1}}\n    settings: {INFOPLIST_FILE: B/Info.plist}",
        "file B/Info.plist"
      ),
      ("settings: {INFOPLIST_FILE: $(SRCROOT)/C/Info.plist}", "file C/Info.plist"),
      (
        "settings: {INFOPLIST_FILE: \"$(TARGET_NAME)/Info.plist\", GENERATE_INFOPLIST_FILE: YES}",
        "generated; file App/Info.plist"
      ),
      (
        "settings: {INFOPLIST_FILE: $(PLIST)}", "unknown: its path has the variable '$(PLIST)', which nothing here sets"
      ),
      ("settings: {INFOPLIST_FILE: ${PLIST}/Info.plist}", ""),
      (
        "settings:\n      INFOPLIST_FILE: ${PLIST}/Info.plist",
        "unknown: its path has the variable '$(PLIST)', which nothing here sets"
      ),
      ("settings:\n      groups: [lists]", "file G/Info.plist"),
      ("settings:\n      configs:\n        debug:\n          INFOPLIST_FILE: D/Info.plist", "file D/Info.plist"),
      ("settings:\n      INFOPLIST_FILE: X/Info.plist\n      base: {}", ""),
      ("sources: Found", "file Found/Info.plist"), ("sources: Nowhere", "unknown: the spec does not say where it is"),
      ("sources: [{path: Deep}]", "file Deep/More/Info.plist"),
      ("configFiles: {Debug: app.xcconfig}", "file Conf/Info.plist"),
      ("configFiles: {Debug: none.xcconfig}", "unknown: 'none.xcconfig', which may say where it is, does not exist"),
      (
        "info:\n      path: A/Info.plist\n      properties: ${PROPERTIES}",
        "unknown: the environment says what is in it"
      ),
    ])
  func places(_ lines: String, _ expected: String) {
    let sample = ProjectSample([
      "project.yml": """
      settingGroups:
        lists: {INFOPLIST_FILE: G/Info.plist}
      targets:
        App:
          type: application
          platform: iOS
          \(lines)
      """,
      "Found/Info.plist": "<plist><dict/></plist>", "Deep/More/Info.plist": "<plist><dict/></plist>",
      "Deep/More/A.swift": "", "app.xcconfig": "INFOPLIST_FILE = Conf/Info.plist\n",
    ])
    let app = sample.target("App", of: "project.yml")
    if lines.contains(": {INFOPLIST_FILE: ${") {
      // Braces within braces are no YAML.
      #expect(!(sample.description(of: "project.yml")?.problems.isEmpty ?? true))
    } else {
      #expect(app?.plistSummary == expected)
    }
  }

  @Test("included specs, with their paths, merged in order") func includes() throws {
    let sample = ProjectSample([
      "R/project.yml": """
      include:
        - path: App/target.yml
        - path: Deep/base.yml
          relativePaths: false
        - path: off.yml
          enable: NO
      targets:
        App:
          settings: {B: 1}
          info:
            properties:
              UISupportsAssistiveAccess: true
          sources:REPLACE: [Root]
        Other:
          sources: [Mine]
      """,
      "R/App/target.yml": """
      include: more/kit.yml
      targets:
        App:
          type: application
          platform: iOS
          sources: [../Sources]
          info:
            path: Info.plist
            properties:
              CFBundleName: App
      """,
      "R/App/more/kit.yml": "targets:\n  Kit: {type: framework, platform: iOS, sources: [Kit]}\n",
      "R/Deep/base.yml": "targets:\n  Other: {type: framework, platform: iOS, sources: [Base]}\n",
    ])
    let description = try #require(sample.description(of: "R/project.yml"))
    #expect(description.problems.isEmpty)
    #expect(
      description.dependencies.map(\.path).sorted() == [
        "R/App/more/kit.yml", "R/App/target.yml", "R/Deep/base.yml",
      ])
    #expect(description.targets.map(\.name) == ["Kit", "App", "Other"])
    let app = try #require(sample.target("App", of: "R/project.yml"))
    #expect(app.declaration.file == FileID("R/App/target.yml"))
    #expect(app.compiles("R/Root/A.swift") && !app.compiles("R/Sources/A.swift"))
    #expect(app.plistSummary == "entries CFBundleName; entries UISupportsAssistiveAccess")
    #expect(app.configurations[0].infoPlist.map(\.location.file.path) == ["R/App/target.yml", "R/project.yml"])
    #expect(sample.value("UISupportsAssistiveAccess", of: app) == .boolean(true))
    #expect(sample.target("Kit", of: "R/project.yml")?.compiles("R/App/more/Kit/A.swift") ?? false)
    let other = sample.target("Other", of: "R/project.yml")
    #expect((other?.compiles("R/Base/A.swift") ?? false) && (other?.compiles("R/Mine/A.swift") ?? false))
  }

  @Test("includes that are missing, decided by the environment, or go round") func doubtfulIncludes() throws {
    let target = "targets:\n  App:\n    type: application\n    platform: iOS\n    info: {path: I.plist}\n"
    let missing = ProjectSample(["project.yml": "include: [none.yml]\n" + target])
    let problem = try #require(missing.description(of: "project.yml")?.problems.first)
    #expect(problem.message.contains("'none.yml' does not exist"))
    #expect(missing.text(problem.location) == "none.yml")
    #expect(missing.targets(of: "project.yml")[0].plistSummary.contains("unknown"))
    #expect(missing.description(of: "project.yml")?.dependencies == [FileID("none.yml")])
    let environment = ProjectSample(["project.yml": "include: [{path: \"${ENV}.yml\"}]\n" + target])
    #expect(environment.description(of: "project.yml")?.problems.isEmpty ?? false)
    #expect(environment.targets(of: "project.yml")[0].plistSummary.contains("unknown: the environment"))
    let round = ProjectSample(["project.yml": "include: a.yml\n" + target, "a.yml": "include: [project.yml, a.yml]\n"])
    #expect(round.targets(of: "project.yml").map(\.plistSummary) == ["entries "])
    #expect(round.description(of: "project.yml")?.dependencies == [FileID("a.yml")])
    let broken = ProjectSample(["project.yml": target + "  Next: [\n"])
    #expect(broken.targets(of: "project.yml").first?.plistSummary.contains("cannot be read to its end") ?? false)
    #expect(ProjectSample(["project.yml": ""]).targets(of: "project.yml").isEmpty)
  }

  @Test("templates and their attributes") func templates() throws {
    let sample = ProjectSample([
      "project.yml": """
      targetTemplates:
        Base:
          platform: iOS
          sources: ["${target_name}/Sources", "${folder}"]
          info:
            path: ${target_name}/Info.plist
            properties: {CFBundleName: "${title}", UISupportsAssistiveAccess: "${flag}", A: base}
        App:
          templates: [Base]
          type: application
          info: {properties: {A: app}}
      targets:
        Notes:
          templates: [App]
          templateAttributes: {folder: More, title: My Notes, flag: "true"}
        Plain:
          templates: [App]
          templateAttributes: {folder: More, flag: true}
          info: {properties: {UISupportsAssistiveAccess: true}}
      """
    ])
    let notes = try #require(sample.target("Notes", of: "project.yml"))
    #expect(notes.productType == .application)
    #expect(notes.compiles("Notes/Sources/A.swift") && notes.compiles("More/A.swift"))
    #expect(sample.value("CFBundleName", of: notes) == .string("My Notes"))
    #expect(sample.value("A", of: notes) == .string("app"))
    #expect(sample.value("UISupportsAssistiveAccess", of: notes) == .string("true"))
    let plain = sample.target("Plain", of: "project.yml")
    #expect(sample.value("UISupportsAssistiveAccess", of: plain) == .boolean(true))
    #expect(!(plain?.compiles("More/A.swift") ?? true))
  }

  @Test("settings that name Assistive Access") func assistiveSettings() throws {
    let sample = ProjectSample([
      "project.yml": """
      settings:
        INFOPLIST_KEY_UISupportsAssistiveAccess: YES
      settingGroups:
        g: {"INFOPLIST_KEY_UISupportsAssistiveAccess[sdk=iphoneos*]": true, OTHER: 1}
      configFiles: {Debug: a.xcconfig}
      targets:
        App:
          type: application
          platform: [iOS, tvOS]
          settings:
            configs:
              debug: {INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess: true}
      """, "a.xcconfig": "INFOPLIST_KEY_AssistiveAccess = 1\n",
    ])
    let settings = try #require(sample.description(of: "project.yml")?.assistiveSettings)
    #expect(
      settings.map { "\($0.name) = \($0.value) \($0.targets.sorted())" } == [
        "INFOPLIST_KEY_UISupportsAssistiveAccess = YES []", "INFOPLIST_KEY_UISupportsAssistiveAccess = true []",
        "INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess = true [\"App_iOS\", \"App_tvOS\"]",
        "INFOPLIST_KEY_AssistiveAccess = 1 []",
      ])
    let text = try #require(sample.texts[FileID("project.yml")])
    #expect(text.string(in: settings[0].removalSpan) == "  INFOPLIST_KEY_UISupportsAssistiveAccess: YES\n")
    #expect(text.applying(.removal(settings[1].removalSpan)).string.contains("g: {OTHER: 1}"))
    #expect(text.applying(.removal(settings[2].removalSpan)).string.contains("debug: {}"))
  }

  @Test("versions from settings and files, per configuration") func versions() {
    let sample = ProjectSample([
      "project.yml": """
      options: {deploymentTarget: {iOS: 15.0}}
      configs: {Debug: debug, Store: release}
      configFiles: {Store: store.xcconfig}
      targets:
        App:
          type: application
          platform: iOS
          settings: {configs: {debug: {IPHONEOS_DEPLOYMENT_TARGET: '26.0'}}}
      """, "store.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 18.4 // low\n",
    ])
    let versions = sample.target("App", of: "project.yml")?.configurations.map { configuration in
      "\(configuration.name) \(configuration.deploymentTargets[.iOS]?.version.description ?? "none")"
    }
    #expect(versions == ["Debug 26.0", "Store 18.4"])
  }

  @Test("a spec that is cut off anywhere says less and never more") func cut() {
    let bytes = Array(Self.spec.utf8)
    let whole = ProjectSample(["N/project.yml": Self.spec]).targets(of: "N/project.yml").map(\.name)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      let sample = ProjectSample(["N/project.yml": String(decoding: bytes[..<length], as: UTF8.self)])
      guard let description = sample.description(of: "N/project.yml") else { continue }
      for target in description.targets.dropLast() {
        #expect(whole.contains(target.name) || target.name.hasPrefix("Kit"))
        #expect(sample.text(target.declaration) != nil)
      }
      for target in description.targets { _ = sample.adding(to: target) }
    }
  }

  @Test("a spec that another one includes is a part of that one") func includedRoots() {
    let sample = ProjectSample([
      "project.yml": "include: App/project.yml\ntargets: {App: {info: {path: Info.plist}}}\n",
      "App/project.yml": "targets:\n  App: {type: application, platform: iOS}\n",
    ])
    let model = ProjectModel(["project.yml", "App/project.yml"].compactMap { sample.description(of: $0) })
    #expect(model.targets.map(\.plistSummary) == ["entries "])
  }
}
