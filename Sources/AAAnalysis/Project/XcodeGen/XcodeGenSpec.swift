/// A spec with all that it includes.
struct XcodeGenSpec {
  /// What all files say together.
  private(set) var root = SpecMap()
  private(set) var problems: [ProjectProblem] = []
  /// The files that were read, in order, the spec first.
  private(set) var documents: [(file: FileID, root: YAMLNode?)] = []
  /// The other files that were read, or looked for.
  private(set) var dependencies: Set<FileID> = []
  /// Why something may be said that is not known here: the end of the sentence "the Info.plist is not known, because …".
  private(set) var unknown: (reason: String, location: Location)?
  let file: FileID
  private let files: ProjectFiles
  private var merged: Set<FileID> = []

  init(_ file: FileID, _ text: SourceText, _ files: ProjectFiles) {
    self.file = file
    self.files = files
    root = read(file, text, base: String(file.folder), relative: "", folder: String(file.folder), depth: 0)
    // Also resolves what replaces something.
    root = root.merged(onto: SpecMap())
  }

  /// - Parameters:
  ///   - base: the folder that the path of the file was relative to.
  ///   - relative: the way from there to the folder that paths of further files are relative to.
  ///   - folder: the folder that paths in the file are relative to.
  private mutating func read(
    _ file: FileID, _ text: SourceText, base: String, relative: String, folder: String, depth: Int
  ) -> SpecMap {
    guard merged.insert(file).inserted, depth < 16 else { return SpecMap() }
    let document = YAMLDocument(text)
    documents.append((file, document.root))
    if let problem = document.problem {
      let location = Location(file, problem.span)
      problems.append(ProjectProblem(problem.message, at: location))
      note("'\(file.name)' cannot be read to its end", location)
    }
    guard let node = document.root, let own = SpecValue(node, in: file, folder: folder).map else { return SpecMap() }
    var included = SpecMap()
    for include in Include.all(own["include"]) {
      guard !include.isUncertain else {
        note("the environment says what it includes", include.location)
        continue
      }
      guard include.isEnabled else { continue }
      let newBase = include.isRelative ? String.normalisedPath(relative, in: base) : base
      let other = FileID(include.path, in: newBase)
      if other != self.file { dependencies.insert(other) }
      guard let otherText = files.text(other) else {
        problems.append(
          ProjectProblem(
            "'\(include.path)' does not exist or cannot be read, so what it says is missing; correct the path",
            at: include.location))
        note("'\(other.name)' does not exist or cannot be read", include.location)
        continue
      }
      let way = include.isRelative ? String(FileID(include.path).folder) : ""
      let map = read(
        other, otherText, base: newBase, relative: way,
        folder: way.isEmpty ? folder : String.normalisedPath(way, in: folder), depth: depth + 1)
      included = map.merged(onto: included)
    }
    return own.merged(onto: included)
  }

  private mutating func note(_ reason: String, _ location: Location) {
    if unknown == nil { unknown = (reason, location) }
  }

  /// One entry of `include`.
  private struct Include {
    var path: String
    var location: Location
    var isRelative = true
    var isEnabled = true
    /// Whether the environment decides.
    var isUncertain: Bool

    static func all(_ value: SpecValue?) -> [Include] {
      (value?.list ?? value.map { [$0] } ?? []).compactMap(Include.init)
    }

    private init?(_ value: SpecValue) {
      guard let path = value.text.map({ _ in value }) ?? value["path"], let text = path.text, !text.isEmpty else {
        return nil
      }
      self.path = text
      location = path.location
      isUncertain = path.hasVariable || value["enable"]?.hasVariable ?? false
      isRelative = value["relativePaths"]?.isTrue ?? true
      isEnabled = value["enable"]?.isTrue ?? true
    }
  }
}

extension SpecValue {
  /// Whether the value is true, as a truth value or as a text.
  var isTrue: Bool? {
    guard let scalar else { return nil }
    if let boolean = scalar.boolean { return boolean }
    switch scalar.text.lowercased() {
    case "yes", "true", "1": return true
    case "no", "false", "0": return false
    default: return nil
    }
  }
}
