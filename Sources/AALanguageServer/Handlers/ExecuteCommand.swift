import AAAnalysis
import JSONRPC

/// What a client can ask for by name.
enum ServerCommand: String, CaseIterable {
  /// Tells what a rule finds, why, and what to do instead, and opens the page that says so.
  case explain = "assistive-access.explain"
  /// Mends everything in the workspace that can be mended safely, or everything that one rule found. The edit is sent
  /// to the client, which asks for it: made where the action is shown it would cost a look at every file.
  case fixAll = "assistive-access.fixAll"
  /// Shows the screens that a person meets, and how one leads to the other.
  case flow = "assistive-access.flow"
  /// Shows how well the app is ready for Assistive Access.
  case audit = "assistive-access.audit"

  /// Whether a client can have it: some are about an edit that it must take.
  func isOffered(to client: LSP.ClientCapabilities) -> Bool {
    switch self {
    case .fixAll: client.edits.areTakenFromServer
    case .explain, .flow, .audit: true
    }
  }

  static func explaining(_ rule: String) -> LSP.Command {
    LSP.Command(title: "Explain", command: explain.rawValue, arguments: [.string(rule)])
  }

  static func fixingAll(_ title: String, rule: String?) -> LSP.Command {
    LSP.Command(title: title, command: fixAll.rawValue, arguments: rule.map { [.string($0)] })
  }
}

extension LiveWorkspace {
  func executeCommand(_ params: LSP.ExecuteCommandParams, _ reply: ReplyHandle) {
    guard let command = ServerCommand(rawValue: params.command), command.isOffered(to: client.capabilities) else {
      _ = reply.fail(
        ResponseError(.invalidParams, "params.command: there is no command '\(params.command)'"))
      return
    }
    switch command {
    case .explain:
      reply.answer { try explain(params.arguments) }
    case .fixAll:
      whenAllIsRead(reply) { live in
        live.answer(reply, params.workDoneToken, "Fixing") { try live.fixWorkspace(params.arguments) }
      }
    case .flow, .audit:
      whenAllIsRead(reply) { live in
        live.answer(reply, params.workDoneToken, "Reading the app") { try live.report(command, params.arguments) }
      }
    }
  }

  private func explain(_ arguments: [JSONValue]?) throws -> CommandText {
    guard let name = arguments?.first?.stringValue, let rule = Catalogue.standard.rule(id: name) else {
      throw ResponseError(.invalidParams, "params.arguments[0]: must be the id of a rule")
    }
    if client.capabilities.showsDocuments {
      client.request(
        "window/showDocument", LSP.ShowDocumentParams(uri: rule.reference.url, external: true, takeFocus: true))
    } else {
      client.tell("\(rule.id): \(rule.explanation.what) \(rule.explanation.instead) See \(rule.reference.url)")
    }
    return CommandText(ExplanationWords(isMarkdown: true).explanation(of: rule))
  }

  /// Answers with what comes of something that may take long, and tells a client that wants to know when it is under way.
  private func answer<Value: Encodable>(
    _ reply: ReplyHandle, _ token: JSONValue?, _ title: String, _ body: () throws -> Value
  ) {
    func tell(_ progress: LSP.WorkDoneProgress) {
      if let token { client.notify("$/progress", LSP.ProgressParams(token: token, value: progress)) }
    }
    tell(LSP.WorkDoneProgress(kind: "begin", title: title))
    let result = Result { try body() }
    // A token is of no use any more when its request is answered.
    tell(LSP.WorkDoneProgress(kind: "end"))
    reply.answer { try result.get() }
  }
}

/// What a command answers with, for clients that show it themselves.
struct CommandText: Encodable, Equatable, Sendable {
  var format = "markdown"
  var text: String

  init(_ text: String) {
    self.text = text
  }
}

extension LiveWorkspace {
  /// Sends the edit, and answers how many findings it is about.
  private func fixWorkspace(_ arguments: [JSONValue]?) throws -> JSONValue {
    let first = arguments?.first.flatMap { $0 == .null ? nil : $0 }
    let rule = first?.stringValue
    if first != nil, rule.flatMap({ Catalogue.standard.rule(id: $0) }) == nil {
      throw ResponseError(.invalidParams, "params.arguments[0]: must be the id of a rule")
    }
    var fixes = WorkspaceFixes(
      shared, documents: documents, makesFiles: client.capabilities.edits.createsFiles, rule: rule)
    guard let fix = fixes.all() else {
      client.tell("There is nothing to fix safely.")
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
