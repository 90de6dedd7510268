/// Reads `project.pbxproj`, with the `.xcconfig` files that it names.
enum XcodeProjectReader {
  static func read(_ file: FileID, _ text: SourceText, _ files: ProjectFiles) -> ProjectDescription {
    var description = ProjectDescription(file: file, form: .xcode)
    let document = PropertyListDocument(text)
    if let problem = problem(document, file, text) { description.problems.append(problem) }
    // Half a project would claim that files belong to nothing, and that settings are not there.
    guard document.isComplete, let project = XcodeProject(file, text, document) else { return description }

    var settings = XcodeSettingsReader(project, files)
    for object in project.targets {
      if let target = XcodeTargetReader(project, object).read(&settings) { description.targets.append(target) }
    }
    description.assistiveSettings = settings.assistiveSettings()
    description.problems += settings.configurationFiles.problems
    description.dependencies = settings.configurationFiles.seen
    return description
  }

  private static func problem(
    _ document: PropertyListDocument, _ file: FileID, _ text: SourceText
  ) -> ProjectProblem? {
    if let conflict = text.mergeConflict {
      return ProjectProblem(
        "the project has a merge conflict here, so its targets are not known; "
          + "resolve it and remove the lines '<<<<<<<', '=======' and '>>>>>>>'",
        at: Location(file, conflict))
    }
    switch document.format {
    case .json:
      return ProjectProblem(
        "this project is JSON, which is not read here, so its targets are not known; have Xcode write it again",
        at: Location(file, Span(text.contentStart, text.contentStart + 1)))
    case .xml, .binary, .openStep: break
    }
    if let problem = document.problem {
      return ProjectProblem(
        problem.message, at: Location(file, problem.span ?? Span(text.contentStart, text.contentStart + 1)))
    }
    return nil
  }
}

extension SourceText {
  /// The first line that Git writes where two versions contradict each other.
  var mergeConflict: Span? {
    guard bytes.containsBytes("<<<<<<< ") else { return nil }
    for line in 0..<lines.lineCount {
      let span = lines.lineSpan(line, in: bytes)
      if bytes[span.lower..<span.upper].starts(with: "<<<<<<< ".utf8) { return span }
    }
    return nil
  }
}
