import AAAnalysis

@testable import AALanguageServer

/// What people write to tell the tool what to do.
enum ConfigurationChecks {
  static func configuration(_ bytes: [UInt8]) {
    guard let text = SourceText(validating: bytes) else { return }
    let whole = 0...bytes.count
    var reader = ConfigurationReader(text, in: "/Example", catalogue: .standard)
    var configuration = Configuration()
    reader.apply(to: &configuration)
    for problem in reader.problems {
      Fuzzing.expect(
        whole.contains(problem.span.lower) && whole.contains(problem.span.upper), "a problem outside of the file")
    }
    _ = configuration.analyzer(.standard)
    _ = configuration.tells(FileID("/Example/App/View.swift"))
    let outline = ConfigurationOutline(text)
    for offset in stride(from: 0, through: bytes.count, by: max(1, bytes.count / 16)) {
      if let entry = outline.entry(at: offset) {
        Fuzzing.expect(whole.contains(entry.span.upper), "an entry outside of the file")
      }
      if let place = outline.place(at: offset) { _ = outline.keys(beside: place) }
    }
  }

  /// The first line is a path, the others are patterns. A path in a list that ends with the same path, taken
  /// literally, is ignored.
  static func ignorePatterns(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: 0x0A) else { return }
    let path = bytes[..<end]
    let patterns = IgnorePatterns(Array(bytes[(end + 1)...]))
    _ = patterns.verdict(on: path, isFolder: false)
    _ = patterns.verdict(on: path, isFolder: true)
    let isPlain = path.allSatisfy { byte in
      UInt8(ascii: "a") <= byte && byte <= UInt8(ascii: "z") || byte == UInt8(ascii: ".")
    }
    guard isPlain, !path.isEmpty else { return }
    let closed = IgnorePatterns(Array(bytes[(end + 1)...]) + [0x0A] + path)
    Fuzzing.expect(closed.verdict(on: path, isFolder: false) == .ignored, "a path is not ignored by its own name")
  }
}
