// What a target's Info.plist is made of.

extension XcodeTargetReader {
  /// Parts in the order in which the build lays them over each other.
  func infoPlist(_ settings: BuildSettings, script: Location?) -> [InfoPlistPart] {
    var parts: [InfoPlistPart] = []
    if let value = settings.value("GENERATE_INFOPLIST_FILE"), value.isOn {
      parts.append(InfoPlistPart(.generated, at: value.location))
    }
    let file = settings.value("INFOPLIST_FILE").flatMap { $0.isResolved && $0.text.isEmpty ? nil : $0 }
    if let file {
      parts.append(
        InfoPlistPart(
          file.unresolved.first.map {
            .unknown(reason: "its path has the variable '$(\($0))', which nothing here sets")
          }
            ?? .file(project.file(file.text)), at: file.location))
      if let value = settings.value("INFOPLIST_PREPROCESS"), value.isOn {
        parts.append(
          InfoPlistPart(.unknown(reason: "it is preprocessed before it becomes part of the app"), at: value.location))
      }
    } else if let missing = settings.missingFiles.first(where: { !$0.belongsToPods }) {
      // It may be the one that says where the list is.
      parts.append(
        InfoPlistPart(
          .unknown(reason: "'\(missing.file.name)', which may say where it is, does not exist"), at: missing.location))
    }
    if let value = settings.value("INFOPLIST_FILE_CONTENTS"), !value.text.isEmpty {
      parts.append(contents(value, settings))
    }
    if let script {
      parts.append(InfoPlistPart(.unknown(reason: "a script phase changes it"), at: script))
    } else if let file, file.isResolved, let script = scriptThatWrites(project.file(file.text), settings) {
      parts.append(InfoPlistPart(.unknown(reason: "a script phase writes it"), at: script))
    }
    return parts
  }

  // MARK: Entries in a setting

  /// A property list as the value of a setting.
  private func contents(_ value: BuildSettingValue, _ settings: BuildSettings) -> InfoPlistPart {
    let document = PropertyListDocument(SourceText(value.text))
    guard value.isResolved, document.isComplete, let dictionary = document.root?.dictionary else {
      return InfoPlistPart(.unknown(reason: "'INFOPLIST_FILE_CONTENTS' cannot be read"), at: value.location)
    }
    return InfoPlistPart(.entries(dictionary.placed(at: value.location.span)), at: value.location)
  }

  // MARK: Scripts

  private var scripts: [XcodeObject] {
    project.objects.list("buildPhases", of: target).filter { $0.isa == "PBXShellScriptBuildPhase" }
  }

  /// A script that has to do with keys of Assistive Access and with a property list.
  var plistScript: Location? {
    scripts.first { phase in
      let script = (phase.string("shellScript") ?? "").lowercased()
      return script.contains("assistiveaccess") && (script.contains("plist") || script.contains("plutil"))
    }.flatMap(place)
  }

  /// A script that makes a property list from nothing, and does not merely set the number of the build in it.
  private func scriptThatWrites(_ plist: FileID, _ settings: BuildSettings) -> Location? {
    scripts.first { phase in
      let script = phase.string("shellScript") ?? ""
      if ["PlistBuddy", "CFBundle", "agvtool", "plutil"].contains(where: script.contains) { return false }
      return phase.strings("outputPaths").contains { path in
        settings.resolved(path).map { project.file($0) == plist } ?? false
      }
    }.flatMap(place)
  }

  private func place(of phase: XcodeObject) -> Location? {
    // A script is one long line.
    let key = phase.entries["shellScript"]?.keySpan.map { Location(phase.file, $0) }
    return phase.location("name") ?? key
  }
}

extension PropertyListDictionary {
  /// A list that was read from the value of a setting, as part of the file in which that stands.
  ///
  /// The value has quotes and escapes of its own, so that each entry gets the place of the whole value, and no place to
  /// insert or to remove.
  fileprivate func placed(at span: Span) -> PropertyListDictionary {
    PropertyListDictionary(
      entries: entries.map { entry in
        PropertyListDictionary.Entry(
          key: entry.key, value: entry.value.placed(at: span), keySpan: span, keyTextSpan: span,
          isDuplicate: entry.isDuplicate)
      })
  }
}

extension PropertyListValue {
  fileprivate func placed(at span: Span) -> PropertyListValue {
    switch content {
    case .dictionary(let dictionary): PropertyListValue(.dictionary(dictionary.placed(at: span)), span: span)
    case .array(let values): PropertyListValue(.array(values.map { $0.placed(at: span) }), span: span)
    case .string, .integer, .real, .boolean, .date, .data: PropertyListValue(content, span: span)
    }
  }
}
