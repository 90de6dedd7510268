/// Says what the Info.plist of one target of a spec is made of.
struct XcodeGenInfoPlistReader {
  private let spec: XcodeGenSpec
  private let target: XcodeGenTarget
  private let files: ProjectFiles
  /// Property lists that were looked for because the spec names none.
  private(set) var lookedFor: Set<FileID> = []
  private var found: InfoPlistPart??

  init(_ spec: XcodeGenSpec, _ target: XcodeGenTarget, _ files: ProjectFiles) {
    self.spec = spec
    self.target = target
    self.files = files
  }

  /// Parts in the order in which the build lays them over each other.
  ///
  /// - Parameter own: what the target itself sets in the spec.
  mutating func parts(_ settings: BuildSettings, own: BuildSettingsLayer) -> [InfoPlistPart] {
    var parts: [InfoPlistPart] = []
    if let value = settings.value("GENERATE_INFOPLIST_FILE"), value.isOn {
      parts.append(InfoPlistPart(.generated, at: value.location))
    }
    parts += listParts(
      settings, isNamed: own.settings.contains { $0.name == "INFOPLIST_FILE" }, isGenerated: !parts.isEmpty)
    if let value = settings.value("INFOPLIST_FILE_CONTENTS"), !value.text.isEmpty {
      parts.append(InfoPlistPart(.unknown(reason: "'INFOPLIST_FILE_CONTENTS' adds to it"), at: value.location))
    }
    if let (reason, location) = spec.unknown {
      parts.append(InfoPlistPart(.unknown(reason: reason), at: location))
    }
    return parts
  }

  private mutating func listParts(_ settings: BuildSettings, isNamed: Bool, isGenerated: Bool) -> [InfoPlistPart] {
    let info = target.values.entry("info")
    // A file that the target's settings name is used instead of the generated one, and may be the same.
    if let info, !isNamed { return entries(info) }
    if !isNamed, let part = foundPart() { return [part] }
    guard let value = settings.value("INFOPLIST_FILE"), !(value.isResolved && value.text.isEmpty) else {
      if let missing = settings.missingFiles.first(where: { !$0.belongsToPods }) {
        return [
          InfoPlistPart(
            .unknown(reason: "'\(missing.file.name)', which may say where it is, does not exist"),
            at: missing.location)
        ]
      }
      // An app must have one: it lies deeper in the sources than was looked.
      guard target.isMobileApp, target.values["sources"] != nil, !isGenerated else { return [] }
      return [InfoPlistPart(.unknown(reason: "the spec does not say where it is"), at: target.declaration)]
    }
    if let variable = value.unresolved.first {
      return [
        InfoPlistPart(
          .unknown(reason: "its path has the variable '$(\(variable))', which nothing here sets"), at: value.location)
      ]
    }
    let file = self.file(value.text)
    if let info, let path = info.value["path"], let text = path.text, FileID(text, in: path.folder) == file {
      return entries(info)
    }
    return [InfoPlistPart(.file(file), at: value.location)]
  }

  /// The file that a path in a build setting means.
  private func file(_ path: String) -> FileID {
    let marker = XcodeProject.sourceRootMarker + "/"
    return FileID(path.hasPrefix(marker) ? String(path.dropFirst(marker.count)) : path, in: spec.file.folder)
  }

  // MARK: - Entries

  /// The list is written from `info.properties` whenever the project is generated.
  private func entries(_ info: SpecMap.Entry) -> [InfoPlistPart] {
    let properties = info.value.map?.entry("properties")
    let place = properties?.keyLocation ?? info.keyLocation
    if properties?.value.hasVariable ?? info.value.hasVariable {
      return [InfoPlistPart(.unknown(reason: "the environment says what is in it"), at: place)]
    }
    let map = properties?.value.map ?? SpecMap()
    // What templates and included specs say stands in files of their own.
    var files = [place.file]
    for file in map.entries.map(\.keyLocation.file) where !files.contains(file) { files.append(file) }
    return files.map { file in
      let entries = map.entries.filter { $0.keyLocation.file == file }
      let location = file == place.file ? place : entries.first?.keyLocation ?? place
      let text = self.files.text(file)
      return InfoPlistPart(
        .entries(
          PropertyListDictionary(
            entries: entries.map { PropertyListDictionary.Entry($0, in: file, text) },
            openingTagSpan: location.span)),
        at: location)
    }
  }

