import AAAnalysis

extension LiveWorkspace {
  /// Explains a finding, a rule named in a suppression, or a name of Apple's for Assistive Access; null elsewhere.
  func hover(_ params: LSP.TextDocumentPositionParams) -> LSP.Hover? {
    let file = file(named: params.textDocument.uri)
    guard let text = documents[file]?.text else { return nil }
    let offset = text.offset(of: params.position.textPosition, encoding: encoding)
    let analysis = analysis(of: file)
    let words = ExplanationWords(isMarkdown: client.capabilities.showsMarkdown)
    let catalogue = analysis.catalogue

    var sections: [String] = []
    var span: Span?
    for finding in analysis.diagnostics(for: file).diagnostics.findings {
      let visible = text.visible(finding.location.span)
      guard visible.lower <= offset, offset <= visible.upper else { continue }
      sections.append(words.explanation(of: finding, catalogue.rule(id: finding.rule)))
      span = span.map { Span(max($0.lower, visible.lower), min($0.upper, visible.upper)) } ?? visible
    }
    if let (word, place) = AssistiveAccessWord.word(at: offset, in: text) {
      sections.append(words.explanation(of: word))
      span = span ?? place
    }
    if let (section, place) = suppressionSection(at: offset, in: file, words, catalogue) {
      sections.append(section)
      span = span ?? place
    }
    guard let span else { return nil }
    return LSP.Hover(contents: words.content(sections), range: text.range(of: span, encoding: encoding))
  }

  private func suppressionSection(
    at offset: Int, in file: FileID, _ words: ExplanationWords, _ catalogue: Catalogue
  ) -> (section: String, span: Span)? {
    let analysis = analysis(of: file)
    guard let text = documents[file]?.text, text.line(at: offset, contains: "aa:") else { return nil }
    for suppression in analysis.suppressions(in: file) {
      if let name = suppression.name(at: offset), let ids = catalogue.ids(named: name.text) {
        let rules = catalogue.rules.filter { ids.contains($0.id) }
        if let rule = catalogue.rule(id: name.text) { return (words.explanation(of: rule), name.span) }
        return (words.list("\(words.code(name.text)) stands for these rules:", of: rules), name.span)
      }
      let directive = suppression.directive
      if directive.lower <= offset, offset <= directive.upper, let scope = suppression.scope {
        return (scope.explanation, directive)
      }
    }
    return nil
  }
}

extension SourceText {
  /// Whether the line of a UTF-8 offset has a word in it; cheaper than to look for all suppressions.
  fileprivate func line(at offset: Int, contains word: String) -> Bool {
    string(in: lines.lineSpan(lines.line(at: offset), in: bytes)).contains(word)
  }
}

extension Suppression.Scope {
  fileprivate var explanation: String {
    switch self {
    case .next: "Silences the named rules for the next line of code, with its attributes."
    case .this: "Silences the named rules on this line."
    case .file: "Silences the named rules in the whole file."
    case .start: "Silences the named rules from here to aa:enable or to the end of the file."
    case .end: "Ends what aa:disable began for the named rules."
    }
  }
}
