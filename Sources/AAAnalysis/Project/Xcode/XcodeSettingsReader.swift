/// Puts together what project, targets and `.xcconfig` files set.
struct XcodeSettingsReader {
  private let project: XcodeProject
  private(set) var configurationFiles: ConfigurationFileReader
  /// By the name of the configuration.
  private var projectLayers: [String: [BuildSettingsLayer]] = [:]
  private let projectConfigurations: [XcodeObject]
  private let defaultConfiguration: String?
  private var assistive: [BuildSettingAssignment] = []

  init(_ project: XcodeProject, _ files: ProjectFiles) {
    self.project = project
    configurationFiles = ConfigurationFileReader(files)
    projectConfigurations = project.objects.configurations(of: project.root)
    defaultConfiguration =
      project.objects[project.root.string("buildConfigurationList")]?.string("defaultConfigurationName")
    for configuration in projectConfigurations where projectLayers[configuration.name ?? ""] == nil {
      projectLayers[configuration.name ?? ""] = layers(of: configuration, for: [])
    }
  }

  /// The settings of all configurations of a target, in the order of the project file.
  mutating func settings(of target: XcodeObject) -> [BuildSettings] {
    project.objects.configurations(of: target).map { configuration in
      let name = configuration.name ?? ""
      let below = projectLayers[name] ?? defaultConfiguration.flatMap { projectLayers[$0] } ?? []
      return BuildSettings(
        configuration: name,
        layers: below + layers(of: configuration, for: target.name.map { [$0] } ?? []),
        builtIn: project.builtInSettings(target: target, configuration: name))
    }
  }

  /// Every assignment of a setting that names Assistive Access, in the order of files and lines.
  func assistiveSettings() -> [BuildSettingAssignment] {
    let inFiles = configurationFiles.assistiveSettings.map { $0.assignment(for: []) }
    return (assistive + inFiles).sorted { $0.location < $1.location }
  }

  /// What one configuration sets: its file, and over that the project file.
  private mutating func layers(of configuration: XcodeObject, for targets: Set<String>) -> [BuildSettingsLayer] {
    let own = configuration.buildSettings(project.text)
    assistive += own.settings.filter(\.isAssistive).map { $0.assignment(for: targets) }
    guard let (file, location) = baseFile(of: configuration) else { return [own] }
    if let base = configurationFiles.layer(file) { return [base, own] }
    var missing = BuildSettingsLayer()
    missing.missingFiles.append(MissingConfigurationFile(file: file, location: location))
    return [missing, own]
  }

  private func baseFile(of configuration: XcodeObject) -> (file: FileID, location: Location)? {
    let key = "baseConfigurationReference"
    if let path = project.paths[configuration.string(key)], let location = configuration.location(key) {
      return (FileID(path), location)
    }
    // A file in a folder that is taken whole has no object of its own.
    guard let folder = project.paths[configuration.string(key + "Anchor")],
      let path = configuration.string(key + "RelativePath"), let location = configuration.location(key + "RelativePath")
    else {
      // A reference that leads nowhere known stands for a file that cannot be read.
      guard let name = configuration.string(key), let location = configuration.location(key) else { return nil }
      return (FileID(name, in: project.file.folder), location)
    }
    return (FileID(path, in: folder), location)
  }
}
