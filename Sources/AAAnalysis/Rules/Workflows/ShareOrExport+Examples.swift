extension ShareOrExport {
  static let cases: [Example] = [
    Example(
      "a share link, in one of two forms",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        let isShort: Bool
        let note: String

        var body: some View {
          if isShort {
            ShareLink(item: note)
      //    ^^^^^^^^^ information: 'ShareLink' opens the share sheet, with more options than a person can take in; leave it out of Assistive Access, or offer the one way to share that is needed
          } else {
            ShareLink(item: note) { Label("Share", systemImage: "square.and.arrow.up") }
          }
        }
      }
      """),
    Example(
      "files",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var isOpening = false
        @State private var isSaving = false

        var body: some View {
          Button("Open", systemImage: "folder") { isOpening = true }
            .fileImporter(isPresented: $isOpening, allowedContentTypes: [.pdf]) { _ in }
      //     ^^^^^^^^^^^^ information: 'fileImporter' opens the file browser, in which it is easy to get lost; leave it out of Assistive Access, or choose the file for the person
            .fileExporter(isPresented: $isSaving, document: document, contentType: .pdf) { _ in }
      //     ^^^^^^^^^^^^ information: 'fileExporter' opens the file browser, in which it is easy to get lost; leave it out of Assistive Access, or choose the file for the person
        }
      }
      """),
    Example(
      "the share sheet that a view in another file wraps",
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
        @State private var isSharing = false

        var body: some View {
          Button("Share", systemImage: "square.and.arrow.up") { isSharing = true }
            .sheet(isPresented: $isSharing) { ShareSheet() }
        }
      }
      //- ShareSheet.swift
      import SwiftUI

      struct ShareSheet: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIActivityViewController {
          UIActivityViewController(activityItems: [], applicationActivities: nil)
      //  ^^^^^^^^^^^^^^^^^^^^^^^^ information: 'UIActivityViewController' opens the share sheet, with more options than a person can take in; leave it out of Assistive Access, or offer the one way to share that is needed
        }

        func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
      }
      """),
    Example(
      "in UIKit",
      """
      //- AppDelegate.swift
      import UIKit

      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          if session.role == .windowAssistiveAccessApplication {
            configuration.delegateClass = SimpleDelegate.self
          }
          return configuration
        }
      }

      final class SimpleDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window.rootViewController = HomeController()
        }
      }
      //- HomeController.swift
      import UIKit

      final class HomeController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          present(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]), animated: true)
      //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: 'UIDocumentPickerViewController' opens the file browser, in which it is easy to get lost; leave it out of Assistive Access, or choose the file for the person
        }
      }
      """),
    Example(
      "sharing of the full app alone",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ShareLink(item: "note") }
          AssistiveAccess { Text("Notes") }
        }
      }
      """),
    Example(
      "one way to share, without the sheet",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        let mother: Contact

        private func send(to contact: Contact) {}

        var body: some View {
          Button("Send to Mum", systemImage: "paperplane") { send(to: mother) }
        }
      }
      """),
    Example(
      "a view of the project's own by the same name",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          ShareLink(name: "Tom")
        }
      }

      struct ShareLink: View {
        let name: String
        var body: some View { Text(name) }
      }
      """),
  ]
}
