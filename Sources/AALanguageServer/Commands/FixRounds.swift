import AAAnalysis

/// Mends in memory what can be mended, round by round: a fix may bring up or remove other findings, so the files are
/// looked at again after each.
struct FixRounds {
  /// A file before and after.
  struct Change: Sendable {
    var file: FileID
    /// Nil for a file that is made.
    var before: SourceText?
    var after: SourceText
  }

  struct Made: Sendable {
    var finding: Finding
    var fix: Fix
    /// The finding's place when the fix was made.
    var place: CheckResult.Place

    var files: Set<FileID> { fix.files }
  }

  /// More rounds than this mean that fixes undo each other.
  private static let maximumRounds = 10

  let workspace: Workspace
  let disk: DiskFiles
  let analyzer: @Sendable (FileID) -> Analyzer
  /// The files whose findings are mended.
  let wanted: Set<FileID>
  let includesUnsafe: Bool
  /// Whether a finding is one of those that are told.
  var isWanted: @Sendable (Finding) -> Bool = { _ in true }
  /// Whether a file may be changed or made.
  var mayChange: @Sendable (FileID) -> Bool = { _ in true }
  let jobs: Int

  /// Files that may not be changed and that fixes would change, so that these were not made.
  private(set) var unnamed: Set<FileID> = []
  private(set) var made: [Made] = []
  private var originals: [FileID: SourceText?] = [:]

  init(
    _ workspace: Workspace, _ disk: DiskFiles, _ analyzer: @escaping @Sendable (FileID) -> Analyzer,
    wanted: Set<FileID>, includesUnsafe: Bool,
    jobs: Int
  ) {
    self.workspace = workspace
    self.disk = disk
    self.analyzer = analyzer
    self.wanted = wanted
    self.includesUnsafe = includesUnsafe
    self.jobs = jobs
  }

  /// What is different now, in order of the files.
  var changes: [Change] {
    originals.keys.sorted().compactMap { file in
      guard let before = originals[file], let after = disk.text(of: file), before != after else { return nil }
      return Change(file: file, before: before, after: after)
    }
  }

  mutating func run() {
    for _ in 0..<Self.maximumRounds {
      let snapshot = workspace.snapshot()
      let files = snapshot.files.filter(wanted.contains)
      let findings = Parallel.map(files, jobs: jobs) { [analyzer] in
        WorkNotes.note(file: $0.path)
        return analyzer($0).diagnostics(for: $0, in: snapshot).findings
      }
      var selection = FixSelection()
      var soundness = FixSoundness(text: snapshot.text(of:))
      for finding in findings.joined() where isWanted(finding) {
        guard let fix = allowedFixes(for: finding).first(where: { soundness.admits($0) }),
          selection.take(fix, for: finding)
        else {
          continue
        }
        let place = snapshot.text(of: finding.location.file).map {
          CheckResult.place(finding.location.span.lower, in: $0)
        }
        made.append(Made(finding: finding, fix: fix, place: place ?? CheckResult.Place(line: 1, column: 1)))
      }
      guard !selection.isEmpty, let texts = selection.all.applied(to: snapshot.text(of:)) else { return }
      for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
        if originals[file] == nil { originals[file] = .some(snapshot.text(of: file)) }
        disk.put(text, at: file)
        workspace.apply([.onDisk(file)])
      }
    }
  }

  /// Takes changes of files back, in memory: they are as they are on disk.
  mutating func forget(_ files: Set<FileID>) {
    made.removeAll { !$0.files.isDisjoint(with: files) }
    for file in files {
      guard let original = originals.removeValue(forKey: file) else { continue }
      disk.reread(file)
      workspace.apply([original == nil ? .removed(file) : .onDisk(file)])
    }
  }

  /// The files that can no longer be changed if one of these cannot be, because a fix changes them together.
  func files(boundTo files: Set<FileID>) -> Set<FileID> {
    var bound = files
    while true {
      let more = made.filter { !$0.files.isDisjoint(with: bound) }.reduce(into: bound) { $0.formUnion($1.files) }
      if more == bound { return bound }
      bound = more
    }
  }

  /// Those that change only what may be changed.
  private mutating func allowedFixes(for finding: Finding) -> [Fix] {
    let fixes = fixes(for: finding)
    let allowed = fixes.filter { $0.files.allSatisfy(mayChange) }
    if allowed.isEmpty { unnamed.formUnion(fixes.flatMap(\.files).filter { !mayChange($0) }) }
    return allowed
  }

  /// The fixes that may be made, the best one first. One that leaves a name for a person to fill in, or takes something
  /// away with nothing in its place, is never made. Hints are offers, which only those take who name the rule.
  private func fixes(for finding: Finding) -> [Fix] {
    guard finding.severity != .hint || analyzer(finding.location.file).onlyRules?.contains(finding.rule) ?? false else {
      return []
    }
    // Where the best way needs a person, a worse one is not taken instead.
    if finding.fixes.first?.safety == .placeholder { return finding.fixes.filter { $0.safety == .safe } }
    return finding.fixes.filter { $0.safety == .safe }
      + (includesUnsafe ? finding.fixes.filter { $0.safety == .unsafe } : [])
  }
}

