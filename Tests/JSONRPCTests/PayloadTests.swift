import Foundation
import Testing

@testable import JSONRPC

@Suite struct PayloadTests {
  struct Position: Codable, Equatable {
    var line: Int
    var character: Int
  }

  struct Change: Codable, Equatable {
    var position: Position
    var text: String?
  }

  struct Changes: Codable, Equatable {
    var uri: String
    var changes: [Change]
    var context: JSONValue?
  }

  private func params(_ text: String) throws -> Payload {
    try Payload(params: JSONValue(text: text))
  }

  @Test func decodesTypes() throws {
    let text = #"{"uri":"u","changes":[{"position":{"line":1,"character":2}}],"context":{"a":[1]},"more":1}"#
    #expect(
      try params(text).decode(Changes.self)
        == Changes(uri: "u", changes: [Change(position: Position(line: 1, character: 2))], context: ["a": [1]]))
  }

  @Test(arguments: [
    (#"{"changes":[]}"#, "params.uri: missing"),
    (#"{"uri":null,"changes":[]}"#, "params.uri: "),
    (#"{"uri":5,"changes":[]}"#, "params.uri: "),
    (#"{"uri":"u","changes":{}}"#, "params.changes: "),
    (#"{"uri":"u","changes":[{"position":{"line":1}}]}"#, "params.changes[0].position.character: missing"),
    (
      #"{"uri":"u","changes":[{"position":{"line":1,"character":1}},{"position":{"line":1.5,"character":1}}]}"#,
      "params.changes[1].position.line: "
    ),
    ("[]", "params: "),
    ("null", "params: missing"),
  ])
  func namesTheMemberThatIsWrong(text: String, beginning: String) throws {
    let payload = text == "null" ? Payload.none : try params(text)
    let error = #expect(throws: ResponseError.self) { try payload.decode(Changes.self) }
    #expect(error?.code == .invalidParams)
    #expect(error?.message.hasPrefix(beginning) == true, "\(error?.message ?? "")")
  }

  @Test func readsAbsenceAsWhatCanBeAbsent() throws {
    struct Options: Decodable, Equatable {
      var limit: Int?
    }
    #expect(try Payload.none.decode(Options.self) == Options(limit: nil))
    #expect(try Payload.none.decode(Options?.self) == nil)
    #expect(try Payload.none.value() == .null)
    #expect(Payload.none.isEmpty)
  }

  @Test func namesTheResult() throws {
    let body = Data(#"{"jsonrpc":"2.0","id":1,"result":{"line":true,"character":1}}"#.utf8)
    let error = #expect(throws: ResponseError.self) { try Payload(.result, of: body).decode(Position.self) }
    #expect(error?.code == .requestFailed)
    #expect(error?.message.hasPrefix("result.line: ") == true)
  }
}
