/// Where Assistive Access is set up in code.
public struct SceneFacts: Sendable {
  /// `AssistiveAccess { … }` in code that is built for iOS and is no preview: declaration and element.
  public var scenes: [(declaration: DeclarationID, element: Int)] = []
  /// The `body` of the app, or another body with a normal scene: declaration and the last scene's element.
  public var normalScenes: [(declaration: DeclarationID, element: Int)] = []
  /// Whether UIKit code names the role of Assistive Access sessions.
  public var routesRole = false
  /// Whether there is an app or an app delegate.
  public var hasApp = false

  /// Nothing.
  public init() {}

  /// Where one file sets it up.
  public init(_ resolver: Resolver, file number: Int) {
    add(resolver.facts[number], number: number)
  }

  /// Takes in what was found in other files.
  mutating func add(_ other: SceneFacts) {
    scenes += other.scenes
    normalScenes += other.normalScenes
    routesRole = routesRole || other.routesRole
    hasApp = hasApp || other.hasApp
  }

  private mutating func add(_ facts: FileFacts, number file: Int) {
    guard !facts.indexed.isTest else { return }
    for (ordinal, declaration) in facts.indexed.declarations.enumerated() where declaration.activity != .inactive {
      let id = DeclarationID(file: file, ordinal: ordinal)
      if case .type(let type) = declaration.value, type.isApp { hasApp = true }
      guard let body = facts.bodies[ordinal] else { continue }
      if case .code = declaration.value { continue }
      for (number, element) in body.elements.enumerated() where element.activity != .inactive {
        guard element.kind == .construct else { continue }
        if element.name == "AssistiveAccess" {
          scenes.append((id, number))
        } else if element.parent == nil, Vocabulary.scenes.contains(element.name) {
          normalScenes.append((id, number))
        }
      }
      if facts.isMarked, body.steps.namesAssistiveRole { routesRole = true }
    }
  }
}

extension TypeDeclaration {
  fileprivate var isApp: Bool {
    inherits("App") || inherits("UIApplicationDelegate")
      || attributes.contains { ["main", "UIApplicationMain"].contains($0.name) }
  }
}

extension Array where Element == Step {
  fileprivate var namesAssistiveRole: Bool {
    contains { step in
      switch step.kind {
      case .call(let call): call.arguments.contains { $0.value.names.contains("windowAssistiveAccessApplication") }
      case .assign(let assign): assign.expression?.names.contains("windowAssistiveAccessApplication") ?? false
      case .branch(let branches):
        branches.contains { branch in
          branch.steps.namesAssistiveRole
            || branch.guards.contains { item in item.conditions.contains(where: \.namesAssistiveRole) }
        }
      case .apart(let inner), .loop(let inner), .delayed(_, let inner): inner.namesAssistiveRole
      case .wait, .exit: false
      }
    }
  }
}

extension Condition {
  fileprivate var namesAssistiveRole: Bool {
    switch self {
    case .expression(let expression): expression.names.contains("windowAssistiveAccessApplication")
    case .matching(let pattern, _): pattern.text.contains("windowAssistiveAccessApplication")
    case .binding, .availability: false
    }
  }
}
