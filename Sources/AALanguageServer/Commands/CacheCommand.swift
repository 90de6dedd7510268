/// Says where what was read before is kept, and takes it away.
enum CacheCommand: Command {
  private static let clean = "--clean"

  static let syntax = CommandSyntax(
    name: "cache", summary: "say where outlines of files are kept between runs, or remove them",
    options: [CommandSyntax.Option(clean, help: "remove all that is kept; the next check reads every file anew")],
    notes: """
      'check', 'audit', 'flow', 'why' and the server keep what they read of a file, so that only changed files are read \
      anew. The cache is in '$XDG_CACHE_HOME/aa-language-server' if that is set to an absolute path, or else in \
      '~/.cache/aa-language-server' (on macOS '~/Library/Caches/aa-language-server'), and never larger than 1 GB. A \
      folder that is a link, or that others may write to, is not used.
      Exit status: 0, or 2 if the folder is not used or something in it could not be removed.
      """)

  static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) -> ExitCode {
    guard let folder = CacheFolder(environment: surroundings.environment) else {
      throw UsageError("there is no folder for the cache, as neither XDG_CACHE_HOME nor HOME is set")
    }
    if let problem = folder.problem, problem != .missing {
      let advice = DiskEntry.isThere(folder.path) ? "move it away" : "name another folder in XDG_CACHE_HOME"
      throw UsageError("the cache '\(folder.path)' is not used: \(problem.message); \(advice)")
    }
    do throws(FileProblem) {
      if arguments.has(clean) { return tell(try folder.clean(), of: folder, in: surroundings) }
      surroundings.output.write("\(folder.path)\n\(size(of: try folder.entries))\n")
    } catch .missing {
      surroundings.output.write("\(folder.path)\nno outlines\n")
    } catch {
      throw UsageError("cannot look into the cache '\(folder.path)': \(error.message)")
    }
    return .success
  }

  private static func tell(
    _ cleaning: CacheFolder.Cleaning, of folder: CacheFolder, in surroundings: Surroundings
  ) -> ExitCode {
    let removed = cleaning.removed.isEmpty ? "nothing removed" : "\(size(of: cleaning.removed)), removed"
    surroundings.output.write("\(folder.path)\n\(removed)\n")
    guard cleaning.left.isEmpty else {
      let shown = 5
      for (entry, problem) in cleaning.left.prefix(shown) {
        surroundings.fail("cannot remove '\(folder.file(entry.name))': \(problem.message)")
      }
      surroundings.fail("still there: \(size(of: cleaning.left.map(\.entry)))")
      return .failure
    }
    if let problem = cleaning.folderStays { surroundings.note("the folder stays: \(problem.message)") }
    return .success
  }

  /// `2 packs of outlines, 3.2 MB`
  private static func size(of entries: [CacheFolder.Entry]) -> String {
    guard !entries.isEmpty else { return "no outlines" }
    let packs = entries.count == 1 ? "1 pack of outlines" : "\(entries.count) packs of outlines"
    return "\(packs), \(MeasureText.bytes(entries.reduce(0) { $0 + $1.byteCount }))"
  }
}
