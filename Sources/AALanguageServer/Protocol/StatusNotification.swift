import JSONRPC

/// What the server is about, for a line at the bottom of an editor. A message of our own, which only those get who ask
/// for it: `docs/protocol.md` describes it.
struct StatusNotification: Encodable, Equatable, Sendable {
  static let method = "assistive-access/status"

  enum State: String, Encodable, Sendable {
    /// The folders are being read; what is told until then may not be all.
    case reading
    case ready
    /// Something that a person has to see to: a configuration that cannot be followed.
    case problem
  }

  /// How many findings of each severity the open documents have.
  struct Findings: Encodable, Equatable, Sendable {
    var error = 0
    var warning = 0
    var information = 0
    var hint = 0
  }

  var state: State
  /// A sentence for a person; left out where there is nothing to say.
  var message: String?
  /// Swift files in the folders, and those of them that matter to Assistive Access.
  var swiftFiles: Int
  var readSwiftFiles: Int
  /// Screens that a person in Assistive Access meets.
  var screens: Int
  var findings: Findings
}
