import AAAnalysis
import AATestSupport
import Foundation
import Testing

@testable import AALanguageServer

/// What is made of the examples of all rules when everything in them is mended at once.
///
/// `AA_FIXES=all` takes every example, otherwise one of a few.
@Suite("rounds of fixes")
struct FixRoundsTests {
  private static let checks: [ExampleCheck] = {
    let environment = ProcessInfo.processInfo.environment
    let step = environment["AA_FIXES"] == "all" || environment["AA_EXAMPLES"] != nil ? 1 : 4
    return ExampleCheck.all.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }()

  @Test("two fixes that would add the same function add it once")
  func addedOnce() {
    func fix(_ folder: String) -> Fix {
      Fix(
        title: "Add", safety: .unsafe,
        edits: [FileEdit(file: FileID("\(folder)/A.swift"), span: Span(at: 0), newText: "use()")],
        creates: [NewFile(file: FileID("\(folder)/V.swift"), text: "extension View {\n  func use() {}\n}\n")])
    }
    var selection = FixSelection()
    let first = selection.take(fix("/a"), for: Self.finding("a"))
    let second = selection.take(fix("/b"), for: Self.finding("b"))
    #expect(first && !second)
    #expect(selection.all.creates.count == 1)
  }

  private static func finding(_ message: String) -> Finding {
    Finding(
      rule: "missing-navigation-icon", severity: .warning, confidence: .certain, message: message,
      location: Location(FileID("/a/A.swift"), Span(at: 0)), path: [], related: [], fixes: [])
  }

  @Test("two titles get the same icon in no round, and one title gets it wherever it stands")
  func iconsTellScreensApart() {
    func fix(_ place: Int) -> Fix {
      Fix(
        title: "Add", safety: .unsafe,
        edits: [
          FileEdit(
            file: FileID("/a/A.swift"), span: Span(at: place),
            newText: ".assistiveAccessNavigationIcon(systemImage: \"gearshape\")")
        ])
    }
    var selection = FixSelection()
    let first = selection.take(fix(1), for: Self.finding("the title “Settings” has no icon"))
    let other = selection.take(fix(2), for: Self.finding("the title “Options” has no icon"))
    let same = selection.take(fix(3), for: Self.finding("the title “Settings” has no icon"))
    #expect(first && !other && same)
  }

  /// The texts after all fixes, and the rounds that led there.
  private func mended(_ workspace: ExampleWorkspace) -> (texts: [FileID: SourceText], rounds: FixRounds) {
    let disk = DiskFiles(reader: WorkspaceReader())
    disk.keepTexts()
    for file in workspace.files { disk.put(file.text, at: file.id) }
    let live = Workspace(loader: disk.text(of:))
    let files = workspace.files.map(\.id)
    live.apply(files.map { .onDisk($0) })
    var rounds = FixRounds(
      live, disk, { _ in Analyzer() }, wanted: Set(files), includesUnsafe: true, jobs: 1)
    rounds.run()
    let changed = Dictionary(rounds.changes.map { ($0.file, $0.after) }, uniquingKeysWith: { $1 })
    return (changed, rounds)
  }

  private func newProblems(_ workspace: ExampleWorkspace, _ texts: [FileID: SourceText]) -> [String] {
    texts.filter { $0.key.name.hasSuffix(".swift") }.compactMap { file, text in
      let before = workspace.files.first { $0.id == file }.map { SwiftFile.problemCount(of: $0.text.bytes) } ?? 0
      return SwiftFile.problemCount(of: text.bytes) > before ? "\(file) is more broken:\n\(text.string)" : nil
    }
  }

  @Test("everything at once parses as before, and a second run changes nothing", arguments: checks)
  func whole(_ check: ExampleCheck) {
    let workspace = check.example.workspace
    let (texts, _) = mended(workspace)
    check.record(newProblems(workspace, texts))
    let again = mended(workspace.with(texts))
    let more = again.rounds.made.map { "\($0.finding.rule): \($0.fix.title)" }
    check.record(again.texts.isEmpty ? [] : ["a second run changes more: \(more)"])
  }

  @Test("a file that is only half typed is broken no further", arguments: checks)
  func halfTyped(_ check: ExampleCheck) {
    let whole = check.example.workspace
    for (index, file) in whole.files.enumerated() where file.id.name.hasSuffix(".swift") {
      let count = file.text.bytes.count
      for part in 4..<10 {
        var workspace = whole
        workspace.files[index].text = SourceText(file.text.string(in: Span(0, count * part / 10)))
        check.record(newProblems(workspace, mended(workspace).texts).map { "cut at \(part) tenths: \($0)" })
      }
    }
  }

  @Test("what takes something away with nothing in its place is left to a person")
  func removals() {
    let titles = ExampleCheck.checks(of: .standard)
      .filter { ["context-menu", "swipe-to-delete"].contains($0.rule.id) }
      .flatMap { mended($0.example.workspace).rounds.made }
    #expect(!titles.contains { $0.fix.safety == .removal || $0.fix.safety == .placeholder })
    #expect(!titles.contains { $0.fix.title.hasPrefix("Remove '.") })
  }
}

extension ExampleWorkspace {
  /// The workspace with other texts, and with files that are new.
  fileprivate func with(_ texts: [FileID: SourceText]) -> ExampleWorkspace {
    var result = self
    for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
      if let index = result.files.firstIndex(where: { $0.id == file }) {
        result.files[index].text = text
      } else {
        result.files.append(File(id: file, text: text))
      }
    }
    return result
  }
}
