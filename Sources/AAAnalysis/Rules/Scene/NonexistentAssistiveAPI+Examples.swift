extension NonexistentAssistiveAPI {
  var examples: [Example] { Self.cases }

  private static let cases: [Example] = [
    Example(
      "a scene of another name",
      """
      import SwiftUI

      @main
      struct RadioApp: App {
        var body: some Scene {
          WindowGroup { StationList() }
          AssistiveAccessScene { SimpleRadio() }
      //  ^^^^^^^^^^^^^^^^^^^^ error: there is no 'AssistiveAccessScene'; the scene is called 'AssistiveAccess' 💡
        }
      }
      """,
      fixed: """
        import SwiftUI

        @main
        struct RadioApp: App {
          var body: some Scene {
            WindowGroup { StationList() }
            AssistiveAccess { SimpleRadio() }
          }
        }
        """),
    Example(
      "the flag where it is not",
      """
      import SwiftUI
      import UIKit // for the haptics

      enum Interface {
        static var isSimple: Bool { UIAccessibility.isAssistiveAccessEnabled }
      //                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no 'UIAccessibility.isAssistiveAccessEnabled'; use 'AccessibilitySettings.isAssistiveAccessEnabled' 💡
      }
      """,
      fixed: """
        import SwiftUI
        import UIKit // for the haptics
        import Accessibility

        enum Interface {
          static var isSimple: Bool { AccessibilitySettings.isAssistiveAccessEnabled }
        }
        """),
    Example(
      "the flag as a function, of the process and of a technology; imports in #if",
      """
      // What the interface is to be like.

      #if canImport(UIKit)
      import UIKit
      #endif

      func isSimple() -> Bool {
        if UIAccessibility.isAssistiveTechnologyRunning(.assistiveAccess) { return true }
      //   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no 'isAssistiveTechnologyRunning(.assistiveAccess)'; use 'AccessibilitySettings.isAssistiveAccessEnabled' 💡
        return ProcessInfo.processInfo.isAssistiveAccessEnabled || UIAccessibility.isAssistiveAccessEnabled()
      //       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no 'ProcessInfo.processInfo.isAssistiveAccessEnabled'; use 'AccessibilitySettings.isAssistiveAccessEnabled' 💡
      //                                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no 'UIAccessibility.isAssistiveAccessEnabled'; use 'AccessibilitySettings.isAssistiveAccessEnabled' 💡
      }
      """,
      fixed: """
        // What the interface is to be like.

        import Accessibility
        #if canImport(UIKit)
        import UIKit
        #endif

        func isSimple() -> Bool {
          if AccessibilitySettings.isAssistiveAccessEnabled { return true }
          return ProcessInfo.processInfo.isAssistiveAccessEnabled || UIAccessibility.isAssistiveAccessEnabled()
        }
        """),
    Example(
      "notifications that nobody posts",
      """
      import Accessibility
      import UIKit

      final class SettingsObserver {
        init() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(update), name: UIAccessibility.assistiveAccessStatusDidChangeNotification,
      //                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no 'UIAccessibility.assistiveAccessStatusDidChangeNotification', as Assistive Access is not turned on or off while an app runs; read 'AccessibilitySettings.isAssistiveAccessEnabled' once 🚫 what waits for the news has to go as a whole, and may do other things too
            object: nil)
          let changes = NotificationCenter.default.notifications(
            named: AccessibilitySettings.assistiveAccessEnabledDidChangeNotification)
      //           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no 'AccessibilitySettings.assistiveAccessEnabledDidChangeNotification', as Assistive Access is not turned on or off while an app runs; read 'AccessibilitySettings.isAssistiveAccessEnabled' once 🚫 what waits for the news has to go as a whole, and may do other things too
        }
      }
      """),
    Example(
      "environment values of other names",
      #"""
      import SwiftUI

      struct StationRow: View {
        @Environment(\.isAssistiveAccessEnabled) private var isSimple
      //             ^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no environment value 'isAssistiveAccessEnabled'; use '\.accessibilityAssistiveAccessEnabled' 💡
        @Environment(\EnvironmentValues.assistiveAccess) private var isCalm
      //             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no environment value 'assistiveAccess'; use '\.accessibilityAssistiveAccessEnabled' 💡

        var body: some View { Text(isSimple || isCalm ? "Radio" : "All stations") }
      }
      """#,
      fixed: #"""
        import SwiftUI

        struct StationRow: View {
          @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
          @Environment(\EnvironmentValues.assistiveAccess) private var isCalm

          var body: some View { Text(isSimple || isCalm ? "Radio" : "All stations") }
        }
        """#),
    Example(
      "the navigation icon with a wrong label",
      """
      import SwiftUI

      struct StationList: View {
        var body: some View {
          List { StationRow() }
            .navigationTitle("Radio")
            .assistiveAccessNavigationIcon(systemName: "radio")
      //                                   ^^^^^^^^^^ error: 'assistiveAccessNavigationIcon' has no argument 'systemName'; write 'systemImage' 💡
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct StationList: View {
          var body: some View {
            List { StationRow() }
              .navigationTitle("Radio")
              .assistiveAccessNavigationIcon(systemImage: "radio")
          }
        }
        """),
    Example(
      "the navigation icon without a label, behind an #if",
      """
      import SwiftUI

      struct StationList: View {
        var body: some View {
          List { StationRow() }
            .navigationTitle("Radio")
            #if os(iOS)
            .assistiveAccessNavigationIcon("radio")
      //                                   ^^^^^^^ error: 'assistiveAccessNavigationIcon' takes no bare string; write 'systemImage:' before the symbol's name 💡
            #endif
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct StationList: View {
          var body: some View {
            List { StationRow() }
              .navigationTitle("Radio")
              #if os(iOS)
              .assistiveAccessNavigationIcon(systemImage: "radio")
              #endif
          }
        }
        """),
    Example(
      "the role without 'window'",
      """
      import UIKit

      func isCalm(_ session: UISceneSession) -> Bool {
        session.role == .assistiveAccessApplication || session.role == UISceneSession.Role.assistiveAccessApplication
      //                ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no role 'assistiveAccessApplication'; write 'windowAssistiveAccessApplication' 💡
      //                                                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no role 'assistiveAccessApplication'; write 'windowAssistiveAccessApplication' 💡
      }
      """,
      fixed: """
        import UIKit

        func isCalm(_ session: UISceneSession) -> Bool {
          session.role == .windowAssistiveAccessApplication || session.role == UISceneSession.Role.assistiveAccessApplication
        }
        """),
    Example(
      "names that the project has itself",
      #"""
      //- Scenes.swift
      import SwiftUI

      struct AssistiveAccessScene<Content: View>: Scene {
        @ViewBuilder var content: Content
        var body: some Scene { AssistiveAccess { content } }
      }

      @main
      struct RadioApp: App {
        @Environment(\.assistiveAccess) private var isCalm
        @Environment(\.isAssistiveAccessEnabled) private var isSimple

        var body: some Scene {
          WindowGroup { StationList().assistiveAccessNavigationIcon("radio") }
          AssistiveAccessScene { SimpleRadio() }
        }
      }

      func isSimple(_ role: Role) -> Bool {
        UIAccessibility.isAssistiveAccessEnabled || ProcessInfo.processInfo.isAssistiveAccessEnabled
          || role == .assistiveAccessApplication
      }
      //- Compatibility.swift
      import SwiftUI
      import UIKit

      extension EnvironmentValues {
        @Entry var assistiveAccess = false
        var isAssistiveAccessEnabled: Bool { accessibilityAssistiveAccessEnabled }
      }

      extension View {
        func assistiveAccessNavigationIcon(_ name: String) -> some View {
          assistiveAccessNavigationIcon(systemImage: name)
        }
      }

      extension UIAccessibility {
        static var isAssistiveAccessEnabled: Bool { AccessibilitySettings.isAssistiveAccessEnabled }
      }

      extension ProcessInfo {
        var isAssistiveAccessEnabled: Bool { AccessibilitySettings.isAssistiveAccessEnabled }
      }

      enum Role { case windowApplication, assistiveAccessApplication }
      """#),
    Example(
      "the names that there are, and strings",
      #"""
      import Accessibility
      import SwiftUI

      @main
      struct RadioApp: App {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled

        var body: some Scene {
          WindowGroup { StationList() }
          AssistiveAccess { SimpleRadio() }
        }
      }

      struct SimpleRadio: View {
        private let isAssistiveAccessEnabled = AccessibilitySettings.isAssistiveAccessEnabled
        let settings: RadioSettings

        var body: some View {
          Text("UIAccessibility.isAssistiveAccessEnabled is not there")
            .assistiveAccessNavigationIcon(systemImage: "radio")
            .assistiveAccessNavigationIcon(Image("radio"))
            .disabled(settings.isAssistiveAccessEnabled || UIAccessibility.isVoiceOverRunning)
        }
      }

      #if os(macOS)
      let isSimple = UIAccessibility.isAssistiveAccessEnabled
      #endif
      """#),
  ]
}
