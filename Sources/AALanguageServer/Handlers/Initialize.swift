import Foundation
import JSONRPC

extension Session {
  /// Answers at once; the folders are looked at after `initialized`.
  func initialize(_ request: RequestMessage, _ reply: ReplyHandle) {
    let params = LSP.InitializeParams((try? request.params.value()) ?? .null)
    let client = Client(connection: connection, capabilities: params.capabilities, log: log, reports: reports)
    self.client = client
    initialSettings = Settings().updated(from: params.options)
    settings = initialSettings
    trace = params.trace.flatMap(Trace.init(rawValue:)) ?? .off
    log.setLevel(settings.logLevel)
    let folders = Self.folders(params)
    let outlines = caches.flatMap { caches in folders.first.map { OutlineCache(in: caches, around: $0) } }
    self.outlines = outlines
    let live = Live(
      "files",
      make: { [timing, settings] in
        LiveWorkspace(client: client, timing: timing, settings: settings, folders: folders, outlines: outlines)
      },
      idle: { $0.idle() })
    self.live = live
    // Before the answer: a client that dies on it must not leave the server behind.
    if let process = params.processIdentifier { watch(process: process) }
    reply.succeed(
      LSP.InitializeResult(
        capabilities: Self.capabilities(for: params.capabilities, settings),
        serverInfo: .init(name: ToolVersion.name, version: ToolVersion.number)))
    // Not before the answer: a client need not listen until then.
    log.attach { [connection] in connection.notify("window/logMessage", $0) }
    log.write("\(ToolVersion.name) \(ToolVersion.number) for \(params.clientName ?? "an unnamed client")")
    if folders.isEmpty { log.write("no folder is open: each app is what its open files say") }
  }

  /// The real paths of the workspace's folders.
  private static func folders(_ params: LSP.InitializeParams) -> [String] {
    let paths: [String]
    if let folders = params.workspaceFolders, !folders.isEmpty {
      paths = folders.compactMap(DocumentAddress.path(ofURI:))
    } else if let root = params.rootURI {
      paths = [DocumentAddress.path(ofURI: root)].compactMap(\.self)
    } else if let root = params.rootPath, root.hasPrefix("/") {
      paths = [PathText.absolute(root, in: "/")]
    } else {
      paths = []
    }
    return paths.map(DocumentAddress.realPath)
  }

  private static func capabilities(for client: LSP.ClientCapabilities, _ settings: Settings) -> LSP.ServerCapabilities {
    let pulls =
      switch settings.delivery {
      case .automatic: client.pullsDiagnostics
      case .pull: true
      case .push: false
      }
    return LSP.ServerCapabilities(
      positionEncoding: client.positionEncoding.protocolName,
      codeActionProvider: .init(
        codeActionKinds: [LSP.CodeActionKind.quickFix, LSP.CodeActionKind.fixAll],
        resolveProvider: client.codeActions.resolvesEdits),
      diagnosticProvider: pulls
        ? .init(identifier: DiagnosticWords.source, interFileDependencies: true, workspaceDiagnostics: true) : nil,
      executeCommandProvider: .init(
        commands: ServerCommand.allCases.filter { $0.isOffered(to: client) }.map(\.rawValue)),
      // What begins a text, a part of a symbol's name, and the rest of `aa:disable:next`.
      completionProvider: .init(
        triggerCharacters: ["\"", ".", ":"], resolveProvider: client.completion.resolvesDocumentation),
      workspace: .init(fileOperations: fileOperations(for: client.fileOperations)))
  }

  /// What the client tells of the files that matter here, and of folders, which may hold some.
  private static func fileOperations(for client: LSP.FileOperationCapabilities) -> LSP.FileOperations? {
    let files = watchedPatterns.map { LSP.FileOperationRegistration.Filter(pattern: .init(glob: $0, matches: "file")) }
    let folders = LSP.FileOperationRegistration.Filter(pattern: .init(glob: "**", matches: "folder"))
    // A configuration that others extend has any name.
    let bases = LSP.FileOperationRegistration.Filter(pattern: .init(glob: "**/*.{json,json5}", matches: "file"))
    let registration = LSP.FileOperationRegistration(filters: files + [bases, folders])
    let operations = LSP.FileOperations(
      willRename: client.asksBeforeRenaming ? registration : nil,
      didCreate: client.tellsOfCreated ? registration : nil,
      didRename: client.tellsOfRenamed ? registration : nil,
      didDelete: client.tellsOfDeleted ? registration : nil)
    let isEmpty = [operations.willRename, operations.didCreate, operations.didRename, operations.didDelete]
      .allSatisfy { $0 == nil }
    return isEmpty ? nil : operations
  }
}
