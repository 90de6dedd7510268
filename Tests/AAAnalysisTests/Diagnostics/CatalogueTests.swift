import AAAnalysis
import AATestSupport
import Testing

@Suite("catalogue")
struct CatalogueTests {
  /// Where a rule may stand: most of them in `Rules/`, those that judge what the others found beside the analyzer.
  static let folders = ["Sources/AAAnalysis/Rules", "Sources/AAAnalysis/Diagnostics/Suppressions"]

  @Test("no id, and no type, is listed twice")
  func noDuplicates() {
    let ids = Catalogue.all.map(\.id)
    #expect(Set(ids).count == ids.count, "\(ids.filter { id in ids.filter { $0 == id }.count > 1 })")
    let types = Catalogue.all.map { "\(type(of: $0))" }
    #expect(Set(types).count == types.count)
    let names = Set(RuleGroup.allCases.map(\.rawValue)).union([Catalogue.nameOfAll])
    #expect(names.isDisjoint(with: ids), "an id must not be the name of a group")
  }

  @Test("every rule in the folder is in the catalogue, and every rule of the catalogue in the folder")
  func folderAndListAgree() {
    let files = Self.folders.flatMap { Repository.swiftFiles(below: $0) }
    let declared = Dictionary(
      files.map { ($0.path, SwiftSource($0.text).declaredTypes.filter { $0.inherited.contains("Rule") }.map(\.name)) },
      uniquingKeysWith: { $1 })
    // `Rule+Examples.swift` holds more of the rule in `Rule.swift`.
    for (path, types) in declared where path.hasPrefix(Self.folders[0]) && !path.contains("+") {
      #expect(types.count == 1, "\(path) must declare one rule: a struct that conforms to Rule")
    }
    let listed = Set(Catalogue.all.map { "\(type(of: $0))" })
    let written = Set(declared.values.joined())
    #expect(written.subtracting(listed) == [], "add these to Catalogue.all")
    #expect(listed.subtracting(written) == [], "these have no file in \(Self.folders[0])")
  }

  @Test("a rule's file is called like the rule and lies in the folder of its group", arguments: ListedRule.all)
  fileprivate func placeOfFile(_ listed: ListedRule) {
    let rule = listed.rule
    let type = "\(type(of: rule))"
    #expect(type.lowercased() == rule.id.filter { $0 != "-" }, "the type of '\(rule.id)' is called \(type)")
    guard rule.group != .suppression else { return }
    let paths = Repository.swiftFiles(below: Self.folders[0]).map { $0.path.lowercased() }
    let expected = "\(Self.folders[0])/\(rule.group.rawValue)/\(type).swift".lowercased()
    #expect(paths.contains(expected), "'\(rule.id)' belongs in \(expected)")
  }

  /// What a person meets: rules that look at views and code.
  private static let design: Set<RuleGroup> = [
    .timing, .destruction, .gestures, .navigation, .labels, .size, .workflows,
  ]

  @Test(
    "a rule about what a person meets has three examples with a finding and three without", arguments: ListedRule.all)
  fileprivate func exampleCounts(_ listed: ListedRule) {
    let rule = listed.rule
    guard Self.design.contains(rule.group) else { return }
    let finding = rule.examples.filter { !$0.workspace.expectations.isEmpty }.count
    #expect(finding >= 3, "'\(rule.id)' has \(finding) examples with a finding")
    #expect(rule.examples.count - finding >= 3, "'\(rule.id)' has \(rule.examples.count - finding) silent examples")
  }

  @Test("every rule says what, why, what instead, and shows it", arguments: ListedRule.all)
  fileprivate func completeness(_ listed: ListedRule) {
    let rule = listed.rule
    let words = rule.id.split(separator: "-", omittingEmptySubsequences: false)
    #expect(
      words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) } },
      "an id is lower-case words joined by hyphens")
    #expect(!rule.explanation.what.isEmpty)
    #expect(!rule.explanation.why.isEmpty)
    #expect(!rule.explanation.instead.isEmpty)
    #expect(rule.reference.url.hasPrefix("https://"))
    #expect(!rule.reference.title.isEmpty)
    #expect(!rule.tags.isEmpty)
    #expect(Set(rule.tags).count == rule.tags.count)
    let named = rule.tags.filter { $0.hasPrefix("wcag") || $0.hasPrefix("coga") }
    #expect(rule.criteria.map(\.tag) == named, "a tag names a criterion that Criterion does not know")
    #expect(rule.options.allSatisfy { $0.rule == rule.id && !$0.summary.isEmpty })
    #expect(Set(rule.options.map(\.name)).count == rule.options.count)
    let expectations = rule.examples.map(\.workspace.expectations)
    #expect(expectations.contains { !$0.isEmpty }, "'\(rule.id)' needs an example with a finding")
    #expect(expectations.contains { $0.isEmpty }, "'\(rule.id)' needs an example without a finding")
    let titles = rule.examples.map(\.title)
    #expect(Set(titles).count == titles.count, "two examples of '\(rule.id)' have one title")
  }

  @Test("messages are lower case and have no full stop", arguments: ListedRule.all)
  fileprivate func messages(_ listed: ListedRule) {
    let rule = listed.rule
    for expectation in rule.examples.flatMap(\.workspace.expectations) {
      let message = expectation.message
      #expect(!message.hasSuffix("."), "\(message)")
      // A name from the code may begin a message.
      let firstWord = message.prefix { $0.isLetter }
      let isPlainCapital = firstWord.first?.isUppercase == true && firstWord.dropFirst().allSatisfy(\.isLowercase)
      #expect(!isPlainCapital, "\(message)")
    }
  }

  @Test("ids, groups and 'all' can be named")
  func names() {
    let catalogue = Catalogue.standard
    #expect(catalogue.ids(named: "unknown-rule") == ["unknown-rule"])
    #expect(catalogue.ids(named: "suppression") == ["unknown-rule", "unused-suppression"])
    #expect(catalogue.ids(named: "all")?.contains("unknown-rule") == false)
    #expect(catalogue.ids(named: "nothing-of-the-kind") == nil)
    #expect(catalogue.rule(id: "unknown-rule")?.group == .suppression)
    #expect(RuleGroup.allCases.allSatisfy { catalogue.knows($0.rawValue) })
  }

  @Test("a near miss is told from a far one")
  func suggestions() {
    let catalogue = Catalogue.standard
    #expect(catalogue.suggestion(for: "unknwon-rule") == "unknown-rule")
    #expect(catalogue.suggestion(for: "Unused-Suppressions") == "unused-suppression")
    #expect(catalogue.suggestion(for: "timming") == "timing")
    #expect(catalogue.suggestion(for: "al") == "all")
    #expect(catalogue.suggestion(for: "rule-of-tomorrow") == nil)
    #expect(catalogue.suggestion(for: "") == nil)
    #expect("disabel".editDistance(to: "disable") == 1)
    #expect("".editDistance(to: "disable") == 7)
    #expect("disable".editDistance(to: "") == 7)
  }
}

/// A rule that is told by its id when a test fails.
private struct ListedRule: Sendable, CustomTestStringConvertible {
  static let all = Catalogue.all.map(ListedRule.init)

  let rule: any Rule
  var testDescription: String { rule.id }
}
