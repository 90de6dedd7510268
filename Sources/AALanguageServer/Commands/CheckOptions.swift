import AAAnalysis
import Foundation

/// What is wanted of a check.
struct CheckOptions: Sendable {
  static let format = "--format"
  static let rule = "--rule"
  static let failOn = "--fail-on"
  static let standardInput = "--stdin-filename"
  static let scope = "--scope"
  static let jobs = "--jobs"
  static let quiet = "--quiet"
  static let color = "--color"
  static let statistics = "--statistics"
  static let timings = "--timings"
  static let fix = "--fix"
  static let unsafeFixes = "--unsafe-fixes"
  static let diff = "--diff"
  static let baseline = "--baseline"
  static let writeBaseline = "--write-baseline"
  static let since = "--since"
  static let config = "--config"
  static let noCache = "--no-cache"

  enum Fixing: Sendable {
    /// Files are changed.
    case write
    /// What would be changed is printed.
    case diff
  }

  struct Output: Sendable {
    var format: any CheckFormat.Type
    /// Nil for standard output.
    var file: String?
  }

  /// As they were written.
  var paths: [String]
  var outputs: [Output]
  /// Nil for all.
  var rules: Set<String>?
  /// Nil if that is left to the configuration.
  var failOn: Configuration.FailOn?
  /// The file that standard input stands in for, as it was written.
  var standardInputFile: String?
  /// Nil if that is left to the configuration.
  var scope: Workspace.Scope?
  var jobs: Int
  /// Whether outlines of unchanged files are taken from earlier runs, and kept for later ones.
  var usesCache: Bool
  var isQuiet: Bool
  var color: TerminalStyle.Wish
  var showsStatistics: Bool
  var showsTimings: Bool
  /// Nil if nothing is to be mended.
  var fixing: Fixing?
  var makesUnsafeFixes: Bool
  /// The file with the findings that are known, as it was written.
  var baselineFile: String?
  /// The file to write all findings to, as it was written.
  var writtenBaselineFile: String?
  /// The configuration for all files, as it was written; nil if the nearest one counts for each.
  var configurationFile: String?
  /// The revision that files are compared with.
  var since: String?

  init(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) {
    let catalogue = surroundings.catalogue
    paths = arguments.operands
    outputs = try Self.outputs(arguments.values(of: Self.format), environment: surroundings.environment)
    rules = try Self.rules(arguments.values(of: Self.rule), catalogue: catalogue)
    failOn = arguments.value(of: Self.failOn).flatMap(Configuration.FailOn.init)
    standardInputFile = arguments.value(of: Self.standardInput)
    scope = arguments.value(of: Self.scope).map { $0 == "all" ? .all : .assistiveAccess }
    jobs = try Self.jobs(arguments.value(of: Self.jobs))
    usesCache = !arguments.has(Self.noCache)
    isQuiet = arguments.has(Self.quiet)
    color = arguments.value(of: Self.color).flatMap(TerminalStyle.Wish.init) ?? .auto
    showsStatistics = arguments.has(Self.statistics)
    showsTimings = arguments.has(Self.timings)
    fixing = arguments.has(Self.diff) ? .diff : arguments.has(Self.fix) ? .write : nil
    makesUnsafeFixes = arguments.has(Self.unsafeFixes)
    baselineFile = arguments.value(of: Self.baseline)
    writtenBaselineFile = arguments.value(of: Self.writeBaseline)
    since = arguments.value(of: Self.since)
    configurationFile = arguments.value(of: Self.config)
    if since != nil, writtenBaselineFile != nil {
      throw UsageError("a baseline of changed files alone would lack the others; leave out '\(Self.since)'")
    }
    if makesUnsafeFixes, fixing == nil {
      throw UsageError("'\(Self.unsafeFixes)' says which fixes are made; write '\(Self.fix) \(Self.unsafeFixes)'")
    }
    if fixing != nil, baselineFile != nil || writtenBaselineFile != nil {
      throw UsageError("what a baseline puts off is not told apart while files change; mend without a baseline")
    }
    if writtenBaselineFile != nil, rules != nil {
      throw UsageError("a baseline of some rules alone would lack the others; leave out '\(Self.rule)'")
    }
    if fixing != nil, standardInputFile != nil {
      throw UsageError("what comes from standard input cannot be mended; name the file without '\(Self.standardInput)'")
    }
    for path in paths where path.isEmpty { throw UsageError("a path is empty; write '.' for this folder") }
  }

  private static func outputs(
    _ values: [String], environment: [String: String]
  ) throws(UsageError) -> [Output] {
    let outputs = try OutputWish.all(values, of: format, names: CheckFormats.names).compactMap { wish in
      CheckFormats.format(named: wish.format).map { Output(format: $0, file: wish.file) }
    }
    if !outputs.isEmpty { return outputs }
    // There, people read the log beside the changed lines.
    let isAction = environment["GITHUB_ACTIONS"] == "true"
    return [Output(format: isAction ? GitHubFormat.self : TextFormat.self)]
  }

  private static func rules(_ values: [String], catalogue: Catalogue) throws(UsageError) -> Set<String>? {
    guard !values.isEmpty else { return nil }
    var ids: Set<String> = []
    for word in values.flatMap({ $0.split(separator: ",") }) {
      let name = word.trimmingCharacters(in: .whitespaces)
      guard let named = catalogue.ids(named: name) else {
        throw .unknown(
          "rule", name, among: catalogue.names, otherwise: "see '\(ToolVersion.name) rules' for all of them")
      }
      ids.formUnion(named)
    }
    return ids
  }

  /// What was read of the project's files before; nil if nothing is to be known of that or there is no place for it.
  func outlineCache(in surroundings: Surroundings) -> OutlineCache? {
    guard usesCache, let folder = CacheFolder(environment: surroundings.environment) else { return nil }
    let path = paths.first ?? standardInputFile ?? "."
    return OutlineCache(in: folder, around: PathText.absolute(path, in: surroundings.workingDirectory))
  }

  private static func jobs(_ value: String?) throws(UsageError) -> Int {
    guard let value else { return ProcessInfo.processInfo.activeProcessorCount }
    guard let jobs = Int(value), (1...1024).contains(jobs) else {
      throw UsageError("'\(value)' is no number of threads; write a number from 1 to 1024")
    }
    return jobs
  }
}
