extension Fix {
  /// The texts of the files that the fix changes or makes; nothing else.
  ///
  /// Nil if two edits overlap, if an edit lies beyond its file's end or its file cannot be read, or if a file that
  /// is to be made is there already: then the fix was made for other texts.
  ///
  /// - Parameter text: the text of a file before the fix, or nil if there is none.
  public func applied(to text: (FileID) -> SourceText?) -> [FileID: SourceText]? {
    var result: [FileID: SourceText] = [:]
    for newFile in creates {
      guard text(newFile.file) == nil, result[newFile.file] == nil else { return nil }
      result[newFile.file] = SourceText(newFile.text)
    }
    for (file, edits) in Dictionary(grouping: edits, by: \.file) {
      guard result[file] == nil, let before = text(file),
        edits.allSatisfy({ $0.span.lower >= 0 && $0.span.upper <= before.bytes.count }),
        let after = before.applying(edits.map { TextEdit(span: $0.span, newText: $0.newText) })
      else { return nil }
      result[file] = after
    }
    return result
  }
}
