/// Reads one target of a project.
struct XcodeTargetReader {
  let project: XcodeProject
  let target: XcodeObject

  init(_ project: XcodeProject, _ target: XcodeObject) {
    self.project = project
    self.target = target
  }

  /// Nil for an object that is no target or has no name.
  func read(_ settingsReader: inout XcodeSettingsReader) -> BuildTarget? {
    guard let name = target.name, let declaration = target.location("name") else { return nil }
    let settings = settingsReader.settings(of: target)
    let platforms = settings.reduce(into: Set<Platform>()) { $0.formUnion(Self.platforms($1)) }
    var productType = ProductType.other
    if target.isa == "PBXNativeTarget", let identifier = target.string("productType") {
      productType = ProductType(xcodeIdentifier: identifier)
    }
    // Since Xcode 14 an app for the watch is an app like others.
    if productType == .application, platforms == [.watchOS] { productType = .watchApp }

    let script = plistScript
    return BuildTarget(
      name: name, form: .xcode, productType: productType, platforms: platforms, declaration: declaration,
      configurations: settings.map { settings in
        BuildTarget.Configuration(
          name: settings.configuration, deploymentTargets: deploymentTargets(settings, platforms),
          infoPlist: infoPlist(settings, script: script))
      },
      sources: sources(isForMobile: platforms.contains(.iOS)),
      dependencies: linkedNames, productNames: productNames(settings))
  }

  // MARK: Platforms

  /// What a configuration is built for; empty if nothing says it.
  private static func platforms(_ settings: BuildSettings) -> Set<Platform> {
    if let supported = settings.value("SUPPORTED_PLATFORMS"), supported.isResolved {
      let platforms = Set(supported.text.split(separator: " ").compactMap { Platform(xcodeSDK: $0) })
      if !platforms.isEmpty { return platforms }
    }
    if let sdk = settings.value("SDKROOT"), sdk.isResolved, let platform = Platform(xcodeSDK: sdk.text) {
      return [platform]
    }
    var platforms = Set(
      Platform.allCases.filter { settings.value($0.xcodeDeploymentSetting, on: $0) != nil })
    if settings.isOn("SUPPORTS_MACCATALYST") { platforms.insert(.iOS) }
    let families = settings.value("TARGETED_DEVICE_FAMILY")?.text ?? ""
    if platforms.isEmpty, families.contains("1") || families.contains("2") { platforms.insert(.iOS) }
    return platforms
  }

  private func deploymentTargets(
    _ settings: BuildSettings, _ platforms: Set<Platform>
  ) -> [Platform: DeploymentTarget] {
    var targets: [Platform: DeploymentTarget] = [:]
    for platform in platforms {
      guard let value = settings.value(platform.xcodeDeploymentSetting, on: platform), value.isResolved,
        let version = PlatformVersion(value.text)
      else { continue }
      targets[platform] = DeploymentTarget(version: version, location: value.location)
    }
    return targets
  }

  // MARK: Linking

  /// The objects in a build phase.
  func buildFiles(_ phaseType: String) -> [XcodeObject] {
    project.objects.list("buildPhases", of: target).filter { $0.isa == phaseType }
      .flatMap { project.objects.list("files", of: $0) }
  }

  /// Names of the targets and products that are linked into the product or built before it.
  private var linkedNames: Set<String> {
    var names: Set<String> = []
    for dependency in project.objects.list("dependencies", of: target) {
      let proxy = project.objects[dependency.string("targetProxy")]
      let name =
        project.objects[dependency.string("target")]?.name ?? dependency.name ?? proxy?.string("remoteInfo")
      if let name { names.insert(name) }
      if let product = project.objects[dependency.string("productRef")]?.string("productName") { names.insert(product) }
    }
    for product in project.objects.list("packageProductDependencies", of: target) {
      if let name = product.string("productName") { names.insert(name) }
    }
    for file in buildFiles("PBXFrameworksBuildPhase") {
      if let product = project.objects[file.string("productRef")]?.string("productName") { names.insert(product) }
      if let reference = project.objects[file.string("fileRef")] { names.formUnion(Self.productName(reference)) }
    }
    return names
  }

  /// Other names under which targets link this one.
  private func productNames(_ settings: [BuildSettings]) -> Set<String> {
    var names: Set<String> = []
    if let reference = project.objects[target.string("productReference")] {
      names.formUnion(Self.productName(reference))
    }
    for settings in settings {
      if let value = settings.value("PRODUCT_NAME"), value.isResolved, !value.text.isEmpty { names.insert(value.text) }
    }
    return names
  }

  /// `Kit` for `Kit.framework` and `libKit.a`.
  private static func productName(_ reference: XcodeObject) -> Set<String> {
    guard let path = reference.string("path") ?? reference.name else { return [] }
    let file = FileID(path).name
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return [String(file)] }
    let name = file[..<dot]
    let isLibrary = name.hasPrefix("lib") && [".a", ".dylib", ".tbd"].contains(file[dot...])
    return [String(isLibrary ? name.dropFirst(3) : name)]
  }
}
