import Foundation
import Testing

@testable import AALanguageServer

@Suite("notes of what is at work")
struct WorkNotesTests {
  private func text(_ field: WorkSlot.Field, of slot: WorkSlot?) -> String {
    String(decoding: slot?.bytes(of: field) ?? UnsafeRawBufferPointer(start: nil, count: 0), as: UTF8.self)
  }

  /// Runs on a thread of its own, whose notes nobody else changes.
  private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    Self.onThreads(count: 1) { _ in body() }[0]
  }

  /// Runs on so many threads at once, whose stacks are all there at the same time.
  private static func onThreads<Value: Sendable>(
    count: Int, _ body: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    let values = Locked<[Int: Value]>([:])
    let (done, allAreDone) = (DispatchGroup(), DispatchSemaphore(value: 0))
    let ended = DispatchGroup()
    for number in 0..<count {
      done.enter()
      ended.enter()
      let thread = Thread {
        WorkNotes.register()
        let value = body(number)
        values.withLock { $0[number] = value }
        done.leave()
        allAreDone.wait()
        ended.leave()
      }
      thread.start()
    }
    done.wait()
    for _ in 0..<count { allAreDone.signal() }
    ended.wait()
    return values.withLock { values in (0..<count).compactMap { values[$0] } }
  }

  @Test("a note is there while the work is, and gone after it")
  func during() {
    let (inside, after) = onThread {
      let inside = WorkNotes.during("textDocument/hover", document: "file:///A.swift") {
        WorkNotes.note(file: "/B.swift")
        return [WorkSlot.Field.request, .document, .file].map { text($0, of: WorkNotes.existingSlot) }
      }
      return (inside, WorkNotes.existingSlot?.isEmpty)
    }
    #expect(inside == ["textDocument/hover", "file:///A.swift", "/B.swift"])
    #expect(after == true)
  }

  @Test("each thread has its own")
  func threads() {
    let other = onThread {
      WorkNotes.note(file: "/A.swift")
      return onThread {
        WorkNotes.note(file: "/B.swift")
        return text(.file, of: WorkNotes.existingSlot)
      } + text(.file, of: WorkNotes.existingSlot)
    }
    #expect(other == "/B.swift/A.swift")
  }

  @Test("more threads than there are places, one after the other and at once")
  func places() {
    // A thread that did not give its place back would leave none for the last ones.
    for _ in 0..<(WorkNotes.slotCount * 2) { #expect(onThread { WorkNotes.existingSlot != nil }) }
    // Those that find none are at work all the same.
    let results = Self.onThreads(count: WorkNotes.slotCount * 2) { number in
      WorkNotes.during("work") { (number, WorkNotes.existingSlot != nil) }
    }
    #expect(results.map(\.0) == Array(0..<(WorkNotes.slotCount * 2)))
    #expect(results.contains { !$0.1 })
  }

  @Test("what is too long loses its end, and a line stays a line")
  func bounds() {
    let (long, lines) = onThread {
      WorkNotes.note(file: String(repeating: "é", count: 5000))
      let long = WorkNotes.existingSlot?.bytes(of: .file).count
      WorkNotes.note(file: "/a\nsignal: none\u{1B}[31m")
      return (long, text(.file, of: WorkNotes.existingSlot))
    }
    #expect(long == WorkSlot.Field.capacity)
    #expect(lines == "/a?signal: none?[31m")
  }
}
