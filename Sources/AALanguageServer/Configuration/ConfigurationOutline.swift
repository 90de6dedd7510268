import AAAnalysis

/// The keys and values of a configuration file with their places, as far as it is written. Unlike the reader, it goes on
/// behind what is wrong: a file that somebody is typing is wrong most of the time.
struct ConfigurationOutline: Sendable {
  /// A place for a key or a value.
  struct Place: Equatable, Sendable {
    enum Role: Equatable, Sendable {
      case key
      case value
    }

    var role: Role
    /// The keys around it, outermost first: `["rules", "labels"]` for what stands in the object of the group `labels`.
    var path: [String]
    /// The key whose value it is; nil for a key.
    var key: String?
    /// Which object or list it stands in directly: no two of a file have the same number.
    fileprivate var container: Int
  }

  /// A text, a number or a word.
  struct Entry: Equatable, Sendable {
    var place: Place
    /// With its quotation marks, in UTF-8 bytes of the file.
    var span: Span
    /// Without them.
    var content: Span
    var text: String
    /// The mark that it begins with; nil for none.
    var quote: UInt8?
    /// Whether the next token is a colon.
    var hasColon = false
  }

  private(set) var entries: [Entry] = []
  /// From each offset on, what may stand there, until the next one.
  private var gaps: [(start: Int, place: Place)] = []
  private var comments: [Span] = []

  init(_ text: SourceText) {
    var reader = OutlineReader(bytes: text.bytes)
    reader.readAll()
    (entries, gaps, comments) = (reader.entries, reader.gaps, reader.comments)
  }

  /// What an offset lies in or at the edge of.
  func entry(at offset: Int) -> Entry? {
    entries.first { entry in
      entry.content.lower <= offset && offset <= entry.content.upper
        // A word that is not finished goes on to the end of its line.
        || entry.quote != nil && entry.span.lower < offset && offset < entry.span.upper
    }
  }

  /// What may be written at an offset where nothing stands yet.
  func place(at offset: Int) -> Place? {
    guard !comments.contains(where: { $0.lower < offset && offset <= $0.upper }) else { return nil }
    return gaps.last { $0.start <= offset }?.place
  }

  /// The keys that an object has, one entry left out.
  func keys(beside place: Place, without entry: Entry? = nil) -> Set<String> {
    Set(
      entries.filter { $0.place.role == .key && $0.place.container == place.container && $0 != entry }.map(\.text))
  }
}

/// Reads marks and words, and minds which brackets are open.
private struct OutlineReader {
  struct Container {
    var number: Int
    var isObject: Bool
    /// The key that it is the value of, or an element of whose value.
    var key: String?
    var isElement: Bool
    /// Of an object: the key that is written and whose value is awaited or was given.
    var currentKey: String?
    var awaitsValue = false
  }

  let bytes: [UInt8]
  var offset = 0
  var containers: [Container] = []
  var containerCount = 0
  var entries: [ConfigurationOutline.Entry] = []
  var gaps: [(start: Int, place: ConfigurationOutline.Place)] = []
  var comments: [Span] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func readAll() {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open(isObject: byte == UInt8(ascii: "{"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): close(isObject: byte == UInt8(ascii: "}"))
      case UInt8(ascii: ":"):
        offset += 1
        if let last = entries.indices.last, entries[last].place.role == .key, !entries[last].hasColon,
          containers.last?.number == entries[last].place.container
        {
          entries[last].hasColon = true
          containers[containers.count - 1].currentKey = entries[last].text
          containers[containers.count - 1].awaitsValue = true
        }
        noteGap()
      case UInt8(ascii: ","):
        offset += 1
        endValue()
        noteGap()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): readText(byte)
      case UInt8(ascii: "/"): skipComment()
      default:
        if Self.isPartOfWord(byte) { readWord() } else { offset += 1 }
      }
    }
  }

  private var place: ConfigurationOutline.Place? {
    guard let last = containers.last else { return nil }
    var path = containers.filter { !$0.isElement }.compactMap(\.key)
    let key = last.isObject ? last.currentKey : last.key
    // The elements of a list are the values of its key.
    if !last.isObject, !path.isEmpty { path.removeLast() }
    return ConfigurationOutline.Place(
      role: last.isObject && !last.awaitsValue ? .key : .value, path: path,
      key: last.isObject && !last.awaitsValue ? nil : key, container: last.number)
  }

  private mutating func noteGap() {
    if let place { gaps.append((offset, place)) }
  }

  private mutating func open(isObject: Bool) {
    let key = containers.last.flatMap { $0.isObject ? $0.currentKey : $0.key }
    containerCount += 1
    let isElement = containers.last.map { !$0.isObject } ?? false
    containers.append(Container(number: containerCount, isObject: isObject, key: key, isElement: isElement))
    offset += 1
    noteGap()
  }

  private mutating func close(isObject: Bool) {
    offset += 1
    guard let match = containers.lastIndex(where: { $0.isObject == isObject }) else { return }
    containers.removeSubrange(match...)
    endValue()
    if containers.isEmpty { gaps.append((offset, .init(role: .value, path: [], key: nil, container: 0))) }
    noteGap()
  }

  private mutating func endValue() {
    guard let last = containers.indices.last, containers[last].isObject else { return }
    containers[last].awaitsValue = false
    containers[last].currentKey = nil
  }

  private mutating func readText(_ quote: UInt8) {
    let start = offset
    offset += 1
    var isClosed = false
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      if bytes[offset] == quote {
        isClosed = true
        break
      }
      offset += bytes[offset] == UInt8(ascii: "\\") && offset + 1 < bytes.count ? 2 : 1
    }
    offset = min(offset, bytes.count)
    var content = Span(start + 1, offset)
    if isClosed {
      offset += 1
    } else {
      // What follows on the line is no part of the text that somebody has begun.
      while content.upper > content.lower, !Self.isPartOfWord(bytes[content.upper - 1]) { content.upper -= 1 }
      offset = content.upper
    }
    add(content: content, span: Span(start, offset), quote: quote)
  }

  private mutating func readWord() {
    let start = offset
    while offset < bytes.count, Self.isPartOfWord(bytes[offset]) { offset += 1 }
    add(content: Span(start, offset), span: Span(start, offset), quote: nil)
  }

  private mutating func add(content: Span, span: Span, quote: UInt8?) {
    guard let place else { return }
    let text = String(decoding: bytes[content.lower..<content.upper], as: UTF8.self)
    entries.append(.init(place: place, span: span, content: content, text: text, quote: quote))
    // Behind a value a comma is to come, and then a key: whoever forgets the comma is told so by the reader.
    if place.role == .value { endValue() }
    noteGap()
  }

  private mutating func skipComment() {
    let start = offset
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    offset += 1
    if next == UInt8(ascii: "/") {
      while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    } else if next == UInt8(ascii: "*") {
      offset += 1
      while offset < bytes.count,
        !(bytes[offset] == UInt8(ascii: "/") && bytes[offset - 1] == UInt8(ascii: "*") && offset > start + 2)
      {
        offset += 1
      }
      offset = min(offset + 1, bytes.count)
    } else {
      return
    }
    comments.append(Span(start, offset))
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
