import Foundation

struct Phrase: Identifiable {
  let id: Int
  var text: String
  var symbol: String

  static let all = [
    Phrase(id: 1, text: "I am hungry", symbol: "fork.knife"),
    Phrase(id: 2, text: "I need help", symbol: "hand.raised.fill"),
  ]
}
