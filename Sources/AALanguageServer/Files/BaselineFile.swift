import AAAnalysis
import Foundation

/// The file that a baseline is kept in, to be committed with the sources: one line for each finding changes with it.
enum BaselineFile {
  private struct Document: Codable {
    struct Entry: Codable {
      var file: String
      var fingerprint: String
      var message: String
      var rule: String
    }

    var version: Int
    var findings: [Entry]
  }

  private struct Version: Decodable {
    var version: Int
  }

  /// What is understood; higher numbers are of later versions of the tool.
  private static let version = 1

  /// - Parameter path: absolute.
  static func read(_ path: String) throws(FileProblem) -> Baseline {
    let bytes = try FileReader().bytes(at: path)
    if let found = try? JSONDecoder().decode(Version.self, from: Data(bytes)), found.version != version {
      throw .system(
        "it is a baseline of version \(found.version), and this tool reads version \(version); "
          + "write it again with '\(CheckOptions.writeBaseline)'")
    }
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)) else {
      throw .system("it is no baseline; write one with '\(CheckOptions.writeBaseline)'")
    }
    return Baseline(
      document.findings.map {
        Baseline.Entry(fingerprint: $0.fingerprint, rule: $0.rule, file: $0.file, message: $0.message)
      })
  }

  /// - Parameter path: absolute.
  static func write(_ baseline: Baseline, to path: String) throws(FileProblem) {
    let document = Document(
      version: version,
      findings: baseline.entries.map {
        Document.Entry(file: $0.file, fingerprint: $0.fingerprint, message: $0.message, rule: $0.rule)
      })
    guard let text = try? JSONFormat.encoded(document) else { throw .system("the findings cannot be written as JSON") }
    try FileWriter.write(Array(text.utf8), toFileAt: path)
  }
}
