/// What a `Package.swift` says, as far as it is written out: what a function or a condition makes is left out.
struct PackageManifest {
  struct Platform {
    var platform: AAAnalysis.Platform
    var deploymentTarget: DeploymentTarget
  }

  struct Product {
    var name: ManifestString
    var call: ManifestCall
    var targets: [String]
    var isApplication: Bool { call.name == "iOSApplication" }
    var isLibrary: Bool { call.name == "library" }
  }

  struct Target {
    var name: ManifestString
    var call: ManifestCall
    var dependencies: Set<String>
    /// Relative to the package; nil if it is the folder that its kind and name give.
    var path: ManifestString?
    /// Whether a path is given that cannot be read.
    var hasUnknownPath: Bool
    /// Relative to the target's folder; nil if all of it is taken.
    var sources: [String]?
    var excluded: [String]
  }

  private(set) var platforms: [Platform] = []
  private(set) var products: [Product] = []
  private(set) var targets: [Target] = []
  private var evaluator: ManifestEvaluator

  init(_ file: FileID, _ text: SourceText, _ files: ProjectFiles) {
    evaluator = ManifestEvaluator(file, text, files)
    guard let declarations = evaluator.own else { return }
    var names: Set<String> = []
    for variable in declarations.globals {
      guard let value = variable.declaration.initialValue else { continue }
      let place = ManifestExpression(expression: value, file: file, origin: variable.origin)
      guard let call = place.call, call.initialises("Package") || call.name == "Package" else { continue }
      names.insert(variable.declaration.name)
      if let platforms = call["platforms"] { readPlatforms(platforms) }
      if let products = call["products"] { readProducts(products) }
      if let targets = call["targets"] { readTargets(targets) }
    }
    for (statement, origin) in declarations.code {
      readChanges(statement, origin: origin, of: names, file)
    }
  }

  // MARK: - Arguments

  private mutating func readPlatforms(_ value: ManifestExpression) {
    for element in evaluator.list(value, as: "SupportedPlatform").elements {
      guard let call = element.call, let version = call.firstUnlabelled,
        let platform = AAAnalysis.Platform(packageManifest: call.name)
      else { continue }
      let resolved = evaluator.resolved(version)
      var number = evaluator.string(resolved).flatMap { PlatformVersion($0.text) }
      if let name = resolved.lastName { number = number ?? PlatformVersion(packageManifest: name) }
      guard let number else { continue }
      let target = DeploymentTarget(version: number, location: version.location)
      platforms.append(Platform(platform: platform, deploymentTarget: target))
    }
  }

  private mutating func readProducts(_ value: ManifestExpression) {
    for element in evaluator.list(value, as: "Product").elements {
      guard let call = evaluator.resolved(element, as: "Product").call,
        ["library", "executable", "plugin", "iOSApplication"].contains(call.name),
        let name = call["name"].flatMap({ evaluator.string($0) })
      else { continue }
      let targets = call["targets"].map { evaluator.strings($0).strings.map(\.text) } ?? []
      products.append(Product(name: name, call: call, targets: targets))
    }
  }

  private mutating func readTargets(_ value: ManifestExpression) {
    for element in evaluator.list(value, as: "Target").elements {
      guard let call = evaluator.resolved(element, as: "Target").call,
        ["target", "executableTarget", "testTarget", "macro", "plugin"].contains(call.name),
        let name = call["name"].flatMap({ evaluator.string($0) })
      else { continue }
      let path = call["path"].map { evaluator.resolved($0) }
      let pathText = path.flatMap { evaluator.string($0) }
      let isDefault = path?.expression.kind == .nil || path == nil
      let sources = call["sources"].map { evaluator.strings($0) }
      targets.append(
        Target(
          name: name, call: call, dependencies: call["dependencies"].map { dependencies($0) } ?? [], path: pathText,
          hasUnknownPath: !isDefault && pathText == nil,
          sources: sources.flatMap { $0.isComplete && !$0.strings.isEmpty ? $0.strings.map(\.text) : nil },
          excluded: call["exclude"].map { evaluator.strings($0).strings.map(\.text) } ?? []))
    }
  }

