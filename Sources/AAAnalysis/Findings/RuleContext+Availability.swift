// What a rule may ask about versions of the system.

/// What a use of a symbol needs and the deployment targets do not promise.
struct VersionShortfall {
  struct Item {
    var platform: Platform
    var needed: PlatformVersion
    var target: DeploymentTarget
  }

  /// At least one, in the order in which a check names them.
  var items: [Item]

  /// `iOS 26.0, macOS 26.0`
  var check: String { items.map { "\($0.platform) \($0.needed)" }.joined(separator: ", ") }

  /// `#available(iOS 26.0, *)`
  var condition: String { "#available(\(check), *)" }

  /// `@available(iOS 26.0, *)`
  var attribute: String { "@available(\(check), *)" }

  /// `'AssistiveAccess' needs iOS 26.0, but the deployment target is iOS 17.0`
  func words(for name: String) -> String {
    let needed = items.map { "\($0.platform) \($0.needed)" }.joined(separator: " and ")
    let targets = items.map { "\($0.platform) \($0.target.version)" }.joined(separator: " and ")
    let verb = items.count == 1 ? "target is" : "targets are"
    return "'\(name)' needs \(needed), but the deployment \(verb) \(targets), so this does not compile"
  }

  var related: [RelatedLocation] {
    items.map { item in
      RelatedLocation(
        message: "the deployment target is set to \(item.platform) \(item.target.version) here",
        location: item.target.location)
    }
  }
}

extension RuleContext {
  /// Uses of symbols about Assistive Access that do not compile for the deployment targets of the file, in source
  /// order. What a guard around an outer use would guard too is left out.
  func unguardedUses(where isWanted: (AssistiveSymbol) -> Bool) -> [(use: SymbolUse, shortfall: VersionShortfall)] {
    guard let facts = snapshot.facts(of: file), facts.isMarked, !facts.indexed.isTest else { return [] }
    let targets = certainDeploymentTargets
    guard !targets.isEmpty else { return [] }
    let uses = SymbolUseReader.uses(in: facts.indexed.outline, attributes: attributes(ofTypesNamed:))
    let shortfalls = uses.map { use in declaresItself(use.symbol) ? nil : shortfall(of: use, targets) }
    return uses.indices.compactMap { number in
      guard isWanted(uses[number].symbol), let shortfall = shortfalls[number] else { return nil }
      var outer = uses[number].enclosing
      while let enclosing = outer {
        if shortfalls[enclosing] != nil { return nil }
        outer = uses[enclosing].enclosing
      }
      return (uses[number], shortfall)
    }
  }

  /// The deployment targets of the file's targets. Besides iOS those platforms count that an app or framework is
  /// certainly built for; what a package supports is often more than what it is used for.
  private var certainDeploymentTargets: [Platform: DeploymentTarget] {
    let built = targetsCompiling(file).filter { ![.package, .playground].contains($0.form) }.reduce(
      into: Set<Platform>()
    ) {
      $0.formUnion($1.platforms)
    }
    return deploymentTargets(of: file).filter { $0.key == .iOS || built.contains($0.key) }
  }

  /// What the deployment targets of the file do not promise for navigation icons; nil if all have them.
  var navigationIconShortfall: VersionShortfall? {
    let targets = certainDeploymentTargets
    let items = AssistiveSymbol.navigationIcon.introduced.compactMap { platform, needed -> VersionShortfall.Item? in
      guard let target = targets[platform], target.version < needed else { return nil }
      return VersionShortfall.Item(platform: platform, needed: needed, target: target)
    }
    return items.isEmpty ? nil : VersionShortfall(items: items)
  }

  private func shortfall(of use: SymbolUse, _ targets: [Platform: DeploymentTarget]) -> VersionShortfall? {
    let items = use.symbol.introduced.compactMap { platform, needed -> VersionShortfall.Item? in
      guard let target = targets[platform], target.version < needed, !use.certain.guarantee(platform, needed) else {
        return nil
      }
      return VersionShortfall.Item(platform: platform, needed: needed, target: target)
    }
    return items.isEmpty ? nil : VersionShortfall(items: items)
  }

  /// Whether the type around a declaration is only there on some versions, so that the deployment target says little.
  func isMarkedAvailable(_ id: DeclarationID) -> Bool {
    index.ownerName(of: id).map { attributes(ofTypesNamed: $0).contains { $0.name == "available" } } ?? false
  }

  /// Of several types of one name those attributes count that one of them has: silence is safe.
  private func attributes(ofTypesNamed name: String) -> [Attribute] {
    index.types(named: name).flatMap { index.type($0)?.attributes ?? [] }
  }

  /// Whether the project has a declaration of its own under the symbol's name.
  private func declaresItself(_ symbol: AssistiveSymbol) -> Bool {
    switch symbol {
    case .scene, .hostingDelegate:
      !index.types(named: symbol.name).isEmpty
    case .navigationIcon:
      !index.extensionMembers(named: symbol.name).isEmpty
    case .sessionRole:
      !index.members(of: "Role", named: symbol.name).isEmpty
    case .previewTrait:
      !index.members(of: "PreviewTrait", named: symbol.name).isEmpty
    case .flagKey:
      !index.members(of: "EnvironmentValues", named: symbol.name).isEmpty
    case .flagSetting:
      !index.members(of: "AccessibilitySettings", named: symbol.name).isEmpty
    }
  }
}
