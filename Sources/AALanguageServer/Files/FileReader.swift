import AAAnalysis
import Foundation

/// Reads files from disk.
struct FileReader: Sendable {
  /// Larger files are no source code that a person wrote.
  var ceiling = 8 << 20

  /// The text of a file, with columns counted as editors do: without the byte order mark.
  func text(at path: String) throws(FileProblem) -> SourceText {
    try Self.text(of: bytes(at: path))
  }

  /// The text that bytes stand for, or why they stand for none.
  static func text(of bytes: [UInt8]) throws(FileProblem) -> SourceText {
    guard var text = SourceText(validating: bytes) else { throw problem(with: bytes) }
    text.countsByteOrderMark = false
    return text
  }

  /// Opens, asks for the size, reads and closes: four system calls.
  func bytes(at path: String) throws(FileProblem) -> [UInt8] {
    // Without O_NONBLOCK a named pipe would keep us waiting for somebody who writes to it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileProblem(errorNumber: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(errorNumber: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isFolder
    default: throw .isNoFile
    }
    guard status.st_size <= ceiling else { throw .tooLarge(byteCount: Int(status.st_size), ceiling: ceiling) }
    return try Self.bytes(of: descriptor, expectedCount: Int(status.st_size), ceiling: ceiling)
  }

  /// Everything up to the end of an open file or pipe.
  ///
  /// - Parameter expectedCount: the size of a regular file, so that one call can read it; nil for a pipe.
  static func bytes(of descriptor: Int32, expectedCount: Int?, ceiling: Int) throws(FileProblem) -> [UInt8] {
    var result: [UInt8] = []
    var size = (expectedCount ?? 64 << 10) + 1
    while true {
      var errorNumber: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        var received: Int
        repeat { received = read(descriptor, buffer.baseAddress, size) } while received < 0 && errno == EINTR
        if received < 0 { errorNumber = errno }
        count = max(received, 0)
      }
      if errorNumber != 0 { throw FileProblem(errorNumber: errorNumber) }
      if chunk.isEmpty { return result }
      if result.isEmpty { result = chunk } else { result += chunk }
      if let expectedCount, result.count == expectedCount { return result }
      guard result.count <= ceiling else { throw .tooLarge(byteCount: result.count, ceiling: ceiling) }
      size = 64 << 10
    }
  }

  private static func problem(with bytes: [UInt8]) -> FileProblem {
    if bytes.starts(with: "bplist".utf8) { return .binaryPropertyList }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .utf16 }
    var line = 1
    var offset = 0
    for piece in bytes.split(separator: Byte.lineFeed, omittingEmptySubsequences: false) {
      if let bad = firstInvalidOffset(in: piece) {
        offset = bad
        break
      }
      line += 1
    }
    return .invalidUTF8(byte: offset < bytes.count ? bytes[offset] : 0, line: line)
  }

  /// Where a line stops to be UTF-8; a line feed is never part of a longer sequence.
  private static func firstInvalidOffset(in line: ArraySlice<UInt8>) -> Int? {
    var index = line.startIndex
    while index < line.endIndex {
      var iterator = line[index...].makeIterator()
      var decoder = UTF8()
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): index += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return index
      }
    }
    return nil
  }
}
