import Testing

@testable import AAAnalysis

@Suite struct XcodeMembershipTests {
  @Test func filesAreFoundByTheirPlaceInTheGroups() {
    var sample = XcodeProjectSample(targets: [.init("Notes"), .init("Widget")])
    sample.targets[0].phases = ["SOURCES"]
    sample.mainGroup = ["APP", "LOOSE", "OUTSIDE", "ROOTED"]
    sample.objects = """
      \t\tSOURCES = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5, B6, B7, GONE); };
      \t\tB1 = {isa = PBXBuildFile; fileRef = F1; };
      \t\tB2 = {isa = PBXBuildFile; fileRef = F2; };
      \t\tB3 = {isa = PBXBuildFile; fileRef = F3; };
      \t\tB4 = {isa = PBXBuildFile; fileRef = F4; };
      \t\tB5 = {isa = PBXBuildFile; fileRef = F5; };
      \t\tB6 = {isa = PBXBuildFile; fileRef = F6; };
      \t\tB7 = {isa = PBXBuildFile; fileRef = V1; };
      \t\tAPP = {isa = PBXGroup; children = (F1, VIEWS); path = App; sourceTree = "<group>"; };
      \t\tVIEWS = {isa = PBXGroup; children = (F2, FOLDER, V1); name = Views; path = "../Shared Views"; sourceTree = "<group>"; };
      \t\tLOOSE = {isa = PBXGroup; children = (F3, F5); name = Loose; sourceTree = "<group>"; };
      \t\tOUTSIDE = {isa = PBXGroup; children = (F4); path = /Library/Code; sourceTree = "<absolute>"; };
      \t\tROOTED = {isa = PBXGroup; children = (F6); path = Rooted; sourceTree = SOURCE_ROOT; };
      \t\tFOLDER = {isa = PBXFileReference; lastKnownFileType = folder; path = Blue; sourceTree = "<group>"; };
      \t\tF1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      \t\tF2 = {isa = PBXFileReference; name = Home.swift; path = "sub/Home.swift"; sourceTree = "<group>"; };
      \t\tF3 = {isa = PBXFileReference; path = Loose.swift; sourceTree = "<group>"; };
      \t\tF4 = {isa = PBXFileReference; path = Far.swift; sourceTree = "<group>"; };
      \t\tF5 = {isa = PBXFileReference; path = Generated.swift; sourceTree = BUILT_PRODUCTS_DIR; };
      \t\tF6 = {isa = PBXFileReference; path = Root.swift; sourceTree = "<group>"; };
      \t\tV1 = {isa = PBXVariantGroup; children = (L1, L2); name = Main.storyboard; sourceTree = "<group>"; };
      \t\tL1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      \t\tL2 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };

      """
    let description = sample.read()
    #expect(
      description.target()?.sources.files == [
        FileID("Work/App/App.swift"), FileID("Work/Shared Views/sub/Home.swift"), FileID("Work/Loose.swift"),
        FileID("/Library/Code/Far.swift"), FileID("Work/Rooted/Root.swift"),
        FileID("Work/Shared Views/Base.lproj/Main.storyboard"), FileID("Work/Shared Views/de.lproj/Main.strings"),
      ])
    #expect(description.target()?.compiles("Work/Shared Views/Blue/Code.swift") == false)
    #expect(description.target("Widget")?.sources.isEmpty == true)
  }

  @Test(arguments: [
    ("platformFilter = ios;", true),
    ("platformFilter = maccatalyst;", true),
    ("platformFilters = (ios, xros, );", true),
    ("platformFilters = (macos, tvos, );", false),
    ("platformFilter = macos;", false),
    ("", true),
  ])
  func filesForOtherPlatformsAreLeftOut(_ filter: String, _ isCompiled: Bool) {
    var sample = XcodeProjectSample()
    sample.targets[0].sources = ["App.swift"]
    let text = sample.text.replacing(
      "{isa = PBXBuildFile; fileRef = \"REF:App.swift\"; }",
      with: "{isa = PBXBuildFile; fileRef = \"REF:App.swift\"; \(filter) }")
    #expect(XcodeProjectSample.read(text).target()?.compiles("Work/App.swift") == isCompiled)
    // For a target that is not built for iOS the filters say nothing here.
    let other = XcodeProjectSample.read(text.replacing("SDKROOT = iphoneos", with: "SDKROOT = macosx"))
    #expect(other.target()?.compiles("Work/App.swift") == true)
  }

  /// A folder as it is on disk, which belongs to the app and lends single files to the widget.
  private var synchronized: XcodeProjectSample {
    var sample = XcodeProjectSample(targets: [.init("Notes"), .init("Widget"), .init("Tests")])
    sample.targets[0].entries = "\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\tFOLDER /* Notes */,\n\t\t\t);\n"
    sample.mainGroup = ["CODE"]
    sample.objects = """
      \t\tCODE = {isa = PBXGroup; children = (FOLDER); path = Code; sourceTree = "<group>"; };
      \t\tFOLDER /* Notes */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, E3, GONE, ); explicitFileTypes = {}; explicitFolders = (Blue, ); path = Notes; sourceTree = "<group>"; };
      \t\tE1 = {
      \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
      \t\t\tmembershipExceptions = (
      \t\t\t\tInfo.plist,
      \t\t\t\t"Old Code/Legacy.swift",
      \t\t\t\tUnused,
      \t\t\t);
      \t\t\tplatformFiltersByRelativePath = {
      \t\t\t\tMac/Menu.swift = (macos, );
      \t\t\t\tPhone.swift = (ios, );
      \t\t\t};
      \t\t\ttarget = "TARGET:Notes" /* Notes */;
      \t\t};
      \t\tE2 = {
      \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
      \t\t\tmembershipExceptions = (
      \t\t\t\tModel/Note.swift,
      \t\t\t\tStyle,
      \t\t\t\t"/Localized: Localizable.strings",
      \t\t\t);
      \t\t\ttarget = "TARGET:Widget" /* Widget */;
      \t\t};
      \t\tE3 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = COPY; membershipExceptions = (Sound.caf, ); };

      """
    return sample
  }

  @Test(arguments: [
    ("Work/Code/Notes/App.swift", true, false),
    ("Work/Code/Notes/Deep/Down/View.swift", true, false),
    ("Work/Code/Notes/Model/Note.swift", true, true),
    ("Work/Code/Notes/Style/Colors.swift", true, true),
    ("Work/Code/Notes/Old Code/Legacy.swift", false, false),
    ("Work/Code/Notes/Old Code/Other.swift", true, false),
    ("Work/Code/Notes/Unused/Any.swift", false, false),
    ("Work/Code/Notes/Mac/Menu.swift", false, false),
    ("Work/Code/Notes/Phone.swift", true, false),
    ("Work/Code/Notes/Blue/Sample.swift", false, false),
    ("Work/Code/Notes/Help/Guide.docc/Step1.swift", false, false),
    ("Work/Code/NotesTests/Test.swift", false, false),
    ("Work/Notes/App.swift", false, false),
  ])
  func foldersAreTakenAsTheyAre(_ path: String, _ isInApp: Bool, _ isInWidget: Bool) {
    let description = synchronized.read()
    #expect(description.target("Notes")?.compiles(path) == isInApp)
    #expect(description.target("Widget")?.compiles(path) == isInWidget)
    #expect(description.target("Tests")?.compiles(path) == false)
  }

  @Test func aProjectFolderOfItsOwnMovesEverything() {
    var sample = synchronized
    sample.projectDirPath = "../Sources"
    sample.targets[0].settings = ["INFOPLIST_FILE = App/Info.plist"]
    let target = sample.read().target()
    #expect(target?.compiles("Sources/Code/Notes/App.swift") == true)
    #expect(target?.configuration()?.infoPlist.words == ["Sources/App/Info.plist"])
  }

  @Test func groupsThatHoldEachOtherEnd() {
    var sample = XcodeProjectSample()
    sample.mainGroup = ["A"]
    sample.objects = """
      \t\tA = {isa = PBXGroup; children = (B, GROUP); path = a; sourceTree = "<group>"; };
      \t\tB = {isa = PBXGroup; children = (A, B); path = b; sourceTree = "<group>"; };

      """
    #expect(sample.read().targets.count == 1)
  }
}
