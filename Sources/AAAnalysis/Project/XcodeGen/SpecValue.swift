/// A value of a spec, after what the spec includes was merged into it.
struct SpecValue: Sendable {
  indirect enum Content: Sendable {
    case scalar(YAMLScalar)
    case list([SpecValue])
    case map(SpecMap)
  }

  var content: Content
  var location: Location
  /// The folder that paths are relative to in the file that the value is written in.
  var folder: String

  init(_ node: YAMLNode, in file: FileID, folder: String) {
    location = Location(file, node.ownSpan)
    self.folder = folder
    switch node.content {
    case .scalar(let scalar): content = .scalar(scalar)
    case .sequence(let items): content = .list(items.map { SpecValue($0, in: file, folder: folder) })
    case .mapping(let mapping): content = .map(SpecMap(mapping, in: file, folder: folder))
    }
  }

  var scalar: YAMLScalar? { if case .scalar(let scalar) = content { scalar } else { nil } }
  /// The text of a scalar, whatever it may mean.
  var text: String? { scalar?.text }
  var list: [SpecValue]? { if case .list(let items) = content { items } else { nil } }
  var map: SpecMap? { if case .map(let map) = content { map } else { nil } }

  subscript(key: String) -> SpecValue? { map?[key] }

  /// The texts of a list, or the one text that stands for a list of one.
  var texts: [String] { list?.compactMap(\.text) ?? text.map { [$0] } ?? [] }

  /// Whether the value is a text as YAML has it: neither a truth value nor a number.
  var isString: Bool {
    guard let scalar else { return false }
    return scalar.boolean == nil && scalar.integer == nil && scalar.real == nil
  }

  /// Whether something in the text is filled in when the project is generated, from the environment.
  var hasVariable: Bool { text.map { Array($0.utf8).containsBytes("${") } ?? false }
}

/// The entries of a mapping of a spec.
struct SpecMap: Sendable {
  struct Entry: Sendable {
    var key: String
    /// The key with its quotation marks.
    var keyLocation: Location
    var value: SpecValue
    var isFlow: Bool
    var isDuplicate: Bool
  }

  private(set) var entries: [Entry] = []
  private var numbers: [String: Int] = [:]

  init() {}

  init(_ mapping: YAMLMapping, in file: FileID, folder: String) {
    for entry in mapping.entries {
      numbers[entry.key] = entries.count
      entries.append(
        Entry(
          key: entry.key, keyLocation: Location(file, entry.keySpan),
          value: SpecValue(entry.value, in: file, folder: folder), isFlow: mapping.isFlow,
          isDuplicate: entry.isDuplicate))
    }
  }

  /// The value that counts for a key: of several the last.
  subscript(key: String) -> SpecValue? { entry(key)?.value }

  func entry(_ key: String) -> Entry? { numbers[key].map { entries[$0] } }

  mutating func set(_ entry: Entry) {
    if let number = numbers[entry.key] {
      entries[number] = entry
    } else {
      numbers[entry.key] = entries.count
      entries.append(entry)
    }
  }

  // MARK: - Merging

  private static let replacing = ":REPLACE"

  /// What this map and another one say together, where this one wins. Maps are merged, lists are joined.
  func merged(onto other: SpecMap) -> SpecMap {
    var merged = other
    for entry in entries {
      var entry = entry
      if entry.key.hasSuffix(Self.replacing) {
        entry.key.removeLast(Self.replacing.count)
      } else if let old = merged.entry(entry.key) {
        switch (old.value.content, entry.value.content) {
        case (.map(let base), .map(let own)):
          entry.value = old.value
          entry.value.content = .map(own.merged(onto: base))
          entry.keyLocation = old.keyLocation
        case (.list(let base), .list(let own)):
          entry.value.content = .list(base + own)
        default:
          break
        }
      }
      merged.set(entry)
    }
    return merged
  }

  // MARK: - Variables

  /// The map with `${name}` filled in, in keys and texts.
  func expanding(_ variables: [String: String]) -> SpecMap {
    guard !variables.isEmpty else { return self }
    var expanded = SpecMap()
    for var entry in entries {
      entry.key = entry.key.expanding(variables)
      entry.value = entry.value.expanding(variables)
      expanded.set(entry)
    }
    return expanded
  }
}

extension SpecValue {
  fileprivate func expanding(_ variables: [String: String]) -> SpecValue {
    var copy = self
    switch content {
    case .scalar(let scalar):
      let text = scalar.text.expanding(variables)
      // What is filled in was a text before and stays one.
      if text != scalar.text { copy.content = .scalar(YAMLScalar(text, style: .doubleQuoted)) }
    case .list(let items): copy.content = .list(items.map { $0.expanding(variables) })
    case .map(let map): copy.content = .map(map.expanding(variables))
    }
    return copy
  }
}

extension String {
  fileprivate func expanding(_ variables: [String: String]) -> String {
    let bytes = Array(utf8)
    guard bytes.containsBytes("${") else { return self }
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "$"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "{"),
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")),
        let value = variables[String(decoding: bytes[position + 2..<end], as: UTF8.self)]
      {
        result += value.utf8
        position = end + 1
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
