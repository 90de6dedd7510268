import AAAnalysis
import JSONRPC
import Testing

@testable import AALanguageServer

struct EditWordsTests {
  private let old = FileID("/App.swift")
  private let new = FileID("/Info.plist")

  private func words(_ capabilities: LSP.EditCapabilities, isDesynchronised: Bool = false) -> EditWords {
    let text = SourceText("let é = 1\r\n")
    let document = OpenDocument(uri: "file:///App.swift", version: 4, text: text, isDesynchronised: isDesynchronised)
    return EditWords(
      encoding: .utf16, capabilities: capabilities, document: { $0 == old ? document : nil },
      text: { $0 == old ? text : nil }, uri: { DocumentAddress.uri(ofPath: $0.path) })
  }

  private func fix(_ edits: [FileEdit], creates: [NewFile] = []) -> Fix {
    Fix(title: "Mend it", safety: .placeholder, edits: edits, creates: creates)
  }

  private let able = LSP.EditCapabilities(hasVersions: true, createsFiles: true, showsAnnotations: true)

  @Test func makesFilesAndFillsThem() throws {
    let fix = fix(
      [FileEdit(file: old, span: Span(4, 6), newText: "e")], creates: [NewFile(file: new, text: "<plist/>")])
    let edit = try JSONText.decode(
      JSONValue.self, from: JSONText.encode(words(able).edit(for: fix, asksFirst: true)))
    let changes = edit["documentChanges"]?.arrayValue ?? []
    #expect(changes.count == 3)
    #expect(changes[0].string("kind") == "create")
    #expect(changes[0].string("uri") == "file:///Info.plist")
    #expect(changes[0].string("annotationId") == "confirm")
    #expect(changes[1].member(["textDocument", "version"]) == .null)
    #expect(changes[2].int("textDocument", "version") == 4)
    #expect(changes[2]["edits"]?.arrayValue?.first?["range"] == change(0, 4, 0, 5, "")["range"])
    #expect(edit.string("changeAnnotations", "confirm", "label") == "Mend it")
  }

  @Test func refusesWhatCannotBeDone() {
    let creating = fix([], creates: [NewFile(file: new, text: "")])
    let simple = LSP.EditCapabilities(hasVersions: true, createsFiles: false, showsAnnotations: false)
    #expect(throws: EditWords.Refusal.self) { try words(simple).edit(for: creating, asksFirst: false) }
    let overlapping = fix([
      FileEdit(file: old, span: Span(0, 3), newText: ""), FileEdit(file: old, span: Span(2, 4), newText: ""),
    ])
    #expect(throws: EditWords.Refusal.self) { try words(able).edit(for: overlapping, asksFirst: false) }
    let beyond = fix([FileEdit(file: old, span: Span(10, 100), newText: "")])
    #expect(throws: EditWords.Refusal.self) { try words(able).edit(for: beyond, asksFirst: false) }
    let elsewhere = fix([FileEdit(file: FileID("/gone.swift"), span: Span(0, 0), newText: "x")])
    #expect(throws: EditWords.Refusal.self) { try words(able).edit(for: elsewhere, asksFirst: false) }
    let plain = fix([FileEdit(file: old, span: Span(0, 3), newText: "var")])
    #expect(throws: EditWords.Refusal.self) {
      try words(able, isDesynchronised: true).edit(for: plain, asksFirst: false)
    }
  }

  @Test func insertsAtOnePlaceInOrder() throws {
    let fix = fix([
      FileEdit(file: old, span: Span(at: 11), newText: "a"), FileEdit(file: old, span: Span(at: 0), newText: "0"),
      FileEdit(file: old, span: Span(at: 11), newText: "b"),
    ])
    let simple = LSP.EditCapabilities(hasVersions: false, createsFiles: false, showsAnnotations: false)
    let edit = try words(simple).edit(for: fix, asksFirst: true)
    #expect(edit.changes?["file:///App.swift"]?.map(\.newText) == ["0", "a", "b"])
    #expect(edit.documentChanges == nil)
    #expect(edit.changeAnnotations == nil)
  }
}
