/// What stands for keys in the language that the app is written in, from all strings tables of a workspace together.
///
/// Code that says `Text("note.delete")` shows what a table gives for the key. Rules that read words read that.
public struct LocalizedTexts: Equatable, Sendable {
  /// Only keys whose text is another one: in most tables of new apps the key is the text.
  private var texts: [String: String] = [:]

  public init() {}

  /// - Parameter tables: in any order. A key that two of them give different texts is left out, as the code alone does
  ///   not say which table counts.
  public init(_ tables: [StringsTable]) {
    var ambiguous: Set<String> = []
    for table in tables {
      for (key, text) in table.texts {
        if let other = texts[key], other != text { ambiguous.insert(key) }
        texts[key] = text
      }
    }
    texts = texts.filter { key, text in key != text && !ambiguous.contains(key) }
  }

  public var isEmpty: Bool { texts.isEmpty }

  public subscript(key: String) -> String? { texts[key] }
}
