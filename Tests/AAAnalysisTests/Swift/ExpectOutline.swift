import Testing

/// Compares the dump of a source's outline with the expected text.
func expect(_ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(OutlineDump.text(of: source) == expected, sourceLocation: sourceLocation)
}
