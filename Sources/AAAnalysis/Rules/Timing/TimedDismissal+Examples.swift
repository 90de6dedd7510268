extension TimedDismissal {
  static let cases: [Example] = [
    Example(
      "a toast that a function clears, called from a child's closure",
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
        @State private var toast: String?

        var body: some View {
          List {
            Editor(onSave: { showToast() })
            if let toast {
              Text(toast)
                .padding()
            }
          }
        }

        private func showToast() {
          toast = "Saved"
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      //                     ^^^^^^^^^^ warning: 'toast' goes away after 2 seconds, before everybody has read it; keep it until the person dismisses it 💡
            toast = nil
          }
        }
      }
      //- Editor.swift
      import SwiftUI

      struct Editor: View {
        let onSave: () -> Void
        var body: some View {
          Button("Save", systemImage: "checkmark") { onSave() }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct Home: View {
          @State private var toast: String?

          var body: some View {
            List {
              Editor(onSave: { showToast() })
              if let toast {
                Text(toast)
                  .padding()
                Button("OK", systemImage: "checkmark") {
                  self.toast = nil
                }
              }
            }
          }

          private func showToast() {
            toast = "Saved"
          }
        }
        """),
    Example(
      "a task that closes the screen",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Done() }
        }
      }

      struct Done: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Text("Done")
            .task {
              try? await Task.sleep(for: .seconds(3))
      //                      ^^^^^ warning: this screen closes after 3 seconds, before everybody has read it; keep it until the person dismisses it 💡
              dismiss()
            }
            .padding()
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess { Done() }
          }
        }

        struct Done: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            VStack {
              Text("Done")
                .padding()
              Button("Close", systemImage: "xmark") {
                dismiss()
              }
            }
          }
        }
        """),
    Example(
      "a view model in another file, and a length that is a constant",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @State private var model = SaveModel()
        var body: some Scene {
          AssistiveAccess { Home(model: model) }
        }
      }

      struct Home: View {
        let model: SaveModel
        var body: some View {
          Button("Save", systemImage: "checkmark") { model.save() }
            .overlay {
              if model.isSaved { Label("Saved", systemImage: "checkmark") }
            }
        }
      }
      //- SaveModel.swift
      import Observation

      enum Timing {
        static let toast = 1.5
      }

      @Observable @MainActor
      final class SaveModel {
        var isSaved = false

        func save() {
          isSaved = true
          Task {
            try await Task.sleep(nanoseconds: UInt64(Timing.toast * 1_000_000_000))
      //                   ^^^^^ warning: 'isSaved' goes away after 1.5 seconds, before everybody has read it; keep it until the person dismisses it 💡
            isSaved = false
          }
        }
      }
      """,
      fixed: """
        //- App.swift
        import SwiftUI

        struct NotesApp: App {
          @State private var model = SaveModel()
          var body: some Scene {
            AssistiveAccess { Home(model: model) }
          }
        }

        struct Home: View {
          let model: SaveModel
          var body: some View {
            Button("Save", systemImage: "checkmark") { model.save() }
              .overlay {
                if model.isSaved {
                  VStack {
                    Label("Saved", systemImage: "checkmark")
                    Button("OK", systemImage: "checkmark") {
                      model.isSaved = false
                    }
                  }
                }
              }
          }
        }
        //- SaveModel.swift
        import Observation

        enum Timing {
          static let toast = 1.5
        }

        @Observable @MainActor
        final class SaveModel {
          var isSaved = false

          func save() {
            isSaved = true
          }
        }
        """),
    Example(
      "a timer, a delayed animation, a work item, an empty string",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var isShown = true
        @State private var message = ""
        @State private var banner: String? = "Hello"
        private let timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()

        var body: some View {
          VStack {
            if isShown { Text("Welcome") }
            if !message.isEmpty { Text(message) }
            Text(banner ?? "")
          }
          .onAppear {
            withAnimation(.easeOut.delay(4)) { isShown = false }
      //    ^^^^^^^^^^^^^ warning: 'isShown' goes away after 4 seconds, before everybody has read it; keep it until the person dismisses it 💡
            Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in message = "" }
      //          ^^^^^^^^^^^^^^ warning: 'message' goes away after 3 seconds, before everybody has read it; keep it until the person dismisses it 💡
          }
          .onReceive(timer) { _ in
      //   ^^^^^^^^^ warning: 'banner' goes away when a timer fires, before everybody has read it; keep it until the person dismisses it 💡
            banner = nil
          }
          .onTapGesture {
            let hide = DispatchWorkItem { isShown = false }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(2200), execute: hide)
      //                       ^^^^^^^^^^ warning: 'isShown' goes away after 2.2 seconds, before everybody has read it; keep it until the person dismisses it 🚫 a control would do nothing without it
          }
        }
      }
      """),
    Example(
      "a helper that waits",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      func after(_ seconds: Double, run action: @escaping () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action() }
      }

      struct Home: View {
        @State private var isShown = true
        var body: some View {
          Button("Show", systemImage: "eye") {
            isShown = true
            after(2) { isShown = false }
      //    ^^^^^ warning: 'isShown' goes away after 2 seconds, before everybody has read it; keep it until the person dismisses it 💡
          }
          .sheet(isPresented: $isShown) { Text("Hello") }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess { Home() }
          }
        }

        func after(_ seconds: Double, run action: @escaping () -> Void) {
          DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action() }
        }

        struct Home: View {
          @State private var isShown = true
          var body: some View {
            Button("Show", systemImage: "eye") {
              isShown = true
            }
            .sheet(isPresented: $isShown) {
              VStack {
                Text("Hello")
                Button("OK", systemImage: "checkmark") {
                  isShown = false
                }
              }
            }
          }
        }
        """),
    Example(
      "an enumeration that goes back to rest, and a task that only waited for it",
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

      enum Phase { case idle, saved }

      struct Home: View {
        @State private var phase = Phase.idle
        @State private var resetTask: Task<Void, Never>?

        var body: some View {
          switch phase {
          case .idle: Button("Save", systemImage: "checkmark") { save() }
          case .saved: Text("Saved")
          }
        }

        private func save() {
          phase = .saved
          resetTask?.cancel()
          resetTask = Task {
            try? await Task.sleep(for: .seconds(2))
      //                    ^^^^^ warning: 'phase' goes back by itself after 2 seconds, before everybody has read it; keep it until the person dismisses it 💡
            phase = .idle
          }
        }
      }
      """,
      fixed: """
        //- App.swift
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess { Home() }
          }
        }
        //- Home.swift
        import SwiftUI

        enum Phase { case idle, saved }

        struct Home: View {
          @State private var phase = Phase.idle

          var body: some View {
            switch phase {
            case .idle: Button("Save", systemImage: "checkmark") { save() }
            case .saved:
              VStack {
                Text("Saved")
                Button("OK", systemImage: "checkmark") {
                  phase = .idle
                }
              }
            }
          }

          private func save() {
            phase = .saved
          }
        }
        """),
    Example(
      "a binding whose state is in the view around it, in another file",
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
        @State private var isSaved = false
        var body: some View {
          Button("Save", systemImage: "checkmark") { isSaved = true }
            .overlay { if isSaved { Toast(isShown: $isSaved) } }
        }
      }
      //- Toast.swift
      import SwiftUI

      struct Toast: View {
        @Binding var isShown: Bool
        var body: some View {
          Text("Saved").onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { isShown = false }
      //                       ^^^^^^^^^^ warning: 'isShown' goes away after 3 seconds, before everybody has read it; keep it until the person dismisses it 💡
          }
        }
      }
      """),
    Example(
      "an observer, a dispatch source and Combine, in a model",
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
        @StateObject private var model = HomeModel()
        var body: some View {
          Text(model.banner ?? "")
          if let toast = model.toast { Text(toast) }
          if let hint = model.hint { Text(hint) }
          Button("Save", systemImage: "checkmark") { model.banner = "Saved" }
        }
      }
      //- HomeModel.swift
      import Combine

      final class HomeModel: ObservableObject {
        @Published var banner: String? {
          didSet {
            guard banner != nil else { return }
            RunLoop.main.schedule(after: .init(Date(timeIntervalSinceNow: 2))) { self.banner = nil }
      //                 ^^^^^^^^ warning: 'banner' goes away after 2 seconds, before everybody has read it; keep it until the person dismisses it 💡
          }
        }
        @Published var toast: String?
        @Published var hint: String?
        private var cancellables: Set<AnyCancellable> = []

        init() {
          $toast.delay(for: .seconds(3), scheduler: RunLoop.main)
      //         ^^^^^ warning: 'toast' goes away after 3 seconds, before everybody has read it; keep it until the person dismisses it 💡
            .sink { [weak self] _ in self?.toast = nil }
            .store(in: &cancellables)
          let source = DispatchSource.makeTimerSource(queue: .main)
          source.schedule(deadline: .now() + 4)
          source.setEventHandler { [weak self] in self?.hint = nil }
      //         ^^^^^^^^^^^^^^^ warning: 'hint' goes away after 4 seconds, before everybody has read it; keep it until the person dismisses it 💡
          source.resume()
        }
      }
      """),
    Example(
      "lengths that callers give, clocks, sequences and animations",
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
        @State private var toast: String?
        @State private var isShown = true
        @State private var hint: String? = "Hello"
        private let clock = ContinuousClock()
        var body: some View {
          VStack {
            if let toast { Text(toast) }
            if let hint { Text(hint) }
            Text("Welcome").opacity(isShown ? 1 : 0)
              .animation(.easeOut.delay(3), value: isShown)
      //       ^^^^^^^^^ warning: 'isShown' goes away after 3 seconds, before everybody has read it; keep it until the person dismisses it 💡
          }
          .onAppear { isShown = false }
          .task {
            for await _ in clock.timer(interval: .seconds(9)) { hint = nil }
      //                         ^^^^^ warning: 'hint' goes away when a timer fires, before everybody has read it; keep it until the person dismisses it 💡
          }
          Button("Save", systemImage: "checkmark") { show("Saved", for: 2.5) }
          Button("Send", systemImage: "paperplane") { Task { await send() } }
        }

        private func show(_ text: String, for length: TimeInterval) {
          toast = text
          DispatchQueue.main.asyncAfter(deadline: .now() + length) { toast = nil }
      //                     ^^^^^^^^^^ warning: 'toast' goes away after 2.5 seconds, before everybody has read it; keep it until the person dismisses it 💡
        }

        private func send() async {
          toast = "Sent"
          try? await clock.sleep(until: .now + .seconds(2), tolerance: nil)
      //                   ^^^^^ warning: 'toast' goes away after 2 seconds, before everybody has read it; keep it until the person dismisses it 💡
          toast = nil
        }
      }
      """),
  ]
}
