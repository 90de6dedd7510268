import AAAnalysis
import JSONRPC

/// Opens the page or the second of the talk that a rule's advice comes from.
enum DocumentationCommand {
  static let name = "assistive-access.explain"

  static func command(explaining rule: String) -> LSP.Command {
    LSP.Command(title: "Explain", command: name, arguments: [.string(rule)])
  }
}

extension Session {
  func executeCommand(_ request: RequestMessage, _ reply: ReplyHandle) {
    reply.answer {
      let params: LSP.ExecuteCommandParams = try request.params.decode()
      guard params.command == DocumentationCommand.name else {
        throw ResponseError(.invalidParams, "params.command: there is no command '\(params.command)'")
      }
      guard let name = params.arguments?.first?.stringValue, let rule = Catalogue.standard.rule(id: name) else {
        throw ResponseError(.invalidParams, "params.arguments[0]: must be the id of a rule")
      }
      client?.request(
        "window/showDocument", LSP.ShowDocumentParams(uri: rule.reference.url, external: true, takeFocus: true))
      return JSONValue.null
    }
  }
}
