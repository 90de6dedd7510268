import AAAnalysis
import AATestSupport
import Testing

/// Rules that read words read what a key stands for.
@Suite("localised titles")
struct LocalizedTitleTests {
  private static let app = """
    //- App.swift
    import SwiftUI

    @main
    struct NotesApp: App {
      var body: some Scene {
        AssistiveAccess { Home() }
      }
    }
    //- Home.swift
    import SwiftUI

    struct Home: View {
      @State private var isAsking = false
      var body: some View {
        Button("note.remove", systemImage: "trash") { isAsking = true }
          .alert(TITLE, isPresented: $isAsking) {
            Button("note.yes", role: .destructive) { delete() }
            Button("note.no", role: .cancel) {}
          }
      }
    }

    """

  private func workspace(title: String, tables: String) -> ExampleWorkspace {
    ExampleWorkspace(Self.app.replacing("TITLE", with: title) + tables)
  }

  private func catalog(_ question: String, path: String = "Localizable.xcstrings") -> String {
    """
    //- \(path)
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "note.sure": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "\(question)"}}}}
    }}

    """
  }

  private func messages(_ workspace: ExampleWorkspace) -> [String] {
    let snapshot = workspace.snapshot()
    let analyzer = Analyzer(catalogue: .standard, onlyRules: ["confirmation-unclear"])
    return snapshot.files.flatMap { analyzer.diagnostics(for: $0, in: snapshot).findings.map(\.message) }
  }

  @Test(
    "a title that says nothing says nothing behind a key either",
    arguments: [
      "\"note.sure\"", "String(localized: \"note.sure\")", "LocalizedStringKey(\"note.sure\")",
      "NSLocalizedString(\"note.sure\", comment: \"\")", "\"note.sure\".localized", "\"note.sure\".localized()",
      "Text(\"note.sure\")",
    ])
  func keys(_ title: String) {
    #expect(messages(workspace(title: title, tables: catalog("Are you sure?"))).count == 1)
    #expect(messages(workspace(title: title, tables: catalog("Delete this note?"))).isEmpty)
    #expect(messages(workspace(title: title, tables: "")).isEmpty)
  }

  @Test("files of strings count in English")
  func strings() {
    let english = "//- en.lproj/Localizable.strings\n\"note.sure\" = \"Are you sure?\";\n"
    let german = "//- de.lproj/Localizable.strings\n\"note.sure\" = \"Notiz löschen?\";\n"
    #expect(messages(workspace(title: "\"note.sure\"", tables: english + german)).count == 1)
    #expect(messages(workspace(title: "\"note.sure\"", tables: german)).isEmpty)
  }

  @Test("generated code gives the text, or names the key")
  func generated() {
    let call = "L10n.tr(\"Localizable\", \"note.sure\", fallback: \"Are you sure?\")"
    #expect(messages(workspace(title: call, tables: "")).count == 1)
    #expect(messages(workspace(title: call, tables: catalog("Delete this note?"))).isEmpty)
    let plain = "L10n.tr(\"Localizable\", \"note.sure\")"
    #expect(messages(workspace(title: plain, tables: catalog("Are you sure?"))).count == 1)
  }

  @Test("the name of a picture is no key")
  func pictures() {
    let table = catalog("Are you sure?").replacing("note.sure", with: "trash")
    let snapshot = workspace(title: "\"note.sure\"", tables: table).snapshot()
    let analyzer = Analyzer(catalogue: .standard, onlyRules: ["unknown-symbol"])
    let findings = snapshot.files.flatMap { analyzer.diagnostics(for: $0, in: snapshot).findings }
    #expect(findings.isEmpty)
  }

  @Test("an edit of a table leads to what a fresh look finds")
  func edits() {
    var edited = EditedWorkspace(workspace(title: "\"note.sure\"", tables: catalog("Delete this note?")).files)
    let rules: Catalogue = .standard
    let before = edited.findings(rules)
    #expect(!before.contains { $0.rule == "confirmation-unclear" })
    edited.replace("Delete this note?", with: "Are you sure?", in: "Localizable.xcstrings")
    let after = edited.findings(rules)
    #expect(after.contains { $0.rule == "confirmation-unclear" })
    #expect(after == edited.freshFindings(rules))
    // Typing goes through a table that cannot be read.
    edited.replace("\"version\"", with: "\"vers", in: "Localizable.xcstrings")
    #expect(edited.findings(rules) == edited.freshFindings(rules))
    #expect(!edited.findings(rules).contains { $0.rule == "confirmation-unclear" })
    edited.replace("\"vers", with: "\"version\"", in: "Localizable.xcstrings")
    #expect(edited.findings(rules) == after)
    edited.replace("isAsking = true", with: "isAsking = true; note()", in: "Home.swift")
    #expect(edited.findings(rules) == edited.freshFindings(rules))
  }

  @Test("a key that is typed after its table changed has the text")
  func typedLater() {
    var edited = EditedWorkspace(workspace(title: "\"other\"", tables: catalog("Delete this note?")).files)
    _ = edited.findings(.standard)
    edited.replace("Delete this note?", with: "Are you sure?", in: "Localizable.xcstrings")
    _ = edited.findings(.standard)
    edited.replace("\"other\"", with: "\"note.sure\"", in: "Home.swift")
    #expect(edited.findings(.standard).contains { $0.rule == "confirmation-unclear" })
    #expect(edited.findings(.standard) == edited.freshFindings(.standard))
  }

  @Test(
    "a key is looked up as it is meant, not as it is written", arguments: [#""say \"hi\"""#, #""say \u{22}hi\u{22}""#])
  func escapes(_ title: String) {
    let table = catalog("Are you sure?").replacing("note.sure", with: #"say \"hi\""#)
    #expect(messages(workspace(title: title, tables: table)).count == 1)
  }

  @Test("a table that goes takes its texts with it")
  func removal() {
    let example = workspace(title: "\"note.sure\"", tables: catalog("Are you sure?"))
    let texts = Dictionary(example.files.map { ($0.id, $0.text) }, uniquingKeysWith: { $1 })
    let workspace = Workspace(loader: { texts[$0] })
    workspace.apply(example.files.map { .onDisk($0.id) })
    let analyzer = Analyzer(catalogue: .standard, onlyRules: ["confirmation-unclear"])
    func count() -> Int {
      let snapshot = workspace.snapshot()
      return snapshot.files.reduce(0) { $0 + analyzer.diagnostics(for: $1, in: snapshot).findings.count }
    }
    #expect(count() == 1)
    let table = ExampleWorkspace.file("Localizable.xcstrings")
    workspace.apply([.removed(table)])
    #expect(count() == 0)
    workspace.apply([.onDisk(table)])
    #expect(count() == 1)
  }
}
