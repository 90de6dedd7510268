import AATestSupport
import Testing

@testable import AAAnalysis

/// Shapes that were once taken for something else.
@Suite("shapes that are easily misread")
struct MisreadShapesTests {
  private func severities(_ rule: String, _ code: String) -> [Severity] {
    HomeInScene.findings(of: rule, in: code).map(\.severity)
  }

  @Test("Views that are used twice, in views that are used twice, and so on, are looked at once")
  func manyWays() {
    let depth = 40
    let views = (0..<depth).map { number in
      "struct V\(number): View { var body: some View { VStack { V\(number + 1)(); V\(number + 1)(); Button(\"Add\") {} } } }"
    }
    let code =
      "struct Home: View { var body: some View { V0() } }\n" + views.joined(separator: "\n")
      + "\nstruct V\(depth): View { var body: some View { Button(\"Open\") {} } }"
    #expect(severities("text-only-control", code).count == depth + 1)
    #expect(severities("icon-only-control", code).isEmpty)
  }

  @Test("A case with a value that is named like a deed is a value")
  func enumCase() {
    let code = """
      struct Home: View {
        enum Dialog: Identifiable { case delete(Int), info; var id: Int { 1 } }
        @State private var dialog: Dialog?
        var body: some View {
          List { Button("Delete", systemImage: "trash") { dialog = .delete(1) } }
            .sheet(item: $dialog) { _ in Text("Ask your helper") }
        }
      }
      """
    #expect(severities("destructive-unconfirmed", code).isEmpty)
  }

  @Test("The flag that is turned round before it is handed on")
  func negatedFlag() {
    func code(_ given: String) -> String {
      """
      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { Child(allowsMenu: \(given)) }
      }
      struct Child: View {
        let allowsMenu: Bool
        var body: some View { if allowsMenu { Text("x").contextMenu { Button("Copy") {} } } }
      }
      """
    }
    #expect(severities("context-menu", code("!isSimple")).isEmpty)
    #expect(severities("context-menu", code("isSimple")) == [.warning])
    #expect(severities("context-menu", code("false")).isEmpty)
  }

  private func confirmScreen(_ name: String, _ button: String) -> String {
    """
    struct Home: View {
      let photo: URL
      var body: some View {
        NavigationLink { \(name)(photo: photo) } label: { Label("Delete the photo", systemImage: "trash") }
      }
    }
    struct \(name): View {
      let photo: URL
      @State private var isAsking = false
      var body: some View {
        Text("Delete?")
        \(button)
      }
    }
    """
  }

  @Test("A screen that a link pushes to ask is one question")
  func pushedQuestion() {
    let once = "Button(\"Delete\", systemImage: \"trash\") { try? FileManager.default.removeItem(at: photo) }"
    let twice = """
      Button("Delete", systemImage: "trash", role: .destructive) { isAsking = true }
        .confirmationDialog("Delete the photo?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { try? FileManager.default.removeItem(at: photo) }
        }
      """
    #expect(severities("destructive-confirmed-once", confirmScreen("ConfirmDelete", once)) == [.warning])
    #expect(severities("destructive-unconfirmed", confirmScreen("ConfirmDelete", once)).isEmpty)
    #expect(severities("destructive-unconfirmed", confirmScreen("PhotoPage", once)) == [.warning])
    #expect(severities("destructive-confirmed-once", confirmScreen("ConfirmDelete", twice)).isEmpty)
    #expect(severities("destructive-action-present", confirmScreen("ConfirmDelete", twice)) == [.information])
    #expect(severities("destructive-confirmed-once", confirmScreen("PhotoPage", twice)) == [.warning])
  }

