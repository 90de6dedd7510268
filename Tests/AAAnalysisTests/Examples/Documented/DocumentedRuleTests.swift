import AATestSupport
import Foundation
import Testing

@testable import AAAnalysis

/// The rule that the documentation builds is one.
@Suite("the documented rule")
struct DocumentedRuleTests {
  private static let checks = ExampleCheck.checks(of: Catalogue([DimmedControl()] + Catalogue.all))
    .filter { $0.rule.id == DimmedControl().id }

  @Test("its code stands in the documentation")
  func code() throws {
    let folder = "Tests/AAAnalysisTests/Examples/Documented"
    let source = try String(
      contentsOf: Repository.root.appendingPathComponent("\(folder)/DimmedControl.swift"), encoding: .utf8)
    let page = try String(contentsOf: Repository.root.appendingPathComponent("docs/adding-a-rule.md"), encoding: .utf8)
    let parts = source.components(separatedBy: "a test compares the two.\n\n")
    #expect(parts.count == 2)
    let blocks = parts.last?.components(separatedBy: "\n\nextension ") ?? []
    #expect(blocks.count == 2)
    #expect(page.contains("```swift\n\(blocks[0])\n```"))
    #expect(page.contains("```swift\nextension \(blocks[1])```"))
  }

  @Test("its examples hold", arguments: checks)
  func examples(_ check: ExampleCheck) {
    check.record(check.asWritten())
    check.record(check.behindEmoji())
    check.record(check.withCarriageReturns())
    check.record(check.insideComment())
    check.record(check.insideString())
    check.record(check.suppressed())
    check.record(check.suppressedHere())
    check.record(check.truncated())
    check.record(check.fixes())
    check.record(check.fixesInOtherLayouts())
    check.record(check.fixesAmongComments())
  }

  @Test("every command that the page names is there")
  func commands() throws {
    let page = try String(contentsOf: Repository.root.appendingPathComponent("docs/adding-a-rule.md"), encoding: .utf8)
    for variable in ["AA_EXAMPLES", "AA_PLANTING_RULES", "AA_FIXES", "AA_TYPECHECK"] {
      #expect(page.contains(variable))
    }
    for path in page.split(separator: "`").filter({ $0.hasPrefix("Sources/") || $0.hasPrefix("Tests/") }) {
      let name = path.prefix { $0 != "<" && $0 != " " && $0 != "*" }
      guard name.count == path.count else { continue }
      #expect(
        FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(String(name)).path), "\(path)")
    }
  }

  @Test("every name of the code that the page names is there")
  func names() throws {
    let page = try String(contentsOf: Repository.root.appendingPathComponent("docs/adding-a-rule.md"), encoding: .utf8)
    // Without the blocks of code, whose backticks come in threes.
    let prose = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
    let quoted = prose.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let code = (Repository.swiftFiles(below: "Sources") + Repository.swiftFiles(below: "Tests")).map(\.text).joined()
    let types = quoted.filter { $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter } && $0 != "CRLF" }
    #expect(types.count > 5)
    for type in types {
      #expect(["struct", "enum", "class", "protocol"].contains { code.contains("\($0) \(type)") }, "\(type)")
    }
    let members = quoted.filter { $0.hasPrefix("context.") }.map { $0.dropFirst("context.".count) }
    #expect(members.count > 4)
    for member in members {
      #expect(["var", "func", "let"].contains { code.contains("\($0) \(member)") }, "\(member)")
    }
  }
}
