/// Reads `project.yml`.
enum XcodeGenReader {
  static func read(_ file: FileID, _ text: SourceText, _ files: ProjectFiles) -> ProjectDescription {
    let spec = XcodeGenSpec(file, text, files)
    var settings = XcodeGenSettings(spec, files)
    var description = ProjectDescription(file: file, form: .xcodeGen)
    description.dependencies = spec.dependencies
    let targets = XcodeGenTarget.all(spec.root)
    for target in targets {
      var plists = XcodeGenInfoPlistReader(spec, target, files)
      let configurations = settings.configurations.map { name in
        let values = settings.settings(of: target, configuration: name)
        return BuildTarget.Configuration(
          name: name, deploymentTargets: target.deploymentTargets(values),
          infoPlist: plists.parts(values, own: settings.ownLayer(of: target, configuration: name)))
      }
      description.dependencies.formUnion(plists.lookedFor)
      description.targets.append(
        BuildTarget(
          name: target.name, form: .xcodeGen, productType: target.productType, platforms: target.platforms,
          declaration: target.declaration, configurations: configurations, sources: target.sources,
          dependencies: target.dependencies,
          productNames: target.productName == target.name ? [] : [target.productName]))
    }
    description.dependencies.formUnion(settings.configurationFiles.seen)
    description.problems = spec.problems + settings.configurationFiles.problems
    var assignments: [BuildSettingAssignment] = []
    for (file, root) in spec.documents {
      guard let root, let text = files.text(file) else { continue }
      var search = AssistiveSettingSearch(file: file, text: text, targets: targets)
      search.look(in: root)
      assignments += search.found
    }
    assignments += settings.configurationFiles.assistiveSettings.map { $0.assignment(for: []) }
    description.assistiveSettings = assignments
    return description
  }
}

extension XcodeGenTarget {
  fileprivate func deploymentTargets(_ settings: BuildSettings) -> [Platform: DeploymentTarget] {
    var targets: [Platform: DeploymentTarget] = [:]
    for platform in platforms {
      guard let value = settings.value(platform.xcodeDeploymentSetting, on: platform), value.isResolved,
        let version = PlatformVersion(value.text)
      else { continue }
      targets[platform] = DeploymentTarget(version: version, location: value.location)
    }
    return targets
  }
}

/// Finds settings whose names mention Assistive Access, wherever a spec has them.
private struct AssistiveSettingSearch {
  let file: FileID
  let text: SourceText
  let targets: [XcodeGenTarget]
  var found: [BuildSettingAssignment] = []

  /// - Parameter path: the keys on the way to the value.
  mutating func look(in node: YAMLNode, path: [String] = []) {
    // What an alias stands for is looked into where it is written.
    guard node.aliasSpan == nil else { return }
    for item in node.sequence ?? [] { look(in: item, path: path) }
    for entry in node.mapping?.entries ?? [] where !entry.isMerged {
      let setting = BuildSetting(
        key: entry.key, value: entry.value.scalar?.text ?? "", nameLocation: Location(file, entry.keySpan),
        valueLocation: Location(file, entry.value.ownSpan),
        removalSpan: text.entrySpan(entry.keySpan, entry.value.ownSpan, isFlow: node.mapping?.isFlow ?? false))
      if setting.isAssistive {
        found.append(setting.assignment(for: users(path)))
      } else {
        look(in: entry.value, path: path + [entry.key])
      }
    }
  }

  private func users(_ path: [String]) -> Set<String> {
    guard path.count > 1, path[0] == "targets" else { return [] }
    return Set(targets.filter { $0.specName == path[1] }.map(\.name))
  }
}
