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
        throw FileProblem(errorNumber: errno, while: .writing)
      }
    }
  }

  /// Makes a file where there is none; on failure nothing is left of it.
  ///
  /// - Parameters:
  ///   - mode: who may do what with it, as far as the process lets anybody.
  ///   - isFlushed: whether all of it is to be on disk before anything else happens, for the power may fail.
  static func create(
    _ bytes: [UInt8], atPath path: String, mode: mode_t = 0o666, isFlushed: Bool = false
  ) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileProblem(errorNumber: errno, while: .making) }
    defer { close(descriptor) }
    do throws(FileProblem) {
      try write(bytes, to: descriptor)
      if isFlushed, fsync(descriptor) != 0 { throw FileProblem(errorNumber: errno, while: .writing) }
    } catch {
      unlink(path)
      throw error
    }
  }

  private static func overwrite(_ bytes: [UInt8], atPath path: String) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileProblem(errorNumber: errno, while: .writing) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  static func remove(atPath path: String) throws(FileProblem) {
    guard unlink(path) == 0 else {
      throw errno == ENOENT ? .missing : FileProblem(errorNumber: errno, while: .making)
    }
  }

  /// Makes a file, or writes it anew, with the permissions that it has. What was there stays until all of the new is
  /// written: a full disk or the end of the process loses nothing.
  ///
  /// What is no regular file, such as a pipe or `/dev/stdout`, and what has several names, is written into.
  static func write(_ bytes: [UInt8], toFileAt path: String) throws(FileProblem) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw FileProblem(errorNumber: errno, while: .writing) }
      // A link to nowhere makes the file that it leads to.
      return DiskEntry.isLink(path) ? try overwrite(bytes, atPath: path) : try create(bytes, atPath: path)
    }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1 else { return try overwrite(bytes, atPath: path) }
    try replace(bytes, atPath: path)
  }

  /// Gives a regular file another content. Whatever ends the process, the file has the old or the new one, whole.
  ///
  /// A link stays a link. Of a file with several names (hard links) the others keep the old content: who knows where
  /// they lie.
  static func replace(_ bytes: [UInt8], atPath path: String) throws(FileProblem) {
    var status = stat()
    guard let target = DiskEntry.realPath(path), stat(target, &status) == 0, access(target, W_OK) == 0 else {
      throw FileProblem(errorNumber: errno, while: .writing)
    }
    let temporary = "\(target).\(getpid()).new"
    // Nobody else reads it before it has the permissions of the file that it is to be.
    try create(bytes, atPath: temporary, mode: 0o600, isFlushed: true)
    // Only root can keep the owner of somebody else's file.
    _ = chown(temporary, status.st_uid, status.st_gid)
    guard chmod(temporary, status.st_mode & 0o7777) == 0, rename(temporary, target) == 0 else {
      let number = errno
      unlink(temporary)
      throw FileProblem(errorNumber: number, while: .making)
    }
  }
}
