extension RedundantStatusObservation {
  var examples: [Example] { Self.cases }

  private static let cases: [Example] = [
    Example(
      "a view that waits for a change, by the environment and by a name for it",
      #"""
      import Accessibility
      import SwiftUI

      struct PlayerView: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        @State private var size = 20.0
        private var isCalm: Bool { AccessibilitySettings.isAssistiveAccessEnabled }

        var body: some View {
          Text("Now playing")
            .onChange(of: isSimple) { size = isSimple ? 40 : 20 }
      //     ^^^^^^^^ information: whether Assistive Access is in use does not change while an app runs, so 'onChange' never runs; read the value where it is needed
          StationRow(isLarge: isSimple)
            .onChange(of: isCalm) { size = 40 }
      //     ^^^^^^^^ information: whether Assistive Access is in use does not change while an app runs, so 'onChange' never runs; read the value where it is needed
        }
      }

      struct StationRow: View {
        let isLarge: Bool

        var body: some View {
          Text("Station")
            .onChange(of: isLarge) { print("large") }
      //     ^^^^^^^^ information: whether Assistive Access is in use does not change while an app runs, so 'onChange' never runs; read the value where it is needed
        }
      }
      """#),
    Example(
      "observers of made-up notifications",
      """
      import Combine
      import UIKit

      extension Notification.Name {
        static let assistiveAccessDidChange = Notification.Name("UIAccessibilityAssistiveAccessStatusDidChange")
      }

      final class SettingsObserver {
        private var subscriptions: Set<AnyCancellable> = []

        func start() {
          NotificationCenter.default.publisher(for: .assistiveAccessDidChange)
      //                                            ^^^^^^^^^^^^^^^^^^^^^^^^^ information: whether Assistive Access is in use does not change while an app runs, so 'assistiveAccessDidChange' is never posted; read the value where it is needed
            .sink { _ in self.update() }
            .store(in: &subscriptions)
          NotificationCenter.default.addObserver(
            self, selector: #selector(update),
            name: NSNotification.Name("AXAssistiveAccessEnabledDidChangeNotification"), object: nil)
      //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: whether Assistive Access is in use does not change while an app runs, so 'AXAssistiveAccessEnabledDidChangeNotification' is never posted; read the value where it is needed
        }

        @objc private func update() {}
      }
      """),
    Example(
      "key-value observing",
      #"""
      import UIKit

      final class SettingsObserver: NSObject {
        var token: NSKeyValueObservation?

        func start(_ settings: SystemSettings) {
          token = settings.observe(\.isAssistiveAccessEnabled) { _, _ in }
      //                           ^^^^^^^^^^^^^^^^^^^^^^^^^^ information: whether Assistive Access is in use does not change while an app runs, so this never sees a change; read the value where it is needed
          settings.addObserver(self, forKeyPath: "isAssistiveAccessEnabled", options: [.new], context: nil)
      //                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^ information: whether Assistive Access is in use does not change while an app runs, so this never sees a change; read the value where it is needed
        }
      }
      """#),
    Example(
      "the value is read again and again",
      """
      import Accessibility
      import Combine
      import SwiftUI

      struct PlayerView: View {
        @State private var isSimple = false
        @Environment(\\.scenePhase) private var scenePhase
        private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

        var body: some View {
          Text(isSimple ? "Radio" : "All stations")
            .onReceive(clock) { _ in isSimple = AccessibilitySettings.isAssistiveAccessEnabled }
      //                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: whether Assistive Access is in use does not change while an app runs, so reading it again finds nothing new; read it once
            .onChange(of: scenePhase) {
              let now = AccessibilitySettings.isAssistiveAccessEnabled
              isSimple = now
      //                 ^^^ information: whether Assistive Access is in use does not change while an app runs, so reading it again finds nothing new; read it once
            }
            .task {
              while true {
                try? await Task.sleep(for: .seconds(5))
                isSimple = AccessibilitySettings.isAssistiveAccessEnabled
      //                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: whether Assistive Access is in use does not change while an app runs, so reading it again finds nothing new; read it once
              }
            }
        }
      }

      final class Settings {
        var isSimple = false

        func start() {
          Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
            self.isSimple = AccessibilitySettings.isAssistiveAccessEnabled
      //                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: whether Assistive Access is in use does not change while an app runs, so reading it again finds nothing new; read it once
          }
        }

        func sceneDidBecomeActive(_ scene: UIScene) {
          isSimple = AccessibilitySettings.isAssistiveAccessEnabled
      //             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: whether Assistive Access is in use does not change while an app runs, so reading it again finds nothing new; read it once
        }
      }
      """),
    Example(
      "a copy made once, and an app's own switch",
      """
      //- Settings.swift
      import Accessibility
      import SwiftUI

      extension Notification.Name {
        static let assistiveAccessModeDidChange = Notification.Name("radio.assistiveAccessModeDidChange")
      }

      final class Settings: NSObject, ObservableObject {
        @objc dynamic var assistiveAccessEnabled = AccessibilitySettings.isAssistiveAccessEnabled
        @Published var isSimple: Bool

        override init() {
          isSimple = AccessibilitySettings.isAssistiveAccessEnabled
        }

        func start() {
          NotificationCenter.default.publisher(for: .assistiveAccessModeDidChange).sink { _ in }
          NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification).sink { _ in
            let isSimple = AccessibilitySettings.isAssistiveAccessEnabled
            print(isSimple)
          }
          observe(\\.assistiveAccessEnabled) { _, _ in }
          UserDefaults.standard.addObserver(self, forKeyPath: "isAssistiveAccessEnabled", options: [], context: nil)
        }
      }
      //- PlayerView.swift
      import Accessibility
      import SwiftUI

      struct PlayerView: View {
        @AppStorage("assistiveAccess") private var isAssistiveAccessOn = false
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled
        @State private var isSimple = AccessibilitySettings.isAssistiveAccessEnabled
        @ObservedObject var settings: Settings

        var body: some View {
          Text(isSimple ? "Radio" : "All stations")
            .onAppear { isSimple = AccessibilitySettings.isAssistiveAccessEnabled }
            .task { isSimple = isAssistiveAccessEnabled }
            .onChange(of: isAssistiveAccessOn) { isSimple = isAssistiveAccessOn }
            .onChange(of: isSimple) { print("simple") }
            .onChange(of: settings.isSimple) { print("simple") }
            .onChange(of: isAssistiveAccessEnabled, initial: true) { print("once") }
        }
      }
      """),
  ]
}
