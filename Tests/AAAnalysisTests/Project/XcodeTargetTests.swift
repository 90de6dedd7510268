import Testing

@testable import AAAnalysis

@Suite struct XcodeTargetTests {
  private static let productTypeSamples: [(name: String, type: ProductType)] = [
    ("application", .application),
    ("application.on-demand-install-capable", .appClip),
    ("application.watchapp", .watchApp),
    ("application.watchapp2", .watchApp),
    ("watchkit-extension", .watchApp),
    ("watchkit2-extension", .watchApp),
    ("application.watchapp2-container", .other),
    ("application.messages", .other),
    ("app-extension", .appExtension),
    ("app-extension.messages", .appExtension),
    ("app-extension.intents-service", .appExtension),
    ("extensionkit-extension", .appExtension),
    ("tv-app-extension", .appExtension),
    ("framework", .library),
    ("framework.static", .library),
    ("library.static", .library),
    ("library.dynamic", .library),
    ("bundle.unit-test", .tests),
    ("bundle.ui-testing", .tests),
    ("bundle", .other),
    ("tool", .other),
    ("xpc-service", .other),
  ]

  @Test(arguments: productTypeSamples)
  func productTypes(_ name: String, _ expected: ProductType) {
    var sample = XcodeProjectSample()
    sample.targets[0].productType = "com.apple.product-type." + name
    #expect(sample.read().target()?.productType == expected)
  }

  @Test func aggregatesAreNoApps() {
    var sample = XcodeProjectSample()
    sample.targets[0].isa = "PBXAggregateTarget"
    #expect(sample.read().target()?.productType == .other)
  }

  private static let platformSamples: [(settings: [String], platforms: Set<Platform>)] = [
    (["SDKROOT = iphoneos"], [.iOS]),
    (["SDKROOT = macosx"], [.macOS]),
    (["SDKROOT = iphoneos17.0"], [.iOS]),
    (["SDKROOT = macosx", "IPHONEOS_DEPLOYMENT_TARGET = 17.0"], [.macOS]),
    (["SDKROOT = auto", "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\""], [.iOS, .macOS]),
    (["SUPPORTED_PLATFORMS = \"xros xrsimulator\""], [.visionOS]),
    (["SUPPORTED_PLATFORMS = (\n\t\t\t\t\tappletvos,\n\t\t\t\t\tappletvsimulator,\n\t\t\t\t)"], [.tvOS]),
    (["SDKROOT = auto", "MACOSX_DEPLOYMENT_TARGET = 14", "IPHONEOS_DEPLOYMENT_TARGET = 17"], [.iOS, .macOS]),
    (["SUPPORTS_MACCATALYST = YES"], [.iOS]),
    (["SDKROOT = \"$(SDK_FROM_ELSEWHERE)\"", "TARGETED_DEVICE_FAMILY = \"1,2\""], [.iOS]),
    (["PRODUCT_NAME = Notes"], []),
  ]

  @Test(arguments: platformSamples)
  func platforms(_ settings: [String], _ expected: Set<Platform>) {
    var sample = XcodeProjectSample(projectSettings: [])
    sample.targets[0].settings = settings
    #expect(sample.read().target()?.platforms == expected)
  }

  @Test func anAppForTheWatchIsOneWhateverItsProductType() {
    var sample = XcodeProjectSample()
    sample.targets[0].settings = ["SDKROOT = watchos"]
    let target = sample.read().target()
    #expect(target?.productType == .watchApp)
    #expect(target?.isMobileApp == false)
  }