  private mutating func dependencies(_ value: ManifestExpression) -> Set<String> {
    var names: Set<String> = []
    for element in evaluator.list(value, as: "Dependency").elements {
      let resolved = evaluator.resolved(element, as: "Dependency")
      if let name = evaluator.string(resolved) {
        names.insert(name.text)
      } else if let call = resolved.call, ["target", "product", "byName", "productItem"].contains(call.name),
        let name = call["name"].flatMap({ evaluator.string($0) })
      {
        names.insert(name.text)
      }
    }
    return names
  }

  /// The path of the plist that is added to the one the build makes: nil without such an argument, nil inside if it
  /// cannot be read.
  mutating func additionalInfoPlist(of product: Product) -> (path: ManifestString?, location: Location)? {
    guard let argument = product.call["additionalInfoPlistContentFilePath"],
      evaluator.resolved(argument).expression.kind != .nil
    else { return nil }
    return (evaluator.string(argument), argument.location)
  }

  // MARK: - Changes

  /// `package.targets.append(…)`, `package.targets += […]`, also under conditions.
  private mutating func readChanges(_ statement: Statement, origin: Int, of packages: Set<String>, _ file: FileID) {
    switch statement.kind {
    case .if(let branch):
      for inner in branch.allStatements { readChanges(inner, origin: origin, of: packages, file) }
    case .conditionalCompilation(let clauses):
      for inner in clauses.flatMap(\.statements) { readChanges(inner, origin: origin, of: packages, file) }
    case .expression(let expression):
      readChange(ManifestExpression(expression: expression, file: file, origin: origin), of: packages)
    default:
      break
    }
  }

  private mutating func readChange(_ place: ManifestExpression, of packages: Set<String>) {
    switch place.expression.kind {
    case .if(let branch):
      for inner in branch.allStatements {
        readChanges(inner, origin: place.origin, of: packages, place.file)
      }
    case .assignment(let target, let sign, let value) where sign == "+=" || sign == "=":
      guard case .postfix(let postfix) = target.kind, case .name(let name) = postfix.base.kind,
        packages.contains(name), postfix.links.count == 1, case .member(let list, _) = postfix.links[0].kind
      else { return }
      readList(list, place.part(value))
    case .postfix:
      guard let call = place.call, call.name == "append", let base = call.base, base.count == 2,
        packages.contains(base[0])
      else { return }
      if let contents = call["contentsOf"] { readList(base[1], contents) }
      if let element = call.firstUnlabelled {
        readList(base[1], element.part(Expression(kind: .array([element.expression]), span: element.expression.span)))
      }
    default:
      break
    }
  }

  private mutating func readList(_ name: String, _ value: ManifestExpression) {
    switch name {
    case "products": readProducts(value)
    case "targets": readTargets(value)
    case "platforms": readPlatforms(value)
    default: break
    }
  }
}

extension ManifestExpression {
  /// `v17` in `.v17` and in `SupportedPlatform.IOSVersion.v17`.
  fileprivate var lastName: String? {
    switch expression.kind {
    case .implicitMember(let name): return name
    case .postfix(let postfix):
      guard case .member(let name, _) = postfix.links.last?.kind else { return nil }
      return name
    default: return nil
    }
  }
}

extension Platform {
  fileprivate init?(packageManifest name: String) {
    switch name {
    case "iOS", "macCatalyst": self = .iOS
    case "macOS": self = .macOS
    case "tvOS": self = .tvOS
    case "watchOS": self = .watchOS
    case "visionOS": self = .visionOS
    default: return nil
    }
  }
}

extension PlatformVersion {
  /// `v17`, `v10_15`
  fileprivate init?(packageManifest name: String) {
    guard name.hasPrefix("v") else { return nil }
    self.init(name.dropFirst().map { $0 == "_" ? "." : String($0) }.joined())
  }
}
