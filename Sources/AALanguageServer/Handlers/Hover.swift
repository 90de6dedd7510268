import AAAnalysis

extension LiveWorkspace {
  /// Explains a finding, a rule named in a suppression, a name of Apple's for Assistive Access, or what stands in a
  /// configuration; null elsewhere.
  func hover(_ params: LSP.TextDocumentPositionParams) -> LSP.Hover? {
    let file = file(named: params.textDocument.uri)
    guard let text = documents[file]?.text else { return nil }
    if isConfiguration(file) { return hoverInConfiguration(params, text) }
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

  private func hoverInConfiguration(_ params: LSP.TextDocumentPositionParams, _ text: SourceText) -> LSP.Hover? {
    let offset = text.offset(of: params.position.textPosition, encoding: encoding)
    let words = ExplanationWords(isMarkdown: client.capabilities.showsMarkdown)
    guard let entry = ConfigurationOutline(text).entry(at: offset),
      let word = configurationVocabulary.word(entry),
      let section = words.explanation(of: word, configurations.catalogue)
    else { return nil }
    return LSP.Hover(contents: words.content([section]), range: text.range(of: entry.content, encoding: encoding))
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
