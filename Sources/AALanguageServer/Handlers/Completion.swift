import AAAnalysis
import JSONRPC

extension LiveWorkspace {
  /// What can be written at a place: symbols in code that Assistive Access reaches, rules in comments that silence them,
  /// everything in a configuration. Null elsewhere, so that nobody waits for it.
  func completions(_ params: LSP.TextDocumentPositionParams) -> LSP.CompletionList? {
    let file = file(named: params.textDocument.uri)
    guard let document = documents[file], !document.isDesynchronised else { return nil }
    let text = document.text
    let offset = text.offset(of: params.position.textPosition, encoding: encoding)
    let words = completionWords(text, offset)
    if isConfiguration(file) {
      return words.configuration(ConfigurationOutline(text), configurationVocabulary)
    }
    guard !document.isExcluded else { return nil }
    if let suppressions = SuppressionCompletions(at: offset, in: file, text) {
      let diagnostics = analysis(of: file).diagnostics(for: file).diagnostics
      return words.suppressions(
        suppressions, foundRules: Set((diagnostics.findings + diagnostics.suppressed).map(\.rule)))
    }
    let settings = configurations.decision(on: file).analyzer.settings
    return SymbolCompletions(at: offset, in: file, of: analysis(of: file).snapshot, settings: settings)
      .map(words.symbols)
  }

  var configurationVocabulary: ConfigurationVocabulary {
    ConfigurationVocabulary(catalogue: configurations.catalogue, symbols: SystemSymbols.table)
  }

  /// The item with its documentation.
  func resolve(_ item: JSONValue, _ params: LSP.CompletionResolveParams) throws -> JSONValue {
    guard case .object(var members) = item,
      let documentation = completionWords(SourceText(""), 0).documentation(of: params.data)
    else { return item }
    members["documentation"] = try JSONText.decode(JSONValue.self, from: JSONText.encode(documentation))
    return .object(members)
  }

  private func completionWords(_ text: SourceText, _ offset: Int) -> CompletionWords {
    CompletionWords(
      encoding: encoding, capabilities: client.capabilities.completion, text: text, offset: offset,
      catalogue: configurations.catalogue)
  }
}
