import AATestSupport
import Testing

@testable import AAAnalysis

/// What becomes of the code around a timed change that is taken out.
@Suite("fixes of timed changes")
struct TimedFixTests {
  private func workspace(_ screen: String) -> ExampleWorkspace {
    ExampleWorkspace(
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
  }

  private func findings(in workspace: ExampleWorkspace) -> [Finding] {
    let snapshot = workspace.snapshot()
    let analyzer = Analyzer(onlyRules: ["timed-dismissal", "timed-advance"])
    return workspace.files.map(\.id).sorted().flatMap { analyzer.diagnostics(for: $0, in: snapshot).findings }
  }

  /// The screen's text after a fix of its first finding.
  private func mended(_ screen: String, by title: String = "Remove the timed change") throws -> String {
    let workspace = workspace(screen)
    let finding = try #require(findings(in: workspace).first)
    let fix = try #require(
      finding.fixes.first { $0.title == title }, "\(finding.fixes.map(\.title)) \(finding.refusals.map(\.reason))")
    let fixed = try #require(workspace.applying(fix))
    return try #require(fixed.text(of: ExampleWorkspace.file("Screen.swift"))).string
  }

  private func refusals(_ screen: String) throws -> [String] {
    try #require(findings(in: workspace(screen)).first).refusals.map(\.reason)
  }

  @Test("a branch that is left without code goes, and the value that it was asked for")
  func elseIf() throws {
    let text = try mended(
      """
      struct Screen: View {
        @State private var message: String?
        private let store = Store()
        var body: some View {
          VStack {
            if let message { Text(message) }
            Button("Show") { message = "Saved" }
            Button("Hide") { message = nil }
          }
          .task {
            if store.isEmpty {
              store.load()
            } else if store.take() {
              try? await Task.sleep(for: .seconds(3))
              message = nil
            }
          }
        }
      }
      final class Store {
        var isEmpty = true
        func load() {}
        func take() -> Bool { true }
      }
      """)
    #expect(!text.contains("Task.sleep"))
    #expect(text.contains("store.load()"))
    // The call was made for what it does, too.
    #expect(text.contains("store.take()"))
    #expect(!text.contains("else if store.take() {\n      }"))
  }

  @Test("a closure that is left without code captures nothing any more")
  func captures() throws {
    let text = try mended(
      """
      struct Screen: View {
        @State private var model = Model()
        var body: some View {
          VStack {
            if let toast = model.toast { Text(toast) }
            Button("Show") { model.show() }
            Button("Hide") { model.toast = nil }
          }
        }
      }
      @Observable final class Model {
        var toast: String?
        func show() {
          toast = "Saved"
          NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: nil) { [weak self] _ in
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self?.toast = nil }
          }
        }
      }
      """)
    #expect(!text.contains("[weak self]"))
    #expect(text.contains("queue: nil) { _ in }"))
  }

  @Test("what a closure in another is told is not guessed")
  func shorthand() throws {
    let reasons = try refusals(
      """
      struct Screen: View {
        @State private var toast: String?
        let numbers = [1, 2]
        var body: some View {
          VStack {
            if let toast { Text(toast) }
            Button("Show") { toast = "Saved" }
            Button("Hide") { toast = nil }
          }
          .onAppear { each { DispatchQueue.main.asyncAfter(deadline: .now() + Double($0)) { toast = nil } } }
        }
        private func each(_ body: (Int) -> Void) { numbers.forEach(body) }
      }
      """)
    #expect(reasons.contains("the code around it would not compile without it"))
  }

  @Test("comments to tools stay above what is removed")
  func toolComments() throws {
    let text = try mended(
      """
      struct Screen: View {
        @State private var isShown = false
        // swiftlint:disable:next private_over_fileprivate
        @State private var timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()
        var body: some View {
          VStack {
            if isShown { Text("Saved") }
            Button("Show") { isShown = true }
            Button("Hide") { isShown = false }
          }
          .onReceive(timer) { _ in isShown = false }
        }
      }
      """)
    #expect(!text.contains(".onReceive"))
    #expect(text.contains("swiftlint:disable:next"))
  }

