/// Changes to the specs of XcodeGen.
enum XcodeGenEdits {
  static func adding(key: String, to target: BuildTarget, _ text: SourceText, _ files: ProjectFiles) -> ProjectEdit? {
    let document = YAMLDocument(text)
    guard document.problem == nil, let targets = document.root?["targets"] ?? document.root?["targets:REPLACE"],
      targets.aliasSpan == nil,
      let entry = targets.mapping?.ownEntries.first(where: { $0.keySpan == target.declaration.span }),
      let own = entry.value.mapping, entry.value.aliasSpan == nil, own["info:REPLACE"] == nil,
      !target.says(key)
    else { return nil }
    let insertion = YAMLInsertion(text)
    let addition = YAMLInsertion.Entry.value(key, "true")
    var change: TextEdit?
    if let info = own["info"] {
      guard !info.isMerged, info.value.aliasSpan == nil, let values = info.value.mapping else { return nil }
      if let properties = values["properties:REPLACE"] ?? values["properties"] {
        guard !properties.isMerged else { return nil }
        change = insertion.inserting(addition, into: properties.value, of: properties.keySpan)
      } else {
        change = insertion.inserting(.mapping("properties", [addition]), into: info.value, of: info.keySpan)
      }
    } else if target.isMadeOfEntries {
      // A template, or another file, has the rest.
      change = insertion.inserting(
        .mapping("info", [.mapping("properties", [addition])]), into: entry.value, of: entry.keySpan)
    } else if target.hasNoPropertyList {
      let path = entry.key + "/Info.plist"
      // The generator would write over a list that is there.
      guard files.text(FileID(path, in: target.declaration.file.folder)) == nil else { return nil }
      let info: [YAMLInsertion.Entry] = [
        .value("path", YAMLInsertion.quoted(path)), .mapping("properties", [addition]),
      ]
      change = insertion.inserting(.mapping("info", info), into: entry.value, of: entry.keySpan)
    }
    guard let change else { return nil }
    var edit = ProjectEdit()
    edit.edits = [(target.declaration.file, change)]
    return edit
  }
}

extension BuildTarget {
  private var infoPlistContents: [InfoPlistPart.Content] { configurations.flatMap(\.infoPlist).map(\.content) }

  /// Whether entries in project files have the key already.
  fileprivate func says(_ key: String) -> Bool {
    infoPlistContents.contains { content in
      if case .entries(let dictionary) = content { dictionary[key] != nil } else { false }
    }
  }

  /// Whether in all configurations entries in project files make the list.
  fileprivate var isMadeOfEntries: Bool {
    configurations.allSatisfy { configuration in
      configuration.infoPlist.contains { if case .entries = $0.content { true } else { false } }
    }
  }

  /// Whether nothing but the build makes the list.
  fileprivate var hasNoPropertyList: Bool {
    infoPlistContents.allSatisfy { if case .generated = $0 { true } else { false } }
  }
}
