import Foundation

/// One picture: what was drawn, when, and what it is called.
struct Drawing: Identifiable, Codable, Hashable {
  var id = UUID()
  var name = "My drawing"
  var createdAt = Date()
  var strokes: [Stroke] = []
}

/// One line, from touching the paper to lifting the finger.
struct Stroke: Codable, Hashable {
  var color: InkColor
  var points: [Point] = []
}

/// A place on the paper.
struct Point: Codable, Hashable {
  var x: Double
  var y: Double
}