  private static func cover(_ content: String, _ views: String = "") -> String {
    """
    struct Screen: View {
      @Environment(\\.dismiss) private var dismiss
      @State private var isShown = false
      @State private var isMuted = true
      var body: some View {
        Button("Show") {
          isShown = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 4) { isShown = false }
        }
        .fullScreenCover(isPresented: $isShown) { \(content) }
      }
    }
    \(views)
    """
  }

  @Test("a cover that nothing closes does not only lose its wait: it gets a button")
  func coverWithoutExit() throws {
    let finding = try #require(findings(in: workspace(Self.cover(#"Text("Done")"#))).first)
    #expect(finding.fixes.map(\.title) == ["Let the person dismiss it with a button"])
  }

  @Test(
    "a cover whose controls change something else is not closed by them",
    arguments: [
      (#"VStack { Text("Done"); Button("Sound") { isMuted = false } }"#, ""),
      (
        "Done()",
        """
        struct Done: View {
          @State private var isMuted = true
          var body: some View { Button("Sound") { isMuted = false } }
        }
        """
      ),
      (
        "Done(isMuted: $isMuted)",
        """
        struct Done: View {
          @Binding var isMuted: Bool
          var body: some View { Button("Sound") { isMuted.toggle() } }
        }
        """
      ),
      // This is the action that closes the view below.
      (#"Button("Close") { dismiss() }"#, ""),
      (#"Button("Close") { Task { try? await Task.sleep(for: .seconds(9)); isShown = false } }"#, ""),
    ])
  func coverWithOtherControls(_ content: String, _ views: String) throws {
    let finding = try #require(findings(in: workspace(Self.cover(content, views))).first)
    #expect(!finding.fixes.map(\.title).contains("Remove the timed change"))
  }

  @Test(
    "a cover that is closed from inside needs no wait",
    arguments: [
      (#"VStack { Text("Done"); Button("Close") { isShown = false } }"#, ""),
      (
        "Done()",
        """
        struct Done: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View { Button("Close") { dismiss() } }
        }
        """
      ),
      (
        "Done(isShown: $isShown)",
        """
        struct Done: View {
          @Binding var isShown: Bool
          var body: some View { Button("Close") { isShown = false } }
        }
        """
      ),
      (
        "Done(isOpen: $isShown)",
        """
        struct Done: View {
          @Binding var isOpen: Bool
          var body: some View { Bar(isVisible: $isOpen) }
        }
        struct Bar: View {
          @Binding var isVisible: Bool
          var body: some View { Button("Close") { isVisible = false } }
        }
        """
      ),
      (
        "Done(onClose: { isShown = false })",
        """
        struct Done: View {
          let onClose: () -> Void
          var body: some View { Button("Close") { onClose() } }
        }
        """
      ),
    ])
  func coverWithExit(_ content: String, _ views: String) throws {
    let text = try mended(Self.cover(content, views))
    #expect(!text.contains("asyncAfter"))
  }

  @Test("a task of its own is not waited for before a page moves on")
  func tasksApart() throws {
    let workspace = workspace(
      """
      struct Screen: View {
        @State private var page = 0
        let pages = ["a", "b"]
        var body: some View {
          VStack {
            Text(pages[page])
            Button("Back") { page = 0 }
          }
          .task {
            Task { await report() }
            try? await Task.sleep(for: .seconds(4))
            page = 1
          }
        }
        private func report() async {}
      }
      """)
    let finding = try #require(findings(in: workspace).first)
    #expect(!finding.refusals.contains { $0.reason.contains("awaited") })
  }

  @Test("an alternative that only the wait made leaves the other one")
  func beside() throws {
    let text = try mended(
      """
      struct Screen: View {
        @State private var message: String?
        private let store = Store()
        var body: some View {
          VStack {
            if let message { Text(message) }
            Button("Show") { message = "Saved" }
            Button("Hide") { message = nil }
          }
          .task {
            #if DEBUG
              store.load()
            #elseif os(iOS)
              try? await Task.sleep(for: .seconds(3))
              message = nil
            #else
              store.save()
            #endif
          }
        }
      }
      final class Store {
        func load() {}
        func save() {}
      }
      """)
    #expect(!text.contains("Task.sleep"))
    #expect(text.contains("store.load()") && text.contains("store.save()"))
    // Without the branch, iOS would run what stands behind `#else`.
    #expect(text.contains("#elseif os(iOS)"))
  }
}
