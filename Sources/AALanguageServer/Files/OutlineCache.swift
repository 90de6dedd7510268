import AAAnalysis
import Foundation

/// What was made of the texts of a project before, and what is made of them now.
///
/// Reads from the project's pack what is asked for, and collects what the pack did not have until `save` writes it.
/// Whatever goes wrong, there is only less to be found.
final class OutlineCache: @unchecked Sendable {
  private struct State {
    var pack: OutlinePack?
    var isOpened = false
    var takes = true
    var used: Set<TextDigest> = []
    var new: [TextDigest: [UInt8]] = [:]
    var newByteCount = 0
  }

  /// How many bytes of outlines a pack may have.
  static let ceiling = 256 << 20
  /// An outline that was of no use while its pack was written so often is left out.
  static let oldestAge: UInt32 = 16

  let folder: CacheFolder
  let packPath: String
  private let maker: TextDigest
  private let ceiling: Int
  private let state = Locked(State())
  // One at a time: the second would begin with what the first is about to replace.
  private let saving = NSLock()

  /// - Parameters:
  ///   - root: the folder of the project.
  ///   - maker: what makes the outlines; others' are not read.
  ///   - ceiling: how many bytes of outlines are kept.
  init(
    in folder: CacheFolder, root: String, maker: TextDigest = ToolIdentity.current,
    ceiling: Int = OutlineCache.ceiling
  ) {
    self.folder = folder
    self.maker = maker
    self.ceiling = ceiling
    let project = TextDigest(of: Array(root.utf8))
    packPath = folder.file("\(project.text)-\(maker.text)\(OutlinePack.fileEnding)")
  }

  /// The cache for the project around a file or folder.
  convenience init(in folder: CacheFolder, around path: String) {
    self.init(in: folder, root: Self.root(around: path))
  }

  /// The repository around a file or folder; without one the folder itself.
  private static func root(around path: String) -> String {
    let path = DiskEntry.realPath(path) ?? path
    let isFolder = (try? DiskEntry.kind(of: path)) == .folder
    let folder = isFolder ? path : PathText.folder(of: path) ?? path
    return ProjectRoot.repository(around: folder) ?? folder
  }

  var store: OutlineStore { OutlineStore(find: { self.find($0) }, keep: { self.keep($0, $1) }) }

  private func find(_ digest: TextDigest) -> [UInt8]? {
    let found = state.withLock { state -> (pack: OutlinePack, record: OutlinePack.Record)? in
      if !state.isOpened {
        state.isOpened = true
        if folder.problem == nil { state.pack = OutlinePack(atPath: packPath, maker: maker) }
      }
      guard let pack = state.pack, let record = pack.record(of: digest) else { return nil }
      state.used.insert(digest)
      return (pack, record)
    }
    return found.flatMap { $0.pack.bytes(of: $0.record) }
  }

  private func keep(_ digest: TextDigest, _ bytes: [UInt8]) {
    state.withLock { state in
      guard state.takes, state.newByteCount + bytes.count <= ceiling else { return }
      state.newByteCount += bytes.count - (state.new.updateValue(bytes, forKey: digest)?.count ?? 0)
    }
  }

  /// From now on nothing new is taken: what is read may be no longer what lies on disk.
  func takeNoMore() { state.withLock { $0.takes = false } }

  /// Writes what is new, beside what is on disk by then and of use. Does nothing if nothing is new.
  ///
  /// - Throws: why it cannot be written. It is gone then.
  func save() throws(FileProblem) {
    saving.lock()
    defer { saving.unlock() }
    let (new, used) = state.withLock { state in
      defer { (state.new, state.newByteCount) = ([:], 0) }
      return (state.new, state.used)
    }
    guard !new.isEmpty else { return }
    try folder.make()
    // Another process may have written since.
    let former = OutlinePack(atPath: packPath, maker: maker)
    var items = new.map { digest, bytes in OutlinePack.Item(digest: digest, age: 0, length: bytes.count) { bytes } }
    if let former {
      for var record in former.records where new[record.digest] == nil && former.holds(record) {
        record.age = used.contains(record.digest) ? 0 : record.age &+ 1
        guard record.age < Self.oldestAge else { continue }
        items.append(
          OutlinePack.Item(digest: record.digest, age: record.age, length: Int(record.length)) {
            former.bytes(of: record)
          })
      }
    }
    var sum = 0
    let kept = items.sorted { $0.age < $1.age }.prefix { item in
      sum += item.length
      return sum <= ceiling
    }
    try OutlinePack.write(Array(kept), maker: maker, toFileAt: packPath)
    // What was written is found again.
    let pack = OutlinePack(atPath: packPath, maker: maker)
    state.withLock { state in
      state.pack = pack
      state.used.formUnion(new.keys)
    }
    folder.tidy(now: time(nil))
  }
}

extension OutlineCache {
  /// Saves, and says in a log if that cannot be done.
  func save(_ log: ServerLog) {
    do throws(FileProblem) { try save() } catch {
      log.write("the cache '\(folder.path)' is not written: \(error.message)", level: .debug)
    }
  }
}

extension TextDigest {
  /// As a name of a file.
  var text: String {
    [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }
}
