extension LSP {
  struct InitializeResult: Encodable, Sendable {
    struct ServerInfo: Encodable, Sendable {
      var name: String
      var version: String
    }

    var capabilities: ServerCapabilities
    var serverInfo: ServerInfo
  }

  struct ServerCapabilities: Encodable, Sendable {
    struct TextDocumentSync: Encodable, Sendable {
      struct Save: Encodable, Sendable {
        var includeText = false
      }

      var openClose = true
      /// 2: incremental.
      var change = 2
      var save = Save()
    }

    struct CodeActionOptions: Encodable, Sendable {
      var codeActionKinds: [String]
      var resolveProvider: Bool
    }

    struct DiagnosticOptions: Encodable, Sendable {
      var identifier: String
      var interFileDependencies: Bool
      var workspaceDiagnostics: Bool
    }

    struct ExecuteCommandOptions: Encodable, Sendable {
      var commands: [String]
    }

    struct WorkspaceFolders: Encodable, Sendable {
      var supported = true
      var changeNotifications = true
    }

    struct Workspace: Encodable, Sendable {
      var workspaceFolders = WorkspaceFolders()
    }

    /// `utf-8`, `utf-16` or `utf-32`.
    var positionEncoding: String
    var textDocumentSync = TextDocumentSync()
    var hoverProvider = true
    var codeActionProvider: CodeActionOptions
    /// Only where the client pulls.
    var diagnosticProvider: DiagnosticOptions?
    var executeCommandProvider: ExecuteCommandOptions?
    var workspace = Workspace()
  }
}
