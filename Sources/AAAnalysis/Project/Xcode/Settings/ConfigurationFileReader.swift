/// Reads `.xcconfig` files with all that they include, each once.
struct ConfigurationFileReader {
  private let files: ProjectFiles
  private var layers: [FileID: BuildSettingsLayer?] = [:]
  /// Every file that was read or looked for.
  private(set) var seen: Set<FileID> = []
  private(set) var problems: [ProjectProblem] = []
  /// Settings that name Assistive Access, in all files.
  private(set) var assistiveSettings: [BuildSetting] = []

  /// A file that includes others twice, and they others twice, would never end.
  private static let includeLimit = 256

  init(_ files: ProjectFiles) {
    self.files = files
  }

  /// What a file sets; nil if there is no such file.
  mutating func layer(_ file: FileID) -> BuildSettingsLayer? {
    if let known = layers[file] { return known }
    var reading = Reading()
    let exists = read(file, into: &reading)
    let layer = exists ? reading.layer : nil
    layers[file] = .some(layer)
    return layer
  }

  private struct Reading {
    var layer = BuildSettingsLayer()
    var open: [FileID] = []
    var includes = 0
  }

  /// - Returns: whether there is such a file.
  private mutating func read(_ file: FileID, into reading: inout Reading) -> Bool {
    let isNew = seen.insert(file).inserted
    guard let text = files.text(file) else { return false }
    reading.open.append(file)
    defer { reading.open.removeLast() }
    for line in 0..<text.lines.lineCount {
      switch ConfigurationFileLine(text, line: line, of: file) {
      case .assignment(let setting):
        reading.layer.append(setting)
        if isNew, setting.isAssistive { assistiveSettings.append(setting) }
      case .include(let path, let isOptional, let location):
        include(path, isOptional: isOptional, at: location, isNew: isNew, into: &reading)
      case nil: continue
      }
    }
    return true
  }

  private mutating func include(
    _ path: String, isOptional: Bool, at location: Location, isNew: Bool, into reading: inout Reading
  ) {
    // What is written so lies in Xcode itself.
    guard !path.hasPrefix("<"), !path.contains("$"), !path.isEmpty else { return }
    let file = FileID(path, in: location.file.folder)
    reading.includes += 1
    guard !reading.open.contains(file), reading.includes <= Self.includeLimit else { return }
    if read(file, into: &reading) || isOptional { return }
    let missing = MissingConfigurationFile(file: file, location: location)
    reading.layer.missingFiles.append(missing)
    if isNew, !missing.belongsToPods {
      problems.append(
        ProjectProblem(
          "'\(file.name)' does not exist, so the build settings in it are not known; "
            + "create it, or write '#include?' if it may be missing",
          at: location))
    }
  }
}

/// What one line of an `.xcconfig` file says.
enum ConfigurationFileLine {
  case assignment(BuildSetting)
  case include(path: String, isOptional: Bool, Location)

  /// - Returns: nil for a line that says nothing, or nothing that can be understood.
  init?(_ text: SourceText, line: Int, of file: FileID) {
    let lineSpan = text.lines.lineSpan(line, in: text.bytes)
    let span = Span(max(lineSpan.lower, min(text.contentStart, lineSpan.upper)), Self.endOfCode(lineSpan, text.bytes))
    let code = Self.trimmed(span, text.bytes)
    guard !code.isEmpty else { return nil }
    if text.bytes[code.lower] == UInt8(ascii: "#") {
      self.init(include: code, text, of: file)
    } else {
      self.init(assignment: code, text, of: file)
    }
  }

  private init?(include code: Span, _ text: SourceText, of file: FileID) {
    let words = text.string(in: code)
    guard words.hasPrefix("#include"), let open = words.firstIndex(of: "\"") else { return nil }
    let rest = words[words.index(after: open)...]
    guard let close = rest.firstIndex(of: "\"") else { return nil }
    let lower = code.lower + words[..<open].utf8.count
    self = .include(
      path: String(rest[..<close]), isOptional: words[..<open].contains("?"),
      Location(file, Span(lower, lower + rest[..<close].utf8.count + 2)))
  }

  private init?(assignment code: Span, _ text: SourceText, of file: FileID) {
    let bytes = text.bytes
    var position = code.lower
    while position < code.upper, Self.isNameByte(bytes[position]) { position += 1 }
    guard position > code.lower else { return nil }
    // In brackets there are equals signs, too.
    while position < code.upper, bytes[position] == UInt8(ascii: "[") {
      while position < code.upper, bytes[position] != UInt8(ascii: "]") { position += 1 }
      position += 1
    }
    let name = Span(code.lower, min(position, code.upper))
    while position < code.upper, Self.isBlank(bytes[position]) { position += 1 }
    guard position < code.upper, bytes[position] == UInt8(ascii: "=") else { return nil }
    var end = code.upper
    if bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    let value = Self.trimmed(Span(position + 1, end), bytes)
    let line = text.lines.lineRange(text.lines.line(at: code.lower))
    self = .assignment(
      BuildSetting(
        key: text.string(in: name), value: text.string(in: value), nameLocation: Location(file, name),
        valueLocation: Location(file, value), removalSpan: Span(max(line.lower, text.contentStart), line.upper)))
  }

  /// Two slashes begin a comment wherever they stand, be it in an address.
  private static func endOfCode(_ line: Span, _ bytes: [UInt8]) -> Int {
    let slash = UInt8(ascii: "/")
    return (line.lower..<line.upper).first { offset in
      bytes[offset] == slash && offset + 1 < line.upper && bytes[offset + 1] == slash
    } ?? line.upper
  }

  private static func trimmed(_ span: Span, _ bytes: [UInt8]) -> Span {
    var (lower, upper) = (span.lower, span.upper)
    while lower < upper, isBlank(bytes[lower]) { lower += 1 }
    while upper > lower, isBlank(bytes[upper - 1]) { upper -= 1 }
    return Span(lower, upper)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
