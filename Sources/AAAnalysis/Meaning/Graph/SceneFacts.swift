/// Where Assistive Access is set up in code.
public struct SceneFacts: Sendable {
  /// `AssistiveAccess { … }` in code that is built for iOS and is no preview: declaration and element.
  public var scenes: [(declaration: DeclarationID, element: Int)] = []
  /// The `body` of the app, or another body with a normal scene: declaration and the last scene's element.
  public var normalScenes: [(declaration: DeclarationID, element: Int)] = []
  /// Whether UIKit code names the role of Assistive Access sessions.
  public var routesRole = false
  /// Functions that make the configurations of scene sessions or set their delegates.
  public var routingFunctions: [DeclarationID] = []
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
    routingFunctions += other.routingFunctions
    hasApp = hasApp || other.hasApp
  }

  private mutating func add(_ facts: FileFacts, number file: Int) {
    guard !facts.indexed.isTest else { return }
    for (ordinal, declaration) in facts.indexed.declarations.enumerated() where declaration.activity != .inactive {
      let id = DeclarationID(file: file, ordinal: ordinal)
      if case .type(let type) = declaration.value, type.isApp { hasApp = true }
      if facts.isMarked, !routesRole {
        var finder = AssistiveRoleFinder()
        finder.walk(declaration.value)
        routesRole = finder.isFound
      }
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
      if body.steps.chooseScene { routingFunctions.append(id) }
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
  /// Whether the code makes a scene's configuration or sets its delegate.
  var chooseScene: Bool {
    containsCall { $0.name == "UISceneConfiguration" } || containsAssignment { $0.target.last == "delegateClass" }
  }
}

/// Looks for the name of the role of Assistive Access sessions.
private struct AssistiveRoleFinder: CodeVisitor {
  var isFound = false

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .implicitMember, .postfix, .string:
      if SessionRole(expression) == .assistiveAccess { isFound = true }
    default: return
    }
  }
}
