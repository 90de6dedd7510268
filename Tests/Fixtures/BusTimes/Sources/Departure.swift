import Foundation

struct Departure: Identifiable {
  let id: Int
  var line: String
  var goal: String
  var minutes: Int

  static let examples = [
    Departure(id: 1, line: "12", goal: "Market", minutes: 4),
    Departure(id: 2, line: "12", goal: "School", minutes: 19),
  ]
}
