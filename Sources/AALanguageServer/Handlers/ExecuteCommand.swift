import AAAnalysis
import JSONRPC

/// Opens the page or the second of the talk that a rule's advice comes from.
enum DocumentationCommand {
  static let name = "assistive-access.explain"

  static func command(explaining rule: String) -> LSP.Command {
    LSP.Command(title: "Explain", command: name, arguments: [.string(rule)])
  }
}

/// Mends everything in the workspace that can be mended safely, or everything that one rule found. The edit is sent to
/// the client, which asks for it: made where the action is shown it would cost a look at every file.
enum FixCommand {
  static let name = "assistive-access.fixAll"

  static func command(_ title: String, rule: String?) -> LSP.Command {
    LSP.Command(title: title, command: name, arguments: rule.map { [.string($0)] })
  }
}

extension Session {
  func executeCommand(_ request: RequestMessage, _ reply: ReplyHandle) {
    let params: LSP.ExecuteCommandParams
    do {
      params = try request.params.decode()
    } catch {
      reply.fail(error)
      return
    }
    if params.command == FixCommand.name, client?.capabilities.edits.areTakenFromServer == true {
      live?.perform { live in
        if !reply.isCancelled { live.timed(reply.method) { live.fixWorkspace(params.arguments, reply) } }
      }
      return
    }
    reply.answer {
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

extension LiveWorkspace {
  /// Sends the edit, and answers how many findings it is about; not before the folders are known.
  func fixWorkspace(_ arguments: [JSONValue]?, _ reply: ReplyHandle) {
    if !scanning.isDone {
      scanning.waitingFixes.append((arguments, reply))
      return
    }
    reply.answer { try fixWorkspace(arguments) }
  }

  private func fixWorkspace(_ arguments: [JSONValue]?) throws -> JSONValue {
    let rule = arguments?.first?.stringValue
    if let rule, Catalogue.standard.rule(id: rule) == nil {
      throw ResponseError(.invalidParams, "params.arguments[0]: must be the id of a rule")
    }
    var fixes = WorkspaceFixes(
      shared, documents: documents, makesFiles: client.capabilities.edits.createsFiles, rule: rule)
    guard let fix = fixes.all() else {
      client.notify(
        "window/showMessage",
        LSP.MessageParams(type: LSP.MessageType.information.rawValue, message: "There is nothing to fix safely."))
      return .int(0)
    }
    let words = EditWords(
      encoding: encoding, capabilities: client.capabilities.edits, document: { [self] in documents[$0] },
      text: { [self] in shared.text(of: $0) }, uri: { [self] in uri(of: $0) })
    let edit: LSP.WorkspaceEdit
    do {
      edit = try words.edit(for: fix, asksFirst: false)
    } catch {
      throw ResponseError(.requestFailed, error.reason)
    }
    let label = rule.map { "Fix all “\($0)” in the workspace" } ?? "Fix all that is safe to fix for Assistive Access"
    client.request("workspace/applyEdit", LSP.ApplyWorkspaceEditParams(label: label, edit: edit))
    return .int(fixes.count)
  }
}
