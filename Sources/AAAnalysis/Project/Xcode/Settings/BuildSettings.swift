/// The settings of one configuration of a target: layers, of which the higher ones win, and what Xcode sets itself.
struct BuildSettings: Sendable {
  var configuration: String
  /// The lowest first: project file, project, target file, target.
  var layers: [BuildSettingsLayer]
  /// What has a value though nothing sets it.
  var builtIn: [String: String]

  /// What a setting is in a build for a platform: for its devices, or, if it has no value there, for its simulator.
  ///
  /// - Returns: nil if nothing sets it.
  func value(_ name: String, on platform: Platform = .iOS) -> BuildSettingValue? {
    for sdk in platform.xcodeSDKs {
      var expansion = BuildSettingExpansion(self, sdk: sdk)
      if let value = expansion.value(of: name) { return value }
    }
    return nil
  }

  /// Whether a setting is on. One that is not resolved is not.
  func isOn(_ name: String, on platform: Platform = .iOS) -> Bool { value(name, on: platform)?.isOn ?? false }

  /// A text without the variables in it, as the paths of build phases are; nil if nothing sets one of them.
  func resolved(_ text: String) -> String? {
    var expansion = BuildSettingExpansion(self, sdk: Platform.iOS.xcodeSDKs[0])
    return expansion.resolved(text)
  }

  /// All assignments of a setting that hold, those first that win over the others.
  func assignments(of name: String, sdk: String) -> [BuildSetting] {
    layers.reversed().flatMap { $0.assignments(of: name, sdk: sdk, configuration: configuration) }
  }

  var missingFiles: [MissingConfigurationFile] { layers.flatMap(\.missingFiles) }
}

/// What a setting comes to.
struct BuildSettingValue: Sendable, Equatable {
  /// With all variables replaced; those that nothing sets are left out.
  var text: String
  /// The value that counts. Where that only names another setting, the value of that one.
  var location: Location
  /// Variables that nothing sets, or that lead round in a circle.
  var unresolved: [String]

  var isResolved: Bool { unresolved.isEmpty }

  var isOn: Bool { isResolved && ["YES", "TRUE", "1"].contains(text.uppercased()) }
}

/// Replaces the variables in the value of one setting.
struct BuildSettingExpansion {
  private let settings: BuildSettings
  private let sdk: String
  private var open: [Frame] = []
  private var unresolved: [String] = []
  private var steps = 0
  private var nesting = 0

  /// No real project comes near; values that name each other many times would grow without end.
  private static let stepLimit = 2_000
  private static let depthLimit = 32
  private static let lengthLimit = 100_000

  /// A setting whose value is being worked through.
  private struct Frame {
    var name: String
    /// All assignments, those first that win over the others.
    var chain: [BuildSetting]
    var position: Int
  }

  init(_ settings: BuildSettings, sdk: String) {
    self.settings = settings
    self.sdk = sdk
  }

  mutating func value(of name: String) -> BuildSettingValue? {
    let chain = settings.assignments(of: name, sdk: sdk)
    guard !chain.isEmpty else { return nil }
    let (text, location) = value(Frame(name: name, chain: chain, position: 0))
    return BuildSettingValue(text: text, location: location, unresolved: unresolved)
  }

  mutating func resolved(_ text: String) -> String? {
    let replaced = replacing(text).text
    return unresolved.isEmpty ? replaced : nil
  }

  private mutating func value(_ frame: Frame) -> (text: String, location: Location) {
    let setting = frame.chain[frame.position]
    open.append(frame)
    defer { open.removeLast() }
    let (text, location) = replacing(setting.value)
    return (text, location ?? setting.valueLocation)
  }

  /// The value of a variable, and where that stands; nil if it has none.
  private mutating func look(up name: String) -> (text: String, location: Location?)? {
    steps += 1
    guard steps < Self.stepLimit, open.count < Self.depthLimit else { return nil }
    // A setting in its own value is what it would be without this assignment.
    if let frame = open.last, name == "inherited" || name == frame.name {
      guard frame.position + 1 < frame.chain.count else { return (settings.builtIn[frame.name] ?? "", nil) }
      return value(Frame(name: frame.name, chain: frame.chain, position: frame.position + 1))
    }
    if open.contains(where: { $0.name == name }) { return nil }
    let chain = settings.assignments(of: name, sdk: sdk)
    if !chain.isEmpty { return value(Frame(name: name, chain: chain, position: 0)) }
    if name == "PLATFORM_NAME" { return (sdk, nil) }
    return settings.builtIn[name].map { ($0, nil) }
  }

  /// The text without variables, and the place of the value if the text is nothing but one variable.
  mutating func replacing(_ text: String) -> (text: String, location: Location?) {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "$")) else { return (text, nil) }
    var result: [UInt8] = []
    var location: Location?
    var position = 0
    while position < bytes.count, result.count < Self.lengthLimit {
      guard bytes[position] == UInt8(ascii: "$"), let reference = Reference(bytes, at: position) else {
        result.append(bytes[position])
        position += 1
        continue
      }
      let isAlone = position == 0 && reference.end == bytes.count
      position = reference.end
      let (value, place) = self.value(of: reference)
      result += value.utf8
      if isAlone, reference.operators.isEmpty { location = place }
    }
    return (String(decoding: result, as: UTF8.self), location)
  }

  private mutating func value(of reference: Reference) -> (text: String, location: Location?) {
    guard open.count < Self.depthLimit else { return ("", nil) }
    // A name may be put together: `$(PLIST_$(CONFIGURATION))`.
    let name = reference.name.contains("$") ? nested(reference.name) : reference.name
    var value = look(up: name)
    for step in reference.operators {
      if let (text, location) = value, !text.isEmpty || step.name != "default" {
        value = (step.applied(to: text), location)
      } else if step.name == "default" {
        value = (step.argument.contains("$") ? nested(step.argument) : step.argument, nil)
      }
    }
    if let value { return value }
    if !unresolved.contains(name) { unresolved.append(name) }
    return ("", nil)
  }

  /// A text with variables within a variable.
  private mutating func nested(_ text: String) -> String {
    steps += 1
    guard steps < Self.stepLimit, nesting < Self.depthLimit else { return "" }
    nesting += 1
    defer { nesting -= 1 }
    return replacing(text).text
  }
}
