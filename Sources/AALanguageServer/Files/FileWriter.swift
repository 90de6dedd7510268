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

  /// Makes a file where there is none; on failure nothing is left of it.
  ///
  /// - Parameter mode: who may do what with it, as far as the process lets anybody.
  static func create(_ bytes: [UInt8], atPath path: String, mode: mode_t = 0o666) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw problem(errno) }
    defer { close(descriptor) }
    do {
      try write(bytes, to: descriptor)
    } catch {
      unlink(path)
      throw error
    }
  }

  private static func overwrite(_ bytes: [UInt8], atPath path: String) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw problem(errno) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  static func remove(atPath path: String) throws(FileProblem) {
    guard unlink(path) == 0 else { throw problem(errno) }
  }

  private static func problem(_ errorNumber: Int32) -> FileProblem {
    [EACCES, EPERM, EROFS].contains(errorNumber)
      ? .system("no permission to write it") : FileProblem(errorNumber: errorNumber)
  }

  /// Makes a file, or writes it anew, with the permissions that it has. What was there stays until all of the new is
  /// written: a full disk or the end of the process loses nothing.
  ///
  /// What is no regular file, such as a pipe or `/dev/stdout`, and what has several names, is written into.
  static func write(_ bytes: [UInt8], toFileAt path: String) throws(FileProblem) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw problem(errno) }
      // A link to nowhere makes the file that it leads to.
      let isLink = lstat(path, &status) == 0
      return isLink ? try overwrite(bytes, atPath: path) : try create(bytes, atPath: path)
    }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1 else { return try overwrite(bytes, atPath: path) }
    // A link stays a link.
    guard let target = DiskEntry.realPath(path) else { throw FileProblem(errorNumber: ENOENT) }
    guard access(target, W_OK) == 0 else { throw problem(errno) }
    let temporary = "\(target).\(getpid()).new"
    try create(bytes, atPath: temporary)
    guard chmod(temporary, status.st_mode & 0o7777) == 0, rename(temporary, target) == 0 else {
      let number = errno
      unlink(temporary)
      throw problem(number)
    }
  }
}
