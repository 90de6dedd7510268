import AAAnalysis
import Foundation
import SwiftParser
import SwiftSyntax

// Times one edit in one file, on its own: the bare incremental parse, and what this project makes of it. The two are
// taken in turn, so that a busy machine slows both. With `--folder` it times the bare parse of a whole tree.

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--folder" {
  print(FolderParse(of: CommandLine.arguments[2]).summary)
  exit(0)
}
guard CommandLine.arguments.count > 1, let data = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
  print("usage: ParseBenchmark FILE [ROUNDS] | --folder FOLDER")
  exit(2)
}
let rounds = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 200 : 200
let original = [UInt8](data)
let marker = Array("Text(title)".utf8)
let place =
  (original.count / 2..<original.count - marker.count).first {
    original[$0..<($0 + marker.count)].elementsEqual(marker)
  }
  ?? original.count / 2
/// What is typed there, a key at a time, and taken away again: the same as `editor.py` types.
let line = Array("Button(\"Try again\", systemImage: \"arrow.clockwise\") { show() } ".utf8)

func milliseconds(_ work: () -> Void) -> Double {
  let clock = ContinuousClock()
  let time = clock.measure(work).components
  return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
}

func summary(_ times: [Double]) -> String {
  let sorted = times.sorted()
  func text(_ value: Double) -> String { String(format: "%.2f", value) }
  return "p50 \(text(sorted[sorted.count / 2])) ms, p95 \(text(sorted[Int(Double(sorted.count) * 0.95)])) ms"
}

let file = FileID("/Benchmark.swift")
let app = FileID("/App.swift")
let appText = SourceText(
  "import SwiftUI\nstruct A: App { var body: some Scene { AssistiveAccess { LongView(title: \"a\") } } }\n")
let workspace = Workspace(loader: { $0 == app ? appText : nil })
workspace.apply([.onDisk(app), .opened(file, SourceText(String(decoding: original, as: UTF8.self)))])
_ = workspace.snapshot()
let analyzer = Analyzer()

var whole: [Double] = []
var bare: [Double] = []
var ours: [Double] = []
var outline: [Double] = []
for _ in 0..<5 {
  whole.append(milliseconds { original.withUnsafeBufferPointer { _ = Parser.parse(source: $0) } })
  outline.append(milliseconds { _ = SwiftFile.outline(of: original) })
}
var previous = original.withUnsafeBufferPointer { Parser.parseIncrementally(source: $0, parseTransition: nil) }
var bytes = original
for round in 0..<rounds {
  let step = round % (2 * line.count)
  let isTyping = step < line.count
  let offset = place + (isTyping ? step : 2 * line.count - 1 - step)
  let key = isTyping ? line[step] : 0
  if isTyping { bytes.insert(key, at: offset) } else { bytes.remove(at: offset) }
  let new = isTyping ? String(UnicodeScalar(key)) : ""
  let end = isTyping ? offset : offset + 1
  let edit = SourceEdit(
    range: AbsolutePosition(utf8Offset: offset)..<AbsolutePosition(utf8Offset: end), replacement: new)
  bare.append(
    milliseconds {
      let transition = IncrementalParseTransition(
        previousIncrementalParseResult: previous, edits: ConcurrentEdits(edit))
      previous = bytes.withUnsafeBufferPointer { Parser.parseIncrementally(source: $0, parseTransition: transition) }
    })
  let change = TextEdit(span: Span(offset, end), newText: new)
  let text = SourceText(String(decoding: bytes, as: UTF8.self))
  ours.append(
    milliseconds {
      workspace.apply([.edited(file, edits: [change], text: text)])
      let snapshot = workspace.snapshot()
      _ = analyzer.diagnostics(for: file, in: snapshot)
    })
}
if CommandLine.arguments.contains("--json") {
  func pair(_ name: String, _ times: [Double]) -> String {
    let sorted = times.sorted()
    func text(_ value: Double) -> String { String(format: "%.3f", value) }
    return "\"\(name)\": {\"p50\": \(text(sorted[sorted.count / 2])), \"p95\": "
      + "\(text(sorted[Int(Double(sorted.count) * 0.95)]))}"
  }
  let parts = [pair("whole", whole), pair("outline", outline), pair("edit", bare), pair("findings", ours)]
  print("{\(parts.joined(separator: ", "))}")
  exit(0)
}
print("whole parse, bare:        ", summary(whole))
print("whole parse with outline: ", summary(outline))
print("one edit, bare parse:     ", summary(bare))
print("one edit to findings:     ", summary(ours))
