import AATestSupport
import Testing

@testable import AAAnalysis

@Suite("YAML") struct YAMLReaderTests {
  @Test("mappings and sequences by indentation") func blocks() {
    #expect(yaml("a: 1\nb: two words\n") == "{a: 1, b: two words}")
    #expect(yaml("a:\n  b:\n    c: d\n  e: f\ng: h") == "{a: {b: {c: d}, e: f}, g: h}")
    #expect(yaml("a:\n- 1\n- 2\nb:\n  - 3\n  -  4\n") == "{a: [1, 2], b: [3, 4]}")
    #expect(yaml("- a: 1\n  b: 2\n-   c: 3\n    d: 4\n- e\n") == "[{a: 1, b: 2}, {c: 3, d: 4}, e]")
    #expect(yaml("- - 1\n  - 2\n-\n  - 3\n- \n- x") == "[[1, 2], [3], , x]")
    #expect(yaml("a:\nb:\n  c:\nd: e") == "{a: , b: {c: }, d: e}")
    #expect(
      yaml("key with spaces : value # comment\n'quoted key': 1\n\"two\": 2")
        == "{key with spaces: value, quoted key: 1, two: 2}")
    #expect(yaml("a: b:c http://x.y/z#q - r") == "{a: b:c http://x.y/z#q - r}")
    #expect(yaml("") == "nothing")
    #expect(yaml("# only a comment\n\n") == "nothing")
    #expect(yaml("just text") == "just text")
  }

  @Test("comments, markers, line ends and a byte order mark") func surroundings() {
    #expect(yaml("%YAML 1.2\n--- # start\na: 1 # one\n# between\n\n  # further in\nb: 2\n...\nc: 3") == "{a: 1, b: 2}")
    #expect(yaml("---\na: 1\n---\nb: 2") == "{a: 1}")
    #expect(yaml("\u{FEFF}a: 1\r\nb:\r\n  - x\r\n  - y\r\n") == "{a: 1, b: [x, y]}")
    #expect(yaml("a: 1\rb: 2\r") == "{a: 1, b: 2}")
    #expect(yaml("a: x#y\nb: 'c' # d\n") == "{a: x#y, b: 'c'}")
    #expect(yaml("a:\n  b: 1\n \t \n  c: 2\n\t\n") == "{a: {b: 1, c: 2}}")
  }

  @Test("quoted and plain texts over several lines") func texts() {
    #expect(yaml("a: 'it''s' ") == "{a: 'it's'}")
    #expect(yaml("a: \"x\\ty\\n\\u00e9\\\"\\\\\\x41\"") == "{a: 'x\ty⏎é\"\\A'}")
    #expect(yaml("a: \"one\n  two\n\n  three\"\nb: c") == "{a: 'one two⏎three', b: c}")
    #expect(yaml("a: one\n  two\n\n  three # end\nb: c") == "{a: one two⏎three, b: c}")
    #expect(yaml("a:\n  one\n  two\nb: c") == "{a: one two, b: c}")
    #expect(yaml("a: one # comment\n\nb: c") == "{a: one, b: c}")
    #expect(yaml("a: \"x\\\n   y\"") == "{a: 'xy'}")
    #expect(yaml("- -1\n- -x\n- ?y\n- :z") == "[-1, -x, ?y, :z]")
  }

  @Test("block texts") func blockTexts() {
    #expect(yaml("a: |\n  one\n    two\n\n  three\nb: c") == "{a: 'one⏎  two⏎⏎three⏎', b: c}")
    #expect(yaml("a: |-\n  one\n  # no comment\n\n\nb: c") == "{a: 'one⏎# no comment', b: c}")
    #expect(yaml("a: >\n  one\n  two\n\n  three\n    more\n  four\n") == "{a: 'one two⏎three⏎  more⏎four⏎'}")
    #expect(yaml("a: |2-\n   x\nb: c") == "{a: ' x', b: c}")
    #expect(yaml("- |\n a: b\n- c") == "['a: b⏎', c]")
    #expect(yaml("a: | # comment\n\n  x\n") == "{a: '⏎x⏎'}")
    #expect(yaml("a: |\nb: c") == "{a: '', b: c}")
    #expect(yaml("a:\n  b: |\n    x: {\n  c: d") == "{a: {b: 'x: {⏎', c: d}}")
  }

  @Test("brackets and braces") func flow() {
    #expect(yaml("a: [1, two words, 'x, y', [z], ]\nb: {}") == "{a: [1, two words, 'x, y', [z]], b: {}}")
    #expect(yaml("a: {b: 1, \"c\":2, d, e: [f], g: }") == "{a: {b: 1, c: 2, d: , e: [f], g: }}")
    #expect(yaml("a: [\n  x, # first\n  y\n]\nb: {\n  c: d,\n  e: f\n}") == "{a: [x, y], b: {c: d, e: f}}")
    #expect(yaml("a: [b: c, $(X), d\n  e]") == "{a: [{b: c}, $(X), d e]}")
    #expect(yaml("- {a: 1}\n- [b]\n") == "[{a: 1}, [b]]")
    #expect(yaml("{\"a\": [1, {\"b\": true}],\n\t\"c\": null}") == "{a: [1, {b: true}], c: null}")
  }

  @Test("anchors, aliases, tags and merge keys") func anchors() {
    #expect(yaml("a: &x [1]\nb: *x\nc: *x # again") == "{a: [1], b: [1], c: [1]}")
    #expect(yaml("base: &b\n  p: 1\n  q: 2\nd:\n  <<: *b\n  q: 3") == "{base: {p: 1, q: 2}, d: {p: 1, q: 3}}")
    #expect(
      yaml("a: &a {p: 1}\nb: &b {p: 2, r: 3}\nc:\n  <<: [*a, *b]\n  s: 4")
        == "{a: {p: 1}, b: {p: 2, r: 3}, c: {p: 1, r: 3, s: 4}}")
    #expect(yaml("a: !!str true\nb: ! 1\nc: !tag\n  d: e\nf: &k text") == "{a: 'true', b: '1', c: {d: e}, f: text}")
    #expect(yaml("&k key: &v value\nb: *k") == "{key: value, b: } ! no anchor '&k' stands before this alias")
    #expect(yaml("- &a\n  x: 1\n- &b y: 2\n- *a") == "[{x: 1}, {y: 2}, {x: 1}]")
  }

  @Test("duplicate keys and where they stand") func spans() throws {
    let source = "a: &n 1\n\"a\": {b: c}\nd: *n\n"
    let text = SourceText(source)
    let mapping = try #require(YAMLDocument(text).root?.mapping)
    #expect(mapping.entries.map { text.string(in: $0.keySpan) } == ["a", "\"a\"", "d"])
    #expect(mapping.entries.map(\.isDuplicate) == [false, true, false])
    #expect(mapping.entries.map { text.string(in: $0.value.span) } == ["1", "{b: c}", "1"])
    #expect(text.string(in: mapping.entries[2].value.ownSpan) == "*n")
    #expect(mapping["a"]?.value.dump == "{b: c}")
    let nested = SourceText("t:\n  k: |\n    x\n    y\n\n  e:\n# end\nz: 1")
    let root = try #require(YAMLDocument(nested).root)
    #expect(nested.string(in: try #require(root["t"]?.span)) == "k: |\n    x\n    y\n\n  e:")
    #expect(root["t"]?["e"]?.span.isEmpty ?? false)
  }

  @Test("what unquoted words mean") func meanings() {
    #expect(
      ["true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON"].allSatisfy { YAMLScalar($0).boolean == true })
    #expect(["false", "No", "OFF"].allSatisfy { YAMLScalar($0).boolean == false })
    #expect(["tRUE", "y", "1", ""].allSatisfy { YAMLScalar($0).boolean == nil })
    #expect(YAMLScalar("true", style: .doubleQuoted).boolean == nil)
    #expect(
      ["17", "-1", "+2", "0x1F", "1_000", "017", "0o17", "0b101"].map { YAMLScalar($0).integer } == [
        17, -1, 2, 31, 1000, 15, 15, 5,
      ])
    #expect(["1.0", "x", "", "26.07.5", "1-2", "_"].allSatisfy { YAMLScalar($0).integer == nil })
    #expect(["1.5", "-.5", "1e3"].map { YAMLScalar($0).real } == [1.5, -0.5, 1000])
    #expect(["26.07.5", "1", "x.5", "inf", "-", "."].allSatisfy { YAMLScalar($0).real == nil })
  }

  @Test("broken texts give one problem and what stands before it") func broken() {
    #expect(yaml("a: 1\n\tb: 2") == "{a: 1} ! a tab cannot indent YAML; use spaces")
    #expect(yamlProblem("a:\n\tb: 2") == "\t")
    #expect(yaml("a: [1, 2\nb: 3").hasPrefix("{a: [1, {2 b: 3}]} ! this bracket"))
    #expect(yamlProblem("a: [1, 2") == "[")
    #expect(yamlProblem("a: \"x\nb: 1") == "\"")
    #expect(yaml("a: *none") == "{a: } ! no anchor '&none' stands before this alias")
    #expect(
      yaml("a: b: c")
        == "{a: b} ! a key cannot stand inside a text; put the text in quotation marks, or the key on a line of its own"
        || yamlProblem("a: b: c") == ":")
    #expect(yaml("a: 'x' y\nb: 1").contains("nothing can follow"))
    #expect(yaml("a: 1\n  b: 2\nc: 3").contains("!"))
    #expect(yaml("a:\n    b: 1\n  c: 2").contains("further in"))
    #expect(yaml("a: - b").contains("list cannot begin"))
    #expect(yaml("? a\n: b").contains("'?'"))
    #expect(yaml("a: @b").contains("quotation marks"))
    #expect(yaml("a: 1\n- b").contains("does not belong"))
    #expect(yaml("a: |x\n  y").contains("!"))
    #expect(yaml("a: \"\\q\"").contains("escape"))
    // Of a half-typed line only itself is lost.
    #expect(
      yaml("a:\n  b: 1\n  UISupp\n  c: 2\nd: 3")
        == "{a: {b: 1, c: 2}, d: 3} ! this is no entry of the mapping; write 'key: value'")
  }

  @Test(
    "a key that cannot be read leaves no place outside of the text",
    arguments: ["a: b\nc:\n  \"\\( d\": e\nf", "\"\\(\":", "a:\n  \"\\q\": [b]", "\"\\u00\": a", "{\"\\q\": a}"])
  func brokenKeys(_ source: String) {
    let document = YAMLDocument(SourceText(source))
    #expect(document.problem?.message.contains("escape") ?? false)
    check(document.root, within: Span(0, source.utf8.count))
  }

  @Test("deep and multiplied texts end soon") func limits() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(yaml(deep).contains("nests too deeply"))
    #expect(
      yaml((0..<5_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")).contains("deeply"))
    #expect(yaml(String(repeating: "- ", count: 50_000)).contains("deeply"))
    var laughs = "a0: &a0 [x, x]\n"
    for level in 1..<30 { laughs += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1), *a\(level - 1)]\n" }
    #expect(YAMLDocument(SourceText(laughs)).problem?.message.contains("too many") ?? false)
    let long = String(repeating: "key: [a, b, {c: d}]\n", count: 20_000)
    #expect(YAMLDocument(SourceText(long)).root?.mapping?.entries.count == 20_000)
  }

  @Test("random changes never crash or hang", arguments: 0..<12) func mutations(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let source = """
      ---
      a: &x
        - one # c
        - "two"
        - {b: [c, 'd'], e: f}
      g: |
        text
          more
      h: >-
        folded

        end
      <<: *x
      i: {j: k,
        l: m}
      n:
      - - o
        - p: q
          r: s
      """
    let pieces = [
      "\n", " ", "\t", ":", ": ", "- ", "\"", "'", "[", "]", "{", "}", ",", "#", " #", "|", ">", "&a", "*a", "!t", "?",
      "%", "---\n", "é", "\r", "\\", "@", "a: b\n", "  ",
    ]
    for _ in 0..<250 {
      var bytes = Array(source.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: place)
        } else {
          let end = min(bytes.count, place + Int.random(in: 0...8, using: &random))
          bytes.removeSubrange(place..<end)
        }
      }
      let text = SourceText(String(decoding: bytes, as: UTF8.self))
      let document = YAMLDocument(text)
      check(document.root, within: Span(0, text.bytes.count))
      if let span = document.problem?.span { #expect(span.upper <= text.bytes.count) }
    }
  }

  /// Spans lie within the text, and those of parts within those of the whole.
  private func check(_ node: YAMLNode?, within span: Span) {
    guard let node else { return }
    #expect(span.contains(node.ownSpan))
    guard node.aliasSpan == nil else { return }
    for item in node.sequence ?? [] { check(item, within: node.span) }
    for entry in node.mapping?.ownEntries ?? [] {
      #expect(node.span.contains(entry.keySpan))
      check(entry.value, within: node.span)
    }
  }
}
