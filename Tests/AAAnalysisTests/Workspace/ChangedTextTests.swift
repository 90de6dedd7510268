import Foundation
import Testing

@testable import AAAnalysis

/// Files that change on disk before anybody tells of it.
@Suite("texts that are others than were read")
struct ChangedTextTests {
  private final class Disk: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [FileID: String] = [:]

    subscript(file: FileID) -> String? {
      get { lock.withLock { texts[file] } }
      set { lock.withLock { texts[file] = newValue } }
    }
  }

  private static let file = FileID("/App/App.swift")
  private static let code = """
    import SwiftUI

    @main struct Sample: App {
      var body: some Scene { AssistiveAccess { NavigationStack { Home() } } }
    }

    struct Home: View {
      @State private var toast: String?

      var body: some View {
        VStack {
          if let toast { Text(toast) }
          Button("Save", systemImage: "tray") {
            toast = "Saved"; Task { try? await Task.sleep(for: .seconds(2)); toast = nil }
          }
        }
        .navigationTitle("Home").assistiveAccessNavigationIcon(systemImage: "house")
      }
    }

    """

  @Test(
    "no rule reads a text that is another one than was read",
    arguments: ["", "import SwiftUI\n", String(code.dropLast(200)), code + "// More\n"])
  func changed(text: String) {
    let disk = Disk()
    disk[Self.file] = Self.code
    let workspace = Workspace(loader: { disk[$0].map { SourceText($0) } })
    workspace.apply([.onDisk(Self.file)])
    let snapshot = workspace.snapshot()
    let analyzer = Analyzer(catalogue: .standard)
    #expect(analyzer.diagnostics(for: Self.file, in: snapshot).findings.contains { !$0.fixes.isEmpty })
    disk[Self.file] = text
    #expect(snapshot.text(of: Self.file) == nil)
    // It has only to come back.
    _ = analyzer.diagnostics(for: Self.file, in: snapshot)
    workspace.apply([.onDisk(Self.file)])
    #expect(workspace.snapshot().text(of: Self.file) == SourceText(text))
  }
}
