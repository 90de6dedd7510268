import AATestSupport

@testable import AAAnalysis

/// An app whose scene shows a `Home` on a navigation stack.
enum HomeInScene {
  /// What one rule finds in the app.
  ///
  /// - Parameter code: the rest of `Home.swift`, and more files behind `//- Name.swift`.
  static func findings(of rule: String, in code: String) -> [Finding] {
    let app = """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { NavigationStack { Home() } } }
      }
      //- Home.swift
      import SwiftUI

      """
    let workspace = Example("", app + code).workspace
    let snapshot = workspace.snapshot()
    let analyzer = Analyzer(onlyRules: [rule])
    return workspace.files.flatMap { analyzer.diagnostics(for: $0.id, in: snapshot).findings }
  }
}
