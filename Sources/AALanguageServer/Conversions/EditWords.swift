import AAAnalysis
import Foundation

/// Says fixes in the protocol's words.
struct EditWords {
  /// Why a fix cannot be offered; follows no other words.
  struct Refusal: Error, Equatable {
    var reason: String
  }

  var encoding: PositionEncoding
  var capabilities: LSP.EditCapabilities
  var document: (FileID) -> OpenDocument?
  /// The text of a file as the fix saw it.
  var text: (FileID) -> SourceText?
  var uri: (FileID) -> String

  /// Whether an edit may have a place to type at: such edits are only known beside versions.
  var takesSnippets: Bool { capabilities.takesSnippets && capabilities.hasVersions }

  /// - Parameters:
  ///   - asksFirst: whether the client should ask before it applies the edit, if it can.
  ///   - placeholder: words of the new text that a person types over, where the client lets an edit have such.
  func edit(for fix: Fix, asksFirst: Bool, placeholder: String? = nil) throws(Refusal) -> LSP.WorkspaceEdit {
    // A client that names the operation understands the form of edit that holds it.
    if !fix.creates.isEmpty, !capabilities.createsFiles {
      throw Refusal(reason: "The editor cannot create files for a server.")
    }
    let annotation = asksFirst && capabilities.hasVersions && capabilities.showsAnnotations ? "confirm" : nil
    var changes: [LSP.DocumentChange] = []
    for newFile in fix.creates {
      if text(newFile.file) != nil { throw Refusal(reason: "\(newFile.file.name) exists already.") }
      let uri = uri(newFile.file)
      let start = LSP.Position(line: 0, character: 0)
      let content = LSP.TextEdit(
        range: LSP.Range(start: start, end: start), newText: newFile.text, annotationId: annotation)
      changes.append(.create(LSP.CreateFile(uri: uri, annotationId: annotation)))
      changes.append(.edit(LSP.TextDocumentEdit(uri: uri, version: nil, edits: [content])))
    }
    for (file, edits) in Dictionary(grouping: fix.edits, by: \.file).sorted(by: { $0.key < $1.key }) {
      changes.append(.edit(try documentEdit(file, edits, annotation, placeholder)))
    }
    return workspaceEdit(changes, title: fix.title, safety: fix.safety, annotation)
  }

  private func documentEdit(
    _ file: FileID, _ edits: [FileEdit], _ annotation: String?, _ placeholder: String?
  ) throws(Refusal) -> LSP.TextDocumentEdit {
    if document(file)?.isDesynchronised == true {
      throw Refusal(
        reason: "The server does not have the text that the editor shows; close the file and open it again.")
    }
    guard let text = text(file) else { throw Refusal(reason: "\(file.name) cannot be read.") }
    let textEdits = edits.map { TextEdit(span: $0.span, newText: $0.newText) }
    guard let ordered = textEdits.orderedWithoutOverlap(),
      ordered.allSatisfy({ $0.span.lower >= 0 && $0.span.upper <= text.bytes.count })
    else { throw Refusal(reason: "The fix does not match the text any more.") }
    return LSP.TextDocumentEdit(
      uri: uri(file), version: document(file)?.version,
      edits: ordered.map { edit in
        LSP.TextEdit(
          range: text.range(of: edit.span, encoding: encoding), newText: edit.newText, annotationId: annotation,
          snippet: takesSnippets ? placeholder.flatMap { Self.snippet(edit.newText, placeholder: $0) } : nil)
      })
  }

  /// The text with one place to type at; nil if it does not have the words.
  private static func snippet(_ text: String, placeholder: String) -> LSP.TextEdit.Snippet? {
    func escaped(_ text: Substring) -> String {
      text.reduce(into: "") { result, character in
        if "\\$}".contains(character) { result.append("\\") }
        result.append(character)
      }
    }
    guard let range = text.range(of: placeholder, options: .backwards) else { return nil }
    return LSP.TextEdit.Snippet(
      value: escaped(text[..<range.lowerBound]) + "${1:\(placeholder)}" + escaped(text[range.upperBound...]))
  }

  private func workspaceEdit(
    _ changes: [LSP.DocumentChange], title: String, safety: Fix.Safety, _ annotation: String?
  ) -> LSP.WorkspaceEdit {
    let createsFiles = changes.contains { if case .create = $0 { true } else { false } }
    guard capabilities.hasVersions || createsFiles else {
      var byURI: [String: [LSP.TextEdit]] = [:]
      for case .edit(let edit) in changes { byURI[edit.uri] = edit.edits }
      return LSP.WorkspaceEdit(changes: byURI)
    }
    guard let annotation else { return LSP.WorkspaceEdit(documentChanges: changes) }
    let description =
      switch safety {
      case .placeholder: "Somebody must fill in a name afterwards."
      case .removal: "This takes away something that the app offers."
      case .safe, .unsafe: "This may change what the app does."
      }
    return LSP.WorkspaceEdit(
      documentChanges: changes,
      changeAnnotations: [
        annotation: LSP.ChangeAnnotation(label: title, needsConfirmation: true, description: description)
      ])
  }
}
