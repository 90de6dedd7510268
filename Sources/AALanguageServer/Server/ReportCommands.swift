import AAAnalysis
import JSONRPC

extension LiveWorkspace {
  /// Makes a report about the app as it is now, shows it, and answers with it as Markdown.
  func report(_ command: ServerCommand, _ arguments: [JSONValue]?) throws -> CommandText {
    throw ResponseError(.requestFailed, "not yet")
  }
}