  // MARK: - Files that nothing names

  /// The generator takes the first `Info.plist` that it finds in the sources.
  private mutating func foundPart() -> InfoPlistPart? {
    if let found { return found }
    // Of other targets nothing is asked.
    guard target.isMobileApp else { return nil }
    var part: InfoPlistPart?
    let value = target.values["sources"]
    for source in value.map({ $0.list ?? [$0] }) ?? [] where part == nil {
      guard let path = source.text.map({ _ in source }) ?? source["path"], let text = path.text else { continue }
      part = candidates(FileID(text, in: path.folder)).first { candidate in
        lookedFor.insert(candidate)
        return files.text(candidate) != nil
      }.map { InfoPlistPart(.file($0), at: path.location) }
    }
    found = .some(part)
    return part
  }

  /// Places where an `Info.plist` lies: the folder, folders in it with usual names, and those with Swift files in them.
  private func candidates(_ source: FileID) -> [FileID] {
    if source.name == "Info.plist" { return [source] }
    if source.name.hasSuffix(".swift") { return [] }
    let usual = [
      "", "Resources", "SupportingFiles", "Supporting Files", "Support", "Supporting", "App", "Application", "Plists",
      "Config", "Configuration",
    ]
    var folders = usual.map { String.normalisedPath($0, in: source.path) }
    var known = Set(folders)
    for file in files.swiftFiles(below: source.path) {
      let folder = String(file.folder)
      guard folders.count < 200 else { break }
      if known.insert(folder).inserted { folders.append(folder) }
    }
    return folders.map { FileID("Info.plist", in: $0) }
  }
}

extension PropertyListDictionary.Entry {
  /// - Parameters:
  ///   - file: what spans refer to; what stands in another file has none.
  ///   - text: the text of that file.
  fileprivate init(_ entry: SpecMap.Entry, in file: FileID, _ text: SourceText?) {
    let isHere = entry.keyLocation.file == file
    let keySpan = isHere ? entry.keyLocation.span : nil
    let value = PropertyListValue(entry.value, in: file, text)
    var entrySpan: Span?
    var textSpan = keySpan
    if let keySpan, let text {
      if let valueSpan = value.span { entrySpan = text.entrySpan(keySpan, valueSpan, isFlow: entry.isFlow) }
      let first = text.bytes[min(keySpan.lower, text.bytes.count - 1)]
      if keySpan.length > 2, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
        textSpan = Span(keySpan.lower + 1, keySpan.upper - 1)
      }
    }
    self.init(
      key: entry.key, value: value, keySpan: keySpan, keyTextSpan: textSpan, entrySpan: entrySpan,
      isDuplicate: entry.isDuplicate)
  }
}

extension PropertyListValue {
  fileprivate init(_ value: SpecValue, in file: FileID, _ text: SourceText?) {
    let span = value.location.file == file ? value.location.span : nil
    switch value.content {
    case .scalar(let scalar): self.init(PropertyListValue.content(scalar), span: span)
    case .list(let items):
      self.init(.array(items.map { PropertyListValue($0, in: file, text) }), span: span)
    case .map(let map):
      let entries = map.entries.map { PropertyListDictionary.Entry($0, in: file, text) }
      self.init(.dictionary(PropertyListDictionary(entries: entries, openingTagSpan: span)), span: span)
    }
  }

  private static func content(_ scalar: YAMLScalar) -> Content {
    if let boolean = scalar.boolean { return .boolean(boolean) }
    if let integer = scalar.integer { return .integer(integer) }
    if let real = scalar.real { return .real(real) }
    return .string(scalar.text)
  }
}

extension SourceText {
  /// What to remove so that nothing is left of an entry of a YAML mapping.
  func entrySpan(_ key: Span, _ value: Span, isFlow: Bool) -> Span {
    let span = Span(key.lower, max(key.upper, value.upper))
    return isFlow ? ManifestInsertion(self).removalSpan(of: span) : removalSpan(of: span)
  }
}
