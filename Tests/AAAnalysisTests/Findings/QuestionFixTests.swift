import AATestSupport
import Testing

@testable import AAAnalysis

@Suite("questions that fixes write")
struct QuestionFixTests {
  private static let rules: Set<String> = [
    "destructive-unconfirmed", "destructive-confirmed-once", "confirmation-unclear",
  ]

  private func findings(in workspace: ExampleWorkspace, asking count: Int) -> [Finding] {
    var settings = RuleSettings()
    settings[RuleOption.confirmations] = Double(count)
    let analyzer = Analyzer(onlyRules: Self.rules, settings: settings)
    let snapshot = workspace.snapshot()
    return workspace.files.map(\.id).sorted().flatMap { analyzer.diagnostics(for: $0, in: snapshot).findings }
  }

  /// The screen's text after the first fix of its one finding, and what is said about it then.
  private func asked(
    _ body: String, with others: String = "", asking count: Int = 2
  ) throws -> (text: String, fix: Fix, after: [Finding]) {
    let workspace = ExampleWorkspace(
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { NavigationStack { Notes() } }
        }
      }
      //- Notes.swift
      import SwiftUI

      struct Notes: View {
        @Environment(\\.modelContext) private var context
        @State private var notes: [Note] = []
        @State private var isAsking = false
        @State private var gone: Note?
        let note: Note
        var body: some View {
          \(body)
        }
      }
      \(others)
      """)
    let before = findings(in: workspace, asking: count).filter { $0.rule != "confirmation-unclear" }
    let fix = try #require(before.first?.fixes.first)
    let fixed = try #require(workspace.applying(fix))
    let text = try #require(fixed.text(of: ExampleWorkspace.file("Notes.swift")))
    return (text.string, fix, findings(in: fixed, asking: count))
  }

  @Test("as many as are wanted, and nothing is said about them", arguments: [1, 2, 3])
  func asOftenAsWanted(_ count: Int) throws {
    let (text, fix, after) = try asked(
      #"Button("Delete", role: .destructive) { context.delete(note) }"#, asking: count)
    #expect(text.split(separator: ".confirmationDialog(").count - 1 == count)
    #expect(text.split(separator: "titleVisibility: .visible").count - 1 == count)
    #expect(text.split(separator: "role: .cancel").count - 1 == count)
    #expect(text.split(separator: "context.delete(note)").count - 1 == 1)
    #expect(after.isEmpty)
    #expect(fix.safety == .unsafe)
    #expect(text.contains(#""Delete this note?""#))
    #expect(text.contains(#"Text("This cannot be undone.")"#))
  }

  @Test("rows that a function makes which is only named know which of them asks")
  func namedFunctions() throws {
    let (text, _, _) = try asked(
      #"List { ForEach(notes, content: row) }"#,
      with: """
        struct Note: Identifiable { let id: Int }

        extension Notes {
          func row(_ item: Note) -> some View {
            HStack { Button("Delete", role: .destructive) { context.delete(item) } }
          }
        }
        """, asking: 1)
    #expect(text.contains("== item.id"))
    #expect(!text.contains("Bool") && !text.contains("= false\n  @State private var isConfirming"))
  }

  @Test("what a dialog hands over is what the next one asks about")
  func handedOver() throws {
    let (text, _, _) = try asked(
      """
      Button("Delete", role: .destructive) { gone = note }
            .alert(
              "Delete this note?", isPresented: Binding(get: { gone != nil }, set: { if !$0 { gone = nil } }),
              presenting: gone
            ) { item in
              Button("Delete", role: .destructive) { context.delete(item) }
              Button("Keep", role: .cancel) {}
            }
      """,
      with: """
        struct Note: Identifiable { let id: Int }

