import JSONRPC

/// Which message goes to which handler.
extension Session {
  func handle(_ request: RequestMessage, _ reply: ReplyHandle) -> Handling {
    switch request.method {
    case "initialize":
      initialize(request, reply)
    case "shutdown":
      shutDown(reply)
    case "textDocument/diagnostic":
      perform(request, reply) { $0.documentDiagnostics($1, $2) }
    case "workspace/diagnostic":
      perform(request, reply) { $0.workspaceDiagnostics($1, $2) }
    case "textDocument/codeAction":
      answer(request, reply) { $0.codeActions($1) }
    case "codeAction/resolve":
      resolve(request, reply) { try $0.resolve($1, $2 as LSP.CodeActionResolveParams) }
    case "textDocument/completion":
      answer(request, reply) { $0.completions($1) }
    case "completionItem/resolve":
      resolve(request, reply) { try $0.resolve($1, $2 as LSP.CompletionResolveParams) }
    case "textDocument/documentLink":
      answer(request, reply) { $0.documentLinks($1) }
    case "textDocument/codeLens":
      perform(request, reply) { $0.codeLenses($1, $2) }
    case "codeLens/resolve":
      resolve(request, reply) { try $0.resolve($1, $2 as LSP.CodeLensResolveParams) }
    case "workspace/willRenameFiles":
      answer(request, reply) { $0.willRenameFiles($1) }
    case "textDocument/hover":
      answer(request, reply) { $0.hover($1) }
    case "workspace/executeCommand":
      perform(request, reply) { $0.executeCommand($1, $2) }
    default:
      return .unknownMethod
    }
    return .handled
  }

  func handle(_ notification: NotificationMessage) -> Handling {
    switch notification.method {
    case "initialized":
      initialized()
    case "textDocument/didOpen":
      perform(notification) { $0.didOpen($1) }
    case "textDocument/didChange":
      didChange(notification)
    case "textDocument/didClose":
      perform(notification) { $0.didClose($1) }
    case "textDocument/didSave":
      perform(notification) { $0.didSave($1) }
    case "workspace/didChangeWatchedFiles":
      perform(notification) { $0.didChangeWatchedFiles($1) }
    case "workspace/didCreateFiles":
      perform(notification) { $0.didCreateFiles($1) }
    case "workspace/didRenameFiles":
      perform(notification) { $0.didRenameFiles($1) }
    case "workspace/didDeleteFiles":
      perform(notification) { $0.didDeleteFiles($1) }
    case "workspace/didChangeWorkspaceFolders":
      perform(notification) { $0.didChangeWorkspaceFolders($1) }
    case "workspace/didChangeConfiguration":
      didChangeConfiguration(notification)
    case "$/setTrace":
      setTrace(notification)
    default:
      return .unknownMethod
    }
    return .handled
  }

  /// Answers on the thread that owns the files with what a handler returns or throws.
  private func answer<Params: Decodable & Sendable, Value: Encodable & SendableMetatype>(
    _ request: RequestMessage, _ reply: ReplyHandle,
    _ handler: @escaping @Sendable (LiveWorkspace, Params) throws -> Value
  ) {
    perform(request, reply) { (live, params: Params, reply) in
      reply.answer { try handler(live, params) }
    }
  }

  /// Adds to what was offered what a handler makes of it. What has nothing of ours in it is what it is.
  private func resolve<Params: Decodable & Sendable>(
    _ request: RequestMessage, _ reply: ReplyHandle,
    _ handler: @escaping @Sendable (LiveWorkspace, JSONValue, Params) throws -> JSONValue
  ) {
    let offered: JSONValue
    do {
      offered = try request.params.value()
    } catch {
      reply.fail(error)
      return
    }
    guard let params: Params = try? request.params.decode() else {
      _ = reply.succeed(offered)
      return
    }
    live?.perform { live in
      if !reply.isCancelled { live.timed(reply.method) { reply.answer { try handler(live, offered, params) } } }
    }
  }

  /// Lets a handler answer, on the thread that owns the files.
  func perform<Params: Decodable & Sendable>(
    _ request: RequestMessage, _ reply: ReplyHandle,
    _ handler: @escaping @Sendable (LiveWorkspace, Params, ReplyHandle) -> Void
  ) {
    let params: Params
    do {
      params = try request.params.decode()
    } catch {
      reply.fail(error)
      return
    }
    let document = (params as? any LSP.DocumentParams)?.documentURI
    live?.perform { live in
      if !reply.isCancelled { live.timed(reply.method, document) { handler(live, params, reply) } }
    }
  }

  /// Lets a handler take note, on the thread that owns the files.
  func perform<Params: Decodable & Sendable>(
    _ notification: NotificationMessage, _ handler: @escaping @Sendable (LiveWorkspace, Params) -> Void
  ) {
    guard let params: Params = decoded(notification) else { return }
    let document = (params as? any LSP.DocumentParams)?.documentURI
    live?.perform { live in live.timed(notification.method, document) { handler(live, params) } }
  }

  /// The params, or nil if they are not what they should be: then the log says why, and nothing happens.
  func decoded<Params: Decodable>(_ notification: NotificationMessage) -> Params? {
    do {
      return try notification.params.decode(Params.self)
    } catch {
      log.write("\(notification.method) was not understood: \(error.message)", level: .error)
      return nil
    }
  }
}
