import AAAnalysis
import AATestSupport
import Testing

/// Every fix leads to code that compiles, if the code before did.
///
/// Examples that do not compile as they are written are named in `UncompilableExamples`: their fixes must bring no
/// error that was not there before.
@Suite("type-checking fixes")
struct FixTypeCheckTests {
  @Test("examples", arguments: ExampleCheck.all)
  func examples(_ check: ExampleCheck) throws {
    guard let checker = try TypeChecker.shared.get() else { return }
    let rules = Set(check.catalogue.rules.filter(\.isOnByDefault).map(\.id)).union([check.rule.id])
    let trials = FixTrials(check.example.workspace, asking: rules, of: check.catalogue)
    let checked = try TypeCheckedTrials(trials, isExample: true, checker: checker)
    check.record(checked.complaints)
    let isExcused = UncompilableExamples.titles.contains("\(check.rule.id): \(check.example.title)")
    if isExcused, checked.problemsBefore.isEmpty {
      check.record(["it compiles: take it out of 'UncompilableExamples'"])
    } else if !isExcused, !checked.problemsBefore.isEmpty {
      let problems = checked.problemsBefore.map { "\n\($0)" }.joined()
      check.record(["it does not compile, see 'Tests/Stubs/Elsewhere' for what it may leave out:\(problems)"])
    }
  }

  @Test("fixture apps", arguments: Fixture.all.map(\.name))
  func fixtures(name: String) throws {
    guard let checker = try TypeChecker.shared.get() else { return }
    let rules = Set(Catalogue.standard.rules.filter(\.isOnByDefault).map(\.id))
    let trials = FixTrials(try Fixture.named(name).workspace(), asking: rules, of: .standard)
    let checked = try TypeCheckedTrials(trials, isExample: false, checker: checker)
    for complaint in checked.complaints { Issue.record("\(name): \(complaint)") }
    let isExcused = UncompilableExamples.fixtures.contains(name)
    #expect(checked.problemsBefore.isEmpty != isExcused, "\(checked.problemsBefore)")
  }

  @Test("what does not compile as it is written grows no more, and is there")
  func excused() {
    #expect(UncompilableExamples.titles.count <= UncompilableExamples.limit)
    let titles = Set(ExampleCheck.checks(of: .standard).map { "\($0.rule.id): \($0.example.title)" })
    #expect(UncompilableExamples.titles.subtracting(titles) == [])
    #expect(UncompilableExamples.fixtures.subtracting(Fixture.all.map(\.name)) == [])
  }
}
