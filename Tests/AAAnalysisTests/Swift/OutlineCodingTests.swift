import AATestSupport
import Testing

@testable import AAAnalysis

/// What is read back from bytes is what was written, and other bytes are nothing.
@Suite("encoded outlines")
struct OutlineCodingTests {
  private static let fixtures = Repository.swiftFiles(below: "Tests/Fixtures")
  private static let sample = SampleSources.all.joined(separator: "\n")

  @Test("the outlines of all examples", arguments: ExampleCheck.all)
  func examples(_ check: ExampleCheck) {
    for file in check.example.workspace.files { expectSame(file.text.bytes, "\(file.id)") }
  }

  @Test("the outlines of all fixtures and of this repository's own sources")
  func files() {
    #expect(Self.fixtures.count > 20)
    for file in Self.fixtures + Repository.swiftFiles(below: "Sources/AALanguageServer/Server") {
      expectSame(Array(file.text.utf8), file.path)
    }
    for source in SampleSources.all { expectSame(Array(source.utf8), "sample") }
  }

  @Test("broken sources, byte order marks, carriage returns")
  func brokenSources() {
    let bytes = Array(Self.sample.utf8)
    for end in stride(from: 0, to: bytes.count, by: 61) { expectSame(Array(bytes[..<end]), "up to \(end)") }
    expectSame([0xEF, 0xBB, 0xBF] + bytes, "byte order mark")
    expectSame(Array(Self.sample.replacing("\n", with: "\r\n").utf8), "carriage returns")
    expectSame([], "nothing")
  }

