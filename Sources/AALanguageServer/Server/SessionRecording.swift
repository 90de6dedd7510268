import Foundation
import JSONRPC

/// A session as it stands in a file: a line about the program, then one for each message.
///
/// ```
/// {"recording":1,"tool":"aa-language-server 0.1.0","system":"…","contents":"all texts of all open documents"}
/// {"time":0.0021,"from":"client","message":{"jsonrpc":"2.0","id":1,"method":"initialize",…}}
/// {"time":0.0043,"from":"server","message":{"id":1,"jsonrpc":"2.0","result":{…}}}
/// ```
///
/// `time` is in seconds since the session began. A message that is no JSON stands under `text`, or under `base64` where
/// it is no text either.
struct SessionRecording: Sendable {
  /// Changes when older programs can no longer read it.
  static let format = 1

  struct Entry: Sendable, Equatable {
    var seconds: Double
    var isFromClient: Bool
    var body: Data
    /// Nil for what is no JSON.
    var message: JSONValue?
  }

  /// Why a file is no recording that can be read; words that follow the name of the file and a colon.
  struct Problem: Error, Equatable {
    var message: String
  }

  var tool: String
  var entries: [Entry] = []
  /// Whether the last line was cut off, as when the process was ended while it wrote.
  var isCutOff = false

  /// - Parameter bytes: the whole file.
  init(_ bytes: [UInt8]) throws(Problem) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)[...]
    guard let first = lines.popFirst(), let header = try? JSONText.decode(JSONValue.self, from: Data(first)),
      let format = header["recording"]?.intValue
    else {
      throw Problem(message: "it is no recorded session; 'serve --record FILE' writes one")
    }
    guard format <= Self.format else {
      throw Problem(
        message:
          "it was recorded by a newer version, \(header["tool"]?.stringValue ?? "unknown"); replay it with that one")
    }
    tool = header["tool"]?.stringValue ?? "unknown"
    var number = 1
    while let line = lines.popFirst() {
      number += 1
      if let entry = Self.entry(Data(line)) {
        entries.append(entry)
      } else if lines.isEmpty, bytes.last != UInt8(ascii: "\n") {
        isCutOff = true
      } else {
        throw Problem(message: "line \(number) is no message of a session")
      }
    }
  }

  /// The program that runs, as it names itself in recordings.
  static var currentTool: String { "\(ToolVersion.name) \(ToolVersion.number)" }

  // MARK: Lines

  static var header: [UInt8] {
    let values: JSONValue = [
      "recording": .int(format), "tool": .string(currentTool),
      "system": .string(CrashReports.system), "contents": "all texts of all open documents",
    ]
    return Array((try? JSONText.encode(values)) ?? Data()) + [UInt8(ascii: "\n")]
  }

  static func line(seconds: Double, _ direction: MessageDirection, _ body: Data) -> [UInt8] {
    let from = direction == .received ? "client" : "server"
    var line = Array("{\"time\":\(Double(Int(seconds * 1_000_000)) / 1_000_000),\"from\":\"\(from)\",".utf8)
    // Outside of texts line ends are white space, and texts in JSON do not hold them.
    let flat = body.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }
    // The whole line is tried: it nests deeper than the message.
    if isJSON(Data(line + messageKey + flat) + Data("}".utf8)) {
      line += messageKey + flat
    } else if let text = String(bytes: body, encoding: .utf8), let quoted = try? JSONText.encode(text) {
      line += Array("\"text\":".utf8) + Array(quoted)
    } else {
      line += Array("\"base64\":\"\(body.base64EncodedString())\"".utf8)
    }
    return line + Array("}\n".utf8)
  }

  private static let messageKey = Array("\"message\":".utf8)

  private static func isJSON(_ body: Data) -> Bool { (try? JSONText.decode(JSONValue.self, from: body)) != nil }

  private static func entry(_ line: Data) -> Entry? {
    guard let values = try? JSONText.decode(JSONValue.self, from: line), let from = values["from"]?.stringValue,
      from == "client" || from == "server"
    else { return nil }
    let seconds: Double =
      switch values["time"] {
      case .int(let whole): Double(whole)
      case .double(let number): number
      default: 0
      }
    var entry = Entry(seconds: seconds, isFromClient: from == "client", body: Data())
    if let message = values["message"] {
      entry.message = message
      // The bytes as they came, for what two readers of JSON may see differently.
      entry.body = rawMessage(in: line) ?? ((try? JSONText.encode(message)) ?? Data())
    } else if let text = values["text"]?.stringValue {
      entry.body = Data(text.utf8)
    } else if let bytes = values["base64"]?.stringValue.flatMap({ Data(base64Encoded: $0) }) {
      entry.body = bytes
    } else {
      return nil
    }
    return entry
  }

  /// What stands behind the key of the message in a line that we have written: it is the last one there.
  private static func rawMessage(in line: Data) -> Data? {
    guard let key = line.firstRange(of: messageKey), key.lowerBound < line.startIndex + 64,
      let end = line.lastIndex(of: UInt8(ascii: "}")), key.upperBound < end
    else { return nil }
    let raw = line[key.upperBound..<end]
    return isJSON(Data(raw)) ? Data(raw) : nil
  }
}
