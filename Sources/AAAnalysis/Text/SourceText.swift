public struct SourceText: Sendable, Equatable {
  public let bytes: [UInt8]
  public init(_ string: String) { bytes = Array(string.utf8) }
}
public struct TextEdit: Sendable, Equatable {
  public var span: Span
  public var newText: String
  public init(span: Span, newText: String) {
    self.span = span
    self.newText = newText
  }
}
