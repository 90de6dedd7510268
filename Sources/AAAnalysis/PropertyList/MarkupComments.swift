extension SourceText {
  /// UTF-8 spans of the `<!-- … -->` comments that contain a word; one that is not closed reaches to the end.
  ///
  /// What stands in `<![CDATA[ … ]]>` is no comment.
  public func markupComments(containing word: String) -> [Span] {
    var comments: [Span] = []
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[start...].starts(with: "<!--".utf8) {
        let end = self.offset(past: "-->", from: start + 4)
        if bytes[start..<end].firstRange(of: Array(word.utf8)) != nil { comments.append(Span(start, end)) }
        offset = end
      } else if bytes[start...].starts(with: "<![CDATA[".utf8) {
        offset = self.offset(past: "]]>", from: start)
      } else {
        offset = start + 1
      }
    }
    return comments
  }

  private func offset(past word: String, from start: Int) -> Int {
    bytes[start...].firstRange(of: Array(word.utf8))?.upperBound ?? bytes.count
  }
}
