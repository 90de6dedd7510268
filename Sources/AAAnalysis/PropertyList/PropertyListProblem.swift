/// Why a property list could not be read, or not to its end.
public struct PropertyListProblem: Hashable, Sendable {
  /// UTF-8 offsets of the file; nil if no single place is to blame.
  public var span: Span?
  /// What is wrong, why, and what to write instead, as a compiler says it.
  public var message: String

  public init(_ message: String, at span: Span?) {
    self.message = message
    self.span = span
  }
}

/// A comment of a property list, which may hold a suppression.
public struct PropertyListComment: Hashable, Sendable {
  /// The whole comment with its delimiters, in UTF-8 offsets of the file.
  public var span: Span
  /// What stands between the delimiters, in UTF-8 offsets of the file.
  public var textSpan: Span
  /// What stands between the delimiters, white space included.
  public var text: String

  public init(span: Span, textSpan: Span, text: String) {
    self.span = span
    self.textSpan = textSpan
    self.text = text
  }
}
