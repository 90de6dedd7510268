extension TimedDismissal {
  /// What stays silent.
  static let exemptions: [Example] = [
    Example(
      "waits that hide nothing",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var query = ""
        @State private var results: [String] = []
        @State private var isLoading = false
        @State private var isEnabled = false
        @State private var flash = true
        @State private var copied: String?
        @FocusState private var isFocused: Bool
        var body: some View {
          VStack {
            if flash { Color.white }
            if isLoading { ProgressView() }
            ForEach(results, id: \\.self) { Text($0) }
            TimelineView(.everyMinute) { _ in Text("Now") }
          }
          .onChange(of: query) {
            Task {
              try? await Task.sleep(for: .seconds(0.6))
              guard !Task.isCancelled else { return }
              await search()
            }
          }
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.12) { flash = false }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isFocused = false }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isEnabled = true }
          }
          .task {
            while !Task.isCancelled {
              await search()
              try? await Task.sleep(for: .seconds(30))
            }
          }
        }

        private func search() async {
          isLoading = true
          if query.isEmpty { results = [] }
          results = await load(query)
          isLoading = false
        }

        private func load(_ query: String) async -> [String] { [query] }

        private func withLimit() async throws {
          try await Task.sleep(for: .seconds(10))
          throw CancellationError()
        }
      }
      """),
    Example(
      "values of a motion, and a limit for what does not come about",
      """
      import SwiftUI

      struct BirdsApp: App {
        var body: some Scene {
          AssistiveAccess { Birds(runner: Runner()) }
        }
      }

      struct Birds: View {
        @ObservedObject var runner: Runner
        @State private var birdAnimation = BirdAnimation()
        var body: some View {
          Image("bird")
            .scaleEffect(x: birdAnimation.flip ? -1 : 1)
            .task {
              birdAnimation.flip = true
              try? await Task.sleep(for: .seconds(2))
              birdAnimation.flip = false
            }
          Button("Measure", systemImage: "ruler") { runner.start() }
          if runner.isShown { Text("Measuring") }
        }
      }

      struct BirdAnimation {
        var flip = false
      }

      final class Runner: ObservableObject {
        @Published var isShown = false
        private var limit: Task<Void, Never>?
        func start() {
          isShown = true
          limit = Task { [weak self] in
            try? await Task.sleep(for: .seconds(45))
            guard !Task.isCancelled else { return }
            self?.fail("It took too long.")
          }
        }
        private func fail(_ text: String) { isShown = false }
      }
      """),
    Example(
      "a developer's build",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var toast: String?
        var body: some View {
          if let toast { Text(toast) }
          #if DEBUG
            Button("Try", systemImage: "hammer") { tryToast() }
          #endif
        }

        #if DEBUG
          private func tryToast() {
            toast = "Saved"
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { toast = nil }
          }
        #endif
      }
      """),
    Example(
      "toasts that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        @State private var toast: String?
        var body: some Scene {
          WindowGroup {
            Full(onSave: showToast)
              .overlay { if let toast { Text(toast) } }
          }
          AssistiveAccess { Simple() }
        }

        private func showToast() {
          toast = "Saved"
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { toast = nil }
        }
      }

      struct Full: View {
        let onSave: () -> Void
        var body: some View { Button("Save") { onSave() } }
      }

      struct Simple: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistive
        @State private var copied = false
        var body: some View {
          if !isAssistive {
            Button("Copy") { copy() }
          }
          Text(copied ? "Copied" : "Copy")
            .accessibilityAction { copy() }
        }

        private func copy() {
          copied = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { copied = false }
        }
      }
      """),
    Example(
      "a state that nothing shows",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var lastSave: String?
        var body: some View {
          Button("Save", systemImage: "checkmark") {
            lastSave = "now"
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { lastSave = nil }
          }
        }
      }
      """),
    Example(
      "closures that are kept for later, boxes that open, and work that a library does",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isOpen = false
        @State private var output: String?
        @State private var query = ""
        var body: some View {
          Box(isOpen: isOpen)
            .task {
              try? await Task.sleep(for: .seconds(0.75))
              isOpen.toggle()
            }
            .onAppear {
              Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
                present(Sheet(onClose: { dismiss() }))
                Service.shared.subscribe { _ in output = nil }
              }
            }
          Text(output ?? "")
        }
      }

      struct Box: View {
        let isOpen: Bool
        var body: some View { if isOpen { Text("Open") } else { Text("Closed") } }
      }
      """),
  ]
}
