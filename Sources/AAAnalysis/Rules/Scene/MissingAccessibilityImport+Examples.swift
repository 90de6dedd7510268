extension MissingAccessibilityImport {
  var examples: [Example] { Self.cases }

  private static let cases: [Example] = [
    Example(
      "only UIKit is imported",
      """
      import UIKit

      final class PlayerCoordinator {
        var isSimple: Bool { AccessibilitySettings.isAssistiveAccessEnabled }
      //                     ^^^^^^^^^^^^^^^^^^^^^ information: 'AccessibilitySettings' belongs to the framework Accessibility, which this file does not import; add 'import Accessibility' 💡

        func start() {
          if AccessibilitySettings.isAssistiveAccessEnabled { return }
        }
      }
      """,
      fixed: """
        import UIKit
        import Accessibility

        final class PlayerCoordinator {
          var isSimple: Bool { AccessibilitySettings.isAssistiveAccessEnabled }

          func start() {
            if AccessibilitySettings.isAssistiveAccessEnabled { return }
          }
        }
        """),
    Example(
      "no import at all, below a comment",
      """
      // Whether the player is simple.
      let isSimple = AccessibilitySettings.isAssistiveAccessEnabled
      //             ^^^^^^^^^^^^^^^^^^^^^ information: 'AccessibilitySettings' belongs to the framework Accessibility, which this file does not import; add 'import Accessibility' 💡
      """,
      fixed: """
        // Whether the player is simple.
        import Accessibility

        let isSimple = AccessibilitySettings.isAssistiveAccessEnabled
        """),
    Example(
      "imported, in whatever way",
      """
      //- A.swift
      import struct Accessibility.AccessibilitySettings

      let isSimple = AccessibilitySettings.isAssistiveAccessEnabled
      //- B.swift
      #if canImport(Accessibility)
      import Accessibility
      #endif

      let isCalm = AccessibilitySettings.isAssistiveAccessEnabled
      """),
    Example(
      "a type of the project's own, and other members",
      """
      //- AccessibilitySettings.swift
      enum AccessibilitySettings {
        static var isAssistiveAccessEnabled = false
      }
      //- Player.swift
      import SwiftUI

      struct Player: View {
        var body: some View {
          Text(AccessibilitySettings.isAssistiveAccessEnabled ? "Radio" : "All stations")
            .disabled(AccessibilitySettings.shared.isMuted)
        }
      }
      """),
  ]
}
