import Foundation

#if canImport(Darwin)
  private typealias SignalInfo = __siginfo
#else
  private typealias SignalInfo = siginfo_t
#endif

/// Writes a report when the process dies of an error of its own, and then lets it die.
///
/// What runs in the handler calls nothing but system calls that are safe in one, and touches only memory that was
/// prepared before: the rest of the process may be in any state. Whoever handled the signal before, such as Swift's own
/// backtracer, is called afterwards with the same context.
enum CrashHandler {
  static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

  /// From now on crashes are reported.
  ///
  /// - Parameters:
  ///   - command: what the process was started for: `serve`, `check`.
  ///   - reports: where the report goes; nil for standard error.
  static func install(command: String, reports: CrashReports?) {
    prepared.initialize(to: Prepared(command: command, reports: reports))
    WorkNotes.register()
    // Made now, so that the handler finds it made.
    _ = WorkNotes.slots
    _ = WorkNotes.existingSlot
    for number in signals {
      var action = sigaction()
      let handler: @convention(c) (Int32, UnsafeMutablePointer<SignalInfo>?, UnsafeMutableRawPointer?) -> Void = {
        CrashHandler.handle($0, $1, $2)
      }
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = handler
      #else
        action.__sigaction_handler.sa_sigaction = handler
      #endif
      action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK)
      sigemptyset(&action.sa_mask)
      var before = sigaction()
      guard sigaction(number, &action, &before) == 0 else { continue }
      previous[Int(number)] = before
    }
  }

  // MARK: In the handler

  // Unsafe: written before any handler is in place, and only read afterwards.
  nonisolated(unsafe) private static let prepared = UnsafeMutablePointer<Prepared>.allocate(capacity: 1)
  nonisolated(unsafe) private static let previous: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
    actions.initialize(repeating: sigaction(), count: 32)
    return actions
  }()

  private static func handle(
    _ number: Int32, _ info: UnsafeMutablePointer<SignalInfo>?, _ context: UnsafeMutableRawPointer?
  ) {
    let outcome = writeFile(number)
    var text = CrashText(descriptor: STDERR_FILENO, mayWait: false)
    text.writeNotice(of: number, prepared.pointee, outcome)
    if outcome == .notWritten { text.writeReport(of: number, prepared.pointee) }
    handOn(number, info, context)
  }

  /// What became of the report's file.
  fileprivate enum FileOutcome {
    case written
    /// Another thread crashed at the same time, and was first.
    case anothers
    case notWritten
  }

  private static func writeFile(_ number: Int32) -> FileOutcome {
    guard let path = prepared.pointee.path else { return .notWritten }
    let descriptor = prepared.pointee.makeFile(path)
    guard descriptor >= 0 else { return errno == EEXIST ? .anothers : .notWritten }
    var text = CrashText(descriptor: descriptor, mayWait: true)
    text.writeReport(of: number, prepared.pointee)
    close(descriptor)
    guard !text.isComplete else { return .written }
    // Half a report is none; standard error gets the whole.
    unlink(path)
    return .notWritten
  }

  /// Lets whoever was there before handle the signal, or the system end the process.
  private static func handOn(
    _ number: Int32, _ info: UnsafeMutablePointer<SignalInfo>?, _ context: UnsafeMutableRawPointer?
  ) {
    let before = previous + Int(number)
    sigaction(number, before, nil)
    #if canImport(Darwin)
      let simple = before.pointee.__sigaction_u.__sa_handler
      let full = before.pointee.__sigaction_u.__sa_sigaction
    #else
      let simple = before.pointee.__sigaction_handler.sa_handler
      let full = before.pointee.__sigaction_handler.sa_sigaction
    #endif
    // Two C functions can only be compared as addresses. The default is no function at all.
    let isFunction = unsafeBitCast(simple, to: Int.self) > 1
    if isFunction, let full {
      full(number, info, context)
    } else {
      signal(number, SIG_DFL)
      // Comes when the handler returns; what was sent by another process does not come again by itself.
      raise(number)
    }
  }

  /// What the handler needs, made while the process is still well. Never given back.
  fileprivate struct Prepared {
    let header: UnsafeRawBufferPointer
    let folders: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    let path: UnsafeMutablePointer<CChar>?

    init(command: String, reports: CrashReports?) {
      let text = """
        version: \(ToolVersion.name) \(ToolVersion.number)
        system: \(CrashReports.system)
        command: \(command)
        process: \(getpid())

        """
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
      bytes.copyBytes(from: text.utf8)
      header = UnsafeRawBufferPointer(bytes)
      let parents = reports?.foldersToMake ?? []
      folders = .allocate(capacity: parents.count + 1)
      folders.initialize(repeating: nil, count: parents.count + 1)
      for (index, folder) in parents.enumerated() { folders[index] = strdup(folder) }
      path = reports.flatMap { strdup($0.freePath(process: getpid())) }
    }

    /// Makes the report's file, and the folders that it lies in. Below zero if that cannot be done, with the reason in
    /// `errno`.
    func makeFile(_ path: UnsafePointer<CChar>) -> Int32 {
      var index = 0
      while let folder = folders[index] {
        mkdir(folder, 0o700)
        index += 1
      }
      return open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
  }
}

