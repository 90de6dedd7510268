import AAAnalysis
import Foundation

/// What each thread is at, kept where a signal handler can read it: in memory that is set aside once, without a lock
/// on the way.
///
/// Notes are paths and names of messages, never what stands in a file.
enum WorkNotes {
  /// How many threads can be told apart; more than that are at work without notes.
  static let slotCount = 128

  /// Does something with a note of it, so that the report of a crash names it.
  ///
  /// - Parameters:
  ///   - request: the method of a message, or another name for the work.
  ///   - document: the URI that it is about, if it is about one.
  static func during<Result>(_ request: String, document: String? = nil, _ body: () throws -> Result) rethrows -> Result
  {
    let slot = ownSlot
    slot?.set(request, in: .request)
    slot?.set(document ?? "", in: .document)
    slot?.set("", in: .file)
    #if DEBUG
      DeliberateCrash.ifWanted(at: request)
    #endif
    defer { slot?.clear() }
    return try body()
  }

  /// Notes the file that this thread is about to read or judge, until it notes another one.
  static func note(file path: String) {
    ownSlot?.set(path, in: .file)
    #if DEBUG
      DeliberateCrash.ifWanted(at: path)
    #endif
  }

  /// Gives this thread a place for its notes, and a stack to report on should its own one overflow.
  static func register() { _ = ownSlot }

  /// Runs work and waits for it, where deeply nested sources may make it recurse deeply, and where a report is left if
  /// that was too deep.
  static func onDeepStack<Result>(_ work: () -> Result) -> Result {
    DeepStack.run {
      register()
      return work()
    }
  }

  // MARK: What a signal handler may call

  static var slots: WorkSlots { memory }

  /// The notes of the thread that asks; nil if it has none.
  static var existingSlot: WorkSlot? { pthread_getspecific(key).map(WorkSlot.init) }

  // MARK: Threads

  private static let memory = WorkSlots(count: slotCount)
  private static let lock = NSLock()

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { slot in WorkNotes.give(back: slot) }
    return key
  }()

  private static var ownSlot: WorkSlot? {
    if let slot = existingSlot { return slot }
    guard let slot = lock.withLock({ memory.take() }) else { return nil }
    pthread_setspecific(key, slot.start)
    slot.giveSignalStack()
    return slot
  }

  /// At the end of a thread, on it.
  private static func give(back pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    let slot = WorkSlot(start: pointer)
    slot.takeSignalStack()
    slot.clear()
    lock.withLock { slot.isTaken = false }
  }
}

/// The notes of one thread, and the stack on which its signals are handled.
struct WorkSlot {
  enum Field: Int, CaseIterable {
    case request, document, file

    static let capacity = 4096
    fileprivate var offset: Int { 64 + rawValue * (8 + Self.capacity) }
  }

  static let byteCount = notesByteCount + stackByteCount
  private static let notesByteCount = 16 << 10
  /// Only what is used of it is real memory.
  private static let stackByteCount = 128 << 10

  let start: UnsafeMutableRawPointer

  var isTaken: Bool {
    get { start.load(as: UInt8.self) != 0 }
    nonmutating set { start.storeBytes(of: newValue ? 1 : 0, as: UInt8.self) }
  }

  /// The bytes of a note, which has a bound whatever another thread does to it meanwhile.
  func bytes(of field: Field) -> UnsafeRawBufferPointer {
    let count = start.load(fromByteOffset: field.offset, as: Int.self)
    return UnsafeRawBufferPointer(start: start + field.offset + 8, count: min(max(count, 0), Field.capacity))
  }

  var isEmpty: Bool {
    bytes(of: .request).isEmpty && bytes(of: .document).isEmpty && bytes(of: .file).isEmpty
  }

  /// What is longer than a note may be loses its end; a line stays a line.
  func set(_ text: String, in field: Field) {
    var text = text
    start.storeBytes(of: 0, toByteOffset: field.offset, as: Int.self)
    text.withUTF8 { bytes in
      let count = min(bytes.count, Field.capacity)
      let target = (start + field.offset + 8).assumingMemoryBound(to: UInt8.self)
      for index in 0..<count { target[index] = bytes[index] < 0x20 ? UInt8(ascii: "?") : bytes[index] }
      start.storeBytes(of: count, toByteOffset: field.offset, as: Int.self)
    }
  }

  func clear() {
    for field in Field.allCases { start.storeBytes(of: 0, toByteOffset: field.offset, as: Int.self) }
  }

  /// Without a stack of its own a handler could not run after the thread's stack has overflowed.
  func giveSignalStack() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var stack = stack_t()
    stack.ss_sp = start + Self.notesByteCount
    stack.ss_size = numericCast(Self.stackByteCount)
    sigaltstack(&stack, nil)
  }

  func takeSignalStack() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_sp == start + Self.notesByteCount else { return }
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    none.ss_size = numericCast(Self.stackByteCount)
    sigaltstack(&none, nil)
  }
}

/// Places for the notes of many threads, in one piece of memory that is never given back.
struct WorkSlots: @unchecked Sendable {
  // Unchecked: a slot belongs to one thread; others read it without a promise of what they find.
  let count: Int
  private let start: UnsafeMutableRawPointer?

  init(count: Int) {
    let memory = mmap(
      nil, count * WorkSlot.byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | Int32(MAP_ANON), -1, 0)
    start = memory == MAP_FAILED ? nil : memory
    self.count = start == nil ? 0 : count
  }

  subscript(index: Int) -> WorkSlot? { start.map { WorkSlot(start: $0 + index * WorkSlot.byteCount) } }

  /// A slot that no thread has; nil if all are taken.
  func take() -> WorkSlot? {
    for index in 0..<count {
      guard let slot = self[index], !slot.isTaken else { continue }
      slot.isTaken = true
      return slot
    }
    return nil
  }
}
