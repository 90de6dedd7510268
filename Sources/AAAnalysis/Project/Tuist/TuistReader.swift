/// Reads `Project.swift`.
enum TuistReader {
  static func read(_ file: FileID, _ text: SourceText, _ files: ProjectFiles) -> ProjectDescription {
    var manifest = TuistManifest(file, text, files)
    var settings = TuistSettings(files)
    var description = ProjectDescription(file: file, form: .tuist)
    let isBroken = SwiftFile.problemCount(of: text.bytes) > 0
    for project in manifest.projects { settings.note(project["settings"], of: nil, &manifest, files) }
    for (call, project) in manifest.targets {
      guard let name = call["name"].flatMap({ manifest.evaluator.string($0) }) else { continue }
      settings.note(call["settings"], of: name.text, &manifest, files)
      let values = settings.values(of: call, in: project, name: name.text, &manifest)
      let platforms = manifest.platforms(of: call)
      let type = manifest.productType(of: call, platforms)
      var infoPlist = manifest.infoPlist(of: call, values, files)
      if isBroken {
        infoPlist.append(InfoPlistPart(.unknown(reason: "'\(file.name)' has syntax errors"), at: name.location))
      }
      let product = call["productName"].flatMap { manifest.evaluator.string($0) }?.text
      description.targets.append(
        BuildTarget(
          name: name.text, form: .tuist, productType: type, platforms: platforms, declaration: name.location,
          configurations: [
            BuildTarget.Configuration(
              name: "", deploymentTargets: manifest.deploymentTargets(of: call, platforms, values.settings),
              infoPlist: infoPlist)
          ],
          sources: manifest.sources(of: call), dependencies: manifest.dependencies(of: call),
          productNames: product.map { [$0] } ?? []))
    }
    description.assistiveSettings = settings.assistive
    description.problems = settings.configurationFiles.problems
    description.dependencies = manifest.evaluator.readFiles.union(settings.configurationFiles.seen)
    return description
  }
}

extension TuistManifest {
  // MARK: - Products

  fileprivate mutating func productType(of call: ManifestCall, _ platforms: Set<Platform>) -> ProductType {
    switch call["product"].flatMap({ memberName($0, of: "Product") }) {
    case "app": return platforms == [.watchOS] ? .watchApp : .application
    case "appClip": return .appClip
    case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": return .library
    case "unitTests", "uiTests": return .tests
    case "watch2App", "watch2Extension": return .watchApp
    case "appExtension", "messagesExtension", "stickerPackExtension", "tvTopShelfExtension", "extensionKitExtension":
      return .appExtension
    default: return .other
    }
  }

  /// `name` in `.name` and `Type.name`.
  private mutating func memberName(_ value: ManifestExpression, of type: String) -> String? {
    let value = evaluator.resolved(value, as: type)
    switch value.expression.kind {
    case .implicitMember(let name): return name
    case .postfix(let postfix):
      guard case .name = postfix.base.kind, case .member(let name, _) = postfix.links.last?.kind else { return nil }
      return name
    default: return nil
    }
  }

  // MARK: - Platforms

  fileprivate mutating func platforms(of call: ManifestCall) -> Set<Platform> {
    guard let value = call["destinations"] ?? call["platform"] else { return [] }
    let type = call["destinations"] == nil ? "Platform" : "Destinations"
    if let name = memberName(value, of: type) { return Set(Platform(tuist: name).map { [$0] } ?? []) }
    var platforms: Set<Platform> = []
    for element in evaluator.list(value, as: type).elements {
      if let name = memberName(element, of: "Destination"), let platform = Platform(tuist: name) {
        platforms.insert(platform)
      }
    }
    return platforms
  }

  fileprivate mutating func deploymentTargets(
    of call: ManifestCall, _ platforms: Set<Platform>, _ settings: BuildSettings
  ) -> [Platform: DeploymentTarget] {
    var targets: [Platform: DeploymentTarget] = [:]
    func note(_ platform: Platform, _ value: ManifestExpression, _ evaluator: inout ManifestEvaluator) {
      guard let version = evaluator.string(value).flatMap({ PlatformVersion($0.text) }) else { return }
      targets[platform] = DeploymentTarget(version: version, location: value.location)
    }
    for (label, type) in [("deploymentTargets", "DeploymentTargets"), ("deploymentTarget", "DeploymentTarget")] {
      guard let value = call[label].map({ evaluator.resolved($0, as: type) })?.call else { continue }
      if let platform = Platform(rawValue: value.name) {
        if let version = value["targetVersion"] ?? value.firstUnlabelled { note(platform, version, &evaluator) }
      } else if value.name == "multiplatform" || value.initialises(type) {
        for platform in Platform.allCases {
          if let version = value[platform.rawValue] { note(platform, version, &evaluator) }
        }
      }
    }
    for platform in platforms where targets[platform] == nil {
      guard let value = settings.value(platform.xcodeDeploymentSetting, on: platform), value.isResolved,
        let version = PlatformVersion(value.text)
      else { continue }
      targets[platform] = DeploymentTarget(version: version, location: value.location)
    }
    return targets
  }

