import AATestSupport
import Testing

@testable import AAAnalysis

/// What is known of the Assistive Access flag under the names that projects give it.
@Suite("the Assistive Access flag")
struct AssistiveFlagTests {
  /// The names of the buttons that are reached, in source order.
  private func buttons(_ body: String, members: String = "", more: String = "") -> [String] {
    let source = """
      import Accessibility
      import SwiftUI

      struct PaintApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
      \(members)
        var body: some View {
      \(body)
        }
      }

      \(more)
      """
    let snapshot = Example("flag", source).workspace.snapshot()
    return snapshot.graph.nodes.flatMap { node -> [String] in
      guard let body = snapshot.resolver.body(of: node.declaration) else { return [] }
      return body.elements.enumerated().compactMap { number, element in
        node.liveElements[number] && element.name == "Button" ? body.title(of: number) : nil
      }
    }
    .sorted()
  }

  private let choice = """
    if isCalm { Button("calm") {} } else { Button("whole") {} }
    """

  @Test("an environment value under another name")
  func environment() {
    let members = "@Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm"
    #expect(buttons(choice, members: members) == ["calm"])
    #expect(buttons("if !isCalm { Button(\"whole\") {} }", members: members).isEmpty)
    #expect(buttons("if isCalm && isOn { Button(\"calm\") {} }", members: members) == ["calm"])
    #expect(buttons("if !isCalm && isOn { Button(\"whole\") {} }", members: members).isEmpty)
    #expect(buttons("isCalm ? Button(\"calm\") {} : Button(\"whole\") {}", members: members) == ["calm"])
  }

  @Test("a property and a constant that say the same")
  func properties() {
    #expect(buttons(choice, members: "let isCalm = AccessibilitySettings.isAssistiveAccessEnabled") == ["calm"])
    #expect(buttons(choice, members: "var isCalm: Bool { AccessibilitySettings.isAssistiveAccessEnabled }") == ["calm"])
    #expect(buttons("let isCalm = AccessibilitySettings.isAssistiveAccessEnabled\n" + choice) == ["calm"])
    #expect(
      buttons(
        choice, members: "var isCalm: Bool { Mode.isCalm }",
        more: "enum Mode { static let isCalm = AccessibilitySettings.isAssistiveAccessEnabled }") == ["calm"])
    #expect(
      buttons(
        "if showsAll { Button(\"whole\") {} }",
        members: "var showsAll: Bool { !isCalm }\nvar isCalm: Bool { Mode.isCalm }",
        more: "enum Mode { static let isCalm = AccessibilitySettings.isAssistiveAccessEnabled }"
      ).isEmpty)
  }

  @Test("early exits")
  func earlyExits() {
    let members = "@Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm"
    #expect(
      buttons(
        "guard isCalm else { return AnyView(Button(\"whole\") {}) }\nreturn AnyView(Button(\"calm\") {})",
        members: members) == ["calm"])
    #expect(
      buttons(
        "if isCalm { return AnyView(Button(\"calm\") {}) }\nreturn AnyView(Button(\"whole\") {})", members: members)
        == ["calm"])
    #expect(
      buttons(
        "guard !isCalm else { return AnyView(EmptyView()) }\nreturn AnyView(Button(\"whole\") {})",
        members: members
      ).isEmpty)
  }

  @Test("a requirement of a protocol that is satisfied by it")
  func requirement() {
    #expect(
      buttons(
        "content", members: "@Environment(\\.accessibilityAssistiveAccessEnabled) var isCalm",
        more: """
          protocol Calming { var isCalm: Bool { get } }
          extension Home: Calming {}
          extension Calming {
            @ViewBuilder var content: some View { \(choice) }
          }
          """) == ["calm"])
  }

  @Test("an environment key that copies it")
  func copiedKey() {
    let more = """
      extension EnvironmentValues { @Entry var isCalm = false }
      struct Room: View {
        @Environment(\\.isCalm) var isCalm
        var body: some View { \(choice) }
      }
      """
    #expect(
      buttons(
        "Room().environment(\\.isCalm, isSimple)",
        members: "@Environment(\\.accessibilityAssistiveAccessEnabled) var isSimple", more: more) == ["calm"])
    #expect(
      buttons(
        "Room().environment(\\.isCalm, AccessibilitySettings.isAssistiveAccessEnabled)", more: more) == ["calm"])
    #expect(buttons("Room().environment(\\.isCalm, isOn)", more: more) == ["calm", "whole"])
  }

  @Test("handed to another view, or stored by a model")
  func handedOn() {
    let more = """
      struct Room: View {
        let isCalm: Bool
        var body: some View { \(choice) }
      }
      """
    #expect(
      buttons(
        "Room(isCalm: isSimple)", members: "@Environment(\\.accessibilityAssistiveAccessEnabled) var isSimple",
        more: more)
        == ["calm"])
    #expect(
      buttons(
        "if model.isCalm { Button(\"calm\") {} } else { Button(\"whole\") {} }", members: "let model = Model()",
        more: "@Observable final class Model { let isCalm = AccessibilitySettings.isAssistiveAccessEnabled }")
        == ["calm"])
    #expect(
      buttons(
        "if model.isCalm { Button(\"calm\") {} } else { Button(\"whole\") {} }", members: "let model = Model()",
        more: """
          @Observable final class Model {
            let isCalm: Bool
            init() { isCalm = AccessibilitySettings.isAssistiveAccessEnabled }
          }
          """) == ["calm"])
  }

  @Test("what only sounds like it")
  func others() {
    #expect(buttons(choice, members: "@State private var isCalm = false") == ["calm", "whole"])
    #expect(
      buttons(choice, members: "var isCalm: Bool { UIAccessibility.isGuidedAccessEnabled }") == ["calm", "whole"])
    #expect(
      buttons(choice, members: "@AppStorage(\"simulateAssistiveAccess\") var isCalm = false") == ["calm", "whole"])
  }
}
