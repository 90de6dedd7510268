import AAAnalysis

/// A text that an editor shows. Disk does not count while it is open.
struct OpenDocument: Sendable {
  /// As the client writes it.
  var uri: String
  /// Nil if the client does not count.
  var version: Int?
  var text: SourceText
  /// A change could not be understood, so the client's text is another one: nothing may be edited until it is sent
  /// whole again.
  var isDesynchronised = false
  /// Ignore rules leave the file out: nothing is said about it.
  var isExcluded = false
  /// Number of changes since it was opened.
  var changeCount = 0
}
