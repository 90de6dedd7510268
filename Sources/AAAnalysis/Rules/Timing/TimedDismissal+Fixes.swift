extension TimedDismissal {
  /// A scene that shows `Home`.
  private static let app = """
    //- App.swift
    import SwiftUI

    struct NotesApp: App {
      var body: some Scene {
        AssistiveAccess { Home() }
      }
    }

    """

  /// What is mended with a wait, and what is not.
  static let fixes: [Example] = [
    Example(
      "a work item that is kept and cancelled, with a comment about it",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var isShown = false
          @State private var hideWork: DispatchWorkItem?

          var body: some View {
            VStack {
              if isShown { Text("Saved") }
              Button("Save", systemImage: "checkmark") { save() }
            }
            .onDisappear { hideWork?.cancel() }
          }

          private func save() {
            isShown = true

            // Hide it again after a while.
            hideWork?.cancel()
            let work = DispatchWorkItem { isShown = false }
            hideWork = work
            DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: work)
        //                     ^^^^^^^^^^ warning: 'isShown' goes away after 2 seconds, before everybody has read it; keep it until the person dismisses it 💡
          }
        }
        """,
      fixed: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var isShown = false

          var body: some View {
            VStack {
              if isShown {
                Text("Saved")
                Button("OK", systemImage: "checkmark") {
                  isShown = false
                }
              }
              Button("Save", systemImage: "checkmark") { save() }
            }
          }

          private func save() {
            isShown = true
          }
        }
        """),
    Example(
      "the app's own word for it, and its animation",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var meldung: String?
          @State private var istOffen = true

          var body: some View {
            VStack {
              if istOffen {
                Text("Willkommen")
                Button("Verstanden", systemImage: "checkmark") { istOffen = false }
              }
              if let meldung {
                Text(meldung)
              }
              Button("Sichern", systemImage: "square.and.arrow.down") { sichern() }
            }
          }

          private func sichern() {
            meldung = "Gesichert"
            Task {
              try? await Task.sleep(for: .seconds(2))
        //                    ^^^^^ warning: 'meldung' goes away after 2 seconds, before everybody has read it; keep it until the person dismisses it 💡
              withAnimation { meldung = nil }
            }
          }
        }
        """,
      fixed: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var meldung: String?
          @State private var istOffen = true

          var body: some View {
            VStack {
              if istOffen {
                Text("Willkommen")
                Button("Verstanden", systemImage: "checkmark") { istOffen = false }
              }
              if let meldung {
                Text(meldung)
                Button("Verstanden", systemImage: "checkmark") {
                  self.meldung = nil
                }
              }
              Button("Sichern", systemImage: "square.and.arrow.down") { sichern() }
            }
          }

          private func sichern() {
            meldung = "Gesichert"
          }
        }
        """),
    Example(
      "a tap that waits before it hides",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var isShown = true

          var body: some View {
            VStack {
              if isShown { Text("Hint") }
              Button("Hide", systemImage: "eye.slash") {
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        //                         ^^^^^^^^^^ warning: 'isShown' goes away after 2 seconds, before everybody has read it; keep it until the person dismisses it 💡
                  withAnimation { isShown = false }
                }
              }
            }
          }
        }
        """,
      fixed: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var isShown = true

          var body: some View {
            VStack {
              if isShown { Text("Hint") }
              Button("Hide", systemImage: "eye.slash") {
                withAnimation { isShown = false }
              }
            }
          }
        }
        """),
    Example(
      "a function that does more, what tells that it is over, and a state that nothing else sets back",
      app + """
        //- Home.swift
        import SwiftUI

        enum Phase { case idle, sent, failed }

        struct Home: View {
          @State private var toast: String?
          @State private var isVisible = true
          @State private var phase = Phase.idle
          @State private var sent: [String] = []
          var onComplete: () -> Void = {}

          var body: some View {
            VStack {
              if let toast { Text(toast) }
              if isVisible { Text("Forward") }
              ForEach(sent, id: \\.self) { Text($0) }
              Button("Send", systemImage: "paperplane") { send() }
                .disabled(phase != .idle)
              Text(phase == .idle ? "Ready" : "Sent")
            }
            .task {
              try? await Task.sleep(for: .seconds(2))
        //                    ^^^^^ warning: 'isVisible' goes away after 2 seconds, before everybody has read it; keep it until the person dismisses it 🚫 more happens behind it, which may rely on it
              isVisible = false
              onComplete()
            }
          }

          private func send() {
            phase = .sent
            Task {
              try? await Task.sleep(for: .seconds(3))
        //                    ^^^^^ warning: 'toast' goes away after 3 seconds, before everybody has read it; keep it until the person dismisses it 🚫 'finish()' does more than that
              finish()
            }
          }

          private func finish() {
            toast = nil
            sent = ["Letter"]
          }
        }
        """),
  ]
}