/// Words that a signal handler writes.
private struct CrashText {
  let descriptor: Int32
  /// Whether it may wait until somebody reads; a crash that waits for ever would be worse than one without words.
  let mayWait: Bool
  /// Whether all was written so far.
  private(set) var isComplete = true

  init(descriptor: Int32, mayWait: Bool) {
    self.descriptor = descriptor
    self.mayWait = mayWait
  }

  mutating func writeReport(of number: Int32, _ prepared: CrashHandler.Prepared) {
    put("signal: ")
    putName(of: number)
    put("\n")
    put(prepared.header)
    let own = WorkNotes.existingSlot
    if let own { putNotes(of: own, "") }
    for index in 0..<WorkNotes.slots.count {
      guard let slot = WorkNotes.slots[index], slot.isTaken, slot.start != own?.start, !slot.isEmpty else { continue }
      put("on another thread:\n")
      putNotes(of: slot, "  ")
    }
  }

  mutating func writeNotice(of number: Int32, _ prepared: CrashHandler.Prepared, _ outcome: CrashHandler.FileOutcome) {
    put("error: crashed with ")
    putName(of: number)
    if let own = WorkNotes.existingSlot { putPlace(own) }
    put("\n")
    switch outcome {
    case .anothers: break
    case .written:
      put("note: what is known of it is in ")
      putPath(of: prepared)
      put("\n")
    case .notWritten where prepared.path == nil:
      put("note: there is no folder for reports, so the report is here:\n")
    case .notWritten:
      put("note: the report cannot be written to ")
      putPath(of: prepared)
      put(", so it is here:\n")
    }
  }

  private mutating func putPath(of prepared: CrashHandler.Prepared) {
    guard let path = prepared.path else { return }
    put(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }

  private mutating func putPlace(_ slot: WorkSlot) {
    let file = slot.bytes(of: .file)
    let document = slot.bytes(of: .document)
    let request = slot.bytes(of: .request)
    if !request.isEmpty {
      put(" during ")
      put(request)
    }
    if !document.isEmpty || !file.isEmpty {
      put(" at ")
      put(file.isEmpty ? document : file)
    }
  }

  private mutating func putNotes(of slot: WorkSlot, _ indent: StaticString) {
    putNote("request: ", slot.bytes(of: .request), indent)
    putNote("document: ", slot.bytes(of: .document), indent)
    putNote("file: ", slot.bytes(of: .file), indent)
  }

  private mutating func putNote(_ name: StaticString, _ bytes: UnsafeRawBufferPointer, _ indent: StaticString) {
    guard !bytes.isEmpty else { return }
    put(indent)
    put(name)
    put(bytes)
    put("\n")
  }

  private mutating func putName(of number: Int32) {
    switch number {
    case SIGSEGV: put("SIGSEGV (memory that is not there, or no stack left)")
    case SIGBUS: put("SIGBUS (memory that is not there)")
    case SIGILL: put("SIGILL (a check of the program failed)")
    case SIGTRAP: put("SIGTRAP (a check of the program failed)")
    case SIGABRT: put("SIGABRT (the program ended itself)")
    case SIGFPE: put("SIGFPE (a wrong calculation)")
    default: put("a signal")
    }
  }

  private mutating func put(_ text: StaticString) {
    guard text.hasPointerRepresentation else { return }
    put(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func put(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    var written = 0
    while written < bytes.count {
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      // A pipe that can be written to takes this much at once.
      if !mayWait, poll(&wait, 1, 0) <= 0 {
        isComplete = false
        return
      }
      let count = write(descriptor, start + written, min(bytes.count - written, 512))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        isComplete = false
        return
      }
      written += count
    }
  }
}
