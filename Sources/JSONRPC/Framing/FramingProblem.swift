/// What was wrong with a header. The decoder has already gone on when it reports one.
public enum FramingProblem: Error, Equatable, Sendable {
  /// A header ended without a `Content-Length`.
  case missingLength
  /// The length is no plain decimal number, or larger than the decoder allows.
  case malformedLength(String)
  /// Several lengths that differ.
  case conflictingLengths
  /// A line that is no `name: value`; it was passed over.
  case malformedLine(String)
  /// More bytes than the decoder allows came without the blank line that ends a header.
  case headerTooLong
  /// The body is not UTF-8. It was skipped; the sender deserves an error reply.
  case unsupportedCharset(String)
}
