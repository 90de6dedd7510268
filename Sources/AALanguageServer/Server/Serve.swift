import Foundation
import JSONRPC

/// Runs the language server on standard input and output until the client ends it, and leaves with the exit code that
/// the protocol asks for.
///
/// - Parameter arguments: those behind the command's name. `--stdio` is what is done anyway; `--clientProcessId=N`
///   names a process whose end is ours; `--no-cache` reads every file anew; others are noted in the log and otherwise ignored, because clients add some of
///   their own.
func serve(arguments: [String]) -> Never {
  let streams: StandardStreams
  do {
    streams = try StandardStreams.claim()
  } catch {
    FileHandle.standardError.write(Data("error: \(error.stream) cannot be used\n".utf8))
    exit(2)
  }
  let options = ServeOptions(arguments)
  // The main thread's stack cannot be chosen.
  let thread = Thread {
    let output = ErrorLog()
    let log = ServerLog(output)
    if !options.unknown.isEmpty { log.write("ignored: \(options.unknown.joined(separator: " "))", level: .warning) }
    let end = Session.run(
      input: streams.input, output: streams.output, log: log, clientProcess: options.clientProcess,
      caches: options.usesCache ? CacheFolder(environment: ProcessInfo.processInfo.environment) : nil)
    output.flush(within: 0.5)
    // Without what is registered to run at exit: other threads may be at work still.
    _exit(end.exitCode)
  }
  thread.name = "session"
  thread.stackSize = 16 << 20
  thread.start()
  while true { sleep(.max) }
}

/// What the command line says to a server.
struct ServeOptions: Equatable, Sendable {
  var clientProcess: Int32?
  var usesCache = true
  var unknown: [String] = []

  init(_ arguments: [String]) {
    let option = "--clientProcessId"
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == option, let process = rest.first.flatMap({ Int32($0) }) {
        clientProcess = process
        rest = rest.dropFirst()
      } else if argument.hasPrefix(option + "=") {
        clientProcess = Int32(argument.dropFirst(option.count + 1))
      } else if argument == CheckOptions.noCache {
        usesCache = false
      } else if argument != "--stdio" {
        unknown.append(argument)
      }
    }
  }
}
