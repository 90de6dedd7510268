import AAAnalysis
import AATestSupport
import Testing

/// What is written for messages and pages that wait looks as the file around it does, and leaves nothing to mend.
@Suite("fixes of waits keep the style of a file")
struct TimedFixStyleTests {
  enum Style: CaseIterable {
    case twoSpaces, fourSpaces, tabs, carriageReturns

    func applied(to text: String) -> String {
      switch self {
      case .twoSpaces: text
      case .fourSpaces: Self.indented(text, by: "    ")
      case .tabs: Self.indented(text, by: "\t")
      case .carriageReturns: text.replacing("\n", with: "\r\n")
      }
    }

    private static func indented(_ text: String, by unit: String) -> String {
      let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { line -> String in
        let spaces = line.prefix { $0 == " " }.count
        return String(repeating: unit, count: spaces / 2) + line.dropFirst(spaces)
      }.joined(separator: "\n")
    }
  }

  /// The fixes and the refusals for the one finding in a screen.
  private func offers(_ screen: String) throws -> (fixes: [String], refusals: [String]) {
    let workspace = ExampleWorkspace(
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { NavigationStack { Screen() } }
        }
      }
      //- Screen.swift
      import SwiftUI

      \(screen)
      """)
    let finding = try #require(findings(in: workspace).first)
    return (finding.fixes.map(\.title), finding.refusals.map(\.reason))
  }

  @Test("what changes beside a message is carried along by its button")
  func changesBeside() throws {
    let (fixes, refusals) = try offers(
      """
      struct Screen: View {
        @State private var feedback: String?
        @State private var index = 0
        let questions: [String]
        var body: some View {
          VStack {
            Text(questions[index])
            if let feedback { Text(feedback) }
            Button("Answer") {
              feedback = "Right"
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                feedback = nil
                index += 1
              }
            }
          }
        }
      }
      """)
    #expect(fixes == ["Let the person dismiss it with a button"])
    #expect(refusals.isEmpty)
  }

  @Test("a page that waits for work is not left before the work is done")
  func work() throws {
    let (fixes, refusals) = try offers(
      """
      struct Screen: View {
        @State private var isReady = false
        var body: some View {
          VStack {
            if isReady { Text("Photos") } else { Text("Welcome to the photos") }
          }
          .task {
            await load()
            try? await Task.sleep(for: .seconds(3))
            isReady = true
          }
        }
        private func load() async {}
      }
      """)
    #expect(fixes.isEmpty)
    #expect(refusals == ["what is awaited before it may not be done when the person goes on"])
  }

  private static let rules: Set<String> = ["timed-dismissal", "timed-advance", "session-timeout"]

  @Test("every place in every style", arguments: AwkwardPlace.waits, Style.allCases)
  func style(_ place: AwkwardPlace, _ style: Style) {
    var workspace = place.workspace
    for index in workspace.files.indices {
      workspace.files[index].text = SourceText(style.applied(to: workspace.files[index].text.string))
    }
    let before = findings(in: workspace)
    #expect(!before.isEmpty)
    for finding in before {
      #expect(!finding.fixes.isEmpty || !finding.refusals.isEmpty, "\(finding.message)")
      for fix in finding.fixes {
        guard let fixed = workspace.applying(fix) else {
          Issue.record("\(fix.title) cannot be applied")
          continue
        }
        #expect(findings(in: fixed).count < before.count, "\(fix.title): \(finding.message)")
        for file in fixed.files { check(file, style, fix) }
      }
    }
  }

  @Test("a fix makes the same text in every style", arguments: AwkwardPlace.waits)
  func sameText(_ place: AwkwardPlace) throws {
    let plain = place.workspace
    for (number, finding) in findings(in: plain).enumerated() {
      guard let fix = finding.fixes.first, let expected = plain.applying(fix) else { continue }
      for style in Style.allCases {
        var styled = plain
        for index in styled.files.indices {
          styled.files[index].text = SourceText(style.applied(to: plain.files[index].text.string))
        }
        let other = findings(in: styled)[number].fixes.first
        let fixed = other.flatMap { styled.applying($0) }
        for file in expected.files {
          #expect(fixed?.text(of: file.id)?.string == style.applied(to: file.text.string), "\(style)")
        }
      }
    }
  }

  @Test(
    "a word that is guessed is left for a person to fill in",
    arguments: [
      ("\"Saved\"", Fix.Safety.unsafe, "\"OK\""), ("\"Gesichert\"", .placeholder, "\"OK\""),
      ("\"toast.saved\"", .placeholder, "\"OK\""), ("L10n.saved", .placeholder, "\"OK\""),
      ("\"保存しました\"", .placeholder, "\"OK\""),
    ])
  func words(_ title: String, _ safety: Fix.Safety, _ word: String) throws {
    let place = AwkwardPlace(
      title,
      """
      struct Screen1: View {
        @State private var isShown = false
        var body: some View {
          VStack { if isShown { Text(\(title)) } }
            .task {
              try? await Task.sleep(for: .seconds(2))
              isShown = false
            }
        }
      }
      """)
    let fix = try #require(findings(in: place.workspace).first?.fixes.first)
    #expect(fix.safety == safety)
    let fixed = try #require(place.workspace.applying(fix))
    #expect(fixed.files.contains { $0.text.string.contains("Button(\(word), systemImage: \"checkmark\") {") })
  }

  private func check(_ file: ExampleWorkspace.File, _ style: Style, _ fix: Fix) {
    let text = file.text.string
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    switch style {
    case .tabs: #expect(!lines.contains { $0.first == UInt8(ascii: " ") }, "\(fix.title)")
    case .carriageReturns:
      #expect(lines.dropLast().allSatisfy { $0.last == UInt8(ascii: "\r") }, "\(fix.title)")
    case .twoSpaces, .fourSpaces: #expect(!lines.contains { $0.first == UInt8(ascii: "\t") }, "\(fix.title)")
    }
    #expect(SwiftFile.problemCount(of: file.text.bytes) == 0, "\(fix.title): \(text)")
  }

  private func findings(in workspace: ExampleWorkspace) -> [Finding] {
    let snapshot = workspace.snapshot()
    let analyzer = Analyzer(catalogue: .standard, onlyRules: Self.rules)
    return workspace.files.map(\.id).sorted().flatMap { analyzer.diagnostics(for: $0, in: snapshot).findings }
  }
}
