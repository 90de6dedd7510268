extension PermissionPrompt {
  static let cases: [Example] = [
    Example(
      "notifications, even if nobody was asked yet",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        private func prepare() async {
          let center = UNUserNotificationCenter.current()
          guard await center.notificationSettings().authorizationStatus == .notDetermined else { return }
          _ = try? await center.requestAuthorization(options: [.alert, .sound])
      //                        ^^^^^^^^^^^^^^^^^^^^ information: 'requestAuthorization' brings up a prompt for notifications, in which one wrong tap takes the feature away; ask outside Assistive Access, and only check the status here
        }

        var body: some View {
          Text("Today").task { await prepare() }
        }
      }
      """),
    Example(
      "the location, in a manager of another file",
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
        @State private var finder = Finder()

        var body: some View {
          Button("Where am I", systemImage: "location") { finder.start() }
        }
      }
      //- Finder.swift
      import CoreLocation

      @Observable final class Finder {
        private let manager = CLLocationManager()

        func start() { manager.requestWhenInUseAuthorization() }
      //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: 'requestWhenInUseAuthorization' brings up a prompt for the location, in which one wrong tap takes the feature away; ask outside Assistive Access, and only check the status here
      }
      """),
    Example(
      "camera, microphone, photos and tracking",
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
            Button("Camera", systemImage: "camera") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
      //                                                              ^^^^^^^^^^^^^ information: 'requestAccess' brings up a prompt for the camera or microphone, in which one wrong tap takes the feature away; ask outside Assistive Access, and only check the status here
            Button("Sound", systemImage: "mic") { Task { await AVAudioApplication.requestRecordPermission() } }
      //                                                                          ^^^^^^^^^^^^^^^^^^^^^^^ information: 'requestRecordPermission' brings up a prompt for the microphone, in which one wrong tap takes the feature away; ask outside Assistive Access, and only check the status here
            Button("Photos", systemImage: "photo") { PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in } }
      //                                                            ^^^^^^^^^^^^^^^^^^^^ information: 'requestAuthorization' brings up a prompt for photos, in which one wrong tap takes the feature away; ask outside Assistive Access, and only check the status here
          }
          .task { await ATTrackingManager.requestTrackingAuthorization() }
      //                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: 'requestTrackingAuthorization' brings up a prompt for tracking, in which one wrong tap takes the feature away; ask outside Assistive Access, and only check the status here
        }
      }
      """),
    Example(
      "through a protocol that the system's type meets",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        let reminders: Reminders

        var body: some View {
          Button("Remind me", systemImage: "bell") { Task { await reminders.ask() } }
        }
      }

      protocol NotificationCenterProtocol {
        func requestAuthorization(options: UNAuthorizationOptions) async throws -> Bool
      }

      extension UNUserNotificationCenter: NotificationCenterProtocol {}

      final class Reminders {
        private let center: NotificationCenterProtocol

        func ask() async {
          _ = try? await center.requestAuthorization(options: [.alert])
      //                        ^^^^^^^^^^^^^^^^^^^^ information: 'requestAuthorization' brings up a prompt for notifications, in which one wrong tap takes the feature away; ask outside Assistive Access, and only check the status here
        }
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

      final class HomeController: UIViewController {
        private lazy var button: UIButton = {
          let button = UIButton(type: .system)
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          return button
        }()

        @objc private func tapped() {
          EKEventStore().requestFullAccessToEvents { _, _ in }
      //                 ^^^^^^^^^^^^^^^^^^^^^^^^^ information: 'requestFullAccessToEvents' brings up a prompt for the calendar, in which one wrong tap takes the feature away; ask outside Assistive Access, and only check the status here
        }
      }
      """),
    Example(
      "checks of the status, quiet notifications, and the flag",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAA

        private func prepare() async {
          let center = UNUserNotificationCenter.current()
          let settings = await center.notificationSettings()
          if !isAA { _ = try? await center.requestAuthorization(options: [.alert]) }
          _ = try? await center.requestAuthorization(options: [.alert, .provisional])
          isAllowed = settings.authorizationStatus == .authorized && AVCaptureDevice.authorizationStatus(for: .video) == .authorized
        }

        var body: some View {
          Text("Today").task { await prepare() }
        }
      }
      """),
    Example(
      "functions of the project that are called the same",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        let family: Family

        var body: some View {
          Button("Ask", systemImage: "person") {
            family.requestAccess(for: "Tom")
            family.requestAuthorization()
          }
        }
      }

      final class Family {
        func requestAccess(for name: String) {}
        func requestAuthorization() {}
      }
      """),
    Example(
      "asked in the set-up of the full app",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { SetUp() }
          AssistiveAccess { Text("Ask whoever set up this phone to allow reminders") }
        }
      }

      struct SetUp: View {
        var body: some View {
          Button("Allow", systemImage: "bell") {
            Task { try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) }
          }
        }
      }
      """),
  ]
}
