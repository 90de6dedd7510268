@testable import AAAnalysis

/// Files that say what is built from what.
enum ProjectChecks {
  private static let root = "/Example/"

  /// A project file that is read alone, or with the files that `//- path` lines give.
  static func project(_ bytes: [UInt8], named name: String) {
    guard let text = SourceText(validating: bytes) else { return }
    let example = ExampleWorkspace(text.string)
    let isSeveral = example.files.contains { ProjectFileKind($0.id) != nil }
    let files = isSeveral ? example.files : [ExampleWorkspace.File(id: FileID(root + name), text: text)]
    check(files)
  }

  /// The settings behind the line `---` belong to the file that those before it include.
  static func buildSettings(_ bytes: [UInt8]) {
    guard let text = SourceText(validating: bytes) else { return }
    let parts = text.string.components(separatedBy: "\n---\n")
    var files = [ExampleWorkspace.File(id: FileID(root + "App.xcodeproj/project.pbxproj"), text: Seeds.smallProject)]
    for (part, name) in zip(parts, ["Base.xcconfig", "Other.xcconfig"]) {
      files.append(ExampleWorkspace.File(id: FileID(root + name), text: SourceText(part)))
    }
    check(files)
  }

  static func yaml(_ bytes: [UInt8]) {
    guard let text = SourceText(validating: bytes) else { return }
    let document = YAMLDocument(text)
    let whole = Span(0, bytes.count)
    check(document.root, within: whole)
    if let span = document.problem?.span { Fuzzing.expect(whole.contains(span), "a problem outside of the file") }
    project(bytes, named: "project.yml")
  }

  /// Spans lie within the text, and those of parts within those of the whole.
  private static func check(_ node: YAMLNode?, within span: Span) {
    guard let node else { return }
    Fuzzing.expect(span.contains(node.ownSpan), "a value stands outside of what it is part of")
    guard node.aliasSpan == nil else { return }
    for item in node.sequence ?? [] { check(item, within: node.span) }
    for entry in node.mapping?.ownEntries ?? [] {
      Fuzzing.expect(node.span.contains(entry.keySpan), "a key stands outside of its mapping")
      check(entry.value, within: node.span)
    }
  }

  /// The first byte chooses the form.
  static func manifest(_ bytes: [UInt8]) {
    let names = ["Package.swift", "Project.swift", "Podfile"]
    guard let first = bytes.first else { return }
    project(Array(bytes.dropFirst()), named: names[Int(first) % names.count])
  }

  private static func check(_ files: [ExampleWorkspace.File]) {
    let texts = Dictionary(files.map { ($0.id, $0.text) }, uniquingKeysWith: { $1 })
    let readable = ProjectFiles(swiftFiles: texts.keys.filter { $0.name.hasSuffix(".swift") }.sorted()) { texts[$0] }
    var descriptions: [ProjectDescription] = []
    for file in texts.keys.sorted() where ProjectFileKind(file)?.isRoot ?? false {
      guard let description = ProjectReader.read(file, readable) else { continue }
      check(description, texts)
      descriptions.append(description)
      for target in description.targets { edit(target, readable, texts) }
    }
    let model = ProjectModel(descriptions)
    for file in texts.keys.sorted() { _ = model.claimants(of: file) }
    for (file, text) in texts where ProjectFileKind(file) != nil {
      for comment in ProjectComments.all(containing: "aa:", in: text, of: file) {
        Fuzzing.expect(Span(0, text.bytes.count).contains(comment), "a comment outside of the file")
      }
    }
  }

  private static func check(_ description: ProjectDescription, _ texts: [FileID: SourceText]) {
    func expectInside(_ location: Location) {
      let count = texts[location.file]?.bytes.count ?? 0
      Fuzzing.expect(Span(0, count).contains(location.span), "a place outside of its file: \(location)")
    }
    for problem in description.problems { expectInside(problem.location) }
    for setting in description.assistiveSettings { expectInside(setting.location) }
    for target in description.targets {
      expectInside(target.declaration)
      for configuration in target.configurations {
        for part in configuration.infoPlist { expectInside(part.location) }
        for lowest in configuration.deploymentTargets.values { expectInside(lowest.location) }
      }
    }
  }

  /// A key that is added to a target can be added once: its edits fit together and leave the file readable.
  private static func edit(_ target: BuildTarget, _ files: ProjectFiles, _ texts: [FileID: SourceText]) {
    guard let edit = ProjectReader.adding(key: "UISupportsAssistiveAccess", to: target, files) else { return }
    for (file, edits) in Dictionary(grouping: edit.edits, by: \.file) {
      guard let text = texts[file] else {
        Fuzzing.expect(false, "a file is changed that is not there: \(file)")
        return
      }
      let after = text.applying(edits.map(\.edit))
      Fuzzing.expect(after != nil, "the edits of \(file.name) overlap")
    }
  }
}

extension String {
  fileprivate func components(separatedBy mark: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let place = rest.firstRange(of: mark) {
      parts.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return parts + [String(rest)]
  }
}
