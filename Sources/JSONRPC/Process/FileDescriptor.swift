import Foundation

/// The system calls of a stream, with everything that may interrupt them handled.
struct FileDescriptor: Sendable {
  let number: Int32

  enum ReadResult: Equatable {
    case bytes(Int)
    case end
    case failure(errno: Int32)
  }

  /// Reads what is there, waiting until there is something.
  func readBytes(into buffer: UnsafeMutableRawBufferPointer) -> ReadResult {
    while true {
      let count = read(number, buffer.baseAddress, buffer.count)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      // Whoever started us may have left the stream non-blocking.
      case EAGAIN: wait(for: POLLIN)
      default: return .failure(errno: errno)
      }
    }
  }

  /// Writes all bytes, waiting as long as it takes. The error number, or nil.
  func writeAll(_ bytes: UnsafeRawBufferPointer) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      // Zero would mean that it never gets on; that must not become a busy loop.
      if count == 0 { return EIO }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait(for: POLLOUT)
      default: return errno
      }
    }
    return nil
  }

  private func wait(for event: Int32) {
    var descriptor = pollfd(fd: number, events: Int16(event), revents: 0)
    _ = poll(&descriptor, 1, -1)
  }

  /// After this a write to a closed pipe is an error that can be handled, not the end of the process.
  static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()
}
