import Foundation

@testable import JSONRPC

/// A body as it stands on the wire.
func framed(_ body: String) -> [UInt8] {
  Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
}

/// The frames in a stream that comes in one piece.
func frames(_ bytes: [UInt8], _ decoder: FrameDecoder = FrameDecoder()) -> [Frame] {
  var decoder = decoder
  decoder.append(bytes)
  return decoder.rest()
}

func frames(_ text: String) -> [Frame] {
  frames(Array(text.utf8))
}

func body(_ text: String) -> Frame {
  .body(Data(text.utf8))
}

extension FrameDecoder {
  /// All frames that are complete.
  mutating func rest() -> [Frame] {
    var frames: [Frame] = []
    while let frame = next() { frames.append(frame) }
    return frames
  }
}

extension JSONValue {
  init(text: String) throws {
    self = try JSONText.decode(from: Data(text.utf8))
  }
}

/// The same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
