import Foundation

/// The process's standard streams, taken out of everybody else's reach.
public struct StandardStreams: Sendable {
  /// The real standard input.
  public let input: Int32
  /// The real standard output: nothing but the protocol may be written to it.
  public let output: Int32

  /// Takes the streams. To be called first in `main`, before any library can print.
  ///
  /// Afterwards a stray `print` goes to standard error, and a child process inherits an empty standard input and
  /// neither of the two real streams. Throws `StreamFailure` if a stream is closed or no descriptor is free.
  public static func claim() throws(StreamFailure) -> StandardStreams {
    try claim(input: 0, output: 1, error: 2)
  }

  static func claim(input: Int32, output: Int32, error: Int32) throws(StreamFailure) -> StandardStreams {
    FileDescriptor.ignoreBrokenPipes
    let streams = StandardStreams(
      input: try privateCopy(of: input, "standard input"),
      output: try privateCopy(of: output, "standard output"))
    try redirect(input, toNullFor: O_RDONLY)
    // Without a standard error, words that stray have nowhere to go.
    if dup2(error, output) == -1 { try redirect(output, toNullFor: O_WRONLY) }
    return streams
  }

  private static func privateCopy(of descriptor: Int32, _ name: String) throws(StreamFailure) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy != -1 else { throw StreamFailure(stream: name, errno: errno) }
    return copy
  }

  private static func redirect(_ descriptor: Int32, toNullFor access: Int32) throws(StreamFailure) {
    let null = open("/dev/null", access)
    guard null != -1 else { throw StreamFailure(stream: "/dev/null", errno: errno) }
    defer { if null != descriptor { close(null) } }
    guard dup2(null, descriptor) != -1 else { throw StreamFailure(stream: "/dev/null", errno: errno) }
  }
}

/// A standard stream that cannot be used.
public struct StreamFailure: Error, Equatable, Sendable {
  public let stream: String
  /// The system's error number.
  public let errno: Int32
}
