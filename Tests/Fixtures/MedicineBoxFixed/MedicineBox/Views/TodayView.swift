import SwiftUI

/// What is to be taken today.
struct TodayView: View {
  @EnvironmentObject private var plan: MedicinePlan

  var body: some View {
    List(plan.open) { medicine in
      NavigationLink {
        TakeView(medicine: medicine)
      } label: {
        Label(medicine.name, systemImage: medicine.symbol)
      }
    }
    .navigationTitle("Today")
    .assistiveAccessNavigationIcon(systemImage: "sun.max.fill")
  }
}
