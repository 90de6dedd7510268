import Foundation

/// Writes bytes to open descriptors and to files.
enum FileWriter {
  /// Writes everything; on failure says what the system said.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileProblem) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        // Somebody made the pipe non-blocking; it is still to be waited for.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
      } else if errno != EINTR {
        throw FileProblem(errorNumber: errno)
      }
    }
  }

  /// Makes a file where there is none.
  static func create(_ bytes: [UInt8], atPath path: String) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileProblem(errorNumber: errno) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  /// Makes a file or writes it anew, with the permissions that it has.
  static func write(_ bytes: [UInt8], toFileAt path: String) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileProblem(errorNumber: errno) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }
}
