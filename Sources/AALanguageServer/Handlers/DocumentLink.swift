import AAAnalysis

extension LiveWorkspace {
  /// In a configuration: the files that it extends, and the pages that the rules' advice comes from. Null elsewhere.
  func documentLinks(_ params: LSP.DocumentLinkParams) -> [LSP.DocumentLink]? {
    let file = file(named: params.textDocument.uri)
    guard isConfiguration(file), let text = documents[file]?.text else { return nil }
    return ConfigurationOutline(text).entries.compactMap { entry in
      guard let (target, tooltip) = target(of: entry, in: file) else { return nil }
      return LSP.DocumentLink(
        range: text.range(of: entry.content, encoding: encoding), target: target,
        tooltip: client.capabilities.showsLinkTooltips ? tooltip : nil)
    }
  }

  private func target(
    of entry: ConfigurationOutline.Entry, in file: FileID
  ) -> (target: String, tooltip: String)? {
    switch (entry.place.role, entry.place.path) {
    case (.value, []) where entry.place.key == ConfigurationKey.extends.rawValue:
      // A text that is on no disk has no folder.
      guard file.path.hasPrefix("/"), entry.quote != nil, !entry.text.isEmpty else { return nil }
      let path = PathText.absolute(entry.text, in: String(file.folder))
      guard DiskEntry.exists(path) else { return nil }
      return (uri(of: FileID(path)), "Open the configuration that this one builds on")
    case (.key, [ConfigurationKey.rules.rawValue]):
      guard let rule = configurations.catalogue.rule(id: entry.text), !rule.reference.url.isEmpty else { return nil }
      return (rule.reference.url, rule.reference.title)
    default: return nil
    }
  }
}
