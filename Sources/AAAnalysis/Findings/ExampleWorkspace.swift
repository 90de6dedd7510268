/// The files of an example, and what a rule is expected to say about them.
///
/// `Example` describes how the text is written.
public struct ExampleWorkspace: Sendable, Equatable {
  public struct File: Sendable, Equatable {
    public var id: FileID
    /// Without the annotation lines; every line ends with a line feed.
    public var text: SourceText

    public init(id: FileID, text: SourceText) {
      self.id = id
      self.text = text
    }
  }

  /// What is written under a line of code.
  public struct Expectation: Hashable, Sendable {
    /// In UTF-8 offsets of the file without its annotation lines.
    public var location: Location
    public var severity: Severity
    public var message: String
    /// Whether `💡` stands behind the message.
    public var hasFix: Bool
    /// The reasons of the fixes that cannot be made, each written behind a `🚫`.
    public var refusals: [String]

    public init(
      location: Location, severity: Severity, message: String, hasFix: Bool, refusals: [String] = []
    ) {
      self.location = location
      self.severity = severity
      self.message = message
      self.hasFix = hasFix
      self.refusals = refusals
    }
  }

  /// The folder that the paths of an example are relative to.
  public static let root = "/Example"
  /// The file that text before the first `//- path` belongs to.
  public static let unnamedFile = "Example.swift"

  /// In the order in which they are written.
  public var files: [File]
  /// In the order in which they are written.
  public var expectations: [Expectation]
  /// Annotations that cannot be understood, and files written twice.
  public var mistakes: [String]

  public init(_ text: String) {
    var reader = ExampleReader()
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      reader.read(Substring(line))
    }
    reader.finishFile()
    files = reader.files
    expectations = reader.expectations
    mistakes = reader.mistakes
  }

  public static func file(_ path: String) -> FileID { FileID(root + "/" + path) }

  public func text(of file: FileID) -> SourceText? { files.first { $0.id == file }?.text }
}

extension Example {
  public var workspace: ExampleWorkspace { ExampleWorkspace(text) }

  /// The texts that the first fix of the first finding is expected to lead to; empty if that is not checked.
  ///
  /// If the fixed text names no file it is that of the first annotated one.
  public var fixedFiles: [ExampleWorkspace.File] {
    guard let fixed else { return [] }
    let result = ExampleWorkspace(fixed)
    guard result.files.count == 1, result.files[0].id == ExampleWorkspace.file(ExampleWorkspace.unnamedFile),
      let annotated = workspace.expectations.first?.location.file
    else { return result.files }
    return [ExampleWorkspace.File(id: annotated, text: result.files[0].text)]
  }
}

/// Takes an example apart, line by line.
private struct ExampleReader {
  var files: [ExampleWorkspace.File] = []
  var expectations: [ExampleWorkspace.Expectation] = []
  var mistakes: [String] = []

  private var path = ExampleWorkspace.unnamedFile
  private var isNamed = false
  private var lines: [Substring] = []
  private var length = 0

  mutating func read(_ line: Substring) {
    if line.hasPrefix("//- ") {
      finishFile()
      path = line.dropFirst(4).trimmed
      isNamed = true
    } else if let annotation = ExampleAnnotation(line, inFile: path) {
      place(annotation, writtenAs: line)
    } else {
      lines.append(line)
      length += line.utf8.count + 1
    }
  }

  mutating func finishFile() {
    defer {
      lines = []
      length = 0
    }
    // The last line of a literal has no line end, or is empty.
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard isNamed || lines.contains(where: { !$0.trimmed.isEmpty }) else { return }
    let id = ExampleWorkspace.file(path)
    if files.contains(where: { $0.id == id }) { mistakes.append("the file '\(path)' is written twice") }
    files.append(ExampleWorkspace.File(id: id, text: SourceText(lines.map { $0 + "\n" }.joined())))
  }

  private mutating func place(_ annotation: ExampleAnnotation, writtenAs line: Substring) {
    guard let code = lines.last, let span = annotation.span(in: code) else {
      mistakes.append("there is no code above '\(line.trimmed)'")
      return
    }
    let location = Location(ExampleWorkspace.file(path), span.shifted(by: length - code.utf8.count - 1))
    guard let expectation = annotation.expectation(at: location) else {
      mistakes.append("'\(line.trimmed)' does not say 'severity: message'")
      return
    }
    expectations.append(expectation)
  }
}
