import AAAnalysis
import Foundation

/// A file of outlines: what was made of the texts of one project.
///
/// A head, an index in the order of the digests, and the outlines. Single outlines are read when they are asked for: by
/// calls and not by mapping, because a mapped file ends the process when a disk goes away. Whether an outline is as it
/// was written is for its reader to find out; the head and the index are checked here.
final class OutlinePack: Sendable {
  static let fileEnding = ".outlines"
  static let unfinishedEnding = ".outlines-unfinished"

  /// Where an outline stands, in bytes.
  struct Record: Equatable {
    var digest: TextDigest
    var offset: UInt64
    var length: UInt32
    /// How often the pack was written since the outline was last of use.
    var age: UInt32
  }

  private static let magic = Array("AAOUTL\r\n".utf8)
  /// Magic, maker, number of records, digest of the index.
  private static let headLength = 8 + 16 + 8 + 16
  private static let recordLength = 16 + 8 + 4 + 4

  private let descriptor: Int32
  private let byteCount: Int
  private let index: [UInt8]

  /// Opens a pack.
  ///
  /// - Returns: nil if there is none, or one that this tool did not write, or that somebody else could have written.
  init?(atPath path: String, maker: TextDigest) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    guard let (byteCount, index) = Self.read(descriptor, maker: maker) else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.byteCount = byteCount
    self.index = index
    // What was used last is taken away last.
    futimens(descriptor, nil)
  }

  deinit { close(descriptor) }

  private static func read(_ descriptor: Int32, maker: TextDigest) -> (byteCount: Int, index: [UInt8])? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      let head = bytes(of: descriptor, at: 0, count: headLength), head.starts(with: magic),
      TextDigest(head[8...]) == maker
    else { return nil }
    let count = UInt64(littleEndianBytes: head[24...])
    let byteCount = Int(status.st_size)
    guard count <= UInt64((byteCount - headLength) / recordLength),
      let index = bytes(of: descriptor, at: headLength, count: Int(count) * recordLength),
      TextDigest(of: index) == TextDigest(head[32...])
    else { return nil }
    return (byteCount, index)
  }

  /// Exactly so many bytes of an open file; nil if it is shorter.
  private static func bytes(of descriptor: Int32, at offset: Int, count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        let received = pread(
          descriptor, buffer.baseAddress?.advanced(by: initialized), count - initialized, off_t(offset + initialized))
        if received < 0, errno == EINTR { continue }
        guard received > 0 else { break }
        initialized += received
      }
    }
    return bytes.count == count ? bytes : nil
  }

  // MARK: Asking

  var count: Int { index.count / Self.recordLength }

  func record(at position: Int) -> Record {
    let start = position * Self.recordLength
    return Record(
      digest: TextDigest(index[start...]), offset: UInt64(littleEndianBytes: index[(start + 16)...]),
      length: UInt32(littleEndianBytes: index[(start + 24)...]), age: UInt32(littleEndianBytes: index[(start + 28)...]))
  }

  var records: [Record] { (0..<count).map(record) }

  func record(of digest: TextDigest) -> Record? {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let record = record(at: middle)
      if record.digest == digest { return record }
      range = record.digest.isBefore(digest) ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// Whether the file is as long as it should be for an outline.
  func holds(_ record: Record) -> Bool {
    record.offset <= UInt64(byteCount) && UInt64(record.length) <= UInt64(byteCount) - record.offset
  }

  /// Nil if they cannot be read.
  func bytes(of record: Record) -> [UInt8]? {
    guard holds(record) else { return nil }
    return Self.bytes(of: descriptor, at: Int(record.offset), count: Int(record.length))
  }

  // MARK: Writing

  /// An outline that is to be written.
  struct Item {
    var digest: TextDigest
    var age: UInt32
    var length: Int
    /// Nil if it cannot be had any more.
    var bytes: () -> [UInt8]?
  }

  /// Writes a pack in place of what has the name now: whoever reads that one goes on with it, and none is ever seen in
  /// part. It is for this person alone.
  ///
  /// - Parameter items: no digest twice.
  static func write(_ items: [Item], maker: TextDigest, toFileAt path: String) throws(FileProblem) {
    let items = items.sorted { $0.digest.isBefore($1.digest) }
    var index: [UInt8] = []
    var offset = UInt64(headLength + items.count * recordLength)
    for item in items {
      index += item.digest.bytes + offset.littleEndianBytes
      index += UInt32(truncatingIfNeeded: item.length).littleEndianBytes + item.age.littleEndianBytes
      offset += UInt64(item.length)
    }
    let head = magic + maker.bytes + UInt64(items.count).littleEndianBytes + TextDigest(of: index).bytes
    let folder = PathText.folder(of: path) ?? "/"
    let temporary = PathText.joined(folder, "\(getpid())-\(UInt64.random(in: 0 ... .max))" + unfinishedEnding)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw FileProblem(errorNumber: errno, while: .making) }
    do throws(FileProblem) {
      defer { close(descriptor) }
      var waiting = head + index
      for item in items {
        guard let bytes = item.bytes(), bytes.count == item.length else {
          throw .system("the former cache cannot be read any more")
        }
        waiting += bytes
        guard waiting.count >= 1 << 20 else { continue }
        try FileWriter.write(waiting, to: descriptor)
        waiting.removeAll(keepingCapacity: true)
      }
      try FileWriter.write(waiting, to: descriptor)
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let problem = FileProblem(errorNumber: errno, while: .making)
      unlink(temporary)
      throw problem
    }
  }
}

// MARK: - Numbers as bytes

extension TextDigest {
  fileprivate init(_ bytes: ArraySlice<UInt8>) {
    self.init(
      high: UInt64(littleEndianBytes: bytes), low: UInt64(littleEndianBytes: bytes.dropFirst(8)))
  }

  fileprivate var bytes: [UInt8] { high.littleEndianBytes + low.littleEndianBytes }

  fileprivate func isBefore(_ other: TextDigest) -> Bool { (high, low) < (other.high, other.low) }
}

extension FixedWidthInteger {
  /// From the first of some bytes.
  fileprivate init(littleEndianBytes bytes: ArraySlice<UInt8>) {
    self = bytes.prefix(Self.bitWidth / 8).reversed().reduce(0) { $0 << 8 | Self(truncatingIfNeeded: $1) }
  }

  fileprivate var littleEndianBytes: [UInt8] { withUnsafeBytes(of: littleEndian, Array.init) }
}
