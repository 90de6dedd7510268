/// What a `Project.swift` says, with the files beside it that all manifests of a repository may use.
struct TuistManifest {
  let file: FileID
  var evaluator: ManifestEvaluator
  /// The folder that the whole repository's `Tuist` folder lies in, if it is known.
  let root: String?
  /// The calls that make the targets, and the one that makes their project.
  private(set) var targets: [(call: ManifestCall, project: ManifestCall)] = []
  private(set) var projects: [ManifestCall] = []

  init(_ file: FileID, _ text: SourceText, _ files: ProjectFiles) {
    self.file = file
    let folders = Self.folders(above: file)
    root = folders.first { files.hasSwiftFile(below: String.normalisedPath("Tuist", in: $0)) }
    let shared = folders.flatMap { folder in
      ["Tuist/ProjectDescriptionHelpers", "ProjectDescriptionHelpers"].flatMap {
        files.swiftFiles(below: String.normalisedPath($0, in: folder))
      }
    }
    let plugins = root.map { files.swiftFiles(below: String.normalisedPath("Plugins", in: $0)) } ?? []
    evaluator = ManifestEvaluator(
      file, text, others: shared + plugins.filter { $0.path.contains("/ProjectDescriptionHelpers/") }, files)
    for variable in evaluator.own?.globals ?? [] {
      guard let value = variable.declaration.initialValue else { continue }
      let place = ManifestExpression(expression: value, file: file, origin: variable.origin)
      guard let project = evaluator.resolved(place, as: "Project").call, project.initialises("Project"),
        project.base != nil || variable.declaration.name == "project" || variable.declaration.type?.name == "Project"
      else { continue }
      projects.append(project)
      guard let list = project["targets"] else { continue }
      for element in evaluator.list(list, as: "Target").elements {
        let target = evaluator.resolved(element, as: "Target")
        guard let call = target.call, call.makes("target", of: "Target") || call.initialises("Target") else { continue }
        targets.append((call, project))
      }
    }
  }

  /// The folder of a file and all folders around it, the nearest first.
  private static func folders(above file: FileID) -> [String] {
    var folders = [String(file.folder)]
    while let last = folders.last, !last.isEmpty { folders.append(String(FileID(last).folder)) }
    return folders
  }

  /// The path that an argument means, which may have wildcards; nil if it is not told.
  mutating func path(_ value: ManifestExpression) -> String? {
    let value = evaluator.resolved(value, as: "Path")
    if let call = value.call {
      guard let argument = call.firstUnlabelled, let text = evaluator.string(argument)?.text else { return nil }
      switch call.name {
      case "relativeToManifest", "path": return String.normalisedPath(text, in: file.folder)
      case "relativeToCurrentFile": return String.normalisedPath(text, in: value.file.folder)
      case "relativeToRoot": return root.map { String.normalisedPath(text, in: $0) }
      default: return nil
      }
    }
    guard let text = evaluator.string(value)?.text, !text.hasPrefix("~"), !Array(text.utf8).containsBytes("$(") else {
      return nil
    }
    if text.hasPrefix("//") { return root.map { String.normalisedPath(text.dropFirst(2), in: $0) } }
    return String.normalisedPath(text, in: file.folder)
  }
}
