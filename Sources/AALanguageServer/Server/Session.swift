import Foundation
import JSONRPC

/// One client from `initialize` to `exit`. Takes its messages in order and hands what needs the files on, in the same
/// order, to the thread that owns them; so each answer is about the texts as they were when the question came.
///
/// It only does itself what takes no time, and is therefore always there for `shutdown`.
final class Session: MessageReceiver {
  typealias Live = WorkThread<LiveWorkspace>

  let connection: Connection<Session>
  let log: ServerLog
  let timing: Timing
  /// What `initialize` brought; nil before.
  var live: Live?
  var client: Client?
  /// What `initialize` asked for; what is not set later is as it was then.
  var initialSettings = Settings()
  var settings = Settings()
  var trace = Trace.off
  private var watches: [ParentWatch] = []
  /// Pages that were shown; gone with the session.
  let reports = ReportFolder()
  /// Where outlines are kept between sessions; nil for nowhere.
  let caches: CacheFolder?
  /// What is kept of the client's folders.
  var outlines: OutlineCache?
  /// Where to look for reports of earlier crashes; nil to tell of none.
  private let crashes: CrashReports?

  /// Whether and how fully `$/logTrace` tells what is done.
  enum Trace: String, Sendable { case off, messages, verbose }

  init(
    connection: Connection<Session>, log: ServerLog, timing: Timing, caches: CacheFolder? = nil,
    crashes: CrashReports? = nil
  ) {
    self.crashes = crashes
    self.connection = connection
    self.log = log
    self.timing = timing
    self.caches = caches
  }

  deinit {
    live?.stop()
  }

  /// Serves on two streams until the connection ends.
  ///
  /// - Parameters:
  ///   - clientProcess: a process whose end ends the session.
  ///   - crashes: where reports of earlier crashes may be, to tell of them.
  ///   - recorder: writes down what is received and sent.
  static func run(
    input: Int32, output: Int32, log: ServerLog, timing: Timing = Timing(), clientProcess: Int32? = nil,
    caches: CacheFolder? = nil, crashes: CrashReports? = nil, recorder: SessionRecorder? = nil
  ) -> ConnectionEnd {
    var observer: Connection<Session>.Observer?
    if let recorder { observer = { recorder.note($0, $1) } }
    let connection = Connection<Session>(input: input, output: output, observer: observer) { log.writeLocally($0) }
    let session = Session(connection: connection, log: log, timing: timing, caches: caches, crashes: crashes)
    if let clientProcess { session.watch(process: clientProcess) }
    let end = connection.run(session)
    session.live?.stop()
    // The process may leave without another look at what is still in memory.
    session.reports.remove()
    session.outlines?.save(log)
    return end
  }

  /// Ends the session when a process is gone.
  func watch(process: Int32) {
    guard let watch = ParentWatch(process: process, whenGone: { [connection] in connection.stop() }) else {
      return log.write("process \(process) is not there to be watched", level: .debug)
    }
    watches.append(watch)
  }

  func receive(_ request: RequestMessage, _ reply: ReplyHandle) -> Handling {
    traced(request.method) { WorkNotes.during(request.method) { handle(request, reply) } }
  }

  func receive(_ notification: NotificationMessage) -> Handling {
    traced(notification.method) { WorkNotes.during(notification.method) { handle(notification) } }
  }

  /// Tells of crashes that nobody was told of yet: the person that they happened to may have seen nothing but an editor
  /// that starts its server anew. Of several the last is shown, and the log has the others: each is told of once.
  func tellOfCrashes() {
    guard let crashes else { return }
    live?.perform { live in
      let reports = crashes.untold()
      for report in reports.dropLast() { live.log(report.told, level: .warning) }
      if let last = reports.last { live.client.warn(last.shown) }
    }
  }

  private func traced(_ method: String, _ body: () -> Handling) -> Handling {
    guard trace != .off, method != "$/setTrace" else { return body() }
    let start = ContinuousClock.now
    let handling = body()
    let duration = ContinuousClock.now - start
    connection.notify(
      "$/logTrace",
      LSP.LogTraceParams(
        message: "received \(method)",
        verbose: trace == .verbose
          ? "\(handling == .handled ? "took" : "unknown,") \(MeasureText.duration(duration))" : nil))
    return handling
  }
}
