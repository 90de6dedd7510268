import Foundation
import Testing

@testable import JSONRPC

/// Whatever comes before it, a valid message is delivered.
@Suite struct FrameFuzzTests {
  private let last = #"{"last":true}"#

  @Test(arguments: 0..<200 as Range<UInt64>)
  func survivesRandomBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let garbage = (0..<Int.random(in: 0...2000, using: &generator)).map { _ in
      UInt8.random(in: .min ... .max, using: &generator)
    }
    expectRecovery(garbage + framed(last), FrameDecoder(maximumHeaderLength: 256), &generator)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func survivesPiecesOfHeaders(seed: UInt64) {
    let pieces = [
      "Content-Length", "content-length", ":", " ", "\r", "\n", "\r\n", "-", "+", "7", "12", "99999999999999999999",
      "Content-Type: ", "; charset=", "utf-16", "é", "\0", "{\"a\":", "}",
    ]
    var generator = SeededGenerator(seed: seed)
    let garbage = (0..<Int.random(in: 0...200, using: &generator)).flatMap { _ in
      Array((pieces.randomElement(using: &generator) ?? "").utf8)
    }
    // A header among the pieces may be a good one and swallow what follows, up to the ceiling.
    let filler = (0..<20).flatMap { _ in framed(#"{"filler":"0123456789"}"#) }
    let decoder = FrameDecoder(maximumBodyLength: 300, maximumHeaderLength: 256)
    expectRecovery(garbage + filler + framed(last), decoder, &generator)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func survivesFlippedBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var header = Array("Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 12\r\n\r\n".utf8)
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      header[Int.random(in: header.indices, using: &generator)] = .random(in: .min ... .max, using: &generator)
    }
    let filler = (0..<20).flatMap { _ in framed(#"{"filler":"0123456789"}"#) }
    let decoder = FrameDecoder(maximumBodyLength: 300, maximumHeaderLength: 256)
    expectRecovery(header + Array("{\"a\": false}".utf8) + filler + framed(last), decoder, &generator)
  }

  /// Also in random pieces, and with the same frames.
  private func expectRecovery(_ stream: [UInt8], _ decoder: FrameDecoder, _ generator: inout SeededGenerator) {
    let whole = frames(stream, decoder)
    #expect(whole.last == body(last))
    var decoder = decoder
    var found: [Frame] = []
    var rest = stream[...]
    while !rest.isEmpty {
      let length = Int.random(in: 1...100, using: &generator)
      decoder.append(rest.prefix(length))
      found += decoder.rest()
      rest = rest.dropFirst(length)
    }
    #expect(found == whole)
  }
}
