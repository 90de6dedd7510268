import AAAnalysis
import Foundation

/// What lies in the folders of a workspace, as far as the analysis reads it.
struct FolderScan: Sendable {
  /// Tells two contents of a file apart without reading them.
  struct Stamp: Equatable, Sendable {
    var seconds: Int
    var nanoseconds: Int
    var byteCount: Int
    var node: UInt64
  }

  /// The files, and when each was last changed.
  private(set) var files: [FileID: Stamp] = [:]
  private(set) var problems: [String] = []

  /// Walks the folders. May take long.
  init(of folders: [String]) {
    for folder in Self.outermost(folders) {
      let tree = FileTree(of: folder)
      for file in tree.files where files[file] == nil {
        files[file] = Self.stamp(of: file)
      }
      problems += tree.problems.map { "\($0.file): \($0.problem.message)" }
    }
  }

  /// The folders without those that lie in another one, each once, in order.
  static func outermost(_ folders: [String]) -> [String] {
    var result: [String] = []
    for folder in folders {
      let isCovered = folders.contains { $0 != folder && PathText.isInside(folder, folder: $0) }
      if !isCovered, !result.contains(folder) { result.append(folder) }
    }
    return result
  }

  /// Nil if there is no such file.
  static func stamp(of file: FileID) -> Stamp? {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    #if os(macOS)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), byteCount: Int(status.st_size),
      node: UInt64(status.st_ino))
  }

  /// Without the files that are not wanted.
  func restricted(to isWanted: (FileID) -> Bool) -> FolderScan {
    var scan = self
    scan.files = files.filter { isWanted($0.key) }
    return scan
  }

  /// What has happened to the files since an earlier scan.
  func changes(since earlier: [FileID: Stamp]) -> [FileChange] {
    let written = files.filter { earlier[$0.key] != $0.value }.keys.sorted().map { FileChange.onDisk($0) }
    let gone = earlier.keys.filter { files[$0] == nil }.sorted().map { FileChange.removed($0) }
    return gone + written
  }
}