  @Test func deploymentTargetsAreTakenFromWhereTheyStand() throws {
    var sample = XcodeProjectSample(projectSettings: [
      "IPHONEOS_DEPLOYMENT_TARGET = 17.0", "MACOSX_DEPLOYMENT_TARGET = 14.0", "SDKROOT = iphoneos",
    ])
    sample.projectConfigurationFile = "Shared.xcconfig"
    sample.targets = [
      .init("Notes", settings: ["PRODUCT_NAME = Notes"]),
      .init("Newer", settings: ["IPHONEOS_DEPLOYMENT_TARGET = 26.0"]),
      .init("Named", settings: ["IPHONEOS_DEPLOYMENT_TARGET = \"$(MINIMUM)\""]),
      .init("Unknown", settings: ["IPHONEOS_DEPLOYMENT_TARGET = \"$(ELSEWHERE)\""]),
    ]
    let configuration = "IPHONEOS_DEPLOYMENT_TARGET = 15.0\nMINIMUM = 18.4\n"
    let description = sample.read(["Work/Shared.xcconfig": configuration])
    func deploymentTarget(_ name: String) -> DeploymentTarget? {
      description.target(name)?.configuration()?.deploymentTargets[.iOS]
    }
    let text = SourceText(sample.text)
    let inherited = try #require(deploymentTarget("Notes"))
    #expect(inherited.version == PlatformVersion(17))
    #expect(inherited.location.file == XcodeProjectSample.file)
    #expect(text.string(in: inherited.location.span) == "17.0")
    #expect(deploymentTarget("Newer")?.version == PlatformVersion(26))
    let named = try #require(deploymentTarget("Named"))
    #expect(named.version == PlatformVersion(18, 4))
    #expect(named.location.file == FileID("Work/Shared.xcconfig"))
    #expect(SourceText(configuration).string(in: named.location.span) == "18.4")
    #expect(deploymentTarget("Unknown") == nil)
    #expect(description.target()?.configuration()?.deploymentTargets[.macOS] == nil)
    #expect(description.dependencies == [FileID("Work/Shared.xcconfig")])
  }

  @Test func layersWinOverEachOther() {
    var sample = XcodeProjectSample(projectSettings: ["IPHONEOS_DEPLOYMENT_TARGET = 16.0", "SDKROOT = iphoneos"])
    sample.projectConfigurationFile = "Project.xcconfig"
    sample.targets[0].configurationFile = "Target.xcconfig"
    sample.targets[0].settings = ["GENERATE_INFOPLIST_FILE = YES"]
    let files = [
      "Work/Project.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0\nGENERATE_INFOPLIST_FILE = NO",
      "Work/Target.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET[config=Debug] = 17.0\nGENERATE_INFOPLIST_FILE = NO",
    ]
    let target = sample.read(files).target()
    #expect(target?.configuration("Debug")?.deploymentTargets[.iOS]?.version == PlatformVersion(17))
    #expect(target?.configuration("Release")?.deploymentTargets[.iOS]?.version == PlatformVersion(16))
    #expect(target?.configuration()?.infoPlist.words == ["generated"])
  }

  @Test func aConfigurationThatTheProjectLacksTakesItsDefaultOne() {
    let text = XcodeProjectSample(projectSettings: ["SDKROOT = iphoneos"]).text
      .replacing("\"Notes:Debug\" /* Debug */ = {", with: "\"Notes:Debug\" /* Staging */ = {")
      .replacing("name = Debug;", with: "name = Staging;", maxReplacements: 2)
      .replacing("name = Staging;", with: "name = Debug;", maxReplacements: 1)
    let target = XcodeProjectSample.read(text).target()
    #expect(target?.configurations.map(\.name) == ["Staging", "Release"])
    #expect(target?.platforms == [.iOS])
  }

