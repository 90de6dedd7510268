import AAAnalysis

/// Something in a configuration that cannot be followed.
struct ConfigurationProblem: Error, Equatable, Sendable {
  /// Lower case, no full stop: what, and what instead.
  var message: String
  /// UTF-8 offsets in the file.
  var span: Span

  init(_ message: String, at span: Span) {
    self.message = message
    self.span = span
  }
}
