import Foundation
import Testing

@testable import JSONRPC

@Suite struct ProcessTests {
  private func read(_ descriptor: Int32, _ count: Int) -> String {
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: count)
    while text.count < count {
      let result = bytes.withUnsafeMutableBytes { FileDescriptor(number: descriptor).readBytes(into: $0) }
      guard case .bytes(let count) = result else { break }
      text += bytes.prefix(count)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func write(_ text: String, to descriptor: Int32) -> Int32? {
    Array(text.utf8).withUnsafeBytes { FileDescriptor(number: descriptor).writeAll($0) }
  }

  @Test func keepsStrayWordsOffTheProtocol() throws {
    let input = try Pipe()
    let output = try Pipe()
    let error = try Pipe()
    let streams = try StandardStreams.claim(input: input.reading, output: output.writing, error: error.writing)
    #expect(write("stray", to: output.writing) == nil)
    #expect(read(error.reading, 5) == "stray")
    #expect(write("said", to: streams.output) == nil)
    #expect(read(output.reading, 4) == "said")
    #expect(write("heard", to: input.writing) == nil)
    #expect(read(streams.input, 5) == "heard")
    #expect(read(input.reading, 1) == "")
    for descriptor in [streams.input, streams.output] {
      #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
    }
  }

  @Test func livesWithoutAStandardError() throws {
    let input = try Pipe()
    let output = try Pipe()
    let streams = try StandardStreams.claim(input: input.reading, output: output.writing, error: -1)
    #expect(write("stray", to: output.writing) == nil)
    #expect(write("said", to: streams.output) == nil)
    #expect(read(output.reading, 4) == "said")
  }

  @Test func failsWithoutStreams() throws {
    #expect(throws: StreamFailure(stream: "standard input", errno: EBADF)) {
      try StandardStreams.claim(input: -1, output: 1, error: 2)
    }
  }

  @Test func writesWaitingLinesInOrder() throws {
    let pipe = try Pipe()
    let log = ErrorLog(descriptor: pipe.writing, level: .warning)
    log.write("one", level: .error)
    log.write("not urgent")
    log.setLevel(.debug)
    log.write("two", level: .debug)
    log.flush(within: patience)
    #expect(read(pipe.reading, 8) == "one\ntwo\n")
  }

  @Test func dropsLinesThatNobodyReads() throws {
    let pipe = try Pipe()
    let log = ErrorLog(descriptor: pipe.writing, capacity: 10)
    // More than the pipe holds. That this loop ends is the test.
    let line = String(repeating: "x", count: 4000)
    for _ in 0..<500 { log.write(line) }
    startThread("test drain") { while !read(pipe.reading, 4096).isEmpty {} }
    log.flush(within: patience)
  }

  @Test func survivesAClosedStandardError() throws {
    let pipe = try Pipe()
    close(pipe.reading)
    let log = ErrorLog(descriptor: pipe.writing)
    log.write("lost")
    log.flush(within: patience)
    log.write("lost too")
  }

  @Test func letsABurstThroughAndThenARate() {
    let start = ContinuousClock.now
    var limit = RateLimit(burst: 3, perSecond: 2, at: start)
    #expect((0..<5).map { _ in limit.admit(at: start) } == [true, true, true, false, false])
    let later = start + .seconds(1)
    #expect((0..<3).map { _ in limit.admit(at: later) } == [true, true, false])
    let muchLater = start + .seconds(100)
    #expect((0..<4).map { _ in limit.admit(at: muchLater) } == [true, true, true, false])
  }

  @Test func tellsWhenTheProcessIsGone() throws {
    let looks = Locked(0)
    let gone = Promise<Int>()
    let watch = ParentWatch(
      every: 0.001,
      isAlive: {
        looks.withLock { looks in
          looks += 1
          return looks < 5
        }
      }, whenGone: { gone.fulfil(looks.withLock { $0 }) })
    #expect(watch != nil)
    #expect(try gone.wait() == 5)
  }

  @Test func doesNotMissAProcessThatItNeverSaw() {
    #expect(ParentWatch(every: 1, isAlive: { false }, whenGone: {}) == nil)
    #expect(ParentWatch(process: 0) {} == nil)
    #expect(ParentWatch(process: -1) {} == nil)
  }

  @Test func knowsLivingProcesses() throws {
    #expect(ParentWatch.isAlive(getpid()))
    // Belongs to somebody else, unless we are root.
    #expect(ParentWatch.isAlive(1))
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/sh")
    child.arguments = ["-c", "exit 0"]
    try child.run()
    child.waitUntilExit()
    #expect(!ParentWatch.isAlive(child.processIdentifier))
  }

  @Test func writesAllToANonBlockingStream() throws {
    let pipe = try Pipe()
    _ = fcntl(pipe.writing, F_SETFL, fcntl(pipe.writing, F_GETFL) | O_NONBLOCK)
    _ = fcntl(pipe.reading, F_SETFL, fcntl(pipe.reading, F_GETFL) | O_NONBLOCK)
    let text = String(repeating: "0123456789", count: 100_000)
    let written = Promise<Bool>()
    startThread("test writer") { written.fulfil(write(text, to: pipe.writing) == nil) }
    #expect(read(pipe.reading, text.utf8.count) == text)
    #expect(try written.wait())
  }
}
