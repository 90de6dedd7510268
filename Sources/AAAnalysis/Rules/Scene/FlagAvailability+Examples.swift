extension FlagAvailability {
  private static func project(_ settings: String...) -> String {
    ExampleProject.xcode("Radio", debug: [#"GENERATE_INFOPLIST_FILE = YES;"#], project: settings.map { "\($0);" })
  }

  static let cases = [
    Example(
      "the environment of an app for iOS 16",
      """
      //- Radio/ContentView.swift
      import SwiftUI

      struct ContentView: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled
      //             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: 'accessibilityAssistiveAccessEnabled' needs iOS 18.0, but the deployment target is iOS 16.0, so this does not compile; ask 'AccessibilitySettings.isAssistiveAccessEnabled' where '#available(iOS 18.0, *)' holds 💡

        var body: some View {
          Text(isAssistiveAccessEnabled ? "Radio" : "All stations")
        }
      }
      //- Radio.xcodeproj/project.pbxproj
      \(project("IPHONEOS_DEPLOYMENT_TARGET = 16.0"))
      """,
      fixed: """
        //- Radio/ContentView.swift
        import SwiftUI
        import Accessibility

        struct ContentView: View {
          private var isAssistiveAccessEnabled: Bool {
            guard #available(iOS 18.0, *) else { return false }
            return AccessibilitySettings.isAssistiveAccessEnabled
          }

          var body: some View {
            Text(isAssistiveAccessEnabled ? "Radio" : "All stations")
          }
        }
        """),
    Example(
      "the setting in a condition",
      """
      //- Radio/Player.swift
      import Accessibility

      final class Player {
        func start() {
          if AccessibilitySettings.isAssistiveAccessEnabled {
      //                           ^^^^^^^^^^^^^^^^^^^^^^^^ error: 'isAssistiveAccessEnabled' needs iOS 18.0, but the deployment target is iOS 17.4, so this does not compile; check '#available(iOS 18.0, *)' first 💡
            playFavourite()
          } else {
            showStations()
          }
        }

        private func playFavourite() {}
        private func showStations() {}
      }
      //- Radio.xcodeproj/project.pbxproj
      \(project("IPHONEOS_DEPLOYMENT_TARGET = 17.4"))
      """,
      fixed: """
        //- Radio/Player.swift
        import Accessibility

        final class Player {
          func start() {
            if #available(iOS 18.0, *), AccessibilitySettings.isAssistiveAccessEnabled {
              playFavourite()
            } else {
              showStations()
            }
          }

          private func playFavourite() {}
          private func showStations() {}
        }
        """),
    Example(
      "where a check in front would turn the meaning around, or has no place",
      """
      //- Radio/Player.swift
      import Accessibility
      import SwiftUI

      enum Player {
        static var isSimple: Bool { AccessibilitySettings.isAssistiveAccessEnabled }
      //                                                  ^^^^^^^^^^^^^^^^^^^^^^^^ error: 'isAssistiveAccessEnabled' needs iOS 18.0, but the deployment target is iOS 17.0, so this does not compile; check '#available(iOS 18.0, *)' first 💡

        static func start() {
          if !AccessibilitySettings.isAssistiveAccessEnabled { showStations() }
      //                            ^^^^^^^^^^^^^^^^^^^^^^^^ error: 'isAssistiveAccessEnabled' needs iOS 18.0, but the deployment target is iOS 17.0, so this does not compile; check '#available(iOS 18.0, *)' first 🚫 what is to happen on older systems is not to be seen here
        }

        static func note(_ environment: EnvironmentValues) -> Bool {
          environment.accessibilityAssistiveAccessEnabled
      //              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: 'accessibilityAssistiveAccessEnabled' needs iOS 18.0, but the deployment target is iOS 17.0, so this does not compile; ask 'AccessibilitySettings.isAssistiveAccessEnabled' where '#available(iOS 18.0, *)' holds 🚫 what is to happen on older systems is not to be seen here
        }

        static func showStations() {}
      }
      //- Radio.xcodeproj/project.pbxproj
      \(project("IPHONEOS_DEPLOYMENT_TARGET = 17.0"))
      """,
      fixed: """
        //- Radio/Player.swift
        import Accessibility
        import SwiftUI

        enum Player {
          static var isSimple: Bool { if #available(iOS 18.0, *) { AccessibilitySettings.isAssistiveAccessEnabled } else { false } }

          static func start() {
            if !AccessibilitySettings.isAssistiveAccessEnabled { showStations() }
          }

          static func note(_ environment: EnvironmentValues) -> Bool {
            environment.accessibilityAssistiveAccessEnabled
          }

          static func showStations() {}
        }
        """),
    Example(
      "checks, marks, and a scene that is newer anyway",
      """
      //- Radio/Radio.swift
      import Accessibility
      import SwiftUI

      @available(iOS 18.0, *)
      struct StationList: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { Text(isSimple ? "Radio" : "All stations") }
      }

      enum Player {
        static var isSimple: Bool {
          if #available(iOS 18.0, macOS 15.0, *) {
            return AccessibilitySettings.isAssistiveAccessEnabled
          }
          return false
        }

        static var isNormal: Bool {
          guard #available(iOS 18, *), AccessibilitySettings.isAssistiveAccessEnabled else { return true }
          return !AccessibilitySettings.isAssistiveAccessEnabled
        }
      }
      //- Radio.xcodeproj/project.pbxproj
      \(project("IPHONEOS_DEPLOYMENT_TARGET = 17.0"))
      """),
    Example(
      "a new enough target",
      """
      //- Radio/Radio.swift
      import SwiftUI

      struct StationList: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { Text(isSimple ? "Radio" : "All stations") }
      }
      //- Radio.xcodeproj/project.pbxproj
      \(project("IPHONEOS_DEPLOYMENT_TARGET = 18.0"))
      """),
    Example(
      "keys and settings of the project's own, and no project file",
      """
      //- Radio/Radio.swift
      import SwiftUI

      extension EnvironmentValues {
        @Entry var accessibilityAssistiveAccessEnabled = false
      }

      enum AccessibilitySettings {
        static var isAssistiveAccessEnabled: Bool { false }
      }

      struct StationList: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { Text(isSimple || AccessibilitySettings.isAssistiveAccessEnabled ? "Radio" : "All") }
      }
      //- Radio.xcodeproj/project.pbxproj
      \(project("IPHONEOS_DEPLOYMENT_TARGET = 16.0"))
      """),
    Example(
      "no project file",
      """
      import SwiftUI

      struct StationList: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { Text(isSimple ? "Radio" : "All stations") }
      }
      """),
  ]
}
