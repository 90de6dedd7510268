extension Acceptance {
  static let timing: [Acceptance] = [
    Acceptance(
      5, "a message that is taken away after three seconds", .atLeast(["timed-dismissal"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var didSave = true

          var body: some View {
            VStack {
              if didSave {
                Label("Saved", systemImage: "checkmark.circle.fill")
              }
            }
            .onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 3) { didSave = false }
            }
          }
        }
        """),
    Acceptance(
      7, "a toast in the normal scene alone", .silent(["timed-dismissal", "timed-advance", "unclassified-delay"]),
      source: """
        import SwiftUI

        @main
        struct PaintApp: App {
          @State private var toast: String?

          var body: some Scene {
            WindowGroup {
              Everything(onSave: { showToast() })
                .overlay { if let toast { Text(toast) } }
            }
            AssistiveAccess { NavigationStack { Text("Paint") } }
          }

          func showToast() {
            toast = "Saved"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.6) { toast = nil }
          }
        }

        struct Everything: View {
          var onSave: () -> Void
          var body: some View { Button("Save", systemImage: "checkmark", action: onSave) }
        }
        """),
    Acceptance(
      8, "a toast and a picture without words where Assistive Access is not in use",
      .silent(["timed-dismissal", "icon-only-control", "unclassified-delay"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
          @State private var isCopied = false

          var body: some View {
            VStack {
              Text("A message")
              if !isSimple {
                Button { copy() } label: { Image(systemName: isCopied ? "checkmark" : "doc.on.doc") }
                  .accessibilityAction(named: "Copy") { copy() }
                if isCopied { Text("Copied") }
              }
            }
          }

          func copy() {
            isCopied = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isCopied = false }
          }
        }
        """),
    Acceptance(
      9, "a search that waits until the person has typed",
      .silent(["timed-dismissal", "timed-advance", "session-timeout"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var query = ""
          @State private var results: [String] = []

          var body: some View {
            List(results, id: \\.self) { Text($0) }
              .searchable(text: $query)
              .task(id: query) {
                try? await Task.sleep(for: .seconds(1))
                guard !Task.isCancelled else { return }
                results = await search(query)
              }
          }

          func search(_ query: String) async -> [String] { [query] }
        }
        """),
    Acceptance(
      10, "a clock", .exactly([]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View {
            TimelineView(.everyMinute) { context in
              Text(context.date, style: .time)
            }
            .navigationTitle("Time")
            .assistiveAccessNavigationIcon(systemImage: "clock")
          }
        }
        """),
    Acceptance(
      29, "a text emptied after two seconds, and a flash that ends at once", .warnings(["timed-dismissal"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var message = ""
          @State private var isFlashing = false

          var body: some View {
            VStack {
              Button("Take a photo", systemImage: "camera") { capture() }
              if !message.isEmpty { Text(message) }
            }
            .overlay { Color.white.opacity(isFlashing ? 1 : 0) }
            .navigationTitle("Camera")
            .assistiveAccessNavigationIcon(systemImage: "camera")
          }

          func capture() {
            isFlashing = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.12) { isFlashing = false }
            message = "Photo saved"
            DispatchQueue.main.asyncAfter(deadline: .now() + 2.2) { message = "" }
          }
        }
        """),
  ]
}
