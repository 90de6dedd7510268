import AAAnalysis
import AATestSupport
import Foundation
import Testing

/// What holds for every fix holds wherever a finding stands: under `#if`, in an extension, a property, a function, a
/// nested closure, a `switch` of a builder.
///
/// `AA_FIXES=all` plants every piece in several positions, otherwise a few pieces of every rule in one.
@Suite("fixes of what is planted")
struct PlantedFixTests {
  private static let isWhole = ProcessInfo.processInfo.environment["AA_FIXES"] == "all"

  private static let pieces = Dictionary(
    grouping: [
      Piece.timing, Piece.destruction, Piece.gestures, Piece.navigation, Piece.labels, Piece.workflows,
    ].flatMap { $0 }, by: \.rule)

  @Test("planted", arguments: pieces.keys.sorted())
  func planted(rule id: String) throws {
    guard let rule = Catalogue.standard.rule(id: id) else { return }
    let pieces = Self.pieces[id] ?? []
    let planting = Planting(seed: 3, positionsPerPiece: Self.isWhole ? 4 : 1)
    for result in planting.results(of: Self.isWhole ? pieces : Array(pieces.prefix(2))) {
      let title = "\(result.app.piece.title) at \(result.app.position)"
      let check = ExampleCheck(Example(title, result.app.text), of: rule, catalogue: .standard)
      check.record(check.fixes() + check.fixesInOtherLayouts() + check.fixesAmongComments())
    }
  }
}
