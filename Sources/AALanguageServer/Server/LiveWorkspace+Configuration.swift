import AAAnalysis
import JSONRPC

extension LiveWorkspace {
  /// Whether a file is a configuration, or one that a configuration extends.
  func isConfiguration(_ file: FileID) -> Bool {
    file.name == Configuration.fileName || configurations.paths.contains(file.path)
  }

  /// Takes in what the configurations say now.
  func rereadConfigurations() {
    let before = Set(configurations.problems.keys)
    var open: [String: SourceText] = [:]
    for (file, document) in documents where file.path.hasPrefix("/") { open[file.path] = document.text }
    configurations.reread(open: open)
    // All of them are looked at, so that what is wrong with one is told before a file beside it is opened.
    let openFolders = documents.keys.filter(isConfiguration).map(\.folder)
    for folder in Set(known.keys.map(\.folder) + openFolders).sorted() { _ = configurations.scope(of: String(folder)) }
    useScope()
    forgetDiagnostics()
    if !isPulled {
      for file in before.union(configurations.problems.keys).sorted() { publishConfiguration(file) }
    }
    delivery.noteChange(at: .now, timing)
  }

  /// What is checked, as the client wants it, else as the configuration of the first folder does.
  var wantedScope: Workspace.Scope {
    settings.scope ?? folders.first.flatMap { configurations.scope(of: $0) } ?? .assistiveAccess
  }

  /// What is wrong with a configuration.
  func configurationDiagnostics(of file: FileID) -> [LSP.Diagnostic] {
    guard let problems = configurations.problems[file], !problems.isEmpty else { return [] }
    let text = documents[file]?.text ?? (try? FileReader().text(at: file.path))
    return problems.map { problem in
      let range = text.flatMap { $0.range(of: $0.visible(problem.span), encoding: encoding) }
      let start = LSP.Position(line: 0, character: 0)
      return LSP.Diagnostic(
        range: range ?? LSP.Range(start: start, end: start), severity: Severity.error.rawValue, code: "configuration",
        codeDescription: nil, source: DiagnosticWords.source, message: problem.message, relatedInformation: nil,
        data: nil)
    }
  }

  private func publishConfiguration(_ file: FileID) {
    let uri = uri(of: file)
    client.notify(
      "textDocument/publishDiagnostics",
      LSP.PublishDiagnosticsParams(
        uri: uri, version: documents[file]?.version, diagnostics: configurationDiagnostics(of: file)),
      replacing: "publish \(uri)")
  }
}
