import AAAnalysis
import Foundation

/// Tells what a check found, and with which status the process ends.
struct CheckReport {
  var options: CheckOptions
  var surroundings: Surroundings

  func tell(_ outcome: CheckRun.Outcome) -> ExitCode {
    let result = outcome.result
    let isColored = TerminalStyle.isWanted(
      options.color, on: surroundings.error, environment: surroundings.environment)
    let style = TerminalStyle(isOn: isColored)
    for file in result.unreadable {
      let name = TerminalText.oneLine(result.name(of: file.file))
      surroundings.error.write(style.note("note:") + " '\(name)' was not read: \(file.problem.message)\n")
    }
    if result.fileCount == 0, outcome.isAllLeftOut {
      surroundings.note("the configuration leaves out every file that was to be checked")
      return .success
    }
    if result.fileCount == 0 {
      surroundings.fail(
        result.unreadable.isEmpty
          ? "no Swift file and no project that could be checked was found"
          : "nothing could be read, so nothing was checked",
        isColored: isColored)
      return .failure
    }
    if let mending = outcome.mending { tell(mending, of: result, style) }
    // What would be changed stands in the place of the findings.
    for output in options.outputs where options.fixing != .diff || output.file != nil {
      do {
        try write(result, to: output)
      } catch {
        surroundings.fail(message(about: error, output), isColored: isColored)
        return .failure
      }
    }
    if options.showsStatistics { surroundings.error.write(CheckSummary.statistics(result)) }
    if options.showsTimings { surroundings.error.write(timings(outcome)) }
    if !options.isQuiet {
      if let file = options.baselineFile, !result.stale.isEmpty { tellStale(result.stale, in: file, style) }
      if !result.reachesScreens, result.items.isEmpty, result.suppressedCount == 0 {
        surroundings.error.write(
          style.note("note:") + " \(CheckSummary.nothingReached(outcome.configurations.scope))\n")
      }
      surroundings.error.write(CheckSummary.line(result) + "\n")
    }
    if outcome.mending?.problems.isEmpty == false { return .failure }
    if options.writtenBaselineFile != nil { return .success }
    return result.items.contains { outcome.configurations.fails($0.finding, options) } ? .findings : .success
  }

  private func tellStale(_ stale: [Baseline.Entry], in file: String, _ style: TerminalStyle) {
    let shown = 5
    for entry in stale.prefix(shown) {
      surroundings.error.write(
        style.note("note:") + " not found any more: \(TerminalText.oneLine(entry.file)): "
          + "\(TerminalText.oneLine(entry.message)) [\(TerminalText.oneLine(entry.rule))]\n")
    }
    let rest = stale.count > shown ? "there are \(stale.count - shown) more like this; " : ""
    surroundings.error.write(
      style.note("note:") + " \(rest)write the baseline again with '\(CheckOptions.writeBaseline) \(file)'\n")
  }

  private func tell(_ mending: CheckRun.Mending, of result: CheckResult, _ style: TerminalStyle) {
    for file in mending.problems {
      let name = TerminalText.oneLine(result.name(of: file.file))
      surroundings.fail("'\(name)' was not mended: \(file.problem.message)", isColored: style.isOn)
    }
    for file in mending.unnamed {
      let name = TerminalText.oneLine(result.name(of: file))
      surroundings.error.write(
        style.note("note:") + " '\(name)' was not changed, because it is none of the paths to be mended; name it too\n")
    }
    if options.fixing == .diff {
      for change in mending.changes {
        surroundings.output.write(
          UnifiedDiff.text(
            path: result.name(of: change.file), before: change.before?.string, after: change.after.string))
      }
    }
    guard !options.isQuiet else { return }
    let verb = options.fixing == .diff ? "would fix" : "fixed"
    for made in mending.made {
      let name = TerminalText.oneLine(result.name(of: made.finding.location.file))
      surroundings.error.write(
        style.help("\(verb):") + " \(name):\(made.place.line):\(made.place.column): "
          + "\(TerminalText.oneLine(made.fix.title)) [\(made.finding.rule)]\n")
    }
    let count = mending.made.count
    surroundings.error.write(
      count == 0
        ? "nothing to fix\n"
        : "\(verb) \(count == 1 ? "1 finding" : "\(count) findings") in \(CheckSummary.files(mending.changes.count))\n")
  }

  private func write(_ result: CheckResult, to output: CheckOptions.Output) throws {
    let isColored =
      output.file == nil
      ? TerminalStyle.isWanted(options.color, on: surroundings.output, environment: surroundings.environment)
      : options.color == .always
    let text = try output.format.text(of: result, style: TerminalStyle(isOn: isColored))
    guard let file = output.file else {
      surroundings.output.write(text)
      if let problem = surroundings.output.problem { throw problem }
      return
    }
    let path = PathText.absolute(file, in: surroundings.workingDirectory)
    try FileWriter.write(Array(text.utf8), toFileAt: path)
  }

  private func message(about error: any Error, _ output: CheckOptions.Output) -> String {
    guard let problem = error as? FileProblem else {
      return "internal error: the findings cannot be written as \(output.format.name): \(error)"
    }
    return "cannot write \(output.file.map { "'\($0)'" } ?? "to standard output"): \(problem.message)"
  }

  private func timings(_ outcome: CheckRun.Outcome) -> String {
    let rows = outcome.timings.map { part, duration in
      let milliseconds = Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
      return String(format: "%10.1f ms  ", milliseconds) + part + "\n"
    }
    let work = outcome.work
    return rows.joined()
      + "scanned \(CheckSummary.files(work.scannedFiles)), parsed \(work.parsedFiles - work.knownOutlines), "
      + "took \(work.knownOutlines) from the cache, built the graph \(MeasureText.counted(work.graphsBuilt, "time"))\n"
      + outcome.cacheNote + "\n"
  }
}
