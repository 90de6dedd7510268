import AAAnalysis
import JSONRPC

extension LiveWorkspace {
  /// The lens with its words, and the command that shows the view among the others.
  func resolve(_ lens: JSONValue, _ params: LSP.CodeLensResolveParams) throws -> JSONValue {
    let file = file(named: params.data.uri)
    let view = analysis(of: file).snapshot.reachedViews(in: file).first { $0.name == params.data.view }
    guard case .object(var members) = lens else { return lens }
    // A lens must have a command in the end; this one is asked for again as soon as the client hears of the change.
    let title = view?.place.words ?? "Assistive Access: not reached any more"
    let command = LSP.Command(
      title: title, command: ServerCommand.flow.rawValue,
      arguments: [.string(params.data.view), .string(params.data.uri)])
    members["command"] = try JSONText.decode(JSONValue.self, from: JSONText.encode(command))
    return .object(members)
  }
}
