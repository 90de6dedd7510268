import AAAnalysis
import JSONRPC

/// What a client may set, as `initializationOptions` or as its section `assistiveAccess`.
struct Settings: Equatable, Sendable {
  static let section = "assistiveAccess"

  enum Delivery: String, Sendable {
    /// Pull if the client can, else push.
    case automatic = "auto"
    /// For clients that say they pull and do not.
    case push
    case pull
  }

  var logLevel = ServerLog.Level.information
  /// Nil if that is left to the configuration.
  var scope: Workspace.Scope?
  /// Whether views that Assistive Access reaches have a line above them that says so.
  var showsCodeLenses = true
  /// Whether the client gets `assistive-access/status`. Counts at the start of a session only.
  var showsStatus = false
  /// Counts at the start of a session only.
  var delivery = Delivery.automatic

  /// The settings with those that are named in JSON, as themselves or inside of the section. What is null, unknown or
  /// of an unexpected type leaves its setting as it is.
  func updated(from json: JSONValue) -> Settings {
    let json = json[Self.section] ?? json
    var settings = self
    if let level = json["logLevel"]?.stringValue.flatMap(ServerLog.Level.init(name:)) { settings.logLevel = level }
    switch json["scope"]?.stringValue {
    case "assistive-access": settings.scope = .assistiveAccess
    case "all": settings.scope = .all
    default: break
    }
    if let delivery = json["diagnostics"]?.stringValue.flatMap(Delivery.init(rawValue:)) {
      settings.delivery = delivery
    }
    if let codeLens = json["codeLens"]?.boolValue { settings.showsCodeLenses = codeLens }
    if let status = json["status"]?.boolValue { settings.showsStatus = status }
    return settings
  }
}
