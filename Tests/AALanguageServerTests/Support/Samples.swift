import JSONRPC

/// Small apps to open in a client.
enum Samples {
  static let app = """
    import SwiftUI

    @main
    struct SketchApp: App {
      var body: some Scene {
        WindowGroup { ContentView() }
        AssistiveAccess { NavigationStack { DrawView() } }
      }
    }
    """

  /// Has one finding, `missing-navigation-icon`, at `navigationTitle` on line 6.
  static let draw = """
    import SwiftUI

    struct DrawView: View {
      var body: some View {
        Titled {
          Text("Red")
            .navigationTitle("Draw")
        }
      }
    }

    #Preview(traits: .assistiveAccess) { DrawView() }
    """

  /// A wrapper that adds nothing.
  static let wrapper = """
    import SwiftUI

    struct Titled<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        content
      }
    }
    """

  /// A wrapper that adds the icon that `draw` misses.
  static let wrapperWithIcon = wrapper.replacing(
    "    content\n  }", with: "    content.assistiveAccessNavigationIcon(systemImage: \"pencil\")\n  }")

  /// An app with one finding, all in one file; the finding is at `navigationTitle` on line 8.
  static let whole = """
    import SwiftUI

    @main
    struct SketchApp: App {
      var body: some Scene {
        AssistiveAccess {
          NavigationStack {
            Text("Red")
              .navigationTitle("Draw")
          }
        }
        WindowGroup { Text("Everything") }
      }
    }
    """

  /// An app whose button on line 13 deletes without a question, and cannot be made to ask.
  static let fixedButton = """
    import SwiftUI

    @main
    struct SketchApp: App {
      var body: some Scene {
        AssistiveAccess { NavigationStack { Drawings() } }
      }
    }

    struct Drawings: View {
      @State private var drawings: [String] = ["Tree"]
      var body: some View { VStack { clear } }
      private var clear: Button<Text> {
        Button("Delete all drawings", role: .destructive) { drawings.removeAll() }
      }
    }
    """

  /// Two suppressions that silence nothing, on lines 2 and 4, each with a safe fix.
  static let idle = """
    import SwiftUI

    // aa:disable:next missing-navigation-icon
    let one = 1
    // aa:disable:next missing-navigation-icon
    let two = 2

    """

  static let pullCapabilities: JSONValue = [
    "textDocument": ["diagnostic": ["dynamicRegistration": false]],
    "workspace": ["diagnostics": ["refreshSupport": true]],
  ]

  static let everything: JSONValue = [
    "general": ["positionEncodings": ["utf-16"]],
    "textDocument": [
      "publishDiagnostics": ["relatedInformation": true],
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]], "isPreferredSupport": true,
        "disabledSupport": true,
      ],
      "hover": ["contentFormat": ["markdown"]],
    ],
    "workspace": [
      "workspaceEdit": [
        "documentChanges": true, "resourceOperations": ["create"], "changeAnnotationSupport": [:],
      ]
    ],
    "window": ["showDocument": ["support": true]],
  ]
}