/// Fixes that can be made at once.
struct FixSelection {
  private(set) var count = 0
  /// All of them as one.
  private(set) var all = Fix(title: "", safety: .unsafe, edits: [], creates: [])

  /// The navigation icons that are added, and what is said about the title beside which each stands.
  private var icons: [String: String] = [:]

  var isEmpty: Bool { all.edits.isEmpty && all.creates.isEmpty }

  /// Adds a fix, unless it touches what another one changes or wants the same as another one, such as an import: then
  /// the next round tells.
  mutating func take(_ fix: Fix, for finding: Finding) -> Bool {
    // One symbol for screens of different titles says nothing: the next round chooses another one.
    let icons = fix.navigationIcons
    guard icons.allSatisfy({ self.icons[$0, default: finding.message] == finding.message }) else { return false }
    // Of two fixes that add something of the same name, the second one meets it in the next round: it uses the function
    // or takes another name for its state.
    guard fix.addedNames.isDisjoint(with: all.addedNames),
      !fix.creates.contains(where: { new in all.creates.contains { $0.file == new.file } }),
      !fix.edits.contains(where: all.edits.contains)
    else { return false }
    let edits = Dictionary(grouping: all.edits + fix.edits, by: \.file)
    let touched = Set(fix.edits.map(\.file))
    for (file, edits) in edits where touched.contains(file) {
      let textEdits = edits.map { TextEdit(span: $0.span, newText: $0.newText) }
      guard textEdits.orderedWithoutOverlap() != nil else { return false }
    }
    all.edits += fix.edits
    all.creates += fix.creates
    for icon in icons { self.icons[icon] = finding.message }
    count += 1
    return true
  }
}

extension Fix {
  /// What the fix changes or makes.
  fileprivate var files: Set<FileID> { Set(edits.map(\.file) + creates.map(\.file)) }

  /// The symbols that the fix gives to navigation titles.
  fileprivate var navigationIcons: [String] {
    edits.map(\.newText).filter { $0.contains("NavigationIcon(systemImage: ") }.compactMap { text in
      text.split(separator: "\"").dropFirst().first.map(String.init)
    }
  }

  /// Names of the functions and of the states that the fix adds.
  fileprivate var addedNames: Set<String> {
    var names: Set<String> = []
    func note(_ text: String, behind keyword: String) {
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      for (word, next) in zip(words, words.dropFirst()) where word == keyword { names.insert(String(next)) }
    }
    let texts = creates.map(\.text) + edits.map(\.newText)
    for text in texts where text.contains("extension ") || text.contains("@objc ") { note(text, behind: "func") }
    for text in texts where text.contains("@State ") { note(text, behind: "var") }
    return names
  }
}
