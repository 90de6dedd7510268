import AAAnalysis
import Testing

/// What a scene delegate shows is reached in Assistive Access if it is the delegate for that role.
@Suite("delegates of Assistive Access sessions")
struct DelegateRootTests {
  /// The names of the declarations that are roots because a delegate shows them.
  private func roots(_ statements: String, more: String = "") -> [String] {
    let file = FileID("/AppDelegate.swift")
    let text = """
      import UIKit

      final class SimpleDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          print("simple")
        }
      }

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          print("whole")
        }
      }

      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          \(statements)
          return configuration
        }
        \(more)
      }
      """
    let workspace = Workspace(loader: { _ in nil })
    workspace.apply([.opened(file, SourceText(text))])
    let snapshot = workspace.snapshot()
    return snapshot.graph.nodes.filter { $0.root == .delegate && $0.via == nil }
      .compactMap { snapshot.index.ownerName(of: $0.declaration) }
  }

  private let role = "windowAssistiveAccessApplication"
  private let set = "configuration.delegateClass = SimpleDelegate.self"

  @Test("if, guard, switch, ternary, a local constant")
  func statements() {
    #expect(roots("if session.role == .\(role) { \(set) }") == ["SimpleDelegate"])
    #expect(roots("if .\(role) == session.role, true { \(set) }") == ["SimpleDelegate"])
    #expect(roots("guard session.role == .\(role) else { return configuration }\n\(set)") == ["SimpleDelegate"])
    #expect(roots("if session.role != .\(role) { return configuration }\n\(set)") == ["SimpleDelegate"])
    #expect(roots("if session.role != .\(role) { } else { \(set) }") == ["SimpleDelegate"])
    #expect(roots("switch session.role {\ncase .\(role): \(set)\ndefault: break\n}") == ["SimpleDelegate"])
    #expect(
      roots("switch session.role {\ncase .windowApplication: break\ncase .\(role): \(set)\ndefault: break }")
        == ["SimpleDelegate"])
    #expect(
      roots("configuration.delegateClass = session.role == .\(role) ? SimpleDelegate.self : SceneDelegate.self")
        == ["SimpleDelegate"])
    #expect(
      roots("let role = session.role\nlet isSimple = role == .\(role)\nif isSimple { \(set) }") == ["SimpleDelegate"])
    #expect(roots("if case .\(role) = session.role { \(set) }") == ["SimpleDelegate"])
    #expect(roots("if session.role == UISceneSession.Role.\(role) { \(set) }") == ["SimpleDelegate"])
    #expect(
      roots("if session.role.rawValue == \"UIWindowSceneSessionRoleAssistiveAccessApplication\" { \(set) }")
        == ["SimpleDelegate"])
  }

  @Test("functions that return the comparison")
  func functions() {
    #expect(
      roots(
        "if isSimple(session) { \(set) }", more: "func isSimple(_ s: UISceneSession) -> Bool { s.role == .\(role) }")
        == ["SimpleDelegate"])
    #expect(
      roots(
        "guard isSimple(session.role) else { return configuration }\n\(set)",
        more: "func isSimple(_ r: UISceneSession.Role) -> Bool { if r == .\(role) { return true }\nreturn false }")
        == ["SimpleDelegate"])
    #expect(
      roots(
        "if isSimple(session) { \(set) }",
        more: "func isSimple(_ s: UISceneSession) -> Bool { switch s.role { case .\(role): true\ndefault: false } }")
        == ["SimpleDelegate"])
    // Functions that call each other come to no answer.
    #expect(
      roots(
        "if isSimple(session) { \(set) }",
        more: """
          func isSimple(_ s: UISceneSession) -> Bool { isCalm(s) }
          func isCalm(_ s: UISceneSession) -> Bool { isSimple(s) }
          """) == [])
  }

  @Test("a configuration that is made for the role, and delegates of other roles")
  func configurations() {
    #expect(
      roots(
        "let simple = UISceneConfiguration(name: nil, sessionRole: .\(role))\nsimple.delegateClass = SimpleDelegate.self"
      ) == ["SimpleDelegate"])
    #expect(roots(set) == [])
    #expect(roots("if session.role == .windowApplication { \(set) }") == [])
    #expect(roots("if session.role != .\(role) { \(set) }") == [])
    #expect(roots("if session.role == .\(role) { return configuration }\n\(set)") == [])
    #expect(roots("switch session.role {\ncase .\(role): break\ndefault: \(set)\n}") == [])
    #expect(roots("if Settings.isSimple { \(set) }") == [])
  }
}
