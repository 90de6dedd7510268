/// Puts together what a spec sets, and what the `.xcconfig` files set that it names.
struct XcodeGenSettings {
  /// The names of the build configurations, in the order of the spec.
  let configurations: [String]
  private(set) var configurationFiles: ConfigurationFileReader
  private let spec: XcodeGenSpec
  private let groups: SpecMap

  init(_ spec: XcodeGenSpec, _ files: ProjectFiles) {
    self.spec = spec
    groups = spec.root["settingGroups"]?.map ?? spec.root["settingPresets"]?.map ?? SpecMap()
    let named = spec.root["configs"]?.map?.entries.map(\.key) ?? []
    configurations = named.isEmpty ? ["Debug", "Release"] : named
    configurationFiles = ConfigurationFileReader(files)
  }

  /// All settings of one configuration of a target.
  mutating func settings(of target: XcodeGenTarget, configuration: String) -> BuildSettings {
    let projectFile = fileLayer(spec.root["configFiles"], configuration)
    var layers = [deploymentLayer(spec.root["options"]?["deploymentTarget"], on: Platform.allCases, below: nil)]
    if let projectFile { layers.append(projectFile) }
    layers.append(layer(spec.root["settings"], configuration))
    layers.append(deploymentLayer(target.values["deploymentTarget"], on: target.platforms.sorted(), below: projectFile))
    if let targetFile = fileLayer(target.values["configFiles"], configuration) { layers.append(targetFile) }
    layers.append(layer(target.values["settings"], configuration))
    let project = spec.root["name"]?.text ?? ""
    return BuildSettings(
      configuration: configuration, layers: layers,
      builtIn: [
        "SRCROOT": XcodeProject.sourceRootMarker, "SOURCE_ROOT": XcodeProject.sourceRootMarker,
        "PROJECT_DIR": XcodeProject.sourceRootMarker, "TARGET_NAME": target.name, "TARGETNAME": target.name,
        "PRODUCT_NAME": target.productName, "PROJECT_NAME": project, "PROJECT": project,
        "CONFIGURATION": configuration,
      ])
  }

  /// What the target itself sets in the spec.
  func ownLayer(of target: XcodeGenTarget, configuration: String) -> BuildSettingsLayer {
    layer(target.values["settings"], configuration)
  }

  // MARK: - Layers

  private mutating func fileLayer(_ files: SpecValue?, _ configuration: String) -> BuildSettingsLayer? {
    guard let value = files?[configuration], let path = value.text else { return nil }
    let file = FileID(path, in: value.folder)
    if let layer = configurationFiles.layer(file) { return layer }
    var missing = BuildSettingsLayer()
    missing.missingFiles.append(MissingConfigurationFile(file: file, location: value.location))
    return missing
  }

  /// Versions, one for all platforms or one for each. What an `.xcconfig` file of the project sets is kept.
  private func deploymentLayer(
    _ value: SpecValue?, on platforms: [Platform], below file: BuildSettingsLayer?
  ) -> BuildSettingsLayer {
    var layer = BuildSettingsLayer()
    for platform in platforms {
      let name = platform.xcodeDeploymentSetting
      guard let version = value?.map.map({ $0[platform.rawValue] }) ?? value, version.text != nil,
        file?.settings.contains(where: { $0.name == name }) != true
      else { continue }
      layer.append(BuildSetting(name, version, at: version.location))
    }
    return layer
  }

  private func layer(_ settings: SpecValue?, _ configuration: String) -> BuildSettingsLayer {
    var layer = BuildSettingsLayer()
    append(settings, to: &layer, configuration, depth: 0)
    return layer
  }

  /// Groups first, then what holds for all configurations, then what holds for this one.
  private func append(
    _ settings: SpecValue?, to layer: inout BuildSettingsLayer, _ configuration: String, depth: Int
  ) {
    guard let map = settings?.map, depth < 8 else { return }
    // A plain map says all; with one of these three beside it the rest of it is ignored.
    guard map["base"] != nil || map["configs"] != nil || map["groups"] != nil else {
      layer.append(map)
      return
    }
    for group in (map["groups"] ?? map["presets"])?.texts ?? [] {
      append(groups[group], to: &layer, configuration, depth: depth + 1)
    }
    if let base = map["base"]?.map { layer.append(base) }
    for entry in map["configs"]?.map?.entries ?? [] where matches(entry.key, configuration) {
      append(entry.value, to: &layer, configuration, depth: depth + 1)
    }
  }

  /// A name stands for all configurations that contain it, unless it is the whole name of another one.
  private func matches(_ name: String, _ configuration: String) -> Bool {
    guard configuration.lowercased().contains(name.lowercased()) else { return false }
    return name == configuration || !configurations.contains(name)
  }
}

extension BuildSettingsLayer {
  fileprivate mutating func append(_ map: SpecMap) {
    for entry in map.entries where entry.value.map == nil {
      append(BuildSetting(entry.key, entry.value, at: entry.keyLocation))
    }
  }
}

extension BuildSetting {
  fileprivate init(_ key: String, _ value: SpecValue, at location: Location) {
    self.init(
      key: key, value: value.settingText, nameLocation: location, valueLocation: value.location,
      removalSpan: location.span)
  }
}

extension SpecValue {
  /// What is written into the generated project.
  fileprivate var settingText: String {
    if let scalar { return scalar.boolean.map { $0 ? "YES" : "NO" } ?? scalar.text }
    return texts.joined(separator: " ")
  }
}

extension Set<Platform> {
  fileprivate func sorted() -> [Platform] { Platform.allCases.filter(contains) }
}