        extension Notes {
          func unused() {}
        }
        """, asking: 2)
    #expect(text.contains("goneAgain = item"))
  }

  @Test("one is enough for a team that wants no second one")
  func withoutTheSecond() throws {
    let workspace = ExampleWorkspace(
      """
      //- Notes.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Notes(note: Note(id: 1)) } }
      }
      struct Note: Identifiable { let id: Int }
      struct Notes: View {
        @Environment(\\.modelContext) private var context
        let note: Note
        var body: some View {
          Button("Delete", role: .destructive) { context.delete(note) }
        }
      }
      """)
    let snapshot = workspace.snapshot()
    let analyzer = Analyzer(onlyRules: ["destructive-unconfirmed"], rulesOff: ["destructive-confirmed-once"])
    let findings = analyzer.diagnostics(for: ExampleWorkspace.file("Notes.swift"), in: snapshot).findings
    let fix = try #require(findings.first?.fixes.first)
    let text = try #require(workspace.applying(fix)?.text(of: ExampleWorkspace.file("Notes.swift"))).string
    #expect(text.split(separator: ".confirmationDialog(").count - 1 == 1)
  }

  @Test("those that are missing beside one that is asked", arguments: [2, 3])
  func furtherOnes(_ count: Int) throws {
    let (text, _, after) = try asked(
      """
      Button("Delete", role: .destructive) { isAsking = true }
            .alert("Delete this note?", isPresented: $isAsking) {
              Button("Delete", role: .destructive) { context.delete(note) }
              Button("Keep", role: .cancel) {}
            }
      """, asking: count)
    #expect(text.split(separator: ".alert(").count - 1 == count)
    #expect(text.split(separator: "context.delete(note)").count - 1 == 1)
    #expect(after.isEmpty)
  }

  @Test("the words name the action and what it is done to, in the title's language and form")
  func words() throws {
    func text(_ body: String, with others: String = "") throws -> String { try asked(body, with: others).text }
    let picture = try text(#"Button { deleteNote() } label: { Image(systemName: "trash") }"#, with: "")
    #expect(picture.contains(#""Delete this note?""#))

    let rows = try text(#"ForEach(notes) { n in Button("Delete", role: .destructive) { context.delete(n) } }"#)
    #expect(!rows.contains("this n") && !rows.contains("nToDelete"))
    #expect(rows.contains("noteToDelete") || rows.contains("itemToDelete"))

    let german = try text(#"Button("Löschen", role: .destructive) { context.delete(note) }"#)
    #expect(german.contains(#".confirmationDialog("Löschen", isPresented"#))
    #expect(!german.contains("Keep") && !german.contains("Cancel") && !german.contains("undone"))

    let key = try text(
      #"VStack { Other(); Button("note.delete", role: .destructive) { context.delete(note) } }"#,
      with: """
        //- Other.swift
        import SwiftUI

        struct Other: View {
          var body: some View { Button("common.ok", role: .cancel) {} ; Button("common.cancel", role: .cancel) {} }
        }
        """)
    #expect(key.contains(#""note.delete","#) && key.contains(#"Button("common.cancel", role: .cancel) {}"#))
    #expect(!key.contains("Keep") && !key.contains("note.delete?") && !key.contains("undone"))

    let localised = try text(
      #"Button(String(localized: "Delete note"), role: .destructive) { context.delete(note) }"#)
    #expect(localised.contains(#"String(localized: "Delete note?")"#))
    #expect(localised.contains(#"Button(String(localized: "Keep"), role: .cancel) {}"#))

    let constant = try text(#"Button(L10n.delete, role: .destructive) { context.delete(note) }"#)
    #expect(constant.contains("Button(L10n.delete, role: .destructive)") && !constant.contains("Keep"))

    let reset = try text(#"Button("Reset notes") { notes.removeAll() }"#)
    #expect(reset.contains(#""Really reset notes?""#) && reset.contains(#"Button("Cancel", role: .cancel) {}"#))
  }

  @Test("buttons have capitals where those of the file have them")
  func titleCase() throws {
    let delete = #"Button("Delete", role: .destructive) { deleteNote() }"#
    func text(beside other: String, elsewhere: String = "") throws -> String {
      try asked(
        "VStack { \(delete); \(other) }",
        with: elsewhere.isEmpty
          ? ""
          : """
          //- Other.swift
          import SwiftUI

          struct Other: View {
            var body: some View { \(elsewhere) }
          }
          """
      ).text
    }
    let notes = #"Button("Show All My Notes") {}"#
    let sentence = #"Button("Show all my notes") {}"#
    #expect(try text(beside: notes).contains(#"Button("Delete Note", role: .destructive)"#))
    #expect(try text(beside: notes).contains(#""Delete this note?""#))
    #expect(try text(beside: sentence).contains(#"Button("Delete note", role: .destructive)"#))
    #expect(try text(beside: sentence, elsewhere: notes).contains(#"Button("Delete note", role"#))
  }

  @Test("a row is called what the loop calls it", arguments: ["list", "entry", "record"])
  func rowNames(_ name: String) throws {
    let text = try asked(
      #"ForEach(notes) { \#(name) in Button("Delete", role: .destructive) { context.delete(\#(name)) } }"#
    ).text
    #expect(text.contains("\"Delete this \(name)?\""))
    #expect(text.contains("Button(\"Delete \(name)\", role: .destructive)"))
  }

  @Test("what would be made up where an app keeps its words elsewhere is left to a person")
  func guessedWords() throws {
    let guessed = try asked(
      """
      VStack {
            Text(L10n.title)
            Button { context.delete(note) } label: { Image(systemName: "trash") }
          }
      """)
    #expect(guessed.fix.safety == .placeholder)
  }
}
