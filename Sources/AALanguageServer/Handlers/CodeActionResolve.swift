import JSONRPC

extension LiveWorkspace {
  /// The action with its edit.
  func resolve(_ action: JSONValue, _ params: LSP.CodeActionResolveParams) throws -> JSONValue {
    let data = params.data
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
