import JSONRPC

extension Session {
  func resolveCodeAction(_ request: RequestMessage, _ reply: ReplyHandle) {
    let action: JSONValue
    do {
      action = try request.params.value()
    } catch {
      reply.fail(error)
      return
    }
    guard let params = try? request.params.decode(LSP.CodeActionResolveParams.self) else {
      // Nothing of ours is left in it; it is what it is.
      reply.succeed(action)
      return
    }
    live?.perform { live in
      if !reply.isCancelled { reply.answer { try live.resolve(action, params.data) } }
    }
  }
}

extension LiveWorkspace {
  /// The action with its edit.
  fileprivate func resolve(_ action: JSONValue, _ data: LSP.CodeActionData) throws -> JSONValue {
    let file = file(named: data.uri)
    guard let document = documents[file], document.version == data.version else {
      throw ResponseError(.contentModified, "the document has changed since the action was offered")
    }
    let edit: LSP.WorkspaceEdit?
    do {
      edit = try self.edit(for: data, file)
    } catch {
      throw ResponseError(.requestFailed, error.reason)
    }
    guard case .object(var members) = action, let edit else {
      throw ResponseError(.contentModified, "what the action is about is not there any more")
    }
    members["edit"] = try JSONText.decode(JSONValue.self, from: JSONText.encode(edit))
    return .object(members)
  }
}
