import AAAnalysis

/// Says findings in the protocol's words.
struct DiagnosticWords {
  static let source = "assistive-access"

  var encoding: PositionEncoding
  var showsRelatedInformation: Bool
  var catalogue: Catalogue
  /// The text of any file that a finding names.
  var text: (FileID) -> SourceText?
  var uri: (FileID) -> String

  /// Nil if the finding's own file is gone.
  func diagnostic(for finding: Finding) -> LSP.Diagnostic? {
    guard let range = range(of: finding.location) else { return nil }
    let related = relatedPlaces(of: finding)
    var message = finding.message.isEmpty ? finding.rule : finding.message
    if !showsRelatedInformation, !related.isEmpty {
      message += related.map { "\n\($0.message) (\(shortPlace($0.location)))" }.joined()
    }
    return LSP.Diagnostic(
      range: range,
      severity: finding.severity.rawValue,
      code: finding.rule,
      codeDescription: catalogue.rule(id: finding.rule)?.reference.url.codeDescription,
      source: Self.source,
      message: message,
      relatedInformation: showsRelatedInformation ? relatedInformation(related) : nil,
      data: LSP.DiagnosticData(rule: finding.rule, confidence: finding.confidence.name))
  }

  /// A property list that is no text has no other place than its beginning.
  private func range(of location: Location) -> LSP.Range? {
    if let text = text(location.file) { return text.range(of: text.visible(location.span), encoding: encoding) }
    guard FileKind(location.file) == .propertyList else { return nil }
    let start = LSP.Position(line: 0, character: 0)
    return LSP.Range(start: start, end: start)
  }

  /// The way from the scene in order, then the other places.
  private func relatedPlaces(of finding: Finding) -> [RelatedLocation] {
    let steps = finding.path.enumerated().map { number, step in
      RelatedLocation(
        message: "step \(number + 1) of \(finding.path.count) on the way here: \(step.name)", location: step.location)
    }
    return steps + finding.related
  }

  private func relatedInformation(_ places: [RelatedLocation]) -> [LSP.RelatedInformation]? {
    let information = places.compactMap { place -> LSP.RelatedInformation? in
      guard let range = range(of: place.location) else { return nil }
      return LSP.RelatedInformation(
        location: LSP.Location(uri: uri(place.location.file), range: range),
        message: place.message.isEmpty ? "see here" : place.message)
    }
    return information.isEmpty ? nil : information
  }

  /// `HomeView.swift:12`
  private func shortPlace(_ location: Location) -> String {
    guard let text = text(location.file) else { return String(location.file.name) }
    return "\(location.file.name):\(text.lines.line(at: location.span.lower) + 1)"
  }
}

extension String {
  fileprivate var codeDescription: LSP.CodeDescription? { isEmpty ? nil : LSP.CodeDescription(href: self) }
}
