import AAAnalysis

/// Writes a configuration to begin with.
enum InitCommand: Command {
  static let syntax = CommandSyntax(
    name: "init", summary: "write a commented configuration to begin with",
    operands: CommandSyntax.Operands(
      name: "PATH", count: 0...1, help: "the folder to write '\(Configuration.fileName)' to; '.' if there is none"))

  static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) -> ExitCode {
    let folder = arguments.operands.first ?? "."
    let path = PathText.joined(
      PathText.absolute(folder, in: surroundings.workingDirectory), Configuration.fileName)
    let name = PathText.relative(path, to: surroundings.workingDirectory)
    if DiskEntry.exists(path) { throw UsageError("'\(name)' is there already; change it, or remove it first") }
    let reader = WorkspaceReader()
    reader.include(folder: PathText.folder(of: path) ?? "/")
    var files = ConfigurationFiles(surroundings.catalogue, reader: reader)
    let outer = files.loaded(forFolder: PathText.folder(of: path) ?? "/").paths.first
    do throws(FileProblem) {
      try FileWriter.create(Array(text(surroundings.catalogue).utf8), atPath: path)
    } catch {
      throw UsageError("cannot write '\(name)': \(error.message)")
    }
    surroundings.note("wrote '\(name)'; it changes nothing until a line is taken out of its comment")
    if let outer {
      let base = PathText.relative(outer, to: PathText.folder(of: path) ?? "/")
      surroundings.note(
        "'\(PathText.relative(outer, to: surroundings.workingDirectory))' does not count here any more; "
          + "to build on it, write '\"extends\": \"\(base)\"'")
    }
    return .success
  }

  /// Every line that decides something is a comment: what it shows is how things are without it.
  static func text(_ catalogue: Catalogue) -> String {
    let groups = catalogue.groups.map { group, rules in
      "    // \"\(group.rawValue)\": \"on\",  // \(rules.prefix(3).map(\.id).joined(separator: ", "))"
        + (rules.count > 3 ? " and \(rules.count - 3) more\n" : "\n")
    }
    let options = catalogue.rules.filter { !$0.options.isEmpty }.map { rule in
      let values = rule.options.map { "\"\($0.name)\": \($0.defaultText)" }
      return "    // \"\(rule.id)\": {\(values.joined(separator: ", "))},\n"
    }
    return """
      // Configuration of \(ToolVersion.name), for editors and for 'check' alike. This is JSON5: comments and trailing
      // commas are welcome. The nearest file counts, from a file's folder up to that of the repository.
      {
        // What is checked: what Assistive Access reaches, or "all", the whole app as if it did.
        // "scope": "assistive-access",

        // The least severity that makes 'check' end with status 1: error, warning, information, never.
        // "failOn": "warning",

        // Groups and rules: off, on, error, warning, information, hint. A rule counts more than its group.
        // '\(ToolVersion.name) rules' lists them, '\(ToolVersion.name) explain RULE' tells one whole.
        "rules": {
      \(groups.joined())
          // Rules with options, and what these are by themselves:
      \(options.joined())  },

        // Files whose findings are told, and files whose findings are not: patterns as in .gitignore.
        // "include": ["App/"],
        // "exclude": ["Generated/"],

        // Another configuration, or several, that this one builds on.
        // "extends": "../team.json",

        // The app's own modifiers that add a navigation icon.
        // "iconWrappers": ["withIcon"],

        // The SF Symbol to offer for a word of a title.
        // "symbols": {"recipe": "fork.knife"},
      }

      """
  }
}
