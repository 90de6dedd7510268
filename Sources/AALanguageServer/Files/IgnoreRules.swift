/// What is left out of a walk: what holds everywhere, and the ignore files from a folder up to its repository.
struct IgnoreRules: Sendable {
  private struct Layer: Sendable {
    /// How many bytes of an absolute path stand before the part that the patterns are about.
    var prefixCount: Int
    var patterns: IgnorePatterns
  }

  /// From the outermost folder to the innermost.
  private var layers: [Layer] = []

  /// Folders of built, fetched or generated files, beside those whose names begin with a dot: `.git`, `.build`,
  /// `.swiftpm`, and what tools keep for themselves, other checkouts of the same app among it.
  private static let folders: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]
  /// Folders that hold no source of the app: products, whose property lists are copies, and documentation.
  private static let folderEndings = [
    ".app", ".appex", ".bundle", ".framework", ".xcframework", ".dSYM", ".xcarchive", ".xcassets", ".docc",
  ]
  private static let fileEndings = [".generated.swift"]

  /// Whether a name is left out wherever it stands.
  static func isIgnoredEverywhere(_ name: String, isFolder: Bool) -> Bool {
    if isFolder, folders.contains(name) || name.hasPrefix(".") { return true }
    return (isFolder ? folderEndings : fileEndings).contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
  }

  /// The rules that hold in a folder because of the folders above it, up to the repository's.
  ///
  /// A folder that they ignore was named on purpose by whoever asks about it: then they say nothing.
  static func enclosing(_ folder: String) -> IgnoreRules {
    var chain = [folder]
    while let outermost = chain.last, !DiskEntry.exists(PathText.joined(outermost, ".git")) {
      guard let next = PathText.folder(of: outermost) else { return IgnoreRules() }
      chain.append(next)
    }
    chain.reverse()
    var rules = IgnoreRules()
    for (ancestor, below) in zip(chain, chain.dropFirst()) {
      rules.readPatterns(in: ancestor)
      if rules.ignores(below, isFolder: true) { return IgnoreRules() }
    }
    return rules
  }

  /// Takes in what the ignore files of a folder say about what lies below it.
  mutating func readPatterns(in folder: String) {
    if let bytes = try? FileReader().bytes(at: PathText.joined(folder, ".git/info/exclude")) {
      add(IgnorePatterns(bytes), in: folder)
    }
    if let bytes = try? FileReader().bytes(at: PathText.joined(folder, ".gitignore")) {
      add(IgnorePatterns(bytes), in: folder)
    }
  }

  mutating func add(_ patterns: IgnorePatterns, in folder: String) {
    guard !patterns.isEmpty else { return }
    layers.append(Layer(prefixCount: folder == "/" ? 1 : folder.utf8.count + 1, patterns: patterns))
  }

  /// Whether the ignore files leave out an absolute path that lies below all of their folders.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    guard !layers.isEmpty else { return false }
    let bytes = Array(path.utf8)
    for layer in layers.reversed() {
      guard let verdict = layer.patterns.verdict(on: bytes.dropFirst(layer.prefixCount), isFolder: isFolder) else {
        continue
      }
      return verdict == .ignored
    }
    return false
  }
}
