import AAAnalysis
import AATestSupport
import Foundation
import Testing

/// How much of what is planted is found, and how much of what only looks alike is left alone.
///
/// `AA_PLANTING=all` plants every piece in every position, `AA_PLANTING_RULES=a,b` only those of some rules, and
/// `AA_PLANTING_SEED=7` chooses otherwise.
@Suite("planting")
struct PlantingTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let planting = Planting(
    seed: environment["AA_PLANTING_SEED"].flatMap { UInt64($0) } ?? 1,
    positionsPerPiece: environment["AA_PLANTING"] == "all" ? nil : 6)

  private static func wanted(_ pieces: [Piece]) -> [Piece] {
    guard let rules = environment["AA_PLANTING_RULES"]?.split(separator: ",").map(String.init) else { return pieces }
    return pieces.filter { rules.contains($0.rule) }
  }

  private static let all = [
    Piece.timing, Piece.destruction, Piece.gestures, Piece.navigation, Piece.labels, Piece.workflows,
  ].flatMap { $0 }

  /// Of a hundred planted at least 98 must be found.
  private static let leastShare = 0.98

  @Test("what is planted is found")
  func recall() {
    check(Self.planting.results(of: Self.wanted(Self.all)))
  }

  @Test("what is planted in sound apps is found", arguments: Fixture.all.filter { $0.name.hasSuffix("Fixed") })
  func recallInFixtures(_ fixture: Fixture) {
    let planting = FixturePlanting(fixture)
    var random = SeededGenerator(seed: Self.planting.seed)
    let apps = Self.wanted(Self.all).filter { Catalogue.standard.rule(id: $0.rule) != nil }.compactMap {
      planting.planted($0, using: &random)
    }
    check(apps.map(Self.planting.result))
  }

  @Test("what only looks alike is left alone")
  func precision() {
    let results = Self.planting.results(of: Self.wanted(Piece.lookAlikes))
    for result in results where !result.findings.isEmpty { Issue.record("\(result.description)") }
    #expect(!results.isEmpty || Self.environment["AA_PLANTING_RULES"] != nil)
  }

  @Test("the same seed plants the same apps")
  func determinism() {
    let pieces = Self.all.filter { $0.rule == "icon-only-control" }
    let first = Self.planting.results(of: pieces).map(\.app.text)
    #expect(first == Self.planting.results(of: pieces).map(\.app.text))
    #expect(first.count > 20)
  }

  private func check(_ results: [Planting.Result]) {
    let misses = results.filter { !$0.isFound }
    let counts = results.counts.map { "\($0.rule): \($0.found) of \($0.planted)" }.joined(separator: "\n")
    let found = results.count - misses.count
    let share = results.isEmpty ? 1 : Double(found) / Double(results.count)
    let told = "found \(found) of \(results.count)\n\(counts)\n\n\(misses.map(\.description).joined(separator: "\n\n"))"
    #expect(share >= Self.leastShare, "\(told)")
    if let report = Self.environment["AA_PLANTING_REPORT"] {
      try? told.write(
        toFile:
          "\(report)-\(results.first?.app.position.contains("Fixed") ?? false ? "fixtures-" + (results.first?.app.position ?? "") : "apps").txt",
        atomically: true, encoding: .utf8)
    }
  }
}
