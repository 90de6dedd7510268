import Foundation
import Testing

@testable import JSONRPC

@Suite struct JSONTests {
  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONText.encode(value), as: UTF8.self)
  }

  @Test func readsEveryKind() throws {
    let value = try JSONValue(text: #"{"n":null,"t":true,"i":-3,"d":0.5,"s":"é\n","a":[1,[]],"o":{}}"#)
    #expect(
      value == [
        "n": nil, "t": true, "i": -3, "d": .double(0.5), "s": "é\n", "a": [1, []], "o": [:],
      ])
  }

  @Test func writesSortedAndWithPlainSlashes() throws {
    let value: JSONValue = ["b": "file:///a/b", "a": [nil, true, 1, .double(1.5)], "é": "\u{2028}\u{0}\""]
    #expect(try text(value) == "{\"a\":[null,true,1,1.5],\"b\":\"file:///a/b\",\"é\":\"\u{2028}\\u0000\\\"\"}")
  }

  @Test func keepsBooleansAndNumbersApart() throws {
    #expect(try JSONValue(text: "[true,1,false,0]") == [true, 1, false, 0])
  }

  @Test func survivesHugeNumbers() throws {
    #expect(try JSONValue(text: "9223372036854775807") == .int(.max))
    #expect(try JSONValue(text: "9223372036854775808") == .double(0x1p63))
    #expect(throws: DecodingError.self) { try JSONValue(text: "1e999") }
  }

  @Test func readsWhatItWroteOfNumbersBeyondTheirDigits() throws {
    let value = try JSONValue(text: "[-326922337854777859.03701,9007199254740993.5,1e300]")
    let written = try text(value)
    #expect(try text(JSONValue(text: written)) == written)
  }

  @Test func writesNumbersThatAreNoneAsNull() throws {
    #expect(try text([JSONValue.double(.nan), .double(.infinity)]) == "[null,null]")
  }

  @Test(arguments: ["", " ", "NaN", "{", "[1", "tru", "\"", "\"\\", "\"\\u12", "{\"a\"}", "1 2", "'a'", "\u{0}"])
  func refuses(_ text: String) {
    #expect(throws: DecodingError.self) { try JSONValue(text: text) }
  }

  @Test func refusesInvalidUTF8() {
    #expect(throws: DecodingError.self) {
      try JSONText.decode(JSONValue.self, from: Data([0x22, 0xFF, 0xC0, 0x22]))
    }
  }

  @Test(arguments: [
    (#""\uD800""#, "\u{FFFD}"),
    (#""a\ud83db""#, "a\u{FFFD}b"),
    (#""\uDE00\uD83D""#, "\u{FFFD}\u{FFFD}"),
    (#""\uD83D\uD83D\uDE00""#, "\u{FFFD}😀"),
    (#""\uD83D\n""#, "\u{FFFD}\n"),
    (#""\uD83D\uDE00""#, "😀"),
    (#""\\uD83D""#, #"\uD83D"#),
  ])
  func readsHalvesOfPairsAsReplacements(text: String, value: String) throws {
    #expect(try JSONValue(text: text) == .string(value))
  }

  @Test func takesOneOfEqualKeys() throws {
    let value = try JSONValue(text: #"{"a":1,"a":2}"#)
    #expect(value["a"] == 1 || value["a"] == 2)
  }

  @Test func boundsDepth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSONValue(text: nested(JSONText.maximumDepth))
    #expect(throws: DecodingError.self) { try JSONValue(text: nested(JSONText.maximumDepth + 1)) }
    #expect(throws: DecodingError.self) { try JSONValue(text: nested(100_000)) }
    #expect(throws: DecodingError.self) { try JSONValue(text: String(repeating: #"{"a":"#, count: 100_000)) }
    _ = try JSONValue(text: "\"" + String(repeating: "[\\\"", count: 1000) + "\"")
    _ = try JSONValue(text: "[" + String(repeating: "[],", count: 1000) + "[]]")
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func survivesFlippedBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(#"{"a":[1,-2.5e3,true,null,"\uD83D\uDE00 \" é"],"b":{"c":"\ud800"}}"#.utf8)
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: .min ... .max, using: &generator)
    }
    _ = try? JSONText.decode(JSONValue.self, from: Data(bytes))
    _ = Message.parse(Data(bytes))
  }
}
