import SwiftUI

/// Everything that a carer can change.
struct PlanView: View {
  @EnvironmentObject private var plan: MedicinePlan
  @State private var name = ""
  @State private var hour = 8

  var body: some View {
    NavigationStack {
      Form {
        Section("Plan") {
          ForEach(plan.medicines) { medicine in
            LabeledContent(medicine.name, value: "\(medicine.hour):00")
          }
          .onDelete { plan.medicines.remove(atOffsets: $0) }
        }
        Section("New") {
          TextField("Name", text: $name)
          Stepper("\(hour):00", value: $hour, in: 0...23)
          Button("Add") { plan.add(name, hour: hour) }
        }
      }
      .navigationTitle("Medicines")
    }
  }
}
