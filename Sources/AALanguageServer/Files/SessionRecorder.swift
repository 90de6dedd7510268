import Foundation
import JSONRPC

/// Writes a session down while it runs: every message, one line for each, as soon as it comes or goes.
///
/// A line is in the system's hands before the message is acted on, so the message that ends the process is the last
/// one in the file.
final class SessionRecorder: Sendable {
  private struct State {
    var descriptor: Int32
    /// Whether nothing more is written because something could not be.
    var isBroken = false
  }

  let path: String
  private let state: Locked<State>
  private let start = ContinuousClock.now
  private let log: @Sendable (String) -> Void

  /// Makes the file, which only this person can read. One that is there is kept, and the name gets a number: an editor
  /// starts its server anew after a crash, and the session that led to it is the one that is wanted. A device and a
  /// pipe are written into, and a link to nowhere makes what it leads to.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - log: is told, once, if something cannot be written.
  /// - Throws: why nothing can be written there: there is a folder, nobody reads the pipe, no file can be made.
  init(path wanted: String, log: @escaping @Sendable (String) -> Void) throws(FileProblem) {
    let (path, descriptor) = try Self.opened(wanted)
    self.path = path
    self.log = log
    state = Locked(State(descriptor: descriptor))
    write { SessionRecording.header }
  }

  deinit {
    state.withLock { state in _ = close(state.descriptor) }
  }

  private static func opened(_ wanted: String) throws(FileProblem) -> (path: String, descriptor: Int32) {
    if isStandardStream(wanted) { throw .system("it is a standard stream of the server; name a file") }
    var path = wanted
    var number = 2
    var descriptor = make(path)
    while descriptor < 0, errno == EEXIST {
      // Names with a number are only tried beside a file.
      if number == 2, let descriptor = try openedInPlace(wanted) { return (wanted, descriptor) }
      path = numbered(wanted, number)
      number += 1
      descriptor = make(path)
    }
    guard descriptor >= 0 else { throw FileProblem(errorNumber: errno, while: .making) }
    return (path, descriptor)
  }

  /// Whether a path leads to what the server talks through: `/dev/stdout`, `/proc/self/fd/2`.
  private static func isStandardStream(_ path: String) -> Bool {
    var named = stat()
    guard stat(path, &named) == 0, named.st_mode & S_IFMT != S_IFCHR else { return path.hasPrefix("/dev/std") }
    return [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].contains { descriptor in
      var own = stat()
      return fstat(descriptor, &own) == 0 && own.st_dev == named.st_dev && own.st_ino == named.st_ino
    }
  }

  /// What is to be written into as it is; nil for a file, which is kept.
  private static func openedInPlace(_ path: String) throws(FileProblem) -> Int32? {
    var flags = O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY
    do throws(FileProblem) {
      switch try DiskEntry.kind(of: path) {
      case .file: return nil
      case .folder: throw .isFolder
      // Otherwise a pipe would keep us waiting until somebody reads it.
      case .other: flags |= O_NONBLOCK
      }
    } catch .missing {
      flags |= O_CREAT
    }
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw FileProblem(errorNumber: errno, while: .writing) }
    return descriptor
  }

  private static func make(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
  }

  /// `session.jsonl` → `session-2.jsonl`
  private static func numbered(_ path: String, _ number: Int) -> String {
    let folder = PathText.folder(of: path) ?? "/"
    let name = path.utf8.last == UInt8(ascii: "/") ? "" : String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "\(path)-\(number)" }
    return PathText.joined(folder, "\(name[..<dot])-\(number)\(name[dot...])")
  }

  /// Writes the body of a message down.
  func note(_ direction: MessageDirection, _ body: Data) {
    let start = start
    // The clock is read in turn, so that no message is written before an earlier one.
    write { SessionRecording.line(seconds: (ContinuousClock.now - start) / .seconds(1), direction, body) }
  }

  private func write(_ line: () -> [UInt8]) {
    let problem = state.withLock { state -> FileProblem? in
      guard !state.isBroken else { return nil }
      do throws(FileProblem) {
        // With O_APPEND and in one piece.
        try FileWriter.write(line(), to: state.descriptor)
        return nil
      } catch {
        state.isBroken = true
        return error
      }
    }
    if let problem { log("the session is recorded no further: \(path): \(problem.message)") }
  }
}
