@testable import AAAnalysis

extension YAMLNode {
  /// The value in one line: quoted texts in quotation marks, mappings in braces.
  var dump: String {
    switch content {
    case .scalar(let scalar):
      let text = scalar.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
      return scalar.style == .plain ? text : "'\(text)'"
    case .sequence(let items): return "[" + items.map(\.dump).joined(separator: ", ") + "]"
    case .mapping(let mapping):
      return "{" + mapping.entries.map { $0.key + ": " + $0.value.dump }.joined(separator: ", ") + "}"
    }
  }
}

/// What a text says; with `!` and the problem if there is one.
func yaml(_ text: String) -> String {
  let document = YAMLDocument(SourceText(text))
  let problem = document.problem.map { " ! " + $0.message } ?? ""
  return (document.root?.dump ?? "nothing") + problem
}

/// The source of the place of the problem.
func yamlProblem(_ text: String) -> String? {
  YAMLDocument(SourceText(text)).problem.map { SourceText(text).string(in: $0.span) }
}
