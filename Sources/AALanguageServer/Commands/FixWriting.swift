import AAAnalysis

/// Writes what fixes changed.
enum FixWriting {
  /// Writes all files that are still as they were when they were read, and takes back the others, with those that a fix
  /// changes together with them.
  ///
  /// - Returns: the files that were not written, and why.
  static func write(_ rounds: inout FixRounds) -> [UnreadableFile] {
    // A fix that is made in several files is made in all of them, and no temporary file is left behind.
    let problems = Interruption.deferred { writeAll(&rounds) }
    Interruption.tell("all fixes were written before")
    return problems
  }

  private static func writeAll(_ rounds: inout FixRounds) -> [UnreadableFile] {
    var problems: [UnreadableFile] = []
    func giveUp(_ rounds: inout FixRounds, _ file: FileID, _ problem: FileProblem) {
      problems.append(UnreadableFile(file: file, problem: problem))
      rounds.forget(rounds.files(boundTo: [file]))
    }
    for change in rounds.changes {
      if let problem = obstacle(to: change) { giveUp(&rounds, change.file, problem) }
    }
    // New files first: a project that names a list which could not be made would not build.
    let changes = rounds.changes.filter { $0.before == nil } + rounds.changes.filter { $0.before != nil }
    var written: [FixRounds.Change] = []
    var abandoned: Set<FileID> = []
    for change in changes where !abandoned.contains(change.file) {
      do throws(FileProblem) {
        if let problem = obstacle(to: change) { throw problem }
        if change.before == nil {
          try FileWriter.create(change.after.bytes, atPath: change.file.path)
        } else {
          try FileWriter.replace(change.after.bytes, atPath: change.file.path)
        }
        written.append(change)
      } catch {
        let bound = rounds.files(boundTo: [change.file])
        for other in written where bound.contains(other.file) { takeBack(other) }
        abandoned.formUnion(bound)
        giveUp(&rounds, change.file, error)
      }
    }
    return problems
  }

  /// A fix is made whole or not at all.
  private static func takeBack(_ change: FixRounds.Change) {
    if let before = change.before {
      try? FileWriter.replace(before.bytes, atPath: change.file.path)
    } else {
      try? FileWriter.remove(atPath: change.file.path)
    }
  }

  /// Why a file is not to be written.
  private static func obstacle(to change: FixRounds.Change) -> FileProblem? {
    guard let before = change.before else {
      return DiskEntry.exists(change.file.path) ? .system("there is such a file now") : nil
    }
    do throws(FileProblem) {
      if try FileReader().bytes(at: change.file.path) != before.bytes {
        return .system("it changed on disk in the meantime")
      }
    } catch {
      return error
    }
    let isBroken =
      change.file.name.hasSuffix(".swift")
      && SwiftFile.problemCount(of: change.after.bytes) > SwiftFile.problemCount(of: before.bytes)
    return isBroken ? .system("its fixes do not fit together") : nil
  }
}
