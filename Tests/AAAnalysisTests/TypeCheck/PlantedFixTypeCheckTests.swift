import AAAnalysis
import AATestSupport
import Foundation
import Testing

/// Fixes lead to code that compiles wherever a finding stands: pieces of code are planted in many places of small
/// apps, and mended there.
///
/// `AA_TYPECHECK=all` plants every piece in several positions, otherwise a few pieces of every rule in one.
@Suite("type-checking fixes of what is planted")
struct PlantedFixTypeCheckTests {
  private static let isWhole = ProcessInfo.processInfo.environment["AA_TYPECHECK"] == "all"

  private static let pieces = Dictionary(
    grouping: [
      Piece.timing, Piece.destruction, Piece.gestures, Piece.navigation, Piece.labels, Piece.workflows,
    ].flatMap { $0 }, by: \.rule)

  @Test("planted", arguments: pieces.keys.sorted())
  func planted(rule: String) throws {
    guard let checker = try TypeChecker.shared.get() else { return }
    var pieces = Self.pieces[rule] ?? []
    if !Self.isWhole { pieces = Array(pieces.prefix(2)) }
    let planting = Planting(seed: 1, positionsPerPiece: Self.isWhole ? 3 : 1)
    for result in planting.results(of: pieces) {
      let trials = FixTrials(result.app.workspace, asking: [rule], of: .standard)
      if trials.outcomes.isEmpty { continue }
      let checked = try TypeCheckedTrials(trials, isExample: true, checker: checker)
      for complaint in checked.complaints {
        Issue.record("“\(result.app.piece.title)” at “\(result.app.position)”: \(complaint)")
      }
    }
  }
}
