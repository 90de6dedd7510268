import AAAnalysis
import AATestSupport
import Testing

@Suite("titles of controls")
struct ControlTitleTests {
  @Test("what stands in a control's menu or sheet is not its title")
  func modifiers() throws {
    let snapshot = ExampleWorkspace(
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Row(name: "") }
        }
      }

      struct Row: View {
        let name: String
        var body: some View {
          Button { open() } label: {
            Text(name)
          }
          .contextMenu {
            Button { delete() } label: { Label("Delete", systemImage: "trash") }
          }
        }
      }
      """
    ).snapshot()
    let bodies = snapshot.resolver.facts.flatMap(\.bodies).compactMap(\.self)
    let body = try #require(bodies.first { $0.elements.contains { $0.name == "Button" } })
    let buttons = body.elements.indices.filter { body.elements[$0].name == "Button" }
    #expect(buttons.map { body.title(of: $0) } == [nil, "Delete"])
  }
}
