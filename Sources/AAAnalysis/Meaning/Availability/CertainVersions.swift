/// The lowest version of each platform that code at a place can run on, as far as checks and attributes around the
/// place say more than the deployment target.
struct CertainVersions: Equatable, Sendable {
  /// Raised by checks: `if #available(iOS 26, *)`, `@available(iOS 26, *)`.
  private var versions: [Platform: PlatformVersion] = [:]
  /// Platforms that the place is not built for.
  private var leftOut: Set<Platform> = []
  /// Whether something around the place decides about it that is not understood: then every version is taken to be
  /// certain.
  private var isUndecided = false
  /// The innermost `#available(…)`, as a UTF-8 span of the file.
  private(set) var check: Span?

  /// Whether code at the place never runs on an older version.
  func guarantee(_ platform: Platform, _ version: PlatformVersion) -> Bool {
    if isUndecided || leftOut.contains(platform) { return true }
    return versions[platform].map { $0 >= version } ?? false
  }

  /// Whether code at the place is not built for the platform.
  func leavesOut(_ platform: Platform) -> Bool { leftOut.contains(platform) }

  /// What is known where, besides, the platform's version is certain for another reason.
  func raised(_ platform: Platform, to version: PlatformVersion) -> CertainVersions {
    var result = self
    result.raise(platform, to: version)
    return result
  }

  private mutating func raise(_ platform: Platform, to version: PlatformVersion) {
    versions[platform] = max(versions[platform] ?? version, version)
  }
}

// MARK: - Checks

extension CertainVersions {
  /// What is known where all of these conditions hold.
  ///
  /// - Parameter base: UTF-8 offset in the file from which the conditions' spans count.
  func holding(_ conditions: [Condition], base: Int) -> CertainVersions {
    conditions.reduce(self) { $0.holding($1, base: base) }
  }

  func holding(_ condition: Condition, base: Int) -> CertainVersions {
    guard case .availability(let availability) = condition, !availability.isUnavailable else { return self }
    return passing(availability, base: base)
  }

  /// What is known where these conditions do not hold: something only if an `#unavailable` is all of them.
  func failing(_ conditions: [Condition], base: Int) -> CertainVersions {
    guard conditions.count == 1, case .availability(let availability) = conditions[0], availability.isUnavailable
    else { return self }
    return passing(availability, base: base)
  }

  /// What is known where the branches of these guards are taken.
  func inside(_ guards: [Guard], base: Int) -> CertainVersions {
    guards.reduce(self) { known, item in
      item.holds ? known.holding(item.conditions, base: base) : known.failing(item.conditions, base: base)
    }
  }

  private func passing(_ availability: Availability, base: Int) -> CertainVersions {
    var result = self
    for version in availability.versions {
      result.pass(version.platform, PlatformVersion(version.major, version.minor))
    }
    result.check = availability.span.shifted(by: base)
    return result
  }

  private mutating func pass(_ name: String, _ version: PlatformVersion) {
    if let platform = Platform(availabilityName: name) {
      raise(platform, to: version)
    } else if !Self.otherDomains.contains(name) {
      // A name of the project's own for a set of versions.
      isUndecided = true
    }
  }

  /// Domains that say nothing about an app for a device.
  private static let otherDomains: Set<String> = [
    "swift", "_PackageDescription", "macCatalyst", "iOSApplicationExtension", "macOSApplicationExtension",
    "tvOSApplicationExtension", "watchOSApplicationExtension", "visionOSApplicationExtension",
    "macCatalystApplicationExtension", "DriverKit",
  ]
}

// MARK: - Attributes

extension CertainVersions {
  /// What is known inside a declaration with these attributes.
  func inside(_ attributes: [Attribute]) -> CertainVersions {
    var result = self
    for attribute in attributes where attribute.name == "available" || attribute.name == "_spi_available" {
      result.apply(attribute.arguments)
    }
    return result
  }

  private mutating func apply(_ arguments: [Argument]) {
    // `@available(iOS, introduced: 26.0)`, `@available(*, unavailable)`
    if let name = arguments.first?.bareName, arguments.dropFirst().contains(where: \.isAboutAvailability) {
      let isUnavailable = arguments.contains { $0.bareName == "unavailable" }
      if isUnavailable, name == "*" { isUndecided = true }
      guard let platform = Platform(availabilityName: name) else { return }
      if isUnavailable { leftOut.insert(platform) }
      if let version = arguments.first(where: { $0.label == "introduced" })?.version { raise(platform, to: version) }
      return
    }
    for argument in arguments {
      if let label = argument.label, let version = argument.version {
        pass(label, version)
      } else if let name = argument.bareName, name != "*", Platform(availabilityName: name) == nil {
        isUndecided = true
      }
    }
  }
}

extension Argument {
  fileprivate var bareName: String? {
    guard label == nil, case .name(let name) = value.kind else { return nil }
    return name
  }

  fileprivate var isAboutAvailability: Bool {
    if let label { return ["introduced", "deprecated", "obsoleted", "message", "renamed"].contains(label) }
    return bareName.map(["unavailable", "deprecated", "noasync"].contains) ?? false
  }

  fileprivate var version: PlatformVersion? {
    switch value.kind {
    case .integer(let text), .float(let text): PlatformVersion(text)
    default: nil
    }
  }
}

// MARK: - Conditional compilation

extension CertainVersions {
  /// What is known in a clause of an `#if`.
  func inside(_ condition: BuildCondition) -> CertainVersions {
    var result = self
    let text = condition.text
    switch condition.activity {
    case .inactive: result.leftOut.insert(.iOS)
    case .unknown: result.isUndecided = true
    case .active, .debugOnly: break
    }
    // Which compiler reads the clause decides whether it knows the symbol at all.
    if text.contains("compiler(") || text.contains("swift(") { result.isUndecided = true }
    if ["DEBUG", "!DEBUG", "true"].contains(text) { return result }
    let named = Platform.named(inBuildCondition: text) ?? []
    for platform in Platform.allCases where platform != .iOS && !named.contains(platform) {
      result.leftOut.insert(platform)
    }
    return result
  }

  func inside(_ conditions: [BuildCondition]) -> CertainVersions { conditions.reduce(self) { $0.inside($1) } }
}

extension Platform {
  /// The platform that an availability check names.
  init?(availabilityName name: String) {
    switch name {
    case "OSX": self = .macOS
    case "xrOS": self = .visionOS
    default: self.init(rawValue: name)
    }
  }

  /// The platforms of `os(iOS) || os(macOS)`; nil for any other condition.
  fileprivate static func named(inBuildCondition text: String) -> Set<Platform>? {
    var platforms: Set<Platform> = []
    for part in text.split(separator: "|", omittingEmptySubsequences: true) {
      let words = part.split { !$0.isLetter && !$0.isNumber }
      guard words.count == 2, words[0] == "os", !part.contains("!"), !part.contains("&"),
        let platform = Platform(availabilityName: String(words[1]))
      else { return nil }
      platforms.insert(platform)
    }
    return platforms.isEmpty ? nil : platforms
  }
}
