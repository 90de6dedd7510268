import AAAnalysis
import AATestSupport
import Testing

/// A workspace that was edited equals one that was opened.
@Suite("edited workspaces")
struct WorkspaceEditTests {
  @Test("random edits lead to what a fresh workspace says", arguments: ExampleCheck.all)
  func randomEdits(_ check: ExampleCheck) {
    var random = SeededGenerator(seed: UInt64(truncatingIfNeeded: check.example.text.utf8.count) &* 31 &+ 7)
    let example = check.example.workspace
    var session = EditedWorkspace(example.files)
    for step in 0..<12 {
      session.editRandomly(using: &random)
      let edited = session.findings(check.catalogue)
      let fresh = session.freshFindings(check.catalogue)
      guard edited == fresh else {
        check.record(["after edit \(step) of '\(session.lastEdit)', found \(edited), fresh \(fresh)"])
        return
      }
    }
  }

  @Test("edits that change nothing for others build no graph")
  func typingInABody() throws {
    let files = Self.app(toast: "Saved", wait: "2")
    var session = EditedWorkspace(files)
    _ = session.workspace.snapshot()
    let before = session.workspace.statistics
    for (old, new) in [
      ("\"Saved\"", "\"Saved!\""), ("Text(\"Hello\")", "Text(\"Hello, you\")"), ("let count = 1", "let count = 12"),
      ("// note", "// note to self"), (".padding(8)", ".padding(16)"), ("\n", "\n\n"),
    ] {
      session.replace(old, with: new, in: "Home.swift")
      _ = session.workspace.snapshot()
    }
    let after = session.workspace.statistics
    #expect(after.graphsBuilt == before.graphsBuilt)
    #expect(after.incrementalParses == before.incrementalParses + 6)
    #expect(after.parsedFiles == before.parsedFiles)
    // A body is read anew only where something was typed in it.
    #expect(after.bodiesRead - before.bodiesRead <= 6)
  }

  @Test("a title that a fix elsewhere takes over builds no graph, and the fix follows it")
  func typingATitle() throws {
    let workspace = ExampleWorkspace(
      """
      //- App.swift
      import SwiftUI

      @main
      struct SampleApp: App {
        var body: some Scene {
          WindowGroup { Text("Everything") }
          AssistiveAccess { Home() }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        var body: some View {
          List {
            Button("Send it") {}
            Other()
          }
        }
      }
      //- Other.swift
      import SwiftUI

      struct Other: View {
        var body: some View { Button("Send i", systemImage: "paperplane") {} }
      }
      """)
    var session = EditedWorkspace(workspace.files)
    let before = session.findings(.standard)
    let graphs = session.workspace.statistics.graphsBuilt
    session.replace("Send i", with: "Send it", in: "Other.swift")
    let after = session.findings(.standard)
    #expect(session.workspace.statistics.graphsBuilt == graphs)
    #expect(after != before)
    #expect(after == session.freshFindings(.standard))
  }

  @Test("an edit that others notice builds one graph")
  func typingAWayOn() throws {
    var session = EditedWorkspace(Self.app(toast: "Saved", wait: "2"))
    _ = session.workspace.snapshot()
    let before = session.workspace.statistics
    session.replace("Text(\"Hello\")", with: "Other()", in: "Home.swift")
    let snapshot = session.workspace.snapshot()
    #expect(session.workspace.statistics.graphsBuilt > before.graphsBuilt)
    #expect(snapshot.swiftFiles.contains(ExampleWorkspace.file("Other.swift")))
  }

  @Test("only files that matter are parsed")
  func demand() {
    let session = EditedWorkspace(Self.app(toast: "Saved", wait: "2"), isOpen: false)
    let snapshot = session.workspace.snapshot()
    #expect(snapshot.swiftFiles == [ExampleWorkspace.file("App.swift"), ExampleWorkspace.file("Home.swift")])
    #expect(snapshot.swiftFileCount == 4)
  }

  @Test("a scene that comes and goes changes what other files say")
  func sceneRemoved() {
    let files = Self.app(toast: "Saved", wait: "2")
    var session = EditedWorkspace(files)
    let home = ExampleWorkspace.file("Home.swift")
    #expect(session.findings(.standard).contains { $0.location.file == home && $0.rule == "timed-dismissal" })
    session.replace("AssistiveAccess {", with: "WindowGroup {", in: "App.swift")
    #expect(!session.findings(.standard).contains { $0.location.file == home })
    session.replace("WindowGroup {", with: "AssistiveAccess {", in: "App.swift")
    #expect(session.findings(.standard).contains { $0.location.file == home && $0.rule == "timed-dismissal" })
  }

  private static func app(toast: String, wait: String) -> [ExampleWorkspace.File] {
    ExampleWorkspace(
      """
      //- App.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Home()
          }
        }
      }
      //- Home.swift
      import SwiftUI

      // note
      struct Home: View {
        @State private var toast: String?

        var body: some View {
          VStack {
            Text("Hello")
              .padding(8)
            if let toast { Text(toast) }
            Button("Save", systemImage: "checkmark") { save() }
          }
        }

        private func save() {
          let count = 1
          toast = "\(toast)"
          DispatchQueue.main.asyncAfter(deadline: .now() + \(wait)) { toast = nil }
        }
      }
      //- Other.swift
      import SwiftUI

      struct Other: View {
        var body: some View { Text("Other") }
      }
      //- Unrelated.swift
      func unrelated() {}
      """
    ).files
  }
}
