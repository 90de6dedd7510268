public import Foundation

/// The repository that the tests were built from.
public enum Repository {
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files below a folder, with their paths relative to the repository, in order.
  public static func swiftFiles(below folder: String) -> [(path: String, text: String)] {
    let start = root.appendingPathComponent(folder)
    let enumerator = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)
    var files: [(path: String, text: String)] = []
    while let file = enumerator?.nextObject() as? URL {
      guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let path = file.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count + 1)
      files.append((String(path), text))
    }
    return files.sorted { $0.path < $1.path }
  }
}
