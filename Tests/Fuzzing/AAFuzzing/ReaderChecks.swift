@testable import AAAnalysis

/// Property lists and tables of texts.
enum ReaderChecks {
  static func propertyList(_ bytes: [UInt8]) {
    let document = PropertyListDocument(bytes: bytes)
    check(document, byteCount: bytes.count)
    guard let text = SourceText(validating: bytes) else { return }
    check(PropertyListDocument(text), byteCount: bytes.count)
    if let dictionary = document.root?.dictionary, document.isComplete { edit(dictionary, in: text, document) }
  }

  private static func check(_ document: PropertyListDocument, byteCount: Int) {
    let whole = Span(0, byteCount)
    if let root = document.root, document.format != .binary {
      Fuzzing.expect(isNested(root, in: whole), "a value stands outside of what it is part of")
    }
    if let span = document.problem?.span { Fuzzing.expect(whole.contains(span), "a problem outside of the file") }
    for comment in document.comments {
      Fuzzing.expect(whole.contains(comment.span) && comment.span.contains(comment.textSpan), "a comment outside")
    }
    Fuzzing.expect(document.root == document.root, "a value that is not equal to itself")
  }

  private static func isNested(_ value: PropertyListValue, in outer: Span) -> Bool {
    guard let span = value.span, outer.contains(span) else { return false }
    switch value.content {
    case .array(let values): return values.allSatisfy { isNested($0, in: span) }
    case .dictionary(let dictionary):
      return dictionary.entries.allSatisfy { entry in
        guard let key = entry.keySpan, let keyText = entry.keyTextSpan, let whole = entry.entrySpan else {
          return false
        }
        return span.contains(key) && key.contains(keyText) && whole.contains(key)
          && isNested(entry.value, in: whole)
      }
    default: return true
    }
  }

  /// A key that is put into a list that can be read is there afterwards, and all others are as they were.
  private static func edit(_ dictionary: PropertyListDictionary, in text: SourceText, _ before: PropertyListDocument) {
    let key = "UISupportsAssistiveAccess"
    if let edit = dictionary.insertion(of: key, value: .boolean(true), in: text) {
      let after = PropertyListDocument(text.applying(edit))
      Fuzzing.expect(after.isComplete, "an insertion breaks the list: \(after.problem?.message ?? "")")
      Fuzzing.expect(after[key]?.value.boolean == true, "the entry that was put in is not there")
      Fuzzing.expect(keys(of: after) == keys(of: before) + [key], "an insertion changes other entries")
    }
    guard let last = dictionary.entries.last, let removal = last.removal else { return }
    let after = PropertyListDocument(text.applying(removal))
    Fuzzing.expect(keys(of: after) == Array(keys(of: before).dropLast()), "a removal changes other entries")
  }

  private static func keys(of document: PropertyListDocument) -> [String] {
    document.root?.dictionary?.entries.map(\.key) ?? []
  }

  static func strings(_ bytes: [UInt8], kind: StringsTableKind) {
    let table = StringsTable(bytes, kind: kind)
    let texts = LocalizedTexts([table, table])
    for (key, text) in table.texts { Fuzzing.expect(texts[key] ?? key == text, "two equal tables differ") }
  }
}
