public import AAAnalysis
import Foundation
public import Testing

/// One example of one rule, and the questions that every example is asked.
///
/// Each question answers with what is wrong, or with nothing.
public struct ExampleCheck: Sendable, CustomTestStringConvertible {
  public var rule: any Rule
  public var example: Example
  public var catalogue: Catalogue

  public init(_ example: Example, of rule: any Rule, catalogue: Catalogue) {
    self.example = example
    self.rule = rule
    self.catalogue = catalogue
  }

  /// Every example of every rule there is; with `AA_EXAMPLES=id,id` in the environment those of these rules, which is
  /// quicker while a rule is written.
  public static let all = checks(of: .standard).filter { check in
    ProcessInfo.processInfo.environment["AA_EXAMPLES"].map { $0.split(separator: ",").contains(check.rule.id[...]) }
      ?? true
  }

  public static func checks(of catalogue: Catalogue) -> [ExampleCheck] {
    catalogue.rules.flatMap { rule in
      rule.examples.map { ExampleCheck($0, of: rule, catalogue: catalogue) }
    }
  }

  public var testDescription: String { "\(rule.id): \(example.title)" }

  /// Where the example is written.
  public var sourceLocation: SourceLocation {
    let path = "\(example.sourceFile)"
    let name = path.split(separator: "/").last ?? "Example.swift"
    return SourceLocation(
      fileID: "AAAnalysis/\(name)", filePath: path, line: max(Int(example.sourceLine), 1), column: 1)
  }

  /// Makes a failure of each of these, at the place where the example is written.
  public func record(_ problems: [String]) {
    for problem in problems {
      Issue.record("\(rule.id), example “\(example.title)”: \(problem)", sourceLocation: sourceLocation)
    }
  }
}

// MARK: - Analysis

extension ExampleCheck {
  /// What is found in all files of a workspace, by this rule or by these.
  public func findings(in workspace: ExampleWorkspace, of rules: Set<String>?) -> [Finding] {
    let snapshot = workspace.snapshot()
    let analyzer = Analyzer(catalogue: catalogue, onlyRules: rules)
    return workspace.files.map(\.id).sorted().flatMap { analyzer.diagnostics(for: $0, in: snapshot).findings }
  }

  public func findings(in workspace: ExampleWorkspace) -> [Finding] { findings(in: workspace, of: [rule.id]) }
}

extension ExampleWorkspace {
  /// All of it as it is known when every file was told of once.
  public func snapshot() -> Snapshot {
    let texts = Dictionary(files.map { ($0.id, $0.text) }, uniquingKeysWith: { $1 })
    let workspace = Workspace(loader: { texts[$0] })
    workspace.apply(files.map { .onDisk($0.id) })
    return workspace.snapshot()
  }
}
