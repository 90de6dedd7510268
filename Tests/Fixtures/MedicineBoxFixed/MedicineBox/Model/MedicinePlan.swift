import Combine

final class MedicinePlan: ObservableObject {
  @Published var medicines = [
    Medicine(id: UUID(), name: "Blood pressure", symbol: "heart.fill", hour: 8),
    Medicine(id: UUID(), name: "Vitamin D", symbol: "sun.max.fill", hour: 8),
    Medicine(id: UUID(), name: "Allergy", symbol: "leaf.fill", hour: 20),
  ]

  var open: [Medicine] { medicines.filter { !$0.isTaken } }

  func take(_ medicine: Medicine) {
    guard let index = medicines.firstIndex(where: { $0.id == medicine.id }) else { return }
    medicines[index].isTaken = true
  }

  func add(_ name: String, hour: Int) {
    medicines.append(Medicine(id: UUID(), name: name, symbol: "pills.fill", hour: hour))
  }
}
