import AAAnalysis
import AATestSupport
import Foundation
import Testing

@testable import AALanguageServer

@Suite("JSON5 with places")
struct JSON5ReaderTests {
  private func value(_ text: String) throws -> JSON5Value { try JSON5Reader.value(of: SourceText(text)) }

  @Test(
    "reads what Foundation reads",
    arguments: [
      "{}", "[]", "[1, -2.5, 1e3, 1E-2, 0]", "{\"a\": {\"b\": [true, false, null]}}",
      "\"\\u00e4\\n\\\"\\ud83d\\ude00\"",
      "// a\n{ /* b */ \"a\": 1, // c\n }", "{a: 1, 'b': 'c\"', $d_1: [1, 2,],}", "[+1, .5, 5., 0x1F]",
      "\u{FEFF}{\"a\": \"é😀\"}", "\"\\x41\"", "[\n\n]\n",
    ])
  func agrees(_ text: String) throws {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let theirs = try decoder.decode(PlainValue.self, from: Data(text.utf8))
    #expect(PlainValue(try value(text)) == theirs)
  }

  @Test("reads what the standard allows beyond that")
  func beyond() throws {
    let numbers = try value("[5., 0x1F, -Infinity]").elements?.compactMap(\.number)
    #expect(numbers == [5, 31, -.infinity])
    #expect(try value("'a\\\nb\\\r\nc'").string == "abc")
  }

  @Test("says where everything stands")
  func places() throws {
    let text = "{\n  rules: {'a-b': \"off\"},\n}"
    let members = try #require(try value(text).members)
    let inner = try #require(members.first?.value.members?.first)
    func source(_ span: Span) -> String { String(decoding: Array(text.utf8)[span.lower..<span.upper], as: UTF8.self) }
    #expect(source(members[0].keySpan) == "rules")
    #expect(source(inner.keySpan) == "'a-b'")
    #expect(source(inner.value.span) == "\"off\"")
  }

  @Test(
    "says what is wrong, and where",
    arguments: [
      ("", "the text ends where a value is expected", 0), ("{", "this is not closed; '}' is missing", 0),
      ("{\"a\" 1}", "':' is missing behind the key 'a'", 1),
      ("{a-b: 1}", "':' is missing behind the key 'a'; a key with '-' in it stands in quotation marks", 1),
      ("{\"a\": off}", "'off' is no value; a text stands in quotation marks", 6),
      ("{\"a\": 1 \"b\": 2}", "',' or '}' is missing before this", 8),
      ("[1 2]", "',' or ']' is missing before this", 3),
      ("{} x", "the value ends before this; remove what follows", 3),
      ("/* a", "this comment does not end; close it with '*/'", 0),
      ("\"a\nb\"", "this text does not end on its line; close it with a quotation mark", 0),
      ("[1.2.3]", "'1.2.3' is no number", 1),
      ("{: 1}", "a key is expected here; write it in quotation marks", 1),
      ("\"\\u12\"", "4 hexadecimal digits are expected here", 3),
    ])
  func problems(_ text: String, _ message: String, _ offset: Int) {
    #expect {
      try value(text)
    } throws: { error in
      let problem = error as? ConfigurationProblem
      return problem?.message == message && problem?.span.lower == offset
    }
  }

  @Test("no text makes it recurse without end, or stop")
  func robustness() {
    #expect(throws: ConfigurationProblem.self) { try value(String(repeating: "[", count: 100_000)) }
    let sample = Array("{a: [1, 'b\\u0041', true,], // c\n /* d */ \"e\": -0x1f}".utf8)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3_000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes.remove(at: place)
        } else {
          bytes.insert(sample.randomElement(using: &random) ?? 0, at: place)
        }
      }
      let text = SourceText(String(decoding: bytes, as: UTF8.self))
      do throws(ConfigurationProblem) {
        let value = try JSON5Reader.value(of: text)
        #expect(value.span.upper <= text.bytes.count)
      } catch {
        #expect(error.span.lower <= error.span.upper && error.span.upper <= text.bytes.count)
      }
    }
  }
}

/// A value without places, as Foundation decodes it.
private indirect enum PlainValue: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([PlainValue])
  case object([String: PlainValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([PlainValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: PlainValue].self))
    }
  }

  init(_ value: JSON5Value) {
    switch value.kind {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let values): self = .array(values.map { PlainValue($0) })
    case .object(let members):
      self = .object(Dictionary(members.map { ($0.key, PlainValue($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }
}
