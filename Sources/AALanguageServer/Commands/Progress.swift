import Dispatch
import Foundation

/// Says on a terminal what goes on, once that takes longer than a moment.
final class Progress: @unchecked Sendable {
  private let sink: (any TextSink)?
  private let lock = NSLock()
  private let timer: (any DispatchSourceTimer)?
  private var text: @Sendable () -> String = { "" }
  private var isShown = false
  private var hasEnded = false

  /// - Parameter sink: nothing is written if it is nil or no terminal.
  init(on sink: (any TextSink)?) {
    guard let sink, sink.isTerminal else {
      self.sink = nil
      timer = nil
      return
    }
    self.sink = sink
    let timer = DispatchSource.makeTimerSource(queue: .global())
    self.timer = timer
    timer.schedule(deadline: .now() + .milliseconds(500), repeating: .milliseconds(100))
    timer.setEventHandler { [weak self] in self?.show() }
    timer.resume()
  }

  /// - Parameter detail: asked each time the line is drawn.
  func begin(_ part: String, detail: (@Sendable () -> String)? = nil) {
    lock.withLock { text = { detail.map { part + " " + $0() } ?? part } }
  }

  /// Takes the line away.
  func end() {
    timer?.cancel()
    lock.withLock {
      hasEnded = true
      if isShown { sink?.write(Self.clearLine) }
    }
  }

  static let clearLine = "\r\u{1B}[K"

  private func show() {
    lock.withLock {
      guard !hasEnded else { return }
      isShown = true
      sink?.write(Self.clearLine + text() + "…")
    }
  }
}
