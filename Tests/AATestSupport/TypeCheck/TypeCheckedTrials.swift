public import AAAnalysis
import Foundation

/// What the compiler says about a workspace before and after each of its fixes.
public struct TypeCheckedTrials: Sendable {
  public var trials: FixTrials
  public var problemsBefore: [TypeChecker.Problem]
  /// For every outcome that brings an error: what it does, and what the compiler says.
  public var complaints: [String]

  public init(_ trials: FixTrials, isExample: Bool, checker: TypeChecker) throws {
    self.trials = trials
    problemsBefore = try checker.problems(in: trials.before, isExample: isExample)
    let known = Set(problemsBefore.map(\.message))
    complaints = []
    for outcome in trials.outcomes {
      let problems = try checker.problems(in: outcome.workspace, isExample: isExample)
        .filter { !known.contains($0.message) }
      if problems.isEmpty { continue }
      complaints.append(
        """
        the fix “\(outcome.titles.joined(separator: "”, “"))” of \(outcome.rules.joined(separator: ", ")) does not compile:
        \(problems.map(\.description).joined(separator: "\n"))
        \(Self.difference(from: trials.before, to: outcome.workspace))
        """)
    }
  }

  /// The lines that go and come, file by file.
  private static func difference(from before: ExampleWorkspace, to after: ExampleWorkspace) -> String {
    var lines: [String] = []
    for file in after.files where file.isSwift && before.text(of: file.id)?.bytes != file.text.bytes {
      lines.append("--- \(file.id.path.dropFirst(ExampleWorkspace.root.count + 1))")
      let old = (before.text(of: file.id)?.string ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let new = file.text.string.split(separator: "\n", omittingEmptySubsequences: false)
      let difference = new.difference(from: old)
      lines += difference.removals.map { change in
        guard case .remove(let offset, let element, _) = change else { return "" }
        return "\(offset + 1) - \(element)"
      }
      lines += difference.insertions.map { change in
        guard case .insert(let offset, let element, _) = change else { return "" }
        return "\(offset + 1) + \(element)"
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Fixture {
  /// The app as a workspace, as an editor knows it once it was opened. Files that are no text are left out.
  public func workspace() throws -> ExampleWorkspace {
    var workspace = ExampleWorkspace("")
    let files = FileManager.default
    for path in try files.subpathsOfDirectory(atPath: folder.path).sorted() {
      guard let data = files.contents(atPath: folder.appendingPathComponent(path).path),
        let text = String(validating: data, as: UTF8.self)
      else { continue }
      let name = path.hasSuffix(".bytes") ? String(path.dropLast(6)) : path
      workspace.files.append(ExampleWorkspace.File(id: ExampleWorkspace.file(name), text: SourceText(text)))
    }
    return workspace
  }
}
