@testable import AAAnalysis

/// A folder with a project in it, given as texts.
struct ProjectSample {
  var texts: [FileID: SourceText]

  init(_ texts: [String: String]) {
    self.texts = Dictionary(uniqueKeysWithValues: texts.map { (FileID($0), SourceText($1)) })
  }

  var files: ProjectFiles {
    let texts = texts
    return ProjectFiles(swiftFiles: texts.keys.filter { $0.name.hasSuffix(".swift") }.sorted()) { texts[$0] }
  }

  func description(of file: String) -> ProjectDescription? { ProjectReader.read(FileID(file), files) }

  /// What is read in a project file.
  func targets(of file: String) -> [BuildTarget] { description(of: file)?.targets ?? [] }

  func target(_ name: String, of file: String) -> BuildTarget? { targets(of: file).first { $0.name == name } }

  /// The source text of a location.
  func text(_ location: Location?) -> String? {
    guard let location else { return nil }
    return texts[location.file]?.string(in: location.span)
  }

  /// The folder after an edit that gives a target a key; nil if none is offered.
  func adding(_ key: String = "UISupportsAssistiveAccess", to target: BuildTarget) -> ProjectSample? {
    guard let edit = ProjectReader.adding(key: key, to: target, files) else { return nil }
    var copy = self
    for file in Set(edit.edits.map(\.file)) {
      guard let text = texts[file]?.applying(edit.edits.filter { $0.file == file }.map(\.edit)) else { return nil }
      copy.texts[file] = text
    }
    for (file, text) in edit.creates {
      guard texts[file] == nil else { return nil }
      copy.texts[file] = SourceText(text)
    }
    return copy
  }

  /// What the Info.plist of a target says for a key, with property lists that are files.
  func value(_ key: String, of target: BuildTarget?) -> PropertyListValue.Content? {
    for part in target?.configurations.first?.infoPlist.reversed() ?? [] {
      switch part.content {
      case .entries(let dictionary):
        if let entry = dictionary[key] { return entry.value.content }
      case .file(let file):
        if let entry = texts[file].flatMap({ PropertyListDocument($0)[key] }) { return entry.value.content }
      case .generated, .unknown:
        continue
      }
    }
    return nil
  }
}

extension BuildTarget {
  /// A description in one line, without places.
  var summary: String {
    let platforms = platforms.map(\.rawValue).sorted().joined(separator: ",")
    let versions = (configurations.first?.deploymentTargets ?? [:]).sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.key.rawValue) \($0.value.version)" }.joined(separator: ", ")
    return "\(name): \(productType) [\(platforms)] {\(versions)} -> \(dependencies.sorted().joined(separator: ", "))"
  }

  var plistSummary: String {
    (configurations.first?.infoPlist ?? []).map { part in
      switch part.content {
      case .file(let file): "file \(file.path)"
      case .entries(let dictionary): "entries " + dictionary.entries.map(\.key).joined(separator: ",")
      case .generated: "generated"
      case .unknown(let reason): "unknown: \(reason)"
      }
    }.joined(separator: "; ")
  }

  func compiles(_ path: String) -> Bool { sources.contains(FileID(path)) }
}
