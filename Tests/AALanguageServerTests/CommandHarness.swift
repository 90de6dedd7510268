import AAAnalysis
import AATestSupport
import Foundation

@testable import AALanguageServer

/// Keeps what is written to it.
final class MemorySink: TextSink, @unchecked Sendable {
  private let lock = NSLock()
  private var written = ""
  let isTerminal: Bool
  let problem: FileProblem?

  init(isTerminal: Bool = false, problem: FileProblem? = nil) {
    self.isTerminal = isTerminal
    self.problem = problem
  }

  var text: String { lock.withLock { written } }
  func write(_ text: String) { lock.withLock { written += text } }
}

/// Runs commands in this process, in a folder of their own.
struct CommandHarness {
  struct Outcome {
    var exit: ExitCode
    var output: String
    var error: String
    var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  }

  let folder: TemporaryFolder
  var catalogue = Catalogue(
    [
      WordRule(id: "first-word", word: "foo"), WordRule(id: "second-word", word: "bar"), Self.gentle, Self.grave,
    ] + Catalogue.all.filter { $0.group == .suppression })
  var environment: [String: String] = [:]
  var isTerminal = false
  /// In the folder.
  var workingDirectory = ""

  private static let gentle = rule(id: "gentle-word", word: "gentle", severity: .information)
  private static let grave = rule(id: "grave-word", word: "grave", severity: .error)

  private static func rule(id: String, word: String, severity: Severity) -> WordRule {
    var rule = WordRule(id: id, word: word, group: .labels)
    rule.severity = severity
    rule.replacement = "good"
    return rule
  }

  /// - Parameter files: names with texts.
  init(_ files: KeyValuePairs<String, String> = [:]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.writeMarked(text, to: name) }
  }

  func run(_ arguments: String..., input: [UInt8] = [], outputProblem: FileProblem? = nil) -> Outcome {
    run(arguments, input: input, outputProblem: outputProblem)
  }

  func run(_ arguments: [String], input: [UInt8] = [], outputProblem: FileProblem? = nil) -> Outcome {
    let output = MemorySink(isTerminal: isTerminal, problem: outputProblem)
    let error = MemorySink(isTerminal: isTerminal)
    let surroundings = Surroundings(
      workingDirectory: workingDirectory.isEmpty ? folder.path : folder.path(workingDirectory),
      environment: environment, input: { input }, output: output, error: error, catalogue: catalogue)
    let exit = CommandLineTool(surroundings: surroundings).run(arguments)
    return Outcome(exit: exit, output: output.text, error: error.text)
  }

  /// `file:line:column rule` of each finding, as the text format gives them.
  func found(_ arguments: String..., input: [UInt8] = []) -> [String] {
    run(["check"] + arguments, input: input).lines.compactMap { line in
      guard line.hasSuffix("]"), let end = line.range(of: ": "), let bracket = line.lastIndex(of: "[") else {
        return nil
      }
      return line[..<end.lowerBound] + " " + line[line.index(after: bracket)...].dropLast()
    }
  }
}
