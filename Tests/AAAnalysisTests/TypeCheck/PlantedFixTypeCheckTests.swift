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
    for result in planting.results(of: pieces) { try check(result.app, with: checker) }
  }

  @Test("planted in sound apps", .enabled(if: isWhole), arguments: Fixture.all.filter { $0.name.hasSuffix("Fixed") })
  func plantedInFixtures(_ fixture: Fixture) throws {
    guard let checker = try TypeChecker.shared.get() else { return }
    let planting = FixturePlanting(fixture)
    var random = SeededGenerator(seed: 1)
    for piece in Self.pieces.keys.sorted().flatMap({ Self.pieces[$0]?.prefix(3) ?? [] }) {
      if let app = planting.planted(piece, using: &random) { try check(app, with: checker) }
    }
  }

  private func check(_ app: PlantedApp, with checker: TypeChecker) throws {
    let trials = FixTrials(app.workspace, asking: [app.piece.rule], of: .standard)
    if trials.outcomes.isEmpty { return }
    let checked = try TypeCheckedTrials(trials, isExample: true, checker: checker)
    for complaint in checked.complaints {
      Issue.record("“\(app.piece.title)” at “\(app.position)”: \(complaint)")
    }
  }
}