  @Test("Of a switch over what is sent one case runs")
  func reducer() {
    func code(_ action: String) -> String {
      """
      struct Home: View {
        @State private var store = Store()
        var body: some View { Button("Go", systemImage: "star") { store.send(\(action)) } }
      }
      enum Action { case delete(URL), clear, show }
      final class Store {
        func send(_ action: Action) {
          switch action {
          case .delete(let file): try? FileManager.default.removeItem(at: file)
          case .clear: UserDefaults.standard.removeObject(forKey: "notes")
          case .show: break
          }
        }
      }
      """
    }
    #expect(severities("destructive-unconfirmed", code(".show")).isEmpty)
    #expect(severities("destructive-unconfirmed", code(".delete(file)")).count == 1)
    #expect(severities("destructive-unconfirmed", code("Action.show")).isEmpty)
    #expect(severities("destructive-unconfirmed", code("next")).count == 1)
  }

  @Test("Code that waits for an answer runs when the question is answered")
  func awaitedQuestion() {
    func code(_ questions: Int) -> String {
      let guards = Array(
        repeating: "guard await asker.ask(\"Delete the photo?\") else { return }", count: questions
      ).joined(separator: "\n")
      return """
        struct Home: View {
          @State private var asker = Asker()
          let photo: URL
          var body: some View {
            List {
              Button("Delete the photo", systemImage: "trash", role: .destructive) {
                Task {
                  \(guards)
                  try? FileManager.default.removeItem(at: photo)
                }
              }
            }
            .alert(asker.question, isPresented: $asker.isAsking) {
              Button("Delete", role: .destructive) { asker.answer(true) }
              Button("Keep", role: .cancel) { asker.answer(false) }
            }
          }
        }
        @MainActor @Observable final class Asker {
          var question = ""
          var isAsking = false
          private var continuation: CheckedContinuation<Bool, Never>?
          func ask(_ text: String) async -> Bool {
            question = text
            isAsking = true
            return await withCheckedContinuation { continuation = $0 }
          }
          func answer(_ isYes: Bool) {
            isAsking = false
            continuation?.resume(returning: isYes)
          }
        }
        """
    }
    #expect(severities("destructive-unconfirmed", code(0)).count == 1)
    #expect(severities("destructive-unconfirmed", code(1)).isEmpty)
    #expect(severities("destructive-confirmed-once", code(1)).count == 1)
    #expect(severities("destructive-confirmed-once", code(2)).isEmpty)
  }

  @Test("Buttons of one row of a list need a style that keeps taps apart")
  func buttonsInRow() {
    let code = """
      struct Home: View {
        var body: some View {
          List {
            HStack {
              Button("Less", systemImage: "minus") {}.buttonStyle(.borderless)
              Button("More", systemImage: "plus") {}.buttonStyle(.borderless)
            }
            Button("Alone", systemImage: "star") {}.buttonStyle(.plain)
          }
        }
      }
      """
    #expect(severities("plain-button-style", code) == [.information])
  }

  @Test("A button that chooses something else does not do what a gesture does")
  func otherValue() {
    func code(_ value: String) -> String {
      """
      struct Home: View {
        enum Page { case draw, gallery }
        @State private var page = Page.draw
        var body: some View {
          VStack {
            switch page {
            case .draw: Text("Draw")
            case .gallery: Text("Gallery")
            }
            Text("Hold").onLongPressGesture { page = .gallery }
            Button("Choose", systemImage: "pencil") { page = .\(value) }
          }
        }
      }
      """
    }
    #expect(severities("hidden-gesture", code("draw")) == [.warning])
    #expect(severities("hidden-gesture", code("gallery")) == [.information])
  }

  @Test("What many projects add to Task waits too")
  func sleepInSeconds() {
    let code = """
      struct Home: View {
        @State private var isShown = false
        var body: some View {
          if isShown { Text("Saved") }
          Button("Save", systemImage: "checkmark") {
            Task {
              isShown = true
              try? await Task.sleep(seconds: 3)
              isShown = false
            }
          }
        }
      }
      """
    #expect(severities("timed-dismissal", code) == [.warning])
  }

  @Test("An icon without a title is told of once")
  func iconWithoutTitle() {
    let code = """
      struct Home: View {
        var body: some View {
          List { Label("Draw", systemImage: "pencil") }
            .assistiveAccessNavigationIcon(systemImage: "hand.draw")
        }
      }
      """
    #expect(severities("icon-without-title", code) == [.warning])
    #expect(severities("missing-navigation-title", code).isEmpty)
  }
}
