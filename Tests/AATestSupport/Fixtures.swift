public import Foundation

/// One of the small apps in `Tests/Fixtures`.
public struct Fixture: Sendable {
  public var name: String

  /// The app as it is in the repository; `Awkward` is whole only in a copy.
  public var folder: URL { Self.root.appendingPathComponent(name, isDirectory: true) }

  private static let root = Repository.root.appendingPathComponent("Tests/Fixtures", isDirectory: true)

  /// All apps, in order of their names.
  public static let all: [Fixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().map(Fixture.init).filter { FileManager.default.fileExists(atPath: $0.expectationFile.path) }
  }()

  public static func named(_ name: String) -> Fixture { Fixture(name: name) }

  private var expectationFile: URL { folder.appendingPathComponent("expected.txt") }

  /// The errors and warnings that are to be found, each as `path:LINE rule`.
  public func expectedFindings() throws -> [String] {
    try String(contentsOf: expectationFile, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Makes a copy that may be changed, in a folder that does not exist yet. There, files have the names that
  /// formatters must not see in the repository.
  public func copy(to destination: URL) throws {
    let files = FileManager.default
    try files.copyItem(at: folder, to: destination)
    for path in try files.subpathsOfDirectory(atPath: destination.path) where path.hasSuffix(".bytes") {
      let file = destination.appendingPathComponent(path)
      try files.moveItem(at: file, to: file.deletingPathExtension())
    }
  }
}
