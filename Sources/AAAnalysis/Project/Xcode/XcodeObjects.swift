/// The objects of a `project.pbxproj`, which name each other by their identifiers.
struct XcodeObjects: Sendable {
  /// The project itself.
  let project: XcodeObject?
  private let objects: [String: PropertyListDictionary]

  init(_ root: PropertyListDictionary, in file: FileID) {
    var objects: [String: PropertyListDictionary] = [:]
    let entries = root["objects"]?.value.dictionary?.entries ?? []
    objects.reserveCapacity(entries.count)
    for entry in entries {
      if let object = entry.value.dictionary { objects[entry.key] = object }
    }
    self.objects = objects
    let identifier =
      root["rootObject"]?.value.string
      ?? entries.first { $0.value.dictionary?["isa"]?.value.string == "PBXProject" }?.key
    project = identifier.flatMap { identifier in
      objects[identifier].map { XcodeObject(identifier: identifier, file: file, entries: $0) }
    }
    self.file = file
  }

  private let file: FileID

  subscript(identifier: String?) -> XcodeObject? {
    guard let identifier, let entries = objects[identifier] else { return nil }
    return XcodeObject(identifier: identifier, file: file, entries: entries)
  }

  /// The objects that an object lists under a key, those left out that are not there.
  func list(_ key: String, of object: XcodeObject) -> [XcodeObject] {
    object.strings(key).compactMap { self[$0] }
  }

  /// The configurations of a project or a target.
  func configurations(of object: XcodeObject) -> [XcodeObject] {
    guard let list = self[object.string("buildConfigurationList")] else { return [] }
    return self.list("buildConfigurations", of: list)
  }
}

struct XcodeObject: Sendable {
  let identifier: String
  let file: FileID
  let entries: PropertyListDictionary

  var isa: String { string("isa") ?? "" }
  var name: String? { string("name") }

  func string(_ key: String) -> String? { entries[key]?.value.settingText }

  /// The strings of a list. A single string is a list of one.
  func strings(_ key: String) -> [String] {
    guard let value = entries[key]?.value else { return [] }
    return value.array?.compactMap(\.settingText) ?? value.settingText.map { [$0] } ?? []
  }

  /// Where the value of a key stands.
  func location(_ key: String) -> Location? { entries[key]?.value.span.map { Location(file, $0) } }

  /// What a configuration sets.
  func buildSettings(_ text: SourceText) -> BuildSettingsLayer {
    var layer = BuildSettingsLayer()
    for entry in entries["buildSettings"]?.value.dictionary?.entries ?? [] {
      let value =
        entry.value.settingText ?? (entry.value.array ?? []).compactMap(\.settingText).joined(separator: " ")
      guard let keySpan = entry.keySpan, let valueSpan = entry.value.span else { continue }
      layer.append(
        BuildSetting(
          key: entry.key, value: value, nameLocation: Location(file, entry.keyTextSpan ?? keySpan),
          valueLocation: Location(file, valueSpan), removalSpan: entry.entrySpan ?? keySpan))
    }
    return layer
  }
}

extension PropertyListValue {
  /// A leaf as a build setting has it. Only lists in XML have others than strings.
  fileprivate var settingText: String? {
    switch content {
    case .string(let value): value
    case .integer(let value): String(value)
    case .real(let value): String(value)
    case .boolean(let value): value ? "YES" : "NO"
    case .date, .data, .array, .dictionary: nil
    }
  }
}
