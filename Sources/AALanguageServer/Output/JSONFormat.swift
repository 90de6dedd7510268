import AAAnalysis
import Foundation

/// For programs. The shape is stable: `version` counts changes that break readers.
enum JSONFormat: CheckFormat {
  static let name = "json"

  static func text(of result: CheckResult, style: TerminalStyle) throws -> String {
    try encoded(Document(result))
  }

  /// A document of any shape, always written in the same way.
  static func encoded(_ document: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    // Sorted, because otherwise every run would have an order of its own.
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }
}

private struct Document: Encodable {
  struct Summary: Encodable {
    var files: Int
    var parsed: Int
    var error: Int
    var warning: Int
    var information: Int
    var hint: Int
    var suppressed: Int
    /// What the baseline has; nil without a baseline.
    var baseline: Int?
  }

  struct Step: Encodable {
    var name: String
    var file: String
    var range: JSONPlace.Range
  }

  struct Related: Encodable {
    var message: String
    var file: String
    var range: JSONPlace.Range
  }

  struct Fix: Encodable {
    struct Edit: Encodable {
      var file: String
      var range: JSONPlace.Range
      var newText: String
    }

    struct NewFile: Encodable {
      var file: String
      var text: String
    }

    var title: String
    var safety: String
    var edits: [Edit]
    var creates: [NewFile]
  }

  struct Refusal: Encodable {
    var title: String
    var reason: String
  }

  struct Finding: Encodable {
    var rule: String
    var severity: String
    var confidence: String
    var message: String
    var file: String
    var range: JSONPlace.Range
    var path: [Step]
    var related: [Related]
    var fixes: [Fix]
    /// Fixes that cannot be made here.
    var refusals: [Refusal]
    var tags: [String]
    var url: String?
    var fingerprint: String
  }

  var version = 1
  var tool = JSONTool()
  var summary: Summary
  var findings: [Finding]
}

extension Document {
  init(_ result: CheckResult) {
    summary = Summary(
      files: result.fileCount, parsed: result.parsedCount, error: result.count(of: .error),
      warning: result.count(of: .warning), information: result.count(of: .information),
      hint: result.count(of: .hint), suppressed: result.suppressedCount, baseline: result.known?.count)
    findings = result.items.map { Finding($0, result: result) }
  }
}

extension Document.Finding {
  init(_ item: CheckResult.Item, result: CheckResult) {
    let finding = item.finding
    let known = result.catalogue.rule(id: finding.rule)
    rule = finding.rule
    severity = finding.severity.name
    confidence = finding.confidence.name
    message = finding.message
    file = result.name(of: finding.location.file)
    range = JSONPlace.Range(result.range(of: finding.location))
    path = finding.path.map { step in
      Document.Step(
        name: step.name, file: result.name(of: step.location.file),
        range: JSONPlace.Range(result.range(of: step.location)))
    }
    related = finding.related.map { related in
      Document.Related(
        message: related.message, file: result.name(of: related.location.file),
        range: JSONPlace.Range(result.range(of: related.location)))
    }
    fixes = finding.fixes.map { Document.Fix($0, result: result) }
    refusals = finding.refusals.map { Document.Refusal(title: $0.title, reason: $0.reason) }
    tags = known?.tags ?? []
    url = known?.reference.url
    fingerprint = item.fingerprint
  }
}

extension Document.Fix {
  init(_ fix: AAAnalysis.Fix, result: CheckResult) {
    title = fix.title
    safety = fix.safety.name
    edits = fix.edits.map { edit in
      Edit(
        file: result.name(of: edit.file), range: JSONPlace.Range(result.range(of: Location(edit.file, edit.span))),
        newText: edit.newText)
    }
    creates = fix.creates.map { NewFile(file: result.name(of: $0.file), text: $0.text) }
  }
}

extension AAAnalysis.Fix.Safety {
  /// The word used in output.
  var name: String {
    switch self {
    case .safe: "safe"
    case .unsafe: "unsafe"
    case .placeholder: "placeholder"
    case .removal: "removal"
    }
  }
}
