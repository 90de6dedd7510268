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
  struct Tool: Encodable {
    var name = ToolVersion.name
    var version = ToolVersion.number
  }

  struct Summary: Encodable {
    var files: Int
    var parsed: Int
    var error: Int
    var warning: Int
    var information: Int
    var hint: Int
    var suppressed: Int
  }

  struct Range: Encodable {
    struct Place: Encodable {
      var line: Int
      var column: Int
    }

    var start: Place
    var end: Place
  }

  struct Step: Encodable {
    var name: String
    var file: String
    var range: Range
  }

  struct Related: Encodable {
    var message: String
    var file: String
    var range: Range
  }

  struct Fix: Encodable {
    struct Edit: Encodable {
      var file: String
      var range: Range
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
    var range: Range
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
  var tool = Tool()
  var summary: Summary
  var findings: [Finding]
}

extension Document {
  init(_ result: CheckResult) {
    summary = Summary(
      files: result.fileCount, parsed: result.parsedCount, error: result.count(of: .error),
      warning: result.count(of: .warning), information: result.count(of: .information),
      hint: result.count(of: .hint), suppressed: result.suppressedCount)
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
    range = Document.Range(finding.location, result: result)
    path = finding.path.map { step in
      Document.Step(
        name: step.name, file: result.name(of: step.location.file),
        range: Document.Range(step.location, result: result))
    }
    related = finding.related.map { related in
      Document.Related(
        message: related.message, file: result.name(of: related.location.file),
        range: Document.Range(related.location, result: result))
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
        file: result.name(of: edit.file), range: Document.Range(Location(edit.file, edit.span), result: result),
        newText: edit.newText)
    }
    creates = fix.creates.map { NewFile(file: result.name(of: $0.file), text: $0.text) }
  }
}

extension Document.Range {
  init(_ location: Location, result: CheckResult) {
    let range = result.range(of: location)
    start = Place(line: range.start.line, column: range.start.column)
    end = Place(line: range.end.line, column: range.end.column)
  }
}

extension AAAnalysis.Fix.Safety {
  /// The word used in output.
  var name: String {
    switch self {
    case .safe: "safe"
    case .unsafe: "unsafe"
    case .placeholder: "placeholder"
    }
  }
}
