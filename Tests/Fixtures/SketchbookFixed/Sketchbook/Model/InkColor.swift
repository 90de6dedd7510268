import SwiftUI

/// The colors of the paint box, few enough to choose from at a glance.
enum InkColor: String, Codable, CaseIterable, Identifiable {
  case red
  case yellow
  case green
  case blue
  case black

  var id: Self { self }

  var name: String {
    switch self {
    case .red: "Red"
    case .yellow: "Yellow"
    case .green: "Green"
    case .blue: "Blue"
    case .black: "Black"
    }
  }

  var color: Color {
    switch self {
    case .red: .red
    case .yellow: .yellow
    case .green: .green
    case .blue: .blue
    case .black: .primary
    }
  }
}
