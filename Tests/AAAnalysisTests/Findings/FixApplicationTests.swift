import AAAnalysis
import Testing

@Suite("applying fixes")
struct FixApplicationTests {
  private static let files = ["A": "abcdef", "B": "xyz"]

  private func apply(_ edits: [(file: String, lower: Int, upper: Int, text: String)], creates: [String] = [])
    -> [String: String]?
  {
    let fix = Fix(
      title: "Fix", safety: .safe,
      edits: edits.map { FileEdit(file: FileID($0.file), span: Span($0.lower, $0.upper), newText: $0.text) },
      creates: creates.map { NewFile(file: FileID($0), text: "new") })
    let result = fix.applied(to: { Self.files[$0.path].map { SourceText($0) } })
    return result.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key.path, $0.value.string) }) }
  }

  @Test("several edits in several files, and a new file")
  func several() {
    #expect(
      apply([("A", 4, 5, "E"), ("A", 0, 1, "A"), ("B", 3, 3, "!")], creates: ["C"])
        == ["A": "AbcdEf", "B": "xyz!", "C": "new"])
    #expect(apply([("A", 1, 1, "1"), ("A", 1, 1, "2")]) == ["A": "a12bcdef"])
    #expect(apply([]) == [:])
  }

  @Test("what does not fit the texts is refused")
  func refused() {
    #expect(apply([("A", 0, 2, ""), ("A", 1, 3, "")]) == nil)
    #expect(apply([("A", 5, 9, "")]) == nil)
    #expect(apply([("D", 0, 0, "x")]) == nil)
    #expect(apply([], creates: ["A"]) == nil)
    #expect(apply([], creates: ["C", "C"]) == nil)
  }
}
