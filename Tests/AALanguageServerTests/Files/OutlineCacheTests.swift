import AAAnalysis
import AATestSupport
import Foundation
import Testing

@testable import AALanguageServer

@Suite("outline cache")
struct OutlineCacheTests {
  private let folder: TemporaryFolder
  private let maker = TextDigest(high: 1, low: 2)

  init() throws { folder = try TemporaryFolder() }

  private var caches: CacheFolder { CacheFolder(path: folder.path("home/.cache/tool")) }

  private func cache(_ maker: TextDigest? = nil, ceiling: Int = OutlineCache.ceiling) -> OutlineCache {
    OutlineCache(in: caches, root: "/App", maker: maker ?? self.maker, ceiling: ceiling)
  }

  private static func digest(_ number: Int) -> TextDigest { TextDigest(of: Array("text \(number)".utf8)) }
  private func digest(_ number: Int) -> TextDigest { Self.digest(number) }

  private func save(_ numbers: Range<Int>, length: Int = 10) throws {
    let cache = cache()
    for number in numbers { cache.store.keep(digest(number), Array(repeating: UInt8(number), count: length)) }
    try cache.save()
  }

  private func mode(of path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test("what is kept is found by the next")
  func kept() throws {
    try save(0..<200)
    let next = cache()
    for number in 0..<200 { #expect(next.store.find(digest(number)) == Array(repeating: UInt8(number), count: 10)) }
    #expect(next.store.find(digest(200)) == nil)
    // And what comes later stands beside it.
    try save(200..<210)
    #expect((0..<210).allSatisfy { cache().store.find(digest($0)) != nil })
  }

  @Test("nobody else can read it")
  func permissions() throws {
    try save(0..<1)
    for name in ["home", "home/.cache", "home/.cache/tool"] { #expect(try mode(of: folder.path(name)) == 0o700) }
    #expect(try mode(of: cache().packPath) == 0o600)
  }

  @Test("nothing is written if nothing is new")
  func nothingNew() throws {
    try cache().save()
    #expect(!DiskEntry.exists(caches.path))
    try save(0..<2)
    let before = try Data(contentsOf: URL(fileURLWithPath: cache().packPath))
    let reader = cache()
    _ = reader.store.find(digest(0))
    try reader.save()
    #expect(try Data(contentsOf: URL(fileURLWithPath: cache().packPath)) == before)
    #expect(try caches.entries.count == 1)
  }

  @Test("another program, and another project, find nothing")
  func others() throws {
    try save(0..<2)
    #expect(cache(TextDigest(high: 1, low: 3)).store.find(digest(0)) == nil)
    #expect(OutlineCache(in: caches, root: "/Other", maker: maker).store.find(digest(0)) == nil)
    // Not even under this one's name.
    let other = cache(TextDigest(high: 9, low: 9))
    try FileManager.default.copyItem(atPath: cache().packPath, toPath: other.packPath)
    #expect(other.store.find(digest(0)) == nil)
  }

  @Test("texts that are not on disk are not taken")
  func unsaved() throws {
    let first = cache()
    first.store.keep(digest(1), [1])
    first.takeNoMore()
    first.store.keep(digest(2), [2])
    try first.save()
    #expect(cache().store.find(digest(1)) == [1])
    #expect(cache().store.find(digest(2)) == nil)
  }

  @Test("a changed pack is no pack, or gives bytes that are no outline")
  func changedPack() throws {
    let source = Array("struct A { let name = \"x\" }".utf8)
    let outline = try #require(OutlineCoding.encode(SwiftFile.outline(of: source), sourceLength: source.count))
    let digest = TextDigest(of: source)
    let writer = cache()
    writer.store.keep(digest, outline)
    for number in 0..<3 { writer.store.keep(self.digest(number), outline) }
    try writer.save()
    let file = URL(fileURLWithPath: cache().packPath)
    let pack = try Data(contentsOf: file)
    for position in pack.indices {
      var changed = pack
      changed[position] ^= 0x41
      try changed.write(to: file)
      let found = cache().store.find(digest).flatMap { OutlineCoding.decode($0, sourceLength: source.count) }
      #expect(found == nil || found == SwiftFile.outline(of: source), "byte \(position)")
    }
    for end in pack.indices {
      try pack.prefix(end).write(to: file)
      let found = cache().store.find(digest).flatMap { OutlineCoding.decode($0, sourceLength: source.count) }
      #expect(found == nil || found == SwiftFile.outline(of: source), "up to byte \(end)")
    }
    // It is replaced by a good one.
    try save(5..<6)
    #expect(cache().store.find(self.digest(5)) != nil)
  }

  @Test("several at once leave one whole pack")
  func atOnce() throws {
    let (caches, maker) = (self.caches, self.maker)
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      for round in 0..<10 {
        let cache = OutlineCache(in: caches, root: "/App", maker: maker)
        for text in 0..<20 {
          let found = cache.store.find(Self.digest(text))
          if let found, found != Array(repeating: UInt8(text), count: 5000) { Issue.record("torn") }
          cache.store.keep(Self.digest(text), Array(repeating: UInt8(text), count: 5000))
        }
        cache.store.keep(Self.digest(100 + number * 10 + round), [1])
        do { try cache.save() } catch { Issue.record("\(error)") }
      }
    }
    let last = cache()
    for text in 0..<20 { #expect(last.store.find(digest(text)) == Array(repeating: UInt8(text), count: 5000)) }
    #expect(try caches.entries.count == 1)
  }

  @Test("a pack stays below its ceiling, and what was of use last stays")
  func ceiling() throws {
    for number in 0..<6 {
      let cache = cache(ceiling: 1000)
      _ = cache.store.find(digest(0))
      cache.store.keep(digest(number), Array(repeating: 1, count: 300))
      try cache.save()
    }
    let found = (0..<6).filter { cache().store.find(digest($0)) != nil }
    #expect(found.count == 3)
    #expect(found.contains(0))
    #expect(found.contains(5))
    // More than there is room for is not even collected.
    let full = cache(ceiling: 1000)
    for number in 10..<20 { full.store.keep(digest(number), Array(repeating: 1, count: 300)) }
    try full.save()
    #expect((10..<20).filter { cache().store.find(digest($0)) != nil }.count == 3)
  }

  @Test("what is of no use for long is left out")
  func age() throws {
    try save(0..<2)
    for number in 0..<Int(OutlineCache.oldestAge) {
      let cache = cache()
      _ = cache.store.find(digest(0))
      cache.store.keep(digest(100 + number), [1])
      try cache.save()
    }
    #expect(cache().store.find(digest(0)) != nil)
    #expect(cache().store.find(digest(1)) == nil)
  }

  @Test("the folder stays below its ceiling, and old packs go")
  func tidy() throws {
    try caches.make()
    let now = 100 * CacheFolder.longestRest
    let packs = [
      ("new.outlines", 400, 10), ("older.outlines", 400, 20), ("oldest.outlines", 400, 30),
      ("ancient.outlines", 1, CacheFolder.longestRest + 1), ("7-8.outlines-unfinished", 1, 4000),
      ("9-8.outlines-unfinished", 1, 1), ("somebody-else's", 5000, 5000),
    ]
    for (name, size, age) in packs {
      try folder.write(Array(repeating: 0, count: size), to: "home/.cache/tool/" + name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(now - age))], ofItemAtPath: caches.file(name))
    }
    caches.tidy(now: now, ceiling: 1000)
    #expect(try caches.entries.map(\.name) == ["9-8.outlines-unfinished", "new.outlines", "older.outlines"])
    #expect(DiskEntry.exists(caches.file("somebody-else's")))
    let cleaning = try caches.clean()
    #expect(cleaning.removed.map(\.name) == ["9-8.outlines-unfinished", "new.outlines", "older.outlines"])
    #expect(cleaning.left.isEmpty)
    #expect(cleaning.folderStays == .system("there is something else in it"))
    #expect(try caches.entries.isEmpty)
    #expect(DiskEntry.exists(caches.file("somebody-else's")))
  }

  @Test("a link in place of the folder is not followed")
  func linkedFolder() throws {
    try folder.makeFolder("home/.cache")
    try folder.makeFolder("elsewhere")
    try folder.link("home/.cache/tool", to: folder.path("elsewhere"))
    #expect(caches.problem == .isLink)
    #expect(throws: FileProblem.isLink) { try save(0..<1) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("elsewhere")).isEmpty)
  }

  @Test("a link in place of a pack is neither read nor written through")
  func linkedPack() throws {
    try save(0..<1)
    try FileManager.default.moveItem(atPath: cache().packPath, toPath: folder.path("elsewhere"))
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.path("elsewhere")))
    try FileManager.default.createSymbolicLink(
      atPath: cache().packPath, withDestinationPath: folder.path("elsewhere"))
    #expect(cache().store.find(digest(0)) == nil)
    try save(1..<2)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("elsewhere"))) == before)
    #expect(cache().store.find(digest(1)) != nil)
  }

  @Test("a folder that others can write to is not used")
  func sharedFolder() throws {
    try save(0..<1)
    chmod(caches.path, 0o777)
    #expect(cache().store.find(digest(0)) == nil)
    #expect(throws: FileProblem.self) { try save(1..<2) }
  }

  @Test("no folder can be made")
  func noFolder() throws {
    try folder.write("a file", to: "home")
    let problem = FileProblem.system("'\(folder.path("home"))' is no folder")
    #expect(caches.problem == problem)
    #expect(throws: problem) { try save(0..<1) }
    #expect(throws: problem) { try caches.clean() }
    #expect(cache().store.find(digest(0)) == nil)
  }

  @Test("a folder on the way is a link that leads nowhere")
  func brokenWay() throws {
    try folder.makeFolder("home")
    try folder.link("home/.cache", to: "nowhere")
    let problem = FileProblem.system("'\(folder.path("home/.cache"))' is a link that leads nowhere")
    #expect(caches.problem == problem)
    #expect(throws: problem) { try save(0..<1) }
    // One that leads to a folder is as good as that.
    try folder.makeFolder("home/nowhere")
    try save(0..<1)
    #expect(DiskEntry.exists(folder.path("home/nowhere/tool")))
  }

  @Test("a folder that can be missing, and a file in its place")
  func missingFolder() throws {
    #expect(caches.problem == .missing)
    #expect(throws: FileProblem.missing) { try caches.clean() }
    try folder.write("a file", to: "home/.cache/tool")
    #expect(caches.problem == .isNoFolder)
    #expect(throws: FileProblem.isNoFolder) { try save(0..<1) }
  }

  @Test("where the folder is")
  func places() {
    #expect(CacheFolder(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"])?.path == "/c/aa-language-server")
    #if os(macOS)
      let home = "/h/Library/Caches/aa-language-server"
    #else
      let home = "/h/.cache/aa-language-server"
    #endif
    #expect(CacheFolder(environment: ["HOME": "/h"])?.path == home)
    // A relative one is none.
    #expect(CacheFolder(environment: ["XDG_CACHE_HOME": "c", "HOME": "/h"])?.path == home)
    #expect(CacheFolder(environment: [:]) == nil)
    #expect(CacheFolder(environment: ["HOME": ""]) == nil)
  }
}
