import AAAnalysis
import Testing

/// How often is asked is a matter of the team: what the rules say, and what their fixes add.
@Suite("counting questions")
struct QuestionCountTests {
  private static let app = """
    import SwiftUI

    struct NotesApp: App {
      var body: some Scene {
        AssistiveAccess { Note() }
      }
    }

    """

  private static let once =
    app + """
      struct Note: View {
        @Environment(\\.modelContext) private var context
        @State private var isAsking = false
        var body: some View {
          Button("Delete note", systemImage: "trash", role: .destructive) { isAsking = true }
            .confirmationDialog("Delete this note?", isPresented: $isAsking, titleVisibility: .visible) {
              Button("Delete", role: .destructive) { context.delete(note) }
              Button("Keep", role: .cancel) {}
            }
        }
      }
      """

  private static let never =
    app + """
      struct Note: View {
        @Environment(\\.modelContext) private var context
        var body: some View {
          Button("Delete note", systemImage: "trash", role: .destructive) { context.delete(note) }
        }
      }
      """

  private static let file = FileID("/Notes.swift")

  private func findings(_ text: String, confirmations: Double) -> [Finding] {
    let workspace = Workspace(loader: { _ in nil })
    workspace.apply([.opened(Self.file, SourceText(text))])
    var settings = RuleSettings()
    settings[RuleOption("confirmations", of: "destructive-confirmed-once", default: 2, "")] = confirmations
    let rules: Set = ["destructive-unconfirmed", "destructive-confirmed-once", "destructive-action-present"]
    return Analyzer(onlyRules: rules, settings: settings).diagnostics(for: Self.file, in: workspace.snapshot()).findings
  }

  private func fixed(_ text: String, confirmations: Double) -> String? {
    let old = SourceText(text)
    return findings(text, confirmations: confirmations).first?.fixes.first?
      .applied(to: { $0 == Self.file ? old : nil })?[Self.file]?.string
  }

  @Test("one question is too few where two are wanted, and enough where one is")
  func wanted() {
    #expect(findings(Self.once, confirmations: 2).map(\.rule) == ["destructive-confirmed-once"])
    #expect(findings(Self.once, confirmations: 3).map(\.rule) == ["destructive-confirmed-once"])
    #expect(findings(Self.once, confirmations: 1).map(\.rule) == ["destructive-action-present"])
  }

  @Test("a fix asks as often as is wanted", arguments: [1.0, 2, 3])
  func fixAsksAsOften(_ count: Double) throws {
    let text = try #require(fixed(Self.never, confirmations: count))
    #expect(text.split(separator: ".confirmationDialog(").count - 1 == Int(count))
    #expect(findings(text, confirmations: count).map(\.rule) == ["destructive-action-present"])
  }
}