  @Test func whatIsLinkedIsNamed() {
    var sample = XcodeProjectSample(targets: [
      .init("Notes"), .init("NotesKit", settings: ["PRODUCT_NAME = \"$(TARGET_NAME:lower)\""]),
    ])
    sample.targets[0].phases = ["LINK"]
    sample.targets[0].entries =
      "\t\t\tdependencies = (D1, D2, D3);\n\t\t\tpackageProductDependencies = (P1);\n"
    sample.targets[1].productType = "com.apple.product-type.framework"
    sample.targets[1].entries = "\t\t\tproductReference = KIT;\n"
    sample.objects = """
      \t\tLINK = {isa = PBXFrameworksBuildPhase; files = (B1, B2, B3, B4, B5); };
      \t\tB1 = {isa = PBXBuildFile; fileRef = KIT; };
      \t\tB2 = {isa = PBXBuildFile; productRef = P2; };
      \t\tB3 = {isa = PBXBuildFile; fileRef = ARCHIVE; };
      \t\tB4 = {isa = PBXBuildFile; fileRef = FOREIGN; };
      \t\tB5 = {isa = PBXBuildFile; fileRef = GONE; };
      \t\tKIT = {isa = PBXFileReference; path = "Notes Kit.framework"; sourceTree = BUILT_PRODUCTS_DIR; };
      \t\tARCHIVE = {isa = PBXFileReference; path = "libSketch.a"; sourceTree = BUILT_PRODUCTS_DIR; };
      \t\tFOREIGN = {isa = PBXReferenceProxy; fileType = wrapper.framework; path = Charts.framework; };
      \t\tD1 = {isa = PBXTargetDependency; target = "TARGET:NotesKit"; targetProxy = X1; };
      \t\tD2 = {isa = PBXTargetDependency; name = Other; targetProxy = X1; };
      \t\tD3 = {isa = PBXTargetDependency; targetProxy = X1; };
      \t\tX1 = {isa = PBXContainerItemProxy; remoteInfo = Remote; };
      \t\tP1 = {isa = XCSwiftPackageProductDependency; productName = Algorithms; };
      \t\tP2 = {isa = XCSwiftPackageProductDependency; productName = Collections; };

      """
    let description = sample.read()
    #expect(
      description.target()?.dependencies == [
        "NotesKit", "Other", "Remote", "Algorithms", "Collections", "Notes Kit", "Sketch", "Charts",
      ])
    #expect(description.target("NotesKit")?.productNames == ["Notes Kit", "noteskit"])
    let model = ProjectModel([description])
    #expect(model.parts(of: 0) == [0, 1])
  }

  @Test func aTargetStandsWhereItsNameStands() throws {
    let sample = XcodeProjectSample(targets: [.init("Notes for All")])
    let description = sample.read()
    let declaration = try #require(description.targets.first?.declaration)
    #expect(declaration.file == XcodeProjectSample.file)
    #expect(SourceText(sample.text).string(in: declaration.span) == "\"Notes for All\"")
  }

  @Test func settingsThatNameAssistiveAccessAreFoundWhereverTheyStand() {
    var sample = XcodeProjectSample(projectSettings: [
      "INFOPLIST_KEY_UISupportsAssistiveAccess = YES", "SDKROOT = iphoneos",
    ])
    sample.configurations = ["Debug"]
    sample.projectConfigurationFile = "Shared.xcconfig"
    sample.targets[0].settings = [
      "INFOPLIST_KEY_UILaunchScreen_Generation = YES",
      "\"INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess[sdk=iphoneos*]\" = NO",
    ]
    let configuration =
      "// INFOPLIST_KEY_UISupportsAssistiveAccess = NO\nINFOPLIST_KEY_uisupportsassistiveaccess = NO // why\n"
    let settings = sample.read(["Work/Shared.xcconfig": configuration]).assistiveSettings
    let texts = [
      XcodeProjectSample.file: SourceText(sample.text), FileID("Work/Shared.xcconfig"): SourceText(configuration),
    ]
    func line(_ setting: BuildSettingAssignment) -> String? {
      texts[setting.location.file]?.string(in: setting.removalSpan)
    }
    func name(_ setting: BuildSettingAssignment) -> String? {
      texts[setting.location.file]?.string(in: setting.location.span)
    }
    #expect(
      settings.map(\.name) == [
        "INFOPLIST_KEY_UISupportsAssistiveAccess", "INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess",
        "INFOPLIST_KEY_uisupportsassistiveaccess",
      ])
    #expect(settings.map(\.value) == ["YES", "NO", "NO"])
    #expect(settings.map(\.targets) == [[], ["Notes"], []])
    #expect(
      settings.map(name) == [
        "INFOPLIST_KEY_UISupportsAssistiveAccess",
        "INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess[sdk=iphoneos*]",
        "INFOPLIST_KEY_uisupportsassistiveaccess",
      ])
    #expect(
      settings.map(line) == [
        "\t\t\t\tINFOPLIST_KEY_UISupportsAssistiveAccess = YES;\n",
        "\t\t\t\t\"INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess[sdk=iphoneos*]\" = NO;\n",
        "INFOPLIST_KEY_uisupportsassistiveaccess = NO // why\n",
      ])
  }
}
