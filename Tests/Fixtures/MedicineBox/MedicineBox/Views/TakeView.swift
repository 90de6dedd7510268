import SwiftUI

struct TakeView: View {
  @EnvironmentObject private var plan: MedicinePlan
  @Environment(\.dismiss) private var dismiss
  let medicine: Medicine

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: medicine.symbol)
        .font(.largeTitle)
        .accessibilityHidden(true)
      Text("Take it with a glass of water.")
      Button {
        plan.take(medicine)
        dismiss()
      } label: {
        Label("Taken", systemImage: "checkmark.circle.fill")
      }
    }
    .navigationTitle(medicine.name)
    .assistiveAccessNavigationIcon(systemImage: "pills.fill")
  }
}
