import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax

/// The bare parse of every Swift file below a folder that declares a view, on all cores, and of nothing else.
struct FolderParse {
  var summary: String

  init(of folder: String) {
    let texts = Self.texts(below: folder)
    let start = ContinuousClock.now
    DispatchQueue.concurrentPerform(iterations: texts.count) { number in
      texts[number].withUnsafeBufferPointer { _ = Parser.parse(source: $0) }
    }
    let time = start.duration(to: .now).components
    let milliseconds = Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
    let bytes = texts.reduce(0) { $0 + $1.count }
    summary =
      "{\"files\": \(texts.count), \"bytes\": \(bytes), \"milliseconds\": \(String(format: "%.1f", milliseconds))}"
  }

  private static func texts(below folder: String) -> [[UInt8]] {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    let names = all.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    let marker = Array("some View".utf8)
    return names.compactMap { name in
      guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { return nil }
      return data.range(of: Data(marker)) == nil ? nil : [UInt8](data)
    }
  }
}
