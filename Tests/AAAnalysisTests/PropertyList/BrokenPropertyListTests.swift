import AATestSupport
import Testing

@testable import AAAnalysis

/// What is broken says less, and says so once.
@Suite struct BrokenPropertyListTests {
  struct Broken: Sendable, CustomTestStringConvertible {
    let text: String
    /// What the problem points at.
    let at: String
    let message: String
    /// The keys that are read nevertheless.
    var keys: [String] = []

    var testDescription: String { text.debugDescription }
  }

  @Test(arguments: [
    Broken(text: "", at: "", message: "this property list has no value; write a '<dict>' with the keys"),
    Broken(
      text: "<plist></plist>", at: "", message: "this property list has no value; write a '<dict>' with the keys"),
    Broken(
      text: "<dict><key>A</key><true/>", at: "<dict>",
      message: "'<dict>' is never closed, so the rest of the file was read as part of it; add '</dict>'", keys: ["A"]),
    Broken(
      text: "<dict><key>A</key><key>B</key><true/></dict>", at: "<key>A</key>",
      message: "key 'A' has no value, so it was passed over; write one after it, such as '<true/>', or remove the key",
      keys: ["B"]),
    Broken(
      text: "<dict><key>B</key><true/><key>A</key></dict>", at: "<key>A</key>",
      message: "key 'A' has no value, so it was passed over; write one after it, such as '<true/>', or remove the key",
      keys: ["B"]),
    Broken(
      text: "<dict><true/><key>A</key><true/></dict>", at: "<true/>",
      message: "this boolean has no key, so it was passed over; write '<key>…</key>' before it", keys: ["A"]),
    Broken(
      text: "<dict><key>A</key><YES/><key>B</key><true/></dict>", at: "<YES/>",
      message: "'<YES>' is no element of a property list, so it was not read; "
        + "write a boolean as '<true/>' or '<false/>'", keys: ["B"]),
    Broken(
      text: "<dict><key>A</key><bool>text<key>C</key></bool><key>B</key><true/></dict>", at: "<bool>",
      message: "'<bool>' is no element of a property list, so it was not read; "
        + "write a boolean as '<true/>' or '<false/>'", keys: ["B"]),
    Broken(
      text: "<dict><key>A</key><string>x<key>B</key><true/></dict>", at: "<string>",
      message: "'<string>' is not closed before the next element, and none may stand in it; add '</string>'",
      keys: ["A", "B"]),
    Broken(
      text: "<dict><key>A</key><string>x</dict>", at: "</dict>",
      message: "'<string>' is closed by '</dict>', which does not match; write '</string>'", keys: ["A"]),
    Broken(
      text: "<dict><key>A</key><string>x</sting><key>B</key><true/></dict>", at: "</sting>",
      message: "'<string>' is closed by '</sting>', which does not match; write '</string>'", keys: ["A", "B"]),
    Broken(
      text: "<dict><key>A</key><array><true/><key>B</key></dict>", at: "<key>B</key>",
      message: "key 'B' stands outside a dictionary, so it names nothing; put it in a '<dict>'", keys: ["A"]),
    Broken(
      text: "<dict><key>A</key><array></dict>", at: "<array>",
      message: "'<array>' is not closed before '</dict>'; add '</array>'", keys: ["A"]),
    Broken(
      text: "<dict></array><key>A</key><true/></dict>", at: "</array>",
      message: "'</array>' closes nothing that is open, so it was passed over; remove it", keys: ["A"]),
    Broken(
      text: "<dict>Stray<key>A</key><true/></dict>", at: "Stray",
      message: "'Stray' stands between elements, where a property list has no text; "
        + "remove it or write it as '<string>…</string>'", keys: ["A"]),
    Broken(
      text: "<dict><key>A</key><string>a & b</string></dict>", at: "&",
      message: "'&' is no entity that a property list knows; write '&amp;' for a '&'", keys: ["A"]),
    Broken(
      text: "<dict><key>A</key><string>&#xD800;</string></dict>", at: "&#xD800;",
      message: "'&#xD800;' is no entity that a property list knows; write '&amp;' for a '&'", keys: ["A"]),
    Broken(
      text: "<dict><key>A</key><integer>one</integer></dict>", at: "<integer>one</integer>",
      message: "'one' is no integer; write decimal digits, or hexadecimal ones after '0x'", keys: ["A"]),
    Broken(
      text: "<dict><key>A</key><integer>\r\n1\r\n2 and much more</integer></dict>",
      at: "<integer>\r\n1\r\n2 and much more</integer>",
      message: "'1' is no integer; write decimal digits, or hexadecimal ones after '0x'", keys: ["A"]),
    Broken(
      text: "<dict><key>a key that is longer than a message should be</key></dict>",
      at: "<key>a key that is longer than a message should be</key>",
      message: "key 'a key that is longer tha…' has no value, so it was passed over; "
        + "write one after it, such as '<true/>', or remove the key"),
    Broken(
      text: "<dict><key>A</key><true>YES</true></dict>", at: "<true>YES</true>",
      message: "'<true>' has text in it, which a boolean has not; write '<true/>'", keys: ["A"]),
    Broken(
      text: "<dict><key>A</key><date>today</date></dict>", at: "<date>today</date>",
      message: "'today' is no date; write one such as '2026-01-31T12:00:00Z'", keys: ["A"]),
    Broken(
      text: "<dict><key>A</key><true/></dict><dict/>", at: "<dict/>",
      message: "a property list has one value, so this second one was passed over; remove it", keys: ["A"]),
    Broken(
      text: "<dict><key>A</key><true/><!-- x </dict>", at: "<!--",
      message: "this comment is never closed, so the rest of the file was read as part of it; add '-->'", keys: ["A"]),
    Broken(
      text: "<dict <key>A</key><true/></dict>", at: "<dict",
      message: "the tag '<dict' is never closed; add '>'", keys: ["A"]),
    Broken(
      text: "<dict>< ><key>A</key><true/></dict>", at: "<",
      message: "no element name follows this '<'; remove it, or write '&lt;' where the character itself is meant",
      keys: ["A"]),
    Broken(
      text: "<!DOCTYPE plist [ <dict/>", at: "<!",
      message: "this declaration is never closed, so nothing after it was read; add '>'"),
  ])
  func oneProblemSaysWhatAndWhere(broken: Broken) {
    let text = SourceText(broken.text)
    let document = PropertyListDocument(text)
    #expect(document.problem?.message == broken.message)
    #expect(document.problem?.span.map(text.string) == broken.at)
    #expect(document.root?.dictionary?.entries.map(\.key) ?? [] == broken.keys)
    #expect(!document.isComplete)
  }

