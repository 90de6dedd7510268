import Foundation

/// The modules of `Tests/Stubs`, compiled.
struct StubModules: Sendable {
  /// Where the compiled modules lie.
  var folder: URL

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Compiles them, unless that was done before with the same sources and the same compiler.
  ///
  /// Two processes may do so at once: each compiles in a folder of its own, which is renamed when it is complete.
  init(compiledBy compiler: Compiler) throws {
    let sources = Repository.swiftFiles(below: "Tests/Stubs")
    var hash = StableHash()
    for text in [compiler.version] + compiler.flags { hash.add(text) }
    for source in sources {
      hash.add(source.path)
      hash.add(source.text)
    }
    let cache = Repository.root.appendingPathComponent(".build/type-check", isDirectory: true)
    folder = cache.appendingPathComponent(hash.text, isDirectory: true)
    let files = FileManager.default
    if files.fileExists(atPath: folder.path) { return }
    let place = cache.appendingPathComponent("new-\(UUID().uuidString)", isDirectory: true)
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: place) }
    for module in Self.sorted(sources) {
      let result = compiler.run(
        [
          "-frontend", "-emit-module", "-experimental-skip-all-function-bodies", "-module-name", module.name, "-I",
          place.path,
        ]
          + compiler.flags + module.files + ["-o", place.appendingPathComponent(module.name + ".swiftmodule").path])
      guard result.isSuccess else { throw Failure(description: "the stub of \(module.name): \(result.output)") }
    }
    do {
      try files.moveItem(at: place, to: folder)
    } catch {
      guard files.fileExists(atPath: folder.path) else { throw error }
    }
    Self.removeOld(in: cache, but: folder)
  }

  /// What was compiled of older stubs goes after a day, when no other process uses it any more.
  private static func removeOld(in cache: URL, but folder: URL) {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: cache, includingPropertiesForKeys: [.contentModificationDateKey])
    for entry in entries ?? [] where entry.lastPathComponent != folder.lastPathComponent {
      let date = try? entry.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      if let date, date < Date(timeIntervalSinceNow: -86_400) { try? FileManager.default.removeItem(at: entry) }
    }
  }

  /// The modules, each behind those that it imports.
  private static func sorted(_ sources: [(path: String, text: String)]) -> [(name: String, files: [String])] {
    let modules = Dictionary(grouping: sources) { String($0.path.split(separator: "/")[2]) }
    var result: [(name: String, files: [String])] = []
    var seen: Set<String> = []
    func add(_ name: String) {
      guard let sources = modules[name], seen.insert(name).inserted else { return }
      for source in sources {
        for match in source.text.matches(of: /(?m)^(?:@_exported )?import (\w+)/) { add(String(match.output.1)) }
      }
      let root = Repository.root
      result.append((name, sources.map { root.appendingPathComponent($0.path).path }))
    }
    for name in modules.keys.sorted() { add(name) }
    return result
  }
}
