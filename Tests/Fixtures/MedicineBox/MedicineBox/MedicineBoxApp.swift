import SwiftUI

@main
struct MedicineBoxApp: App {
  @StateObject private var plan = MedicinePlan()

  var body: some Scene {
    WindowGroup {
      PlanView()
        .environmentObject(plan)
    }

    AssistiveAccess {
      NavigationStack {
        TodayView()
      }
    }

    AssistiveAccess {
      NavigationStack {
        HelpView()
      }
    }
  }
}
