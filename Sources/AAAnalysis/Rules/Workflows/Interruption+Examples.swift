extension Interruption {
  static let cases: [Example] = [
    Example(
      "a review, asked for by a value of the environment",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.requestReview) private var ask

        private func save() {
          ask()
      //  ^^^ information: 'ask' asks for a review in the middle of what a person is doing; leave it out of Assistive Access
        }

        var body: some View {
          Button("Save", systemImage: "checkmark") { save() }
        }
      }
      """),
    Example(
      "a review in a helper",
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
        var body: some View {
          Text("Done").onAppear { Reviews.askIfDue() }
        }
      }
      //- Reviews.swift
      import StoreKit

      enum Reviews {
        static func askIfDue() { AppStore.requestReview(in: scene) }
      //                                  ^^^^^^^^^^^^^ information: 'requestReview' asks for a review in the middle of what a person is doing; leave it out of Assistive Access
      }
      """),
    Example(
      "tips",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          VStack {
            TipView(SaveTip()).tipViewStyle(PersistentTipStyle())
      //    ^^^^^^^ information: 'TipView' shows a tip that stays and takes the attention away; leave it out of Assistive Access, and let the screen explain itself
            TipView(SaveTip())
      //    ^^^^^^^ information: 'TipView' shows a tip that takes the attention away and has to be closed; leave it out of Assistive Access, and let the screen explain itself
            Button("Save", systemImage: "checkmark") {}
              .popoverTip(SaveTip())
      //       ^^^^^^^^^^ information: 'popoverTip' shows a tip that takes the attention away and has to be closed; leave it out of Assistive Access, and let the screen explain itself
          }
        }
      }
      """),
    Example(
      "an advertisement that a view wraps",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          Banner()
        }
      }

      struct Banner: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let banner = GADBannerView(adSize: size)
      //               ^^^^^^^^^^^^^ information: 'GADBannerView' shows an advertisement, which is easily taken for part of the app; leave it out of Assistive Access
          return banner
        }

        func updateUIView(_ view: UIView, context: Context) {}
      }
      """),
    Example(
      "a sheet that a notification of the system brings up",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var isOffering = false

        var body: some View {
          Text("Notes")
            .onReceive(NotificationCenter.default.publisher(for: UIDevice.batteryLevelDidChangeNotification)) { _ in
      //     ^^^^^^^^^ information: what this receives brings up 'isOffering' by itself, in the middle of what a person is doing; show it when they ask for it
              isOffering = true
            }
            .sheet(isPresented: $isOffering) { Text("Save power") }
        }
      }
      """),
    Example(
      "the app's own answers, and data that comes in",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @ObservedObject var model: NotesModel
        @State private var isFailed = false
        @State private var isSaved = false
        @State private var level: Float = 0
        let text: String

        var body: some View {
          Text(text)
            .onReceive(model.$error) { _ in isFailed = true }
            .onReceive(NotificationCenter.default.publisher(for: .noteSaved)) { _ in isSaved = true }
            .onReceive(NotificationCenter.default.publisher(for: UIDevice.batteryLevelDidChangeNotification)) { _ in
              level = UIDevice.current.batteryLevel
            }
            .alert("Failed", isPresented: $isFailed) {}
            .sheet(isPresented: $isSaved) { Text("Saved") }
        }
      }
      """),
    Example(
      "names of the project's own",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        private func requestReview() {}

        var body: some View {
          VStack {
            TipView(text: "Tap the bell")
            Button("Check", systemImage: "checkmark") { requestReview() }
            Button("Review the app", systemImage: "star") { AppStore.requestReview(in: scene) }
          }
        }
      }

      struct TipView: View {
        let text: String
        var body: some View { Text(text) }
      }
      """),
    Example(
      "tips of the full app",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Editor() }
          AssistiveAccess { Text("Notes") }
        }
      }

      struct Editor: View {
        var body: some View {
          TipView(SaveTip()).popoverTip(SaveTip())
        }
      }
      """),
  ]
}
