import AAAnalysis
import Foundation

/// Reads the files of a workspace, and nothing that lies beyond it, whatever its files name. From several threads.
///
/// A workspace ends with the repository around it, because the project of an app often lies beside what it is built
/// from (`../Shared`). Where there is no repository it ends with the project around it, or with the folder itself. What
/// a person names, or opens in an editor, is read wherever it leads.
final class WorkspaceReader: @unchecked Sendable {
  private let reader: FileReader
  // Unchecked: all that changes is only reached with the lock held.
  private let lock = NSLock()
  /// Real paths.
  private var roots: Set<String> = []
  private var namedFiles: Set<String> = []
  /// Whether what lies in a folder lies in the workspace: few folders hold many files.
  private var knownFolders: [String: Bool] = [:]

  init(_ reader: FileReader = FileReader()) {
    self.reader = reader
  }

  /// Takes in a folder, with the repository around it.
  func include(folder: String) {
    let real = DiskEntry.realPath(folder) ?? folder
    include(root: ProjectRoot.repository(around: real) ?? ProjectRoot.enclosing(real) ?? real)
  }

  /// Takes in a file that somebody named, wherever it leads, with the workspace that its name lies in.
  func include(file path: String) {
    if let real = DiskEntry.realPath(path) { lock.withLock { _ = namedFiles.insert(real) } }
    if let folder = PathText.folder(of: path) { include(folder: folder) }
  }

  private func include(root: String) {
    lock.withLock {
      if roots.insert(root).inserted { knownFolders = [:] }
    }
  }

  /// Whether a path leads into the workspace. What does not exist is wherever its folder is.
  func contains(_ path: String) -> Bool {
    guard let folder = PathText.folder(of: path) else { return false }
    guard DiskEntry.isLink(path) else { return containsFolder(folder) }
    // A link to nowhere leads to what it says once that is made.
    guard let real = DiskEntry.realPath(path) else { return false }
    return isInRoots(real)
  }

  private func containsFolder(_ folder: String) -> Bool {
    if let known = lock.withLock({ knownFolders[folder] }) { return known }
    var existing = folder
    while DiskEntry.realPath(existing) == nil, let outer = PathText.folder(of: existing) { existing = outer }
    let isInside = DiskEntry.realPath(existing).map(isInRoots) ?? false
    lock.withLock { knownFolders[folder] = isInside }
    return isInside
  }

  private func isInRoots(_ real: String) -> Bool {
    lock.withLock { namedFiles.contains(real) || roots.contains { PathText.isInside(real, folder: $0) } }
  }

  func bytes(at path: String) throws(FileProblem) -> [UInt8] {
    guard contains(path) else { throw .outside }
    return try reader.bytes(at: path)
  }

  /// The text of a file, with columns counted as editors do.
  func text(at path: String) throws(FileProblem) -> SourceText { try FileReader.text(of: bytes(at: path)) }
}
