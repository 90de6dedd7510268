import AAAnalysis

/// What could not be read when it was last asked for; noted from several threads.
final class UnreadFiles: Sendable {
  private let problems = Locked<[FileID: FileProblem]>([:])

  /// - Parameter problem: nil if the file was read.
  func note(_ problem: FileProblem?, of file: FileID) { problems.withLock { $0[file] = problem } }

  var files: [FileID] { problems.withLock { $0.keys.sorted() } }
}
