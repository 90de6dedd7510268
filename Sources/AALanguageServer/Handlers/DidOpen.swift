import AAAnalysis

extension LiveWorkspace {
  func didOpen(_ params: LSP.DidOpenParams) {
    begin()
    let item = params.textDocument
    var address = address(of: item.uri, languageID: item.languageId)
    if let other = documents[address.file]?.uri {
      if other == item.uri {
        log("\(item.uri) was opened twice; the later text counts", level: .warning)
      } else {
        // Each has a text and edits of its own, and one file can have but one text.
        log("\(item.uri) is another name of \(other), which is open; it is checked by itself", level: .warning)
        address = DocumentAddress(file: FileID(item.uri), isFile: false)
      }
    }
    forgetOtherName(of: address.file, for: item.uri)
    open(OpenDocument(uri: item.uri, version: item.version, text: SourceText(item.text)), as: address)
    delivery.reported[address.file] = nil
    if !isPulled { delivery.opened.insert(address.file) }
    delivery.noteChange(at: .now, timing)
    scanIfUnwatched()
  }

  /// A client that writes the URI of a file otherwise than we did would keep what we published under our name.
  private func forgetOtherName(of file: FileID, for newURI: String) {
    let oldURI = uri(of: file)
    guard oldURI != newURI, let published = delivery.published.removeValue(forKey: file), published.wasSent else {
      return
    }
    client.notify(
      "textDocument/publishDiagnostics",
      LSP.PublishDiagnosticsParams(uri: oldURI, version: nil, diagnostics: []),
      replacing: "publish \(oldURI)")
  }
}
