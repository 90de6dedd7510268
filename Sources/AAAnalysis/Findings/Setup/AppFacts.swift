// What the sources of an app tell about how it supports Assistive Access.

extension AppBundle {
  /// The lowest iOS version that any configuration runs on; nil if the project does not say.
  var deploymentTarget: DeploymentTarget? {
    target?.configurations.compactMap { $0.deploymentTargets[.iOS] }.min { $0.version < $1.version }
  }

  /// Whether the app certainly runs on no system without the `AssistiveAccess` scene.
  var requiresScenes: Bool { deploymentTarget.map { $0.version >= PlatformVersion(26) } ?? false }

  /// Whether the app certainly runs on systems without the `AssistiveAccess` scene, too.
  var runsWithoutScenes: Bool { deploymentTarget.map { $0.version < PlatformVersion(26) } ?? false }
}

extension RuleContext {
  /// Whether code of an app asks whether Assistive Access is in use. Words in comments count too: who writes them
  /// knows of it.
  func asksForFlag(_ app: AppBundle) -> Bool { files(of: app).contains { asksForFlag(in: $0) } }

  /// Whether a Swift file does.
  ///
  /// - Parameter number: as a number of the index.
  func asksForFlag(in number: Int) -> Bool {
    guard resolver.facts[number].isMarked, let text = snapshot.text(of: index.files[number].file) else { return false }
    return ["accessibilityAssistiveAccessEnabled", "isAssistiveAccessEnabled", "AXAssistiveAccessEnabled"]
      .contains { text.bytes.containsWord(Array($0.utf8)) }
  }

  /// Whether a scene stands in an availability check or in something that is marked as available on few systems only.
  func isAvailabilityChecked(_ scene: (declaration: DeclarationID, element: Int)) -> Bool {
    guard let element = resolver.body(of: scene.declaration)?.elements[scene.element] else { return false }
    let isGuarded = element.guards.contains { item in
      item.conditions.contains { condition in
        guard case .availability(let check) = condition else { return false }
        return !check.isUnavailable && check.versions.contains { $0.platform == "iOS" && $0.major >= 26 }
      }
    }
    if isGuarded { return true }
    var next: DeclarationID? = scene.declaration
    while let id = next {
      if index[id].isMarkedAvailable { return true }
      next = index.owner(of: id)
    }
    return false
  }
}

extension IndexedDeclaration {
  fileprivate var isMarkedAvailable: Bool {
    let attributes: [Attribute] =
      switch value {
      case .type(let type): type.attributes
      case .function(let function): function.attributes
      case .variable(let variable): variable.attributes
      case .enumCase, .typeAlias, .code: []
      }
    return attributes.contains { $0.name == "available" }
  }
}
