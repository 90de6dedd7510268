/// Gives an app's Info.plist a key with the value true, in the form that the project has.
struct PlistKeyFix {
  var edits: [FileEdit] = []
  var creates: [NewFile] = []
  private var places: [String] = []

  /// Nil if there is no place to write the key in one of the configurations that lack it.
  init?(_ key: String, for app: AppBundle, _ context: RuleContext) {
    var files: Set<FileID> = []
    var needsProject = false
    for configuration in app.configurations where configuration.infoPlist.entry(key) == nil {
      guard configuration.infoPlist.isKnown else { return nil }
      guard let part = configuration.infoPlist.parts.last(where: { $0.document != nil }) else {
        needsProject = true
        continue
      }
      guard files.insert(part.file).inserted else { continue }
      guard let text = context.snapshot.text(of: part.file),
        let edit = part.dictionary.insertion(of: key, value: .boolean(true), in: text)
      else { return nil }
      edits.append(FileEdit(file: part.file, span: edit.span, newText: edit.newText))
      places.append(String(part.file.name))
    }
    if needsProject {
      guard let target = app.target, let edit = ProjectReader.adding(key: key, to: target, context.projectFiles) else {
        return nil
      }
      edits += edit.edits.map { FileEdit(file: $0.file, span: $0.edit.span, newText: $0.edit.newText) }
      creates += edit.creates.map { NewFile(file: $0.file, text: $0.text) }
      places.append(String((edit.creates.first?.file ?? edit.edits.first?.file ?? target.declaration.file).name))
    }
    guard !edits.isEmpty else { return nil }
  }

  /// Where the key goes, as a menu entry says it: "Info.plist", "Debug.plist and Release.plist".
  var place: String { places.joined(separator: " and ") }

  func fix(adding key: String) -> Fix {
    Fix(
      title: creates.isEmpty ? "Add '\(key)' to \(place)" : "Create \(place) with '\(key)'", safety: .safe,
      edits: edits,
      creates: creates)
  }
}

extension RuleContext {
  /// The files that edits of projects may look at: those that the projects were read from.
  var projectFiles: ProjectFiles {
    let snapshot = snapshot
    let manifests = snapshot.projectFiles.filter { $0.name.hasSuffix(".swift") }
    return ProjectFiles(swiftFiles: manifests) { snapshot.text(of: $0) }
  }
}
