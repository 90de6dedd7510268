import AAAnalysis
import AATestSupport
import Foundation
import Testing

@Suite("dump")
struct DumpTests {
  @Test("dump", .enabled(if: ProcessInfo.processInfo.environment["AA_DUMP"] != nil))
  func dump() throws {
    let root = ProcessInfo.processInfo.environment["AA_DUMP"]!
    func write(_ workspace: ExampleWorkspace, to folder: String) throws {
      for file in workspace.files {
        let path = folder + String(file.id.path.dropFirst(ExampleWorkspace.root.count))
        try FileManager.default.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(file.text.bytes).write(to: URL(fileURLWithPath: path))
      }
    }
    for (number, check) in ExampleCheck.all.enumerated() {
      let rules = Set(check.catalogue.rules.filter(\.isOnByDefault).map(\.id)).union([check.rule.id])
      let trials = FixTrials(check.example.workspace, asking: rules, of: check.catalogue)
      let folder = root + "/" + String(1000 + number)
      try write(trials.before, to: folder + "/before")
      try Data("\(check.rule.id): \(check.example.title)\n\(check.example.sourceFile)".utf8)
        .write(to: URL(fileURLWithPath: folder + "/title"))
      for (index, outcome) in trials.outcomes.enumerated() {
        try write(outcome.workspace, to: folder + "/fix\(index)")
        try Data("\(outcome.rules.joined(separator: " ")): \(outcome.titles[0])".utf8)
          .write(to: URL(fileURLWithPath: folder + "/fix\(index).title"))
      }
    }
  }
}
