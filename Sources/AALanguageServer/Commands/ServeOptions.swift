/// What the command line says to a server.
struct ServeOptions: Equatable, Sendable {
  static let record = "--record"
  static let replay = "--replay"
  static let pace = "--pace"
  private static let clientProcessOption = "--clientProcessId"
  /// Those that editors and people write without the name of the command.
  static let namesThatBegin = ["--stdio", clientProcessOption, record, replay]

  var clientProcess: Int32?
  /// Whether outlines are kept between sessions.
  var usesCache = true
  /// The file to write the session to, as it was written.
  var recordFile: String?
  /// The file with the session to run again, as it was written.
  var replayFile: String?
  /// Whether a replay waits as long as the client did.
  var isPaced = false
  /// Editors start servers with options of their own; an unknown one is no reason not to start.
  var unknown: [String] = []

  /// - Throws: what is wrong with options that only people write.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let value = parts.count > 1 ? parts[1] : nil
      switch parts[0] {
      case Self.clientProcessOption:
        if let value {
          clientProcess = Int32(value)
        } else if let process = rest.first.flatMap({ Int32($0) }) {
          clientProcess = process
          rest = rest.dropFirst()
        } else {
          unknown.append(argument)
        }
      case Self.record: recordFile = try Self.file(value, Self.record, &rest)
      case Self.replay: replayFile = try Self.file(value, Self.replay, &rest)
      case Self.pace where value == nil: isPaced = true
      case CheckOptions.noCache where value == nil: usesCache = false
      case "--stdio" where value == nil: break
      default: unknown.append(argument)
      }
    }
    if replayFile != nil, recordFile != nil {
      throw UsageError("'\(Self.replay)' runs a session that is recorded already; leave out '\(Self.record)'")
    }
    if isPaced, replayFile == nil {
      throw UsageError("'\(Self.pace)' says how a session is run again; write '\(Self.replay) FILE \(Self.pace)'")
    }
    if replayFile != nil, let first = unknown.first {
      throw .unknown(
        "option", first, among: [Self.replay, Self.pace], otherwise: "see 'serve --help' for all of them")
    }
  }

  private static func file(
    _ value: String?, _ option: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    var value = value
    if value == nil, let next = rest.first, !next.hasPrefix("--") { value = rest.popFirst() }
    guard let value, !value.isEmpty else {
      throw UsageError("option '\(option)' needs a value; write '\(option) FILE'")
    }
    return value
  }
}
