import Foundation

/// A folder of this process alone for pages that an editor or browser shows; made when it is first needed.
///
/// What lies in it tells about somebody's app, so nobody else can read it, and it is gone when the session ends.
final class ReportFolder: Sendable {
  private struct State {
    var path: String?
    var files: Set<String> = []
    var isClosed = false
  }

  private let parent: String
  private let state = Locked(State())

  /// - Parameter parent: the folder to make it in.
  init(in parent: String = NSTemporaryDirectory()) {
    self.parent = parent
  }

  deinit { remove() }

  /// Writes a page, in place of an older one of the same name.
  ///
  /// - Parameter name: of the file, without a folder.
  /// - Returns: its path.
  /// - Throws: what the system says.
  func write(_ text: String, to name: String) throws(FileProblem) -> String {
    let result = state.withLock { state -> Result<String, FileProblem> in
      do throws(FileProblem) {
        guard !state.isClosed else { throw .system("the session is over") }
        // Whoever tidies temporary folders up may have taken it.
        let known = state.path.flatMap { DiskEntry.exists($0) ? $0 : nil }
        let folder: String
        if let known { folder = known } else { folder = try makeFolder() }
        state.path = folder
        let path = PathText.joined(folder, name)
        unlink(path)
        state.files.insert(path)
        try FileWriter.create(Array(text.utf8), atPath: path, mode: 0o600)
        return .success(path)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Takes the folder away with all that was written. Nothing can be written afterwards.
  func remove() {
    state.withLock { state in
      for file in state.files { unlink(file) }
      if let path = state.path { rmdir(path) }
      state = State(isClosed: true)
    }
  }

  /// Readable for this person only.
  private func makeFolder() throws(FileProblem) -> String {
    var template = Array((PathText.absolute("aa-language-server-XXXXXX", in: parent)).utf8CString)
    guard mkdtemp(&template) != nil else { throw FileProblem(errorNumber: errno, while: .making) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
