/// Reads `Package.swift`.
enum PackageReader {
  static func read(_ file: FileID, _ text: SourceText, _ files: ProjectFiles) -> ProjectDescription {
    var manifest = PackageManifest(file, text, files)
    let applications = manifest.products.filter(\.isApplication)
    var description = ProjectDescription(file: file, form: applications.isEmpty ? .package : .playground)
    var names: Set<String> = []
    for product in applications {
      names.formUnion(manifest.executableTargets(of: product).map(\.name.text))
      description.targets.append(application(product, &manifest, file, text, files))
    }
    for target in manifest.targets where !names.contains(target.name.text) {
      description.targets.append(library(target, manifest, file, files))
    }
    return description
  }

  /// The app of a Swift Playgrounds package.
  private static func application(
    _ product: PackageManifest.Product, _ manifest: inout PackageManifest, _ file: FileID, _ text: SourceText,
    _ files: ProjectFiles
  ) -> BuildTarget {
    let parts = manifest.executableTargets(of: product)
    var sources = SourceMembership()
    for part in parts {
      let own = manifest.sources(of: part, file, files)
      sources.files.formUnion(own.files)
      sources.folders += own.folders
    }
    var infoPlist = [InfoPlistPart(.generated, at: product.call.nameLocation)]
    if let (path, location) = manifest.additionalInfoPlist(of: product) {
      let content = path.map { InfoPlistPart.Content.file(FileID($0.text, in: file.folder)) }
      infoPlist.append(
        InfoPlistPart(
          content ?? .unknown(reason: "the path of its additional content is not written out"), at: location))
    }
    if SwiftFile.problemCount(of: text.bytes) > 0 {
      infoPlist.append(
        InfoPlistPart(.unknown(reason: "'\(file.name)' has syntax errors"), at: product.call.nameLocation))
    }
    let names = Set(parts.map(\.name.text))
    return BuildTarget(
      name: product.name.text, form: .playground, productType: .application, platforms: [.iOS],
      declaration: product.name.location,
      configurations: [
        BuildTarget.Configuration(name: "", deploymentTargets: manifest.deploymentTargets, infoPlist: infoPlist)
      ],
      sources: sources,
      dependencies: parts.reduce(into: Set(product.targets)) { $0.formUnion($1.dependencies) }.subtracting(names))
  }

  private static func library(
    _ target: PackageManifest.Target, _ manifest: PackageManifest, _ file: FileID, _ files: ProjectFiles
  ) -> BuildTarget {
    let type: ProductType =
      switch target.call.name {
      case "target": .library
      case "testTarget": .tests
      default: .other
      }
    let products = manifest.products.filter { $0.isLibrary && $0.targets.contains(target.name.text) }
    return BuildTarget(
      name: target.name.text, form: .package, productType: type, platforms: Set(manifest.platforms.map(\.platform)),
      declaration: target.name.location,
      configurations: [BuildTarget.Configuration(name: "", deploymentTargets: manifest.deploymentTargets)],
      sources: manifest.sources(of: target, file, files), dependencies: target.dependencies,
      productNames: type == .library ? Set(products.map(\.name.text)) : [])
  }
}

extension PackageManifest {
  /// The targets that an app product consists of, libraries not included.
  func executableTargets(of product: Product) -> [Target] {
    let own = targets.filter { product.targets.contains($0.name.text) }
    let executable = own.filter { $0.call.name == "executableTarget" }
    return executable.isEmpty ? own : executable
  }

  fileprivate var deploymentTargets: [AAAnalysis.Platform: DeploymentTarget] {
    platforms.reduce(into: [:]) { targets, platform in
      targets[platform.platform] = targets[platform.platform] ?? platform.deploymentTarget
    }
  }

  /// What a target compiles: everything below its folder but what it excludes.
  func sources(of target: Target, _ file: FileID, _ files: ProjectFiles) -> SourceMembership {
    guard !target.hasUnknownPath else { return SourceMembership() }
    var membership = SourceMembership()
    for folder in folders(of: target, file, files) {
      var excluded = target.excluded.map { PathPattern(String.normalisedPath($0, in: folder)) }
      if folder == file.folder {
        // The manifest itself, and what was built.
        excluded += ["Package.swift", ".build"].map { PathPattern(String.normalisedPath($0, in: folder)) }
      }
      membership.folders.append(
        SourceMembership.Folder(
          path: folder,
          included: (target.sources ?? []).filter { $0 != "." && $0 != "./" }.map {
            PathPattern(String.normalisedPath($0, in: folder))
          }, excluded: excluded))
    }
    return membership
  }

  private func folders(of target: Target, _ file: FileID, _ files: ProjectFiles) -> [String] {
    if let path = target.path { return [String.normalisedPath(path.text, in: file.folder)] }
    let parents =
      switch target.call.name {
      case "testTarget": ["Tests", "Sources", "Source", "src", "srcs"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    let candidates = parents.map { String.normalisedPath($0 + "/" + target.name.text, in: file.folder) }
    if targets.count(where: { $0.call.name == target.call.name }) == 1, target.call.name != "testTarget",
      !candidates.contains(where: files.hasSwiftFile)
    {
      // The only target may have its code in `Sources` itself.
      let parents = parents.map { String.normalisedPath($0, in: file.folder) }
      if let parent = parents.first(where: files.hasSwiftFile) { return [parent] }
    }
    return candidates
  }
}

extension ProjectFiles {
  /// Whether the workspace has a Swift file below a folder.
  func hasSwiftFile(below folder: String) -> Bool { !swiftFiles(below: folder).isEmpty }

  /// The Swift files below a folder, at any depth.
  func swiftFiles(below folder: String) -> ArraySlice<FileID> {
    let start = folder.isEmpty ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    var lower = 0
    var upper = swiftFiles.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if swiftFiles[middle].path < start { lower = middle + 1 } else { upper = middle }
    }
    let rest = swiftFiles[lower...]
    return rest[..<(rest.firstIndex { !$0.path.hasPrefix(start) } ?? rest.endIndex)]
  }
}
