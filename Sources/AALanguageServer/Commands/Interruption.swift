import Dispatch
import Foundation

/// What Control-C does.
enum Interruption {
  private static let lock = NSLock()
  /// What an interruption leaves, for the person who interrupts; only reached with the lock held.
  nonisolated(unsafe) private static var consequence: String?

  /// From now on an interruption tells what it leaves.
  static func tell(_ consequence: String) { lock.withLock { self.consequence = consequence } }

  /// Does what is not to be left half done: a Control-C waits for its end.
  static func deferred<Value>(_ body: () throws -> Value) rethrows -> Value { try lock.withLock(body) }

  /// Ends the process with the status that shells expect, and leaves no half-drawn line of progress behind.
  ///
  /// Keep the result for as long as that shall hold. Nil if whoever started the process wants it to go on.
  static func endsProcess() -> (any DispatchSourceSignal)? {
    let before = signal(SIGINT, SIG_IGN)
    // Two C functions can only be compared as addresses.
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { return nil }
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      // Never given back: nothing is begun any more.
      lock.lock()
      let error = StandardStream(STDERR_FILENO)
      if error.isTerminal { error.write(Progress.clearLine) }
      if let consequence { error.write("interrupted: \(consequence)\n") }
      _exit(ExitCode.interrupted.rawValue)
    }
    source.resume()
    return source
  }
}
