public import AAAnalysis

/// Swift files that a compiler sees as one module.
public struct CompilationUnit: Sendable, Hashable {
  public struct File: Sendable, Hashable {
    /// Relative to the workspace.
    public var path: String
    public var text: String
  }

  public var files: [File]
  /// Modules of the same project, whose files are among these.
  var ownModules: Set<String>
}

extension CompilationUnit {
  /// What the apps of a workspace and their extensions are compiled of. Watch apps, tests and manifests, which other
  /// compilers see, are left out.
  public static func units(of workspace: ExampleWorkspace) -> [CompilationUnit] {
    let targets = workspace.snapshot().bundles.projects.targets
    let files = workspace.files.filter {
      $0.isSwift && !$0.isManifest && !(targets.isEmpty && $0.isInWatchFolder)
    }
    let libraries = targets.filter { $0.productType == .library }
    let products = targets.filter { target in
      [.application, .appClip, .appExtension].contains(target.productType)
        && (target.platforms.isEmpty || target.platforms.contains(.iOS))
    }
    let ownModules = Set(libraries.flatMap { [$0.name] + $0.productNames })
    func isPart(_ file: FileID, of product: BuildTarget?) -> Bool {
      if let product, product.sources.contains(file) { return true }
      if libraries.contains(where: { $0.sources.contains(file) }) { return true }
      return product?.productType != .appExtension && !targets.contains { $0.sources.contains(file) }
    }
    let candidates: [BuildTarget?] = products.isEmpty ? [nil] : products
    var seen: Set<CompilationUnit> = []
    return candidates.compactMap { product in
      let members = files.filter { isPart($0.id, of: product) }
        .map { File(path: String($0.id.path.dropFirst(ExampleWorkspace.root.count + 1)), text: $0.text.string) }
      let unit = CompilationUnit(files: members, ownModules: ownModules)
      return members.isEmpty || !seen.insert(unit).inserted ? nil : unit
    }
  }
}

extension ExampleWorkspace.File {
  /// Whether its folder says that the app for the watch has it, where no project tells which app has what.
  fileprivate var isInWatchFolder: Bool {
    id.path.split(separator: "/").dropLast().contains { $0.hasPrefix("Watch") }
  }

  /// Whether a tool reads it that builds the app, or a test.
  fileprivate var isManifest: Bool {
    if let kind = ProjectFileKind(id), [.tuistManifest, .packageManifest].contains(kind) { return true }
    return ["import ProjectDescription", "import PackageDescription", "import XCTest"].contains {
      text.string.contains($0)
    }
  }
}