  // MARK: - Dependencies

  fileprivate mutating func dependencies(of call: ManifestCall) -> Set<String> {
    guard let value = call["dependencies"] else { return [] }
    var names: Set<String> = []
    for element in evaluator.list(value, as: "TargetDependency").elements {
      guard let dependency = evaluator.resolved(element, as: "TargetDependency").call else { continue }
      let name: ManifestExpression? =
        switch dependency.name {
        case "target", "external": dependency["name"]
        case "project": dependency["target"]
        case "package": dependency["product"]
        case "framework", "xcframework", "library": dependency["path"] ?? dependency.firstUnlabelled
        default: nil
        }
      guard let text = name.flatMap({ evaluator.string($0) })?.text else { continue }
      names.insert(String(FileID(text).name.prefix { $0 != "." }))
    }
    return names
  }

  // MARK: - Sources

  fileprivate mutating func sources(of call: ManifestCall) -> SourceMembership {
    var membership = SourceMembership()
    if let value = call["sources"] { add(value, to: &membership) }
    for element in call["buildableFolders"].map({ evaluator.list($0, as: "BuildableFolder") })?.elements ?? [] {
      let resolved = evaluator.resolved(element, as: "BuildableFolder")
      guard let path = path(resolved.call?.firstUnlabelled ?? resolved) else { continue }
      let excluded = resolved.call?["exceptions"].map { exceptions($0) } ?? []
      membership.folders.append(
        SourceMembership.Folder(
          path: path, excluded: excluded.map { PathPattern(String.normalisedPath($0, in: path)) }))
    }
    return membership
  }

  private mutating func exceptions(_ value: ManifestExpression) -> [String] {
    let resolved = evaluator.resolved(value, as: "BuildableFolderExceptions")
    var excluded: [String] = []
    for element in evaluator.list(resolved.call?.firstUnlabelled ?? resolved).elements {
      guard let call = evaluator.resolved(element, as: "BuildableFolderException").call else { continue }
      if let names = call["excluded"] { excluded += evaluator.strings(names).strings.map(\.text) }
    }
    return excluded
  }

  /// Globs: one, a list of them, or a `SourceFilesList`.
  private mutating func add(_ value: ManifestExpression, to membership: inout SourceMembership) {
    let resolved = evaluator.resolved(value, as: "SourceFilesList")
    if let call = resolved.call, let inner = call["globs"] ?? call.firstUnlabelled,
      ["SourceFilesList", "sourceFilesList", "paths", "init"].contains(call.name)
    {
      return add(inner, to: &membership)
    }
    if case .string = resolved.expression.kind { return addGlob(resolved, to: &membership) }
    for element in evaluator.list(resolved, as: "SourceFileGlob").elements { addGlob(element, to: &membership) }
  }

  private mutating func addGlob(_ value: ManifestExpression, to membership: inout SourceMembership) {
    let resolved = evaluator.resolved(value, as: "SourceFileGlob")
    var glob = resolved
    var excluded: [PathPattern] = []
    if let call = resolved.call, ["glob", "init", "SourceFileGlob", "generated"].contains(call.name) {
      guard let argument = call["glob"] ?? call.firstUnlabelled else { return }
      glob = argument
      if let excluding = call["excluding"].map({ evaluator.resolved($0) }) {
        let list = evaluator.list(excluding)
        let elements = list.isComplete ? list.elements : [excluding]
        for element in elements { if let path = path(element) { excluded.append(PathPattern(path)) } }
      }
    }
    guard let path = path(glob) else { return }
    let folder = PathPattern.folder(of: path)
    if folder == path, path.hasSuffix(".swift") {
      membership.files.insert(FileID(path))
    } else {
      membership.folders.append(
        SourceMembership.Folder(
          path: folder, included: folder == path ? [] : [PathPattern(path)], excluded: excluded))
    }
  }
}

extension Platform {
  /// `iOS` as a platform and among the destinations, `iPhone`, `macCatalyst`, `appleVision`, …
  fileprivate init?(tuist name: String) {
    switch name {
    case "iPhone", "iPad", "macCatalyst", "macWithiPadDesign", "appleVisionWithiPadDesign", "appClip": self = .iOS
    case "mac": self = .macOS
    case "appleWatch": self = .watchOS
    case "appleTv": self = .tvOS
    case "appleVision": self = .visionOS
    default: self.init(rawValue: name)
    }
  }
}
