import Foundation

struct Medicine: Identifiable {
  let id: UUID
  var name: String
  var symbol: String
  var hour: Int
  var isTaken = false
}
