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
      """)

  static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) -> ExitCode {
    guard let folder = CacheFolder(environment: surroundings.environment) else {
      throw UsageError("there is no folder for the cache, as neither XDG_CACHE_HOME nor HOME is set")
    }
    let entries = folder.entries
    if let problem = folder.problem, problem != .missing {
      throw UsageError("the cache '\(folder.path)' is not used: \(problem.message); move it away")
    }
    if arguments.has(clean) {
      do throws(FileProblem) { try folder.clean() } catch {
        throw UsageError("cannot remove the cache '\(folder.path)': \(error.message)")
      }
    }
    let kilobytes = (entries.reduce(0) { $0 + $1.byteCount } + 999) / 1000
    let projects = entries.count == 1 ? "1 file" : "\(entries.count) files"
    surroundings.output.write(
      "\(folder.path)\n\(projects), \(kilobytes) kB\(arguments.has(clean) ? ", removed" : "")\n")
    return .success
  }
}
