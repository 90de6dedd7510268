/// A property list as far as it could be read.
///
/// Reading never fails as a whole: what is broken leaves one problem and says less.
public struct PropertyListDocument: Equatable, Sendable {
  public let format: PropertyListFormat
  /// The one value of the list, a dictionary in an `Info.plist`; nil if none could be read.
  public let root: PropertyListValue?
  /// In the order of the file.
  public let comments: [PropertyListComment]
  /// Lines for the C preprocessor (`#if`, `#include`, …) between elements, in UTF-8 offsets of the file.
  public let preprocessorLines: [Span]
  /// The first thing that is wrong. Nil in a preprocessed list: it need not be well-formed until the build has run.
  public let problem: PropertyListProblem?

  public init(_ text: SourceText) {
    let format = PropertyListFormat(of: text.bytes)
    switch format {
    case .xml, .binary:
      // Text that begins like a binary list is none: what follows the magic word is not text.
      var reader = XMLPropertyListReader(text)
      reader.read()
      self.init(
        format: .xml, root: reader.root, comments: reader.comments, preprocessorLines: reader.preprocessorLines,
        problem: reader.preprocessorLines.isEmpty ? reader.problem : nil)
    case .openStep:
      var reader = OpenStepPropertyListReader(text)
      reader.read()
      self.init(format: format, root: reader.root, comments: reader.comments, problem: reader.problem)
    case .json:
      self.init(
        format: format,
        problem: PropertyListProblem(
          "this property list is JSON, which the build does not accept here; write it as XML", at: nil))
    }
  }

  /// Reads a file of any format. Text must be UTF-8; a binary list has no spans.
  public init(bytes: [UInt8]) {
    if PropertyListFormat(of: bytes) == .binary {
      var reader = BinaryPropertyListReader(bytes)
      reader.read()
      self.init(format: .binary, root: reader.root, problem: reader.problem)
    } else if let text = SourceText(validating: bytes) {
      self.init(text)
    } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      self.init(
        format: .xml,
        problem: PropertyListProblem("this property list is UTF-16, which is not read here; save it as UTF-8", at: nil))
    } else {
      let offset = UTF8Bytes.firstInvalidOffset(in: bytes) ?? 0
      self.init(
        format: .xml,
        problem: PropertyListProblem(
          "this byte is not UTF-8, so the property list cannot be read; save it as UTF-8",
          at: Span(offset, offset + 1)))
    }
  }

  private init(
    format: PropertyListFormat, root: PropertyListValue? = nil, comments: [PropertyListComment] = [],
    preprocessorLines: [Span] = [], problem: PropertyListProblem? = nil
  ) {
    self.format = format
    self.root = root
    self.comments = comments
    self.preprocessorLines = preprocessorLines
    self.problem = problem
  }

  /// Whether the build runs the C preprocessor over the list, so that the entries read here may not be all, or too many.
  public var isPreprocessed: Bool { !preprocessorLines.isEmpty }

  /// Whether a key that is not found here is certainly absent.
  public var isComplete: Bool { root != nil && problem == nil && !isPreprocessed }

  /// The entry of that key in the root dictionary.
  public subscript(key: String) -> PropertyListDictionary.Entry? { root?[key] }
}
