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
      var workDoneProgress = true
    }

    struct CompletionOptions: Encodable, Sendable {
      /// Characters besides those of words after which a client asks by itself.
      var triggerCharacters: [String]
      var resolveProvider: Bool
    }

    struct CodeLensOptions: Encodable, Sendable {
      var resolveProvider = true
    }

    struct DocumentLinkOptions: Encodable, Sendable {
      var resolveProvider = false
    }

    struct WorkspaceFolders: Encodable, Sendable {
      var supported = true
      var changeNotifications = true
    }

    struct Workspace: Encodable, Sendable {
      var workspaceFolders = WorkspaceFolders()
      /// Only what the client tells of.
      var fileOperations: FileOperations?
    }

    /// `utf-8`, `utf-16` or `utf-32`.
    var positionEncoding: String
    var textDocumentSync = TextDocumentSync()
    var hoverProvider = true
    var codeActionProvider: CodeActionOptions
    /// Only where the client pulls.
    var diagnosticProvider: DiagnosticOptions?
    var executeCommandProvider: ExecuteCommandOptions
    var completionProvider: CompletionOptions
    var documentLinkProvider = DocumentLinkOptions()
    var codeLensProvider = CodeLensOptions()
    var workspace = Workspace()
  }
}
