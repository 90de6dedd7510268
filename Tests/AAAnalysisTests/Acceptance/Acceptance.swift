import AAAnalysis
import AATestSupport
import Testing

/// A small app, and which rules speak about it when all are asked that are on by default.
struct Acceptance: Sendable, CustomTestStringConvertible {
  enum Expectation: Sendable {
    /// These rules and no others, whatever their severity.
    case exactly([String])
    /// Of warnings and errors these and no others.
    case warnings([String])
    /// At least these.
    case atLeast([String])
    /// None of these.
    case silent([String])
  }

  var number: Int
  var title: String
  var expectations: [Expectation]
  var source: String

  init(_ number: Int, _ title: String, _ expectations: Expectation..., source: String) {
    self.number = number
    self.title = title
    self.expectations = expectations
    self.source = source
  }

  var testDescription: String { "\(number): \(title)" }

  /// All findings of all files.
  var findings: [Finding] {
    let workspace = Example(title, source).workspace
    let snapshot = workspace.snapshot()
    return workspace.files.map(\.id).sorted().flatMap { Analyzer().diagnostics(for: $0, in: snapshot).findings }
  }

  func check() {
    let findings = findings
    let told = findings.map { "\($0.location.file.path):\($0.location.span.lower) \($0.rule): \($0.message)" }
    for expectation in expectations {
      switch expectation {
      case .exactly(let rules):
        #expect(findings.map(\.rule).sorted() == rules.sorted(), "\(told)")
      case .warnings(let rules):
        #expect(findings.filter { $0.severity >= .warning }.map(\.rule).sorted() == rules.sorted(), "\(told)")
      case .atLeast(let rules):
        #expect(Set(rules).isSubset(of: findings.map(\.rule)), "\(told)")
      case .silent(let rules):
        #expect(Set(rules).isDisjoint(with: findings.map(\.rule)), "\(told)")
      }
    }
  }
}

/// Small apps that say as a whole what the rules must find, and what they must leave alone.
@Suite("acceptance")
struct AcceptanceTests {
  @Test("apps about the scene and the set-up", arguments: Acceptance.setUp)
  func setUp(_ acceptance: Acceptance) { acceptance.check() }

  @Test("apps about time", arguments: Acceptance.timing)
  func timing(_ acceptance: Acceptance) { acceptance.check() }

  @Test("apps about controls, screens and titles", arguments: Acceptance.screens)
  func screens(_ acceptance: Acceptance) { acceptance.check() }

  @Test("code that other tools misread", arguments: Acceptance.misread)
  func misread(_ acceptance: Acceptance) { acceptance.check() }
}

extension Acceptance {
  /// An app that shows a view named `Home` in Assistive Access.
  static let app = """
    //- App.swift
    import SwiftUI

    @main
    struct PaintApp: App {
      var body: some Scene {
        WindowGroup { Text("Everything") }
        AssistiveAccess { NavigationStack { Home() } }
      }
    }

    #Preview(traits: .assistiveAccess) { Home() }

    """
}
