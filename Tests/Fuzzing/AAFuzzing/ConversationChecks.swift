import Foundation

@testable import JSONRPC

/// What comes over the wire.
enum ConversationChecks {
  /// The frames do not depend on how the stream was cut, and a good message behind anything is found again.
  static func framing(_ bytes: [UInt8]) {
    let last = #"{"last":true}"#
    // A header in the bytes may be a good one and swallow what follows, up to the ceiling.
    let filler = Array("Content-Length: 22\r\n\r\n{\"filler\":\"0123456789\"}".utf8)
    var stream = bytes
    for _ in 0..<20 { stream += filler }
    stream += Array("Content-Length: \(last.utf8.count)\r\n\r\n\(last)".utf8)
    let decoder = FrameDecoder(maximumBodyLength: 300, maximumHeaderLength: 256)
    let whole = frames(of: stream, decoder, piece: stream.count)
    Fuzzing.expect(whole.last == .body(Data(last.utf8)), "the last message is lost")
    let piece = 1 + Int(bytes.first ?? 0) % 7
    Fuzzing.expect(frames(of: stream, decoder, piece: piece) == whole, "pieces of \(piece) bytes give other frames")
  }

  private static func frames(of stream: [UInt8], _ decoder: FrameDecoder, piece: Int) -> [Frame] {
    var decoder = decoder
    var frames: [Frame] = []
    var offset = 0
    while offset < stream.count {
      let end = min(stream.count, offset + piece)
      decoder.append(stream[offset..<end])
      offset = end
      while let frame = decoder.next() { frames.append(frame) }
    }
    return frames
  }

  /// What is read can be written, and is the same when it is read again.
  static func json(_ bytes: [UInt8]) {
    let body = Data(bytes)
    switch Message.parse(body) {
    case .success(.request(let message)): read(message.params)
    case .success(.notification(let message)): read(message.params)
    case .success(.response(let message)):
      if case .success(let payload) = message.result { read(payload) }
    case .failure: break
    }
    guard let value = try? JSONText.decode(JSONValue.self, from: body) else { return }
    guard let written = try? JSONText.encode(value) else {
      Fuzzing.expect(false, "what was read cannot be written")
      return
    }
    // Numbers may lose digits the first time, and nothing after that.
    let again = try? JSONText.decode(JSONValue.self, from: written)
    let rewritten = again.flatMap { try? JSONText.encode($0) }
    Fuzzing.expect(rewritten == written, "what was written reads as something else")
  }

  private static func read(_ payload: Payload) {
    _ = try? payload.value()
    _ = try? payload.decode(Edit.self)
  }

  /// Has what the parameters of a language server have: nested objects, integers, lists, what may be left out.
  private struct Edit: Decodable {
    struct Document: Decodable { var uri: String, version: Int? }
    struct Position: Decodable { var line: Int, character: Int }
    struct Change: Decodable { var range: [String: Position]?, text: String }
    var textDocument: Document
    var contentChanges: [Change]?
    var position: Position?
  }
}
