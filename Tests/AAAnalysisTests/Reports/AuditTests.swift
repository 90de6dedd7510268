import AATestSupport
import Testing

@testable import AAAnalysis

@Suite("review checklist")
struct AuditTests {
  private typealias Sample = AuditSample

  @Test("every rule belongs to one line, and lines name only rules that there are")
  func rulesBelongToLines() {
    let named = AuditCriterion.all.flatMap(\.rules)
    #expect(named.count == Set(named).count)
    #expect(Set(named) == Set(Catalogue.all.map(\.id)))
    #expect(Set(AuditCriterion.all.map(\.id)).count == AuditCriterion.all.count)
  }

  @Test("a rule that no line knows belongs to the last one")
  func remainder() {
    #expect(AuditCriterion.criterion(ofRule: "no-such-rule") == AuditCriterion.remainder)
    #expect(AuditCriterion.all.last?.id == AuditCriterion.remainder)
  }

  @Test("an app that does everything as asked passes, but for what only people can say")
  func goodApp() throws {
    let audit = Sample.good.audit
    let app = try #require(audit.apps.first)
    #expect(audit.apps.count == 1)
    #expect(app.adoption == .scene)
    let open = app.lines.filter { $0.verdict != .passed }.map { "\($0.criterion.id): \($0.verdict)" }
    #expect(
      open == [
        "full-screen: notApplicable", "scene-delegate: notApplicable", "plain-words: byHand",
        "runtime-flag: notApplicable", "on-device: byHand",
      ])
    for line in app.lines where line.verdict == .passed {
      #expect(!line.evidence.isEmpty, "\(line.criterion.id) passed without evidence")
    }
    for line in app.lines where line.verdict == .notApplicable || line.verdict == .byHand {
      #expect(line.reason != nil, "\(line.criterion.id) gives no reason")
    }
    #expect(app.screens.map(\.words) == ["“Album”", "“Photo”"])
  }

  // MARK: Verdicts

  struct Case: Sendable, CustomTestStringConvertible {
    var line: String
    var verdict: Audit.Verdict
    var old: String
    var new: String
    var file: String
    var testDescription: String { "\(line): \(verdict) by \(new.prefix(40))" }
  }

  private static let show = #"Button("Show", systemImage: "eye") { isShown = true }"#

  static let cases: [Case] = [
    Case(
      line: "plist-key", verdict: .failed, old: "\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n", new: "",
      file: "Info.plist"),
    Case(line: "plist-key", verdict: .failed, old: "<true/>", new: "<string>YES</string>", file: "Info.plist"),
    Case(
      line: "full-screen", verdict: .toLookAt, old: "<key>UISupportsA",
      new: "<key>UISupportsFullScreenInAssistiveAccess</key>\n\t<true/>\n\t<key>UISupportsA", file: "Info.plist"),
    Case(
      line: "scene", verdict: .failed, old: "AssistiveAccess {\n      AlbumHome()\n    }\n", new: "",
      file: "App.swift"),
    Case(
      line: "scene-delegate", verdict: .failed, old: "struct LibraryView", file: "App.swift",
      replacement: """
        class SceneDelegate: UIHostingSceneDelegate {
          static var rootScene: some Scene { AssistiveAccess { AlbumHome() } }
        }

        struct LibraryView
        """),
    Case(
      line: "scene-environment", verdict: .failed,
      old: "LibraryView()\n    }\n    AssistiveAccess {\n      AlbumHome()\n    }\n  }\n}\n", file: "App.swift",
      replacement: """
        LibraryView().environmentObject(Store())
            }
            AssistiveAccess {
              StoreHome()
            }
          }
        }

        final class Store: ObservableObject { let name = "" }

        struct StoreHome: View {
          @EnvironmentObject private var store: Store
          var body: some View { AlbumHome().accessibilityLabel(store.name) }
        }

        """),
    Case(line: "core-features", verdict: .failed, old: "AlbumHome()", new: "LibraryView()", file: "App.swift"),
    Case(
      line: "core-features", verdict: .toLookAt, old: show,
      new: "Form {\n" + String(repeating: #"Button("Show", systemImage: "eye") { isShown = true }"# + "\n", count: 6)
        + "}",
      file: "Photo.swift"),
    Case(
      line: "one-decision", verdict: .toLookAt, old: show,
      new: #"Form { Toggle("One", systemImage: "eye", isOn: $isShown); Stepper("Two", value: $count) }"#,
      file: "Photo.swift"),
    Case(
      line: "back-button", verdict: .failed, old: ".navigationTitle(\"Photo\")",
      new: ".navigationTitle(\"Photo\")\n      .navigationBarBackButtonHidden()", file: "Photo.swift"),
    Case(
      line: "navigation-icons", verdict: .failed, old: "      .assistiveAccessNavigationIcon(systemImage: \"photo\")\n",
      new: "", file: "Photo.swift"),
    Case(
      line: "words-and-pictures", verdict: .failed, old: show, new: #"Button("Show") { isShown = true }"#,
      file: "Photo.swift"),
    Case(
      line: "native-controls", verdict: .failed, old: show, new: show + "\n      .controlSize(.mini)",
      file: "Photo.swift"),
    Case(
      line: "visible-actions", verdict: .failed, old: show,
      new: show + "\n      .contextMenu { Button(\"Hide\", systemImage: \"eye.slash\") { isShown = false } }",
      file: "Photo.swift"),
    Case(
      line: "large-text", verdict: .failed, old: show, new: show + "\n      .font(.caption)",
      file: "Photo.swift"),
    Case(
      line: "no-timing", verdict: .failed, old: show,
      new: "VStack { if isShown { Text(\"Saved\") }\n\(show) }\n"
        + "      .task(id: isShown) { try? await Task.sleep(for: .seconds(2)); isShown = false }",
      file: "Photo.swift"),
    Case(
      line: "destruction", verdict: .failed, old: show,
      new: #"Button("Delete", systemImage: "trash", role: .destructive) { modelContext.delete(photo) }"#,
      file: "Photo.swift"),
    Case(
      line: "few-demands", verdict: .failed, old: show, new: #"SecureField("Password", text: $password)"#,
      file: "Photo.swift"),
    Case(
      line: "plain-words", verdict: .toLookAt, old: show,
      new: "VStack { Text(error.localizedDescription)\n\(show) }", file: "Photo.swift"),
    Case(
      line: "runtime-flag", verdict: .failed, old: "@State private var isShown = false",
      new: "@State private var isShown = false\n  var isOn: Bool { UIAccessibility.isAssistiveAccessEnabled }",
      file: "Photo.swift"),
    Case(
      line: "runtime-flag", verdict: .passed, old: "Text(\"Library\") }",
      new: "if isSimple { Text(\"Library\") } }\n"
        + "  @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple", file: "App.swift"),
    Case(line: "previews", verdict: .toLookAt, old: "(traits: .assistiveAccess)", new: "", file: "Album.swift"),
    Case(
      line: "previews", verdict: .failed, old: " {\n  AlbumHome()\n}\n", new: "\nAlbumHome()\n", file: "Album.swift"),
    Case(
      line: "other-findings", verdict: .failed, old: show, new: "// aa:disable:next tab-view\n    \(show)",
      file: "Photo.swift"),
    Case(
      line: "words-and-pictures", verdict: .byHand, old: show,
      new: "Button { isShown = true } label: { makeLabel() }", file: "Photo.swift"),
    Case(
      line: "navigation-icons", verdict: .toLookAt,
      old: "\n      .navigationTitle(\"Photo\")\n      .assistiveAccessNavigationIcon(systemImage: \"photo\")", new: "",
      file: "Photo.swift"),
  ]

  @Test("each line comes out as the app is", arguments: cases)
  func verdicts(of item: Case) throws {
    let line = try #require(Sample.good.replacing(item.old, with: item.new, in: item.file).line(item.line))
    #expect(line.verdict == item.verdict, "\(line.reason ?? "") \((line.failures + line.remarks).map(\.message))")
    if item.verdict == .failed || item.verdict == .toLookAt {
      #expect(!line.next.isEmpty || line.reason != nil)
      #expect(!(line.failures + line.remarks).isEmpty || line.reason != nil)
    }
  }

  @Test("each line fails, or is looked at, in one of the cases")
  func casesAreComplete() {
    let wrong = Set(Self.cases.filter { $0.verdict == .failed || $0.verdict == .toLookAt }.map(\.line))
    #expect(Set(AuditCriterion.all.map(\.id)).subtracting(wrong) == ["on-device"])
  }

  @Test("without an Info.plist nothing is said to be there")
  func noInfoPlist() {
    #expect(Sample.good.without("Info.plist").verdict("plist-key") == .unknown)
  }

  @Test("what a build works out is not known")
  func unknownInfoPlist() {
    let sample = Sample.good.replacing("<dict>", with: "#include \"Keys.h\"\n<dict>", in: "Info.plist")
      .replacing("\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n", with: "", in: "Info.plist")
    #expect(sample.verdict("plist-key") == .unknown)
  }

  @Test("what could not be read is no reason to pass")
  func unreadFiles() throws {
    var sample = Sample.good
    sample.unread = ["Broken.swift"]
    let app = try #require(sample.audit.apps.first)
    #expect(app.count(of: .passed) == 2)
    #expect(app.lines.first { $0.criterion.id == "no-timing" }?.verdict == .unknown)
    #expect(app.lines.first { $0.criterion.id == "plist-key" }?.verdict == .passed)
    #expect(app.notes.contains { $0.contains("Broken.swift") })
  }

  @Test("a rule that is switched off is no reason to pass, and the line says so")
  func rulesOff() throws {
    var sample = Sample.good
    sample.analyzer.rulesOff = ["timed-dismissal", "repeating-motion"]
    let line = try #require(sample.line("no-timing"))
    #expect(line.verdict == .unknown)
    #expect(line.rulesOff == ["timed-dismissal", "repeating-motion"])
    sample.analyzer.rulesOff = ["repeating-motion"]
    #expect(sample.verdict("no-timing") == .passed)
    #expect(sample.line("no-timing")?.rulesOff == ["repeating-motion"])
  }

  @Test("a rule that a team makes milder is to be looked at")
  func severities() {
    var sample = Sample.good.replacing("Photo\")", with: "Photo\").navigationBarBackButtonHidden()", in: "Photo.swift")
    sample.analyzer.severities = ["back-button-hidden": .information]
    #expect(sample.verdict("back-button") == .toLookAt)
  }

  @Test("what a comment silences is told with its reason, and the line passes")
  func silenced() throws {
    let sample = Sample.good.replacing(
      Self.show,
      with: "// aa:disable:next text-only-control - the word is a picture here\n    "
        + #"Button("Show") { isShown = true }"#, in: "Photo.swift")
    let line = try #require(sample.line("words-and-pictures"))
    #expect(line.verdict == .passed)
    #expect(line.silenced.map(\.reason) == ["the word is a picture here"])
    #expect(line.silenced.map(\.finding.rule) == ["text-only-control"])
    #expect(line.evidence.first?.text == "1 of 2 controls shows both")
  }

  // MARK: Kinds of adoption

  private func withoutScene(_ sample: AuditSample) -> AuditSample {
    sample.replacing("    AssistiveAccess {\n      AlbumHome()\n    }\n", with: "", in: "App.swift")
      .replacing("#Preview(traits: .assistiveAccess) {\n  AlbumHome()\n}\n", with: "", in: "Album.swift")
      .replacing("AlbumHome", with: "Album", in: "Album.swift")
      .replacing("\n      .assistiveAccessNavigationIcon(systemImage: \"photo.stack\")", with: "", in: "Album.swift")
      .replacing("\n      .assistiveAccessNavigationIcon(systemImage: \"photo\")", with: "", in: "Photo.swift")
  }

  @Test("an app without any adoption gets first steps, and no line passes for it")
  func noAdoption() throws {
    let sample = withoutScene(.good)
      .replacing("\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n", with: "", in: "Info.plist")
    let audit = sample.audit
    let app = try #require(audit.apps.first)
    #expect(app.adoption == .none)
    #expect(app.lines.filter { $0.verdict == .failed }.map(\.criterion.id) == ["scene"])
    #expect(app.lines.filter { $0.verdict == .passed }.map(\.criterion.id) == [AuditCriterion.remainder])
    #expect(app.firstSteps.count > 3)
    #expect(app.notes.isEmpty)
    #expect(app.deviceSteps.isEmpty)
    #expect(audit.contains(.failed))
  }

  @Test("screens without a name are counted among those to go to")
  func namelessScreens() {
    var facts = AuditFacts()
    facts.screens = (0..<13).map { number in
      Audit.Screen(
        title: number < 3 ? "Page \(number)" : nil, view: nil, kind: .pushed,
        place: Location(FileID("App.swift"), Span(at: number)), options: 0, inputs: 0, pushes: 1)
    }
    let steps = DeviceSteps(facts: facts, adoption: .scene, judgesWholeApp: false).steps
    #expect(steps.contains { $0.hasPrefix("Go to “Page 1” and “Page 2” and to 10 more screens.") })
  }

  @Test("the first steps are as the app's oldest system needs them", arguments: [(17, true), (26, false)])
  func firstSteps(version: Int, isChecked: Bool) {
    let place = Location(FileID("App.xcodeproj/project.pbxproj"), Span(at: 0))
    let target = BuildTarget(
      name: "App", form: isChecked ? .playground : .xcode, productType: .application, platforms: [.iOS],
      declaration: place,
      configurations: [
        BuildTarget.Configuration(
          name: "", deploymentTargets: [.iOS: DeploymentTarget(version: PlatformVersion(version), location: place)])
      ])
    let steps = AuditFirstStep.all(
      for: AppBundle(name: "App", target: target, targetNumber: 0, number: 0, configurations: []))
    #expect(steps.contains { $0.code.hasPrefix("if #available(iOS 26.0, *) {\n  AssistiveAccess {") } == isChecked)
    #expect(steps.contains { $0.code.hasPrefix("AssistiveAccess {") } != isChecked)
    #expect(steps.count { $0.code.hasPrefix("@available(iOS 26.0, *)\n") } == (isChecked ? 2 : 0))
    #expect(steps.contains { $0.text.contains("additionalInfoPlistContentFilePath") } == isChecked)
  }

  @Test("a view that is named for Assistive Access and shown by no scene is told of")
  func namedView() throws {
    let sample = withoutScene(.good)
      .replacing("\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n", with: "", in: "Info.plist")
      .replacing("LibraryView", with: "AssistiveAccessRootView", in: "App.swift")
    let app = try #require(sample.audit.apps.first)
    let isDeclared = sample.files.contains { $0.text.contains("struct AssistiveAccessRootView") }
    try #require(isDeclared)
    #expect(app.notes == ["there is `AssistiveAccessRootView`, which no `AssistiveAccess` scene shows"])
  }

  @Test("such an app's own screens are judged if that is asked for")
  func wholeApp() throws {
    var sample = withoutScene(.good)
      .replacing("\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n", with: "", in: "Info.plist")
      .replacing("Text(\"Library\")", with: "Album()", in: "App.swift")
    sample.scope = .all
    let app = try #require(sample.audit.apps.first)
    #expect(app.lines.first { $0.criterion.id == "scene" }?.verdict == .failed)
    #expect(app.lines.first { $0.criterion.id == "navigation-icons" }?.verdict == .failed)
    #expect(app.lines.first { $0.criterion.id == "no-timing" }?.verdict == .passed)
    #expect(!app.notes.isEmpty)
  }

  @Test("an app that is shown as it is, in full screen, needs no scene and no icons")
  func fullScreen() throws {
    let sample = withoutScene(.good)
      .replacing("UISupportsAssistiveAccess", with: "UISupportsFullScreenInAssistiveAccess", in: "Info.plist")
      .replacing("Text(\"Library\")", with: "Album()", in: "App.swift")
    let app = try #require(sample.audit.apps.first)
    #expect(app.adoption == .fullScreen)
    func verdict(_ id: String) -> Audit.Verdict? { app.lines.first { $0.criterion.id == id }?.verdict }
    for id in ["plist-key", "scene", "scene-environment", "navigation-icons", "native-controls", "previews"] {
      #expect(verdict(id) == .notApplicable, "\(id)")
    }
    #expect(verdict("full-screen") == .byHand)
    #expect(verdict("no-timing") == .passed)
    #expect(verdict("words-and-pictures") == .passed)
  }

  @Test("an app that only branches on the flag has to decide")
  func flagAlone() throws {
    let sample = withoutScene(.good)
      .replacing("\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n", with: "", in: "Info.plist")
      .replacing(
        "Text(\"Library\") }",
        with: "if isSimple { Album() } else { Text(\"Library\") } }\n"
          + "  @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple", in: "App.swift")
    let app = try #require(sample.audit.apps.first)
    #expect(app.adoption == .flag)
    func verdict(_ id: String) -> Audit.Verdict? { app.lines.first { $0.criterion.id == id }?.verdict }
    #expect(verdict("scene") == .byHand)
    #expect(verdict("plist-key") == .notApplicable)
    #expect(verdict("navigation-icons") == .notApplicable)
    #expect(verdict("no-timing") == .passed)
  }

  @Test("a key without a scene fails, and its screens are not judged")
  func keyAlone() throws {
    let app = try #require(withoutScene(.good).audit.apps.first)
    #expect(app.adoption == .keyOnly)
    func verdict(_ id: String) -> Audit.Verdict? { app.lines.first { $0.criterion.id == id }?.verdict }
    #expect(verdict("plist-key") == .passed)
    #expect(verdict("scene") == .failed)
    #expect(verdict("no-timing") == .notApplicable)
  }

  // MARK: Several apps

  private static func project(_ name: String) -> String {
    """
    name: \(name)
    targets:
      Album:
        type: application
        platform: iOS
        sources: [Sources]
        info: {path: Info.plist, properties: {UISupportsAssistiveAccess: true}}

    """
  }

  private func twoApps(_ change: (String) -> String) -> AuditSample {
    AuditSample(files: [
      ("One/project.yml", Self.project("One")), ("One/Sources/App.swift", Sample.app),
      ("One/Sources/Album.swift", Sample.album), ("One/Sources/Photo.swift", Sample.photo),
      ("Two/project.yml", Self.project("Two")), ("Two/Sources/App.swift", change(Sample.app)),
    ])
  }

  @Test("apps of one name are told apart by their folders, and each has its own findings")
  func severalApps() throws {
    let audit = twoApps { $0.replacing("AlbumHome()", with: "LibraryView()") }.audit
    #expect(audit.apps.map(\.name) == ["Album (One)", "Album (Two)"])
    let counts = audit.apps.map { app in
      app.lines.first { $0.criterion.id == "core-features" }.map { ($0.failures + $0.remarks).map(\.rule) } ?? []
    }
    #expect(counts == [[], ["same-root-as-window-group"]])
  }

  @Test("code that no target is made of belongs to the app that gets there")
  func codeOfNoTarget() throws {
    let sample = AuditSample(files: [
      ("One/project.yml", Self.project("One")), ("One/Sources/App.swift", Sample.app),
      ("Kit/Album.swift", Sample.album),
      ("Kit/Photo.swift", Sample.photo.replacing("\"Show\", systemImage: \"eye\"", with: "\"Show\"")),
    ])
    let audit = sample.audit
    #expect(audit.apps.map(\.name) == ["Album"])
    #expect(audit.apps.first?.screens.map(\.words) == ["“Album”", "“Photo”"])
    #expect(audit.apps.first?.lines.first { $0.criterion.id == "words-and-pictures" }?.verdict == .failed)
  }

  // MARK: Findings

  @Test("no finding of any example is lost or told twice", arguments: Catalogue.all.map(\.id))
  func nothingIsLost(rule id: String) throws {
    let rule = try #require(Catalogue.standard.rule(id: id))
    for example in rule.examples.prefix(4) {
      let files = example.workspace.files
      let texts = Dictionary(files.map { ($0.id, $0.text) }, uniquingKeysWith: { $1 })
      let workspace = Workspace(loader: { texts[$0] })
      workspace.apply(texts.keys.sorted().map { .onDisk($0) })
      let snapshot = workspace.snapshot()
      var analyzer = Analyzer()
      analyzer.rulesOn = Set(Catalogue.all.map(\.id))
      let findings = snapshot.files.flatMap { analyzer.diagnostics(for: $0, in: snapshot).findings }
      let audit = AuditReader(
        snapshot: snapshot, findings: findings, suppressed: [], catalogue: .standard,
        analyzer: { [analyzer] _ in analyzer }, folder: "Example"
      ).audit
      for finding in findings {
        let told = audit.apps.map { app in
          app.lines.reduce(0) { $0 + ($1.failures + $1.remarks).count { $0 == finding } }
        }
        let wanted = findings.count { $0 == finding }
        #expect(told.contains(wanted), "\(example.title): \(finding.message)")
        #expect(told.allSatisfy { $0 <= wanted })
      }
    }
  }
}

extension AuditTests.Case {
  fileprivate init(line: String, verdict: Audit.Verdict, old: String, file: String, replacement: String) {
    self.init(line: line, verdict: verdict, old: old, new: replacement, file: file)
  }
}
