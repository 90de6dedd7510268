import AAAnalysis
import Foundation

/// The files of a repository that are not as they were in a revision, asked of git itself.
enum GitChanges {
  /// - Parameters:
  ///   - revision: as people write it: `main`, `HEAD~3`, a hash.
  ///   - folder: absolute, in the repository.
  /// - Returns: files that were changed, added or are not tracked yet, under the paths that they have below the folder
  ///   of the repository.
  static func files(since revision: String, around folder: String) throws(UsageError) -> Set<FileID> {
    guard let root = ProjectRoot.repository(around: folder) else {
      throw UsageError("'\(CheckOptions.since)' compares with a revision, and '\(folder)' is in no repository of git")
    }
    guard try git(["rev-parse", "--git-dir"], in: root) != nil else {
      throw UsageError(
        "git does not read the repository '\(root)'; if it belongs to somebody else, name it with "
          + "'git config --global --add safe.directory \(root)'")
    }
    // A name that looks like an option would be taken for one.
    guard !revision.hasPrefix("-"), !revision.isEmpty,
      let hash = try git(["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: root)
    else { throw UsageError("git knows no revision '\(revision)' in '\(root)'") }
    let commit = String(decoding: hash, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let changed = try git(["diff", "--name-only", "--no-renames", "-z", commit, "--"], in: root),
      let untracked = try git(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
    else { throw UsageError("git cannot tell what changed in '\(root)' since '\(revision)'") }
    return Set(
      (changed + untracked).split(separator: 0).map { path in
        FileID(PathText.joined(root, String(decoding: path, as: UTF8.self)))
      })
  }

  /// - Returns: what it printed; nil if it failed.
  private static func git(_ arguments: [String], in folder: String) throws(UsageError) -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "-c", "core.fsmonitor=false"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw UsageError("'\(CheckOptions.since)' needs git, which cannot be started")
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // What `env` says where there is no such program.
    if process.terminationStatus == 127 {
      throw UsageError("'\(CheckOptions.since)' needs git, which is not installed")
    }
    return process.terminationStatus == 0 ? Array(bytes) : nil
  }
}
