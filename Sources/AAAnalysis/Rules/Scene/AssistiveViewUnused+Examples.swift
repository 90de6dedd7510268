extension AssistiveViewUnused {
  static let cases = [
    Example(
      "a view that nobody shows",
      """
      //- Medicine/MedicineApp.swift
      import SwiftUI

      @main
      struct MedicineApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          // AssistiveAccess { AssistiveAccessMedicines() }
        }
      }
      //- Medicine/AssistiveAccessMedicines.swift
      //
      //  AssistiveAccessMedicines.swift
      //  Medicine
      //
      import SwiftUI

      struct AssistiveAccessMedicines: View {
      //     ^^^^^^^^^^^^^^^^^^^^^^^^ information: 'AssistiveAccessMedicines' is made for Assistive Access, but only previews or nothing at all show it; show it in the 'AssistiveAccess' scene, or delete it
        var body: some View {
          List { AssistiveAccessMedicineRow() }
        }
      }

      struct AssistiveAccessMedicineRow: View {
        var body: some View { Text("Aspirin") }
      }

      #Preview(traits: .assistiveAccess) {
        AssistiveAccessMedicines()
      }
      """),
    Example(
      "the short name, and a preview in another file",
      """
      //- Medicine/MedicineApp.swift
      import SwiftUI

      @main
      struct MedicineApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { AAHome() }
        }
      }
      //- Medicine/AAHome.swift
      import SwiftUI

      struct AAHome: View {
        var body: some View { List { Text("Aspirin") } }
      }
      //- Medicine/AAReminder.swift
      import SwiftUI

      struct AAReminder: View {
      //     ^^^^^^^^^^ information: 'AAReminder' is made for Assistive Access, but only previews or nothing at all show it; show it in the 'AssistiveAccess' scene, or delete it
        var body: some View { Text("Aspirin") }
      }

      struct AAReminder_Previews: PreviewProvider {
        static var previews: some View { AAReminder() }
      }
      """),
    Example(
      "used in the normal app, by a type's name, or in a file without anything else of interest",
      """
      //- Medicine/MedicineApp.swift
      import SwiftUI

      @main
      struct MedicineApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }

      struct ContentView: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple

        var body: some View {
          if isSimple { AssistiveAccessHome() } else { Text("Aspirin") }
        }
      }

      struct AssistiveAccessHome: View {
        var body: some View { Text("Aspirin") }
      }

      struct AssistiveAccessDetail: View {
        var body: some View { Text("Aspirin") }
      }

      let screens: [any View.Type] = [AssistiveAccessDetail.self]
      //- Medicine/AAReminder.swift
      import SwiftUI

      struct AAReminder: View {
        var body: some View { Text("Aspirin") }
      }
      //- Medicine/Router.swift
      import UIKit

      func showReminder(in window: UIWindow) {
        window.rootViewController = UIHostingController(rootView: AAReminder())
      }
      """),
    Example(
      "names that mean something else, and views for other modules",
      """
      //- Charts/AAChartView.swift
      import UIKit

      class AAChartView: UIView {}

      struct AAPoint { var x = 0.0 }

      public struct AssistiveAccessBadge: View {
        public var body: some View { Text("Simple") }
      }

      struct AssistiveAccessory: View {
        var body: some View { Text("Strap") }
      }
      """),
    Example(
      "an app that has nothing to do with Assistive Access",
      """
      import SwiftUI

      struct AABattery: View {
        var body: some View { Text("1.5 V") }
      }
      """),
  ]
}
