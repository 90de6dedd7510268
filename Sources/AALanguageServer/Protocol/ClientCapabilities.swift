import AAAnalysis
import JSONRPC

extension LSP {
  /// What a client says first. Read leniently: a member of an unexpected type counts as left out, because no oddity in
  /// a capability that we may not even use is worth a session.
  struct InitializeParams: Sendable {
    /// The client's process, or nil if it does not want to be watched.
    var processIdentifier: Int32?
    var clientName: String?
    /// URIs, or nil if the client knows no folders at all and `rootURI` counts.
    var workspaceFolders: [String]?
    var rootURI: String?
    /// Deprecated since long; a path.
    var rootPath: String?
    var trace: String?
    var capabilities: ClientCapabilities
    var options: JSONValue

    init(_ params: JSONValue) {
      processIdentifier = params["processId"]?.intValue.flatMap(Int32.init(exactly:))
      clientName = params["clientInfo"]?["name"]?.stringValue
      workspaceFolders = params["workspaceFolders"]?.arrayValue?.compactMap { $0["uri"]?.stringValue }
      rootURI = params["rootUri"]?.stringValue
      rootPath = params["rootPath"]?.stringValue
      trace = params["trace"]?.stringValue
      capabilities = ClientCapabilities(params["capabilities"] ?? .null)
      options = params["initializationOptions"] ?? .null
    }
  }

  /// What a client can do, as far as we care.
  struct ClientCapabilities: Sendable {
    var positionEncoding: PositionEncoding
    /// The client asks for diagnostics, and can be told to ask again.
    var pullsDiagnostics: Bool
    var showsRelatedInformation: Bool
    var showsMarkdown: Bool
    var codeActions: CodeActionCapabilities
    var edits: EditCapabilities
    var watchesFiles: Bool
    var registersConfiguration: Bool
    var answersConfiguration: Bool
    var showsProgress: Bool
    var showsDocuments: Bool
    var completion: CompletionCapabilities
    var showsLinkTooltips: Bool
    /// Whether the server may ask for the code lenses to be asked for again.
    var refreshesCodeLenses: Bool
    var fileOperations: FileOperationCapabilities
    /// Whether the client shows what the server is about; no part of the protocol.
    var showsStatus: Bool

    init(_ json: JSONValue) {
      func isTrue(_ path: String...) -> Bool { json.member(path)?.boolValue == true }
      func words(_ path: String...) -> [String] {
        json.member(path)?.arrayValue?.compactMap(\.stringValue) ?? []
      }
      positionEncoding =
        words("general", "positionEncodings").lazy.compactMap(PositionEncoding.init(protocolName:)).first ?? .utf16
      pullsDiagnostics =
        json.member(["textDocument", "diagnostic"])?.hasMembers == true
        && (isTrue("workspace", "diagnostics", "refreshSupport") || isTrue("workspace", "diagnostic", "refreshSupport"))
      showsRelatedInformation =
        isTrue("textDocument", "publishDiagnostics", "relatedInformation")
        || isTrue("textDocument", "diagnostic", "relatedInformation")
      let formats = json.member(["textDocument", "hover", "contentFormat"])?.arrayValue
      showsMarkdown = formats.map { $0.compactMap(\.stringValue).first != "plaintext" } ?? true
      codeActions = CodeActionCapabilities(
        areUnderstood: json.member(["textDocument", "codeAction", "codeActionLiteralSupport"])?.hasMembers == true,
        showsPreferred: isTrue("textDocument", "codeAction", "isPreferredSupport"),
        showsDisabled: isTrue("textDocument", "codeAction", "disabledSupport"),
        resolvesEdits: isTrue("textDocument", "codeAction", "dataSupport")
          && words("textDocument", "codeAction", "resolveSupport", "properties").contains("edit"))
      edits = EditCapabilities(
        hasVersions: isTrue("workspace", "workspaceEdit", "documentChanges"),
        createsFiles: words("workspace", "workspaceEdit", "resourceOperations").contains("create"),
        showsAnnotations: json.member(["workspace", "workspaceEdit", "changeAnnotationSupport"])?.isObject == true,
        takesSnippets: isTrue("workspace", "workspaceEdit", "snippetEditSupport"),
        areTakenFromServer: isTrue("workspace", "applyEdit"))
      watchesFiles = isTrue("workspace", "didChangeWatchedFiles", "dynamicRegistration")
      registersConfiguration = isTrue("workspace", "didChangeConfiguration", "dynamicRegistration")
      answersConfiguration = isTrue("workspace", "configuration")
      showsProgress = isTrue("window", "workDoneProgress")
      showsDocuments = isTrue("window", "showDocument", "support")
      completion = CompletionCapabilities(json.member(["textDocument", "completion", "completionItem"]) ?? .null)
      showsLinkTooltips = isTrue("textDocument", "documentLink", "tooltipSupport")
      refreshesCodeLenses = isTrue("workspace", "codeLens", "refreshSupport")
      fileOperations = FileOperationCapabilities(json.member(["workspace", "fileOperations"]) ?? .null)
      showsStatus = isTrue("experimental", StatusNotification.method)
    }
  }

  struct CodeActionCapabilities: Sendable {
    /// Without this a client only takes commands, and edits come with actions.
    var areUnderstood: Bool
    var showsPreferred: Bool
    var showsDisabled: Bool
    var resolvesEdits: Bool
  }

  struct EditCapabilities: Sendable {
    var hasVersions: Bool
    var createsFiles: Bool
    var showsAnnotations: Bool
    /// Whether an edit may have a place to type at.
    var takesSnippets = false
    /// Whether the server may send edits by itself.
    var areTakenFromServer = false
  }
}

extension PositionEncoding {
  init?(protocolName: String) {
    guard let encoding = Self.allCases.first(where: { $0.protocolName == protocolName }) else { return nil }
    self = encoding
  }

  var protocolName: String {
    switch self {
    case .utf8: "utf-8"
    case .utf16: "utf-16"
    case .utf32: "utf-32"
    }
  }
}

extension JSONValue {
  /// The member at the end of a path; nil if anything on the way is missing or no object.
  func member(_ path: [String]) -> JSONValue? {
    path.reduce(Optional(self)) { value, key in value?[key] }
  }

  var isObject: Bool {
    if case .object = self { true } else { false }
  }

  /// An object that is not empty. (An empty capability is what clients send that do not use it.)
  var hasMembers: Bool {
    if case .object(let members) = self { !members.isEmpty } else { false }
  }
}
