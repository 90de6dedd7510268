/// `NAME[condition] = value`, as project files and `.xcconfig` files write it.
struct BuildSetting: Sendable, Equatable {
  /// Without its conditions.
  var name: String
  var conditions: [BuildSettingCondition]
  /// As written, with its variables.
  var value: String
  /// The name with its conditions.
  var nameLocation: Location
  var valueLocation: Location
  /// What to remove so that nothing is left of it. UTF-8 offsets of the file.
  var removalSpan: Span

  /// - Parameter key: the name with its conditions, as written.
  init(key: String, value: String, nameLocation: Location, valueLocation: Location, removalSpan: Span) {
    (name, conditions) = BuildSettingCondition.split(key)
    self.value = value
    self.nameLocation = nameLocation
    self.valueLocation = valueLocation
    self.removalSpan = removalSpan
  }

  /// Whether this is an attempt to have the build write a key of Assistive Access into the Info.plist.
  var isAssistive: Bool {
    name.hasPrefix("INFOPLIST_KEY_") && name.lowercased().contains("assistiveaccess")
  }

  func assignment(for targets: Set<String>) -> BuildSettingAssignment {
    BuildSettingAssignment(
      name: name, value: value, location: nameLocation, removalSpan: removalSpan, targets: targets)
  }
}

/// `[sdk=iphoneos*]`
struct BuildSettingCondition: Sendable, Equatable {
  /// `sdk`, `arch`, `config`, `variant`
  var parameter: String
  /// With `*` for anything.
  var pattern: String

  /// Takes `NAME[sdk=iphoneos*][arch=arm64]` and `NAME[sdk=iphoneos*,arch=arm64]` apart.
  static func split(_ key: String) -> (name: String, conditions: [BuildSettingCondition]) {
    guard let open = key.firstIndex(of: "[") else { return (key, []) }
    let conditions = key[open...].split { "[], ".contains($0) }.map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return BuildSettingCondition(
        parameter: sides.first.map(String.init) ?? "", pattern: sides.count > 1 ? String(sides[1]) : "")
    }
    return (String(key[..<open]), conditions)
  }

  /// Whether it is met in a build for an SDK.
  func holds(sdk: String, configuration: String) -> Bool {
    switch parameter {
    case "sdk":
      // A version is not known here; `iphoneos17.0` is one of the `iphoneos`.
      if let digit = pattern.firstIndex(where: \.isNumber) { return pattern[..<digit] == sdk }
      return matches(sdk)
    case "arch": return matches("arm64") || sdk.hasSuffix("simulator") && matches("x86_64")
    case "config": return matches(configuration)
    case "variant": return matches("normal")
    default: return false
    }
  }

  private func matches(_ text: String) -> Bool { PathPattern(pattern).matches(text) }

  /// How much it asks for, to tell which of several conditions is the more specific one.
  var weight: Int { pattern.utf8.count { $0 != UInt8(ascii: "*") } }
}

/// All that one file, or one configuration of a project file, sets.
struct BuildSettingsLayer: Sendable, Equatable {
  private(set) var settings: [BuildSetting] = []
  /// Files that should have been part of it and are not there, and where they are named.
  var missingFiles: [MissingConfigurationFile] = []
  private var numbers: [String: [Int]] = [:]

  init() {}

  mutating func append(_ setting: BuildSetting) {
    numbers[setting.name, default: []].append(settings.count)
    settings.append(setting)
  }

  /// The assignments of a setting that hold, those first that win over the others.
  func assignments(of name: String, sdk: String, configuration: String) -> [BuildSetting] {
    guard let numbers = numbers[name] else { return [] }
    let holding = numbers.filter { number in
      settings[number].conditions.allSatisfy { $0.holds(sdk: sdk, configuration: configuration) }
    }
    return holding.sorted { left, right in
      let (leftRank, rightRank) = (rank(left), rank(right))
      return leftRank == rightRank ? left > right : leftRank > rightRank
    }.map { settings[$0] }
  }

  private func rank(_ number: Int) -> (count: Int, weight: Int) {
    let conditions = settings[number].conditions
    return (conditions.count, conditions.reduce(0) { $0 + $1.weight })
  }
}

struct MissingConfigurationFile: Sendable, Equatable {
  var file: FileID
  /// Where it is named.
  var location: Location

  /// Whether CocoaPods makes the file. It sets nothing that is asked for here.
  var belongsToPods: Bool {
    file.name.hasPrefix("Pods") || file.path.split(separator: "/").contains("Pods")
  }
}