  @Test func bytesThatAreNoText() {
    let wrong = PropertyListDocument(bytes: Array("<dict>".utf8) + [0xFF])
    #expect(wrong.root == nil)
    #expect(wrong.problem?.span == Span(6, 7))
    #expect(PropertyListDocument(bytes: [0xFF, 0xFE, 0x3C, 0]).problem?.message.contains("UTF-16") == true)
    #expect(PropertyListDocument(bytes: [0]).root == nil)
    #expect(PropertyListDocument(bytes: Array("{\"a\": 1}".utf8)).problem?.message.contains("JSON") == true)
  }

  @Test(arguments: [PropertyListSamples.appInfo, PropertyListSamples.openStep])
  func aFileCutAtAnyByteIsReadAsFarAsItGoes(sample: String) {
    let bytes = Array(sample.utf8)
    let whole = PropertyListDocument(bytes: bytes)
    let end = sample.utf8.count - 1
    var read = 0
    for count in 0..<end {
      let document = PropertyListDocument(bytes: Array(bytes[..<count]))
      // Only white space may be missing. (A lone `/`, the half of a comment, is a string of the old style.)
      if document.problem == nil, count > 1 { #expect(document.root == whole.root, "cut at \(count)") }
      if let root = document.root {
        #expect(root.spansAreNested(in: Span(0, count)), "cut at \(count)")
        let entries = root.dictionary?.entries.count ?? 0
        // No entry is lost for what is missing after it.
        #expect(entries >= read, "cut at \(count)")
        read = max(read, entries)
      }
    }
    #expect(read == whole.root?.dictionary?.entries.count)
  }

  @Test(arguments: [PropertyListSamples.appInfo, PropertyListSamples.openStep])
  func randomDamageIsHarmless(sample: String) {
    var generator = SeededGenerator(seed: 3)
    let original = Array(sample.utf8)
    let alphabet = Array("<>/&;!?-[]\"'= \n\r#{}(),=\\k\u{0}".utf8)
    for round in 0..<3000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(place..<min(place + Int.random(in: 1...40, using: &generator), bytes.count))
        case 2: bytes.insert(alphabet.randomElement(using: &generator) ?? 0, at: place)
        default: bytes[place] = alphabet.randomElement(using: &generator) ?? 0
        }
        if bytes.isEmpty { bytes = original }
      }
      let document = PropertyListDocument(bytes: bytes)
      if let root = document.root {
        #expect(
          root.spansAreNested(in: Span(0, bytes.count)), "round \(round): \(String(decoding: bytes, as: UTF8.self))")
      }
      for comment in document.comments { #expect(comment.span.contains(comment.textSpan), "round \(round)") }
      if let span = document.problem?.span { #expect(Span(0, bytes.count).contains(span), "round \(round)") }
    }
  }

  /// Messages follow one style, whatever the input.
  @Test func messagesAreInCompilerStyle() {
    var generator = SeededGenerator(seed: 4)
    var messages: Set<String> = []
    for sample in [PropertyListSamples.appInfo, PropertyListSamples.openStep] {
      for _ in 0..<2000 {
        var bytes = Array(sample.utf8)
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8(ascii: "<")
        bytes.remove(at: Int.random(in: 0..<bytes.count, using: &generator))
        if let message = PropertyListDocument(bytes: bytes).problem?.message { messages.insert(message) }
      }
    }
    #expect(messages.count > 10)
    for message in messages {
      #expect(!message.hasSuffix("."), "\(message)")
      #expect(message.first?.isUppercase == false, "\(message)")
      #expect(message.contains("; "), "says what instead: \(message)")
      #expect(!message.contains("\n") && !message.contains("\r"), "\(message)")
    }
  }
}
