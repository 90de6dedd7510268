import Foundation
import AATestSupport
import Testing

@testable import AAAnalysis

/// The other formats, and Foundation as a second opinion on all of them.
@Suite struct OtherPropertyListFormatsTests {
  /// What Foundation's decoder reads.
  private struct Decoded: Decodable {
    let value: PropertyListValue

    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: Key.self) {
        value = .entries(
          try container.allKeys.map { ($0.stringValue, try container.decode(Decoded.self, forKey: $0).value) })
        return
      }
      if var container = try? decoder.unkeyedContainer() {
        var values: [PropertyListValue] = []
        while !container.isAtEnd { values.append(try container.decode(Decoded.self).value) }
        value = .array(values)
        return
      }
      let container = try decoder.singleValueContainer()
      if let boolean = try? container.decode(Bool.self) {
        value = .boolean(boolean)
      } else if let date = try? container.decode(Date.self) {
        value = PropertyListValue(.date(date.ISO8601Format()))
      } else if let data = try? container.decode(Data.self) {
        value = PropertyListValue(.data(Array(data)))
      } else if let string = try? container.decode(String.self) {
        value = .string(string)
      } else {
        let real = try container.decode(Double.self)
        value = Int(exactly: real).map { .integer($0) } ?? .real(real)
      }
    }
  }

  private func foundation(_ bytes: [UInt8]) throws -> PropertyListValue {
    try PropertyListDecoder().decode(Decoded.self, from: Data(bytes)).value.plain
  }

  private func binary(_ text: String) throws -> [UInt8] {
    let value = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
    return Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  @Test func foundationReadsTheSamplesAlike() throws {
    for sample in [PropertyListSamples.appInfo, PropertyListSamples.openStep] {
      let document = PropertyListDocument(SourceText(sample))
      #expect(document.problem == nil)
      #expect(try document.root?.plain == foundation(Array(sample.utf8)))
    }
  }

  @Test func binaryListsAreReadWithoutSpans() throws {
    let many = (0..<300).map { "<string>item \($0)</string>" }.joined()
    for sample in [
      PropertyListSamples.appInfo, "<array>\(many)</array>", "<array><string>é😀</string><integer>-1</integer></array>",
      "<array><integer>255</integer><integer>65536</integer><integer>4294967296</integer></array>",
      "<array><date>1904-02-29T01:02:03Z</date><date>2100-12-31T23:59:59Z</date></array>",
      "<string>\(String(repeating: "long ", count: 100))</string>", "<true/>", "<dict/>", "<array/>",
    ] {
      let document = PropertyListDocument(bytes: try binary(sample))
      #expect(document.format == .binary)
      #expect(document.problem == nil)
      #expect(document.root?.span == nil)
      #expect(document.root?.plain == PropertyListDocument(SourceText(sample)).root?.plain)
    }
  }

  @Test func dates() {
    #expect(BinaryPropertyListReader.date(secondsSince2001: 0) == "2001-01-01T00:00:00Z")
    #expect(BinaryPropertyListReader.date(secondsSince2001: -978_307_200.5) == "1969-12-31T23:59:59Z")
    #expect(BinaryPropertyListReader.date(secondsSince2001: .nan) == nil)
    #expect(BinaryPropertyListReader.date(secondsSince2001: 1e300) == nil)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let seconds = Int.random(in: -60_000_000_000...60_000_000_000, using: &generator)
      let date = Date(timeIntervalSinceReferenceDate: Double(seconds))
      // Foundation's calendar is Julian before 1582.
      guard date > Date(timeIntervalSince1970: -12_000_000_000) else { continue }
      #expect(BinaryPropertyListReader.date(secondsSince2001: Double(seconds)) == date.ISO8601Format())
    }
  }

  @Test func damagedBinaryListsAreHarmless() throws {
    var generator = SeededGenerator(seed: 6)
    let original = try binary(PropertyListSamples.appInfo)
    for count in "bplist".utf8.count..<original.count {
      let document = PropertyListDocument(bytes: Array(original[..<count]))
      #expect(document.root == nil)
      #expect(document.problem != nil)
    }
    for _ in 0..<20_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] =
          [0, 0xFF, 0x7F, UInt8.random(in: 0...255, using: &generator)].randomElement(using: &generator) ?? 0
      }
      let document = PropertyListDocument(bytes: bytes)
      #expect(document.root != nil || document.problem != nil)
    }
  }

  /// An array of itself, and arrays that double sixty times: what is small on disk must not be large in memory.
  @Test func binaryBombsAreRefused() {
    func list(_ objects: [[UInt8]]) -> [UInt8] {
      var bytes = Array("bplist00".utf8)
      var table: [UInt8] = []
      for object in objects {
        table.append(UInt8(bytes.count))
        bytes += object
      }
      let start = UInt8(bytes.count)
      let trailer: [UInt8] =
        [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)] + [UInt8](repeating: 0, count: 15) + [
          start
        ]
      return bytes + table + trailer
    }
    #expect(PropertyListDocument(bytes: list([[0xA1, 1], [0x09]])).root?.plain == .array([.boolean(true)]))
    #expect(PropertyListDocument(bytes: list([[0xA1, 0]])).root == nil)
    let doubling = (0..<60).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] } + [[0x09]]
    #expect(PropertyListDocument(bytes: list(doubling)).root == nil)
  }

  @Test func oldStyleListsAreReadWithSpans() throws {
    let text = SourceText(PropertyListSamples.openStep)
    let document = PropertyListDocument(text)
    let root = try #require(document.root)
    #expect(root.spansAreNested(in: Span(0, text.bytes.count)))
    #expect(document["quoted key"]?.value.string == "a \"b\" é\nA")
    #expect(document["quoted key"]?.keyTextSpan.map(text.string) == "quoted key")
    #expect(document["list"]?.value.plain == .array([.string("one"), .string("two")]))
    #expect(document["data"]?.value.data == [0x0F, 0xBD, 0x77])
    #expect(document["inner"]?.value["UISupportsAssistiveAccess"]?.value.string == "YES")
    #expect(document["archiveVersion"]?.entrySpan.map(text.string) == "  archiveVersion = 1;\n")
    #expect(document.comments.map(\.text) == [" !$*UTF8*$!", " why "])
  }

  @Test(arguments: [
    ("a = b;\n\"c\" = \"d\";\n", ["a", "c"]), ("{ a; b; }", ["a", "b"]), ("{ a = 1; a = 2; }", ["a", "a"]),
    ("{ u = http://example.org/; }", ["u"]), ("{ e = \"\\Ud83d\\Ude00\"; 'q' = 'x'; }", ["e", "q"]),
  ])
  func oldStyleSpellings(text: String, keys: [String]) {
    let document = PropertyListDocument(SourceText(text))
    #expect(document.problem == nil)
    #expect(document.root?.dictionary?.entries.map(\.key) == keys)
  }

  @Test(arguments: [
    ("{ a = b }", "the entry of key 'a' is not ended; add ';' after its value", ["a"]),
    ("{ a = b; c = ", "the file ends where a value is expected, so nothing more was read; add one", ["a"]),
    ("{ a = b;", "this is never closed, so not all of it was read; add '}'", ["a"]),
    ("{ a = (1, 2; }", "this is never closed, so not all of it was read; add ')'", ["a"]),
    ("{ a = b; = c; }", "'=' is no key, so nothing after it was read; write 'key = value;'", ["a"]),
    ("{ a = <zz>; }", "this data is not pairs of hexadecimal digits in '<' and '>'; write it so", ["a"]),
    ("{ a = b; } rest", "a property list has one value, so 'rest' was passed over; remove it", ["a"]),
    ("{ a = \"b; }", "this string is never closed, so the rest of the file was read as part of it; add a quote", ["a"]),
    ("{ a = b; /* }", "this comment is never closed, so the rest of the file was read as part of it; add '*/'", ["a"]),
  ])
  func brokenOldStyleListsHaveOneProblem(text: String, message: String, keys: [String]) {
    let document = PropertyListDocument(SourceText(text))
    #expect(document.problem?.message == message)
    #expect(document.root?.dictionary?.entries.map(\.key) == keys)
  }

  @Test func oldStyleNestingNeverOverflows() {
    for open in ["(", "{ a = "] {
      let document = PropertyListDocument(SourceText(String(repeating: open, count: 100_000)))
      #expect(document.format == .openStep)
      #expect(document.problem?.message.contains("nested") == true)
    }
  }
}
