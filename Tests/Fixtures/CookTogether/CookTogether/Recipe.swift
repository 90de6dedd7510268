import SwiftData

@Model
final class Recipe {
  var name: String
  var symbol: String
  var steps: [String]

  init(name: String, symbol: String, steps: [String]) {
    self.name = name
    self.symbol = symbol
    self.steps = steps
  }
}