  private func expectSame(_ bytes: [UInt8], _ name: String) {
    let outline = SwiftFile.outline(of: bytes)
    guard let encoded = OutlineCoding.encode(outline, sourceLength: bytes.count) else {
      Issue.record("\(name) is not encoded")
      return
    }
    #expect(OutlineCoding.decode(encoded, sourceLength: bytes.count) == outline, "\(name)")
    // The same bytes know the texts of any table.
    let texts = LocalizedTexts([StringsTable(Self.texts(for: String(decoding: bytes, as: UTF8.self)))])
    #expect(
      OutlineCoding.decode(encoded, sourceLength: bytes.count, texts: texts)
        == SwiftFile.outline(of: bytes, texts: texts), "\(name) with texts")
  }

  /// A text for each word between two quotation marks.
  private static func texts(for source: String) -> [String: String] {
    Dictionary(source.split(separator: "\"").map { (String($0), "The text of \($0)") }, uniquingKeysWith: { $1 })
  }

  @Test("a literal's key has its escapes replaced")
  func keys() throws {
    let source = #"""
      let plain = "note.sure"
      let escaped = "a\tb\u{e9}"
      let raw = #"a\tb"#
      let lines = """
        one
          two
        """
      let joined = "a \(name)"
      let empty = ""
      """#
    let texts = LocalizedTexts([
      StringsTable([
        "note.sure": "Sure?", "a\tbé": "Escaped", "a\\tb": "Raw", "one\n  two": "Lines", "": "Empty",
        "a \\(name)": "Joined",
      ])
    ])
    let bytes = Array(source.utf8)
    let encoded = try #require(OutlineCoding.encode(SwiftFile.outline(of: bytes), sourceLength: bytes.count))
    let decoded = try #require(OutlineCoding.decode(encoded, sourceLength: bytes.count, texts: texts))
    #expect(decoded == SwiftFile.outline(of: bytes, texts: texts))
    let found = decoded.items.map { item -> String? in
      guard case .variable(let variable) = item.value, case .string(let literal)? = variable.initialValue?.kind else {
        return "no literal"
      }
      return literal.localizedText
    }
    #expect(found == ["Sure?", "Escaped", "Raw", "Lines", nil, nil])
  }

  @Test("bytes that are missing, or that belong to another text")
  func missingBytes() throws {
    let bytes = Array(Self.sample.utf8)
    let encoded = try #require(OutlineCoding.encode(SwiftFile.outline(of: bytes), sourceLength: bytes.count))
    for end in encoded.indices {
      #expect(OutlineCoding.decode(Array(encoded[..<end]), sourceLength: bytes.count) == nil, "up to \(end)")
    }
    #expect(OutlineCoding.decode(encoded + [0], sourceLength: bytes.count) == nil)
    #expect(OutlineCoding.decode(encoded, sourceLength: bytes.count + 1) == nil)
  }

  @Test("bytes that were changed are told by their seal")
  func changedBytes() throws {
    let bytes = Array(Self.sample.utf8)
    let encoded = try #require(OutlineCoding.encode(SwiftFile.outline(of: bytes), sourceLength: bytes.count))
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      var changed = encoded
      let position = Int.random(in: changed.indices, using: &random)
      changed[position] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &random)
      #expect(OutlineCoding.decode(changed, sourceLength: bytes.count) == nil, "at \(position)")
    }
  }

  @Test("what stands behind a broken seal is an outline or nothing, and never a crash")
  func changedContent() throws {
    let source = SampleSources.forms
    let length = source.utf8.count
    let encoded = try #require(
      OutlineCoding.encode(SwiftFile.outline(of: Array(source.utf8)), sourceLength: length))
    let content = Array(encoded.dropLast(OutlineCoding.sealLength))
    var random = SeededGenerator(seed: 5)
    var outlines = 0
    for round in 0..<6_000 {
      var changed = content
      for _ in 0...round % 4 {
        let position = Int.random(in: changed.indices, using: &random)
        changed[position] =
          [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)]
          .randomElement(using: &random) ?? 0
      }
      if round % 5 == 0 { changed.removeLast(Int.random(in: 0..<changed.count, using: &random)) }
      let outline = DeepStack.run {
        changed.withUnsafeBufferPointer { OutlineCoding.content($0, sourceLength: length, texts: LocalizedTexts()) }
      }
      if let outline {
        outlines += 1
        #expect(spans(of: outline).allSatisfy { -length...length ~= $0.lower && $0.upper <= 2 * length })
      }
    }
    // Both things happen, or the test tells nothing.
    #expect(outlines > 100)
    #expect(outlines < 6_000)
  }

  private func spans(of outline: FileOutline) -> [Span] {
    outline.imports.map(\.span) + outline.items.map { Span($0.start, $0.start + $0.length) }
  }

  @Test("what nests deeper than any hand writes is not encoded")
  func depth() {
    func outline(depth: Int) -> FileOutline {
      let inner = Expression(kind: .name("a"), span: Span(at: 0))
      let nested = (0..<depth).reduce(inner) { value, _ in Expression(kind: .awaiting(value), span: Span(at: 0)) }
      let statement = Statement(kind: .expression(nested), span: Span(at: 0))
      return FileOutline(items: [Placed(start: 0, length: 0, value: .code([statement]))])
    }
    DeepStack.run {
      let encoded = OutlineCoding.encode(outline(depth: 500), sourceLength: 10)
      #expect(encoded.flatMap { OutlineCoding.decode($0, sourceLength: 10) } == outline(depth: 500))
      #expect(OutlineCoding.encode(outline(depth: 1500), sourceLength: 10) == nil)
    }
  }

  /// If this fails, outlines are other values, or written otherwise, than the number in `OutlineCoding.layout` stands
  /// for: add one to it, and put the new digest here.
  @Test("another layout has another number")
  func layout() throws {
    let bytes = Array(Self.sample.utf8)
    let encoded = try #require(OutlineCoding.encode(SwiftFile.outline(of: bytes), sourceLength: bytes.count))
    #expect(OutlineCoding.layout == 1)
    #expect(String(TextDigest(of: encoded).low, radix: 16) == "eefed11e1090718c")
  }
}
