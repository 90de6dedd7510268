import Foundation
import JSONRPC

/// Runs the language server on standard input and output until the client ends it, and leaves with the exit code that
/// the protocol asks for.
///
/// - Parameters:
///   - options: those that are unknown are noted in the log and otherwise ignored, because clients add some of their
///     own.
///   - recordPath: the file to write the session to, absolute; nil to write none.
///   - crashes: where reports of earlier crashes may be.
func serve(_ options: ServeOptions, recordPath: String?, crashes: CrashReports?) -> Never {
  let streams: StandardStreams
  do {
    streams = try StandardStreams.claim()
  } catch {
    FileHandle.standardError.write(Data("error: \(error.stream) cannot be used\n".utf8))
    exit(2)
  }
  // The main thread's stack cannot be chosen.
  let thread = Thread {
    WorkNotes.register()
    let output = ErrorLog()
    let log = ServerLog(output)
    if !options.unknown.isEmpty { log.write("ignored: \(options.unknown.joined(separator: " "))", level: .warning) }
    let end = Session.run(
      input: streams.input, output: streams.output, log: log, clientProcess: options.clientProcess,
      caches: options.usesCache ? CacheFolder(environment: ProcessInfo.processInfo.environment) : nil,
      crashes: crashes, recorder: recordPath.flatMap { recorder(at: $0, log) })
    output.flush(within: 0.5)
    // Without what is registered to run at exit: other threads may be at work still.
    _exit(end.exitCode)
  }
  thread.name = "session"
  thread.stackSize = 16 << 20
  thread.start()
  while true { sleep(.max) }
}

/// What cannot be recorded is served all the same: somebody wants to work.
private func recorder(at path: String, _ log: ServerLog) -> SessionRecorder? {
  do throws(FileProblem) {
    let recorder = try SessionRecorder(path: path) { log.show($0) }
    log.write("all messages, with all texts of open files, are written to \(recorder.path)", level: .warning)
    return recorder
  } catch {
    // Editors put standard error where nobody looks, and a session that was thought to be recorded is lost.
    log.show("the session is not recorded: \(path): \(error.message)")
    return nil
  }
}
