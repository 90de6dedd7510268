import AAAnalysis

/// A small app that does all that the checklist asks for, and changes of it that do not.
struct AuditSample {
  var files: [(name: String, text: String)]
  var scope = Workspace.Scope.assistiveAccess
  var analyzer = Analyzer()
  var unread: [String] = []

  /// Everything as it should be.
  static let good = AuditSample(files: [
    ("App.swift", app), ("Album.swift", album), ("Photo.swift", photo), ("Info.plist", infoPlist),
  ])

  static let app = """
    import SwiftUI

    @main
    struct AlbumApp: App {
      var body: some Scene {
        WindowGroup {
          LibraryView()
        }
        AssistiveAccess {
          AlbumHome()
        }
      }
    }

    struct LibraryView: View {
      var body: some View { Text("Library") }
    }

    """

  static let album = """
    import SwiftUI

    struct AlbumHome: View {
      var body: some View {
        NavigationStack {
          List {
            NavigationLink {
              PhotoView()
            } label: {
              Label("Photo", systemImage: "photo")
            }
          }
          .navigationTitle("Album")
          .assistiveAccessNavigationIcon(systemImage: "photo.stack")
        }
      }
    }

    #Preview(traits: .assistiveAccess) {
      AlbumHome()
    }

    """

  static let photo = """
    import SwiftUI

    struct PhotoView: View {
      @State private var isShown = false

      var body: some View {
        Button("Show", systemImage: "eye") { isShown = true }
          .navigationTitle("Photo")
          .assistiveAccessNavigationIcon(systemImage: "photo")
      }
    }

    """

  static let infoPlist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    	<key>CFBundlePackageType</key>
    	<string>APPL</string>
    	<key>UISupportsAssistiveAccess</key>
    	<true/>
    </dict>
    </plist>

    """

  /// The app with other text in the place of some.
  func replacing(_ old: String, with new: String, in name: String) -> AuditSample {
    var sample = self
    guard let number = files.firstIndex(where: { $0.name == name }), files[number].text.contains(old) else {
      fatalError("‘\(name)’ does not hold ‘\(old)’")
    }
    sample.files[number].text = files[number].text.replacing(old, with: new)
    return sample
  }

  func without(_ name: String) -> AuditSample {
    var sample = self
    sample.files.removeAll { $0.name == name }
    return sample
  }

  func with(_ name: String, _ text: String) -> AuditSample {
    var sample = without(name)
    sample.files.append((name, text))
    return sample
  }

  // MARK: Asking

  static func file(_ name: String) -> FileID { FileID("/Album/" + name) }

  var audit: Audit { AuditSample.reader(of: self).audit }

  static func reader(of sample: AuditSample) -> AuditReader {
    let texts = Dictionary(
      sample.files.map { (file($0.name), SourceText($0.text)) }, uniquingKeysWith: { $1 })
    let workspace = Workspace(scope: sample.scope, loader: { texts[$0] })
    workspace.apply(texts.keys.sorted().map { .onDisk($0) })
    let snapshot = workspace.snapshot()
    let diagnostics = snapshot.files.map { sample.analyzer.diagnostics(for: $0, in: snapshot) }
    let analyzer = sample.analyzer
    return AuditReader(
      snapshot: snapshot, findings: diagnostics.flatMap(\.findings), suppressed: diagnostics.flatMap(\.suppressed),
      catalogue: .standard, analyzer: { _ in analyzer }, unread: sample.unread.map(file),
      judgesWholeApp: sample.scope == .all, folder: "Album")
  }

  /// The line of the only app.
  func line(_ id: String) -> Audit.Line? { audit.apps.first?.lines.first { $0.criterion.id == id } }

  /// The verdict on the only app's line.
  func verdict(_ id: String) -> Audit.Verdict? { line(id)?.verdict }
}
