import Foundation
import Testing

@testable import JSONRPC

@Suite struct FrameDecoderTests {
  /// Messages with everything that could be cut in the wrong place.
  private let stream: [UInt8] =
    framed(#"{"a":1}"#)
    + framed(#"{"text":"Löschen 🗑️\r\n\r\nContent-Length: 3"}"#)
    + Array("content-type: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-LENGTH:2\r\n\r\n{}".utf8)
    + framed("")
    + Array("Content-Length: 2\n\n[]".utf8)
    + Array("garbage\r\n\r\nmoreContent-Length: 4\r\n\r\nnull".utf8)

  @Test func readsOneAfterTheOther() {
    #expect(
      frames(stream) == [
        body(#"{"a":1}"#), body(#"{"text":"Löschen 🗑️\r\n\r\nContent-Length: 3"}"#), body("{}"), body("[]"),
        .problem(.missingLength), .problem(.missingLength), body("null"),
      ])
  }

  @Test func doesNotDependOnWhereTheStreamIsCut() {
    let whole = frames(stream)
    for cut in stream.indices {
      var decoder = FrameDecoder()
      decoder.append(stream[..<cut])
      var found = decoder.rest()
      decoder.append(stream[cut...])
      found += decoder.rest()
      #expect(found == whole, "cut at \(cut)")
    }
  }

  @Test func readsByteByByte() {
    var decoder = FrameDecoder()
    var found: [Frame] = []
    for byte in stream {
      decoder.append(CollectionOfOne(byte))
      found += decoder.rest()
    }
    #expect(found == frames(stream))
    #expect(!decoder.isInsideMessage)
  }

  @Test func waitsForTheWholeCharacter() {
    var decoder = FrameDecoder()
    let bytes = framed("é")
    decoder.append(bytes.dropLast())
    #expect(decoder.next() == nil)
    #expect(decoder.isInsideMessage)
    decoder.append(bytes.suffix(1))
    #expect(decoder.next() == body("é"))
  }

  @Test(arguments: [
    "Content-Length: 2\r\n\r\n{}",
    "content-length: 2\r\n\r\n{}",
    "CONTENT-LENGTH:2\r\n\r\n{}",
    "Content-Length : \t 2 \t\r\n\r\n{}",
    "Content-Length: 0002\r\n\r\n{}",
    "Content-Length: 2\n\n{}",
    "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=UTF8\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Type: application/vscode-jsonrpc;charset=\"utf-8\"\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
    "X-Unknown: 5\r\nContent-Length: 2\r\nX-Empty:\r\n\r\n{}",
    "\r\n\r\nContent-Length: 2\r\n\r\n{}",
  ])
  func accepts(_ text: String) {
    #expect(frames(text) == [body("{}")])
  }

  @Test(arguments: [
    ("Content-Length: 12345678901234567890", FramingProblem.malformedLength("12345678901234567890")),
    ("Content-Length: 9999999999", .malformedLength("9999999999")),
    ("Content-Length: -2", .malformedLength("-2")),
    ("Content-Length: +2", .malformedLength("+2")),
    ("Content-Length: 5,5", .malformedLength("5,5")),
    ("Content-Length: 2 2", .malformedLength("2 2")),
    ("Content-Length: 0x2", .malformedLength("0x2")),
    ("Content-Length: ٢", .malformedLength("٢")),
    ("Content-Length:", .malformedLength("")),
    ("Content-Length: 2\r\nContent-Length: 3", .conflictingLengths),
    ("Content-Type: application/json", .missingLength),
    ("Content-Encoding: 2", .missingLength),
  ])
  func goesOnAfterMalformed(header: String, problem: FramingProblem) {
    let found = frames("\(header)\r\n\r\n{}Content-Length: 4\r\n\r\ntrueContent-Length: 5\r\n\r\nfalse")
    #expect(found.first == .problem(problem))
    #expect(found.suffix(2) == [body("true"), body("false")])
  }

  @Test func skipsABodyInAnotherCharset() {
    let found = frames(
      "Content-Length: 3\r\nContent-Type: text/plain; charset=utf-16\r\n\r\nabcContent-Length: 2\r\n\r\n{}")
    #expect(found == [.problem(.unsupportedCharset("utf-16")), body("{}")])
  }

  @Test func passesOverALineThatIsNoField() {
    let found = frames("Server started\nContent-Length: 2\r\n\r\n{}")
    #expect(found == [.problem(.malformedLine("Server started")), body("{}")])
  }

  @Test func findsALengthThatFollowsAStrayWord() {
    #expect(frames("readyContent-Length: 2\r\n\r\n{}") == [.problem(.missingLength), body("{}")])
    #expect(frames("port: 80Content-Length: 2\r\n\r\n{}") == [.problem(.missingLength), body("{}")])
  }

  @Test func refusesALengthAboveTheCeiling() {
    let decoder = FrameDecoder(maximumBodyLength: 10)
    let bytes = framed("12345678901") + framed("1234567890")
    #expect(frames(bytes, decoder) == [.problem(.malformedLength("11")), .problem(.missingLength), body("1234567890")])
  }

  @Test func boundsAHeaderWithoutEnd() {
    let garbage = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
    let found = frames(garbage + framed("{}"))
    #expect(found.contains(.problem(.headerTooLong)))
    #expect(found.last == body("{}"))
  }

  @Test func passesOverManyBlankLines() {
    let blank = [UInt8](repeating: UInt8(ascii: "\n"), count: 500_000)
    #expect(frames(blank + framed("{}")) == [body("{}")])
  }

  @Test func keepsANameThatStandsAcrossTheBound() {
    for length in 40..<90 {
      let garbage = [UInt8](repeating: UInt8(ascii: "x"), count: length)
      let found = frames(garbage + framed("{}"), FrameDecoder(maximumHeaderLength: 64))
      #expect(found.last == body("{}"), "after \(length) bytes")
    }
  }

  @Test func readsALargeBodyInSmallPieces() {
    let text = String(repeating: "x", count: 3_000_000)
    let bytes = framed(text) + framed("{}")
    var decoder = FrameDecoder()
    var found: [Frame] = []
    for piece in stride(from: 0, to: bytes.count, by: 4096) {
      decoder.append(bytes[piece..<min(piece + 4096, bytes.count)])
      found += decoder.rest()
    }
    #expect(found == [body(text), body("{}")])
  }
}
