import AAAnalysis
import Foundation
import JSONRPC

/// Where the walk through the folders stands.
struct Scanning {
  /// Whether the folders were walked once; until then no diagnostics are told about their files.
  var isDone = false
  /// Whether a walk came to its end: diagnostics do not wait for that for ever, reports about the whole app do.
  var hasWalked = false
  var hasBegun = false
  /// Whether a walk is under way on a thread of its own.
  var isWalking = false
  /// Whether something happened during the walk that it may have missed.
  var isStale = false
  var lastWalk: ContinuousClock.Instant?
  /// The token of the progress that the client shows.
  var progress: String?
  var walkCount = 0
  /// Requests that wait for the first walk, with what answers them then.
  var waiting: [(reply: ReplyHandle, answer: (LiveWorkspace) -> Void)] = []
  /// Requests that wait for its end.
  var waitingForAll: [(reply: ReplyHandle, answer: (LiveWorkspace) -> Void)] = []

  /// Whether ignore rules hide a file that lies in one of the folders.
  func hides(_ file: FileID, in folders: [String]) -> Bool {
    guard let folder = folders.first(where: { PathText.isInside(file.path, folder: $0) }) else { return false }
    var rules = IgnoreRules.enclosing(folder)
    var path = folder
    let names = PathText.relative(file.path, to: folder).split(separator: "/")
    for (number, name) in names.enumerated() {
      rules.readPatterns(in: path)
      path = PathText.joined(path, name)
      let isFolder = number + 1 < names.count
      if IgnoreRules.isIgnoredEverywhere(String(name), isFolder: isFolder) { return true }
      if rules.ignores(path, isFolder: isFolder) { return true }
    }
    return false
  }
}

extension LiveWorkspace {
  /// Begins to look at the folders, once the client is ready for messages.
  func begin() {
    guard !scanning.hasBegun else { return }
    scanning.hasBegun = true
    tellStatus()
    guard !folders.isEmpty else { return finishFirstScan() }
    scan()
    later(after: timing.scanPatience) { live in
      guard !live.scanning.isDone else { return }
      live.log("the folders are not read yet; diagnostics tell what is known so far", level: .warning)
      live.finishFirstScan()
    }
  }

  /// Answers a request now, or when the folders were walked once: before that an answer would be about a part of the
  /// app.
  func whenRead(_ reply: ReplyHandle, _ answer: @escaping (LiveWorkspace) -> Void) {
    if scanning.isDone { answer(self) } else { scanning.waiting.append((reply, answer)) }
  }

  /// The same for what is about the whole app, however long the walk takes.
  func whenAllIsRead(_ reply: ReplyHandle, _ answer: @escaping (LiveWorkspace) -> Void) {
    if scanning.hasWalked || folders.isEmpty {
      answer(self)
    } else {
      scanning.waitingForAll.append((reply, answer))
    }
  }

  /// Walks the folders on another thread and takes in what has changed.
  func scan() {
    guard !scanning.isWalking else {
      scanning.isStale = true
      return
    }
    scanning.isWalking = true
    scanning.isStale = false
    scanning.lastWalk = .now
    scanning.walkCount += 1
    let number = scanning.walkCount
    let folders = folders
    let connection = client.connection
    let thread = Thread {
      let result = FolderScan(of: folders)
      connection.perform { $0.live?.perform { live in WorkNotes.during("reading folders") { live.take(result) } } }
    }
    thread.name = "folders"
    thread.stackSize = 4 << 20
    thread.start()
    guard !scanning.isDone, client.capabilities.showsProgress else { return }
    later(after: timing.unnoticed) { live in
      if live.scanning.isWalking, live.scanning.walkCount == number { live.showProgress(number) }
    }
  }

  /// For clients that do not tell when a file changes on disk.
  func scanIfUnwatched() {
    guard !client.capabilities.watchesFiles, !folders.isEmpty, scanning.isDone else { return }
    if let last = scanning.lastWalk, ContinuousClock.now - last < timing.rescanInterval { return }
    scan()
  }

  private func take(_ walk: FolderScan) {
    scanning.isWalking = false
    for problem in walk.problems { log(problem, level: .debug) }
    // The folders may be others by now.
    let result = walk.restricted { isInFolders($0) }
    let files = result.files
    let changes = result.changes(since: known)
    let isNewFolder = !Set(files.keys.map(\.folder)).isSubset(of: known.keys.map(\.folder))
    known = files
    shared.apply(changes.filter { change in !isOpenAndNew(change) })
    if !scanning.isDone || isNewFolder || configurations.haveChangedOnDisk { rereadConfigurations() }
    if !changes.isEmpty { delivery.noteChange(at: .now, timing) }
    if !scanning.isDone {
      let start = ContinuousClock.now
      let snapshot = shared.snapshot
      log(
        "read \(snapshot.swiftFiles.count) of \(MeasureText.counted(snapshot.swiftFileCount, "Swift file")) and "
          + "\(MeasureText.counted(snapshot.propertyLists.count, "property list")) "
          + "in \(MeasureText.duration(ContinuousClock.now - start))")
      let work = shared.statistics
      log(
        "\(MeasureText.counted(work.knownOutlines, "outline")) from the cache, \(work.unknownOutlines) new",
        level: .debug)
      finishFirstScan()
      saveOutlines()
    }
    scanning.hasWalked = true
    let waiting = scanning.waitingForAll
    scanning.waitingForAll = []
    for (reply, answer) in waiting where !reply.isCancelled { answer(self) }
    if scanning.isStale { scan() }
  }

  /// Keeps what was read for later sessions, while this one goes on.
  private func saveOutlines() {
    guard let outlines else { return }
    DispatchQueue.global(qos: .utility).async { [log = client.log] in outlines.save(log) }
  }

  /// Whether the walk did not find a file that is open: then it stays, on disk or not.
  private func isOpenAndNew(_ change: FileChange) -> Bool {
    if case .removed(let file) = change { documents[file] != nil && FolderScan.stamp(of: file) != nil } else { false }
  }

  private func finishFirstScan() {
    guard !scanning.isDone else { return }
    scanning.isDone = true
    if let token = scanning.progress {
      client.notify("$/progress", LSP.ProgressParams(token: .string(token), value: LSP.WorkDoneProgress(kind: "end")))
      scanning.progress = nil
    }
    let waiting = scanning.waiting
    scanning.waiting = []
    for (reply, answer) in waiting where !reply.isCancelled { answer(self) }
    delivery.noteChange(at: .now, timing)
  }

  private func showProgress(_ number: Int) {
    let token = "assistive-access-scan-\(number)"
    client.request("window/workDoneProgress/create", LSP.WorkDoneProgressCreateParams(token: token)) {
      session, isCreated in
      session.live?.perform { live in
        guard isCreated, !live.scanning.isDone else { return }
        live.scanning.progress = token
        live.client.notify(
          "$/progress",
          LSP.ProgressParams(
            token: .string(token),
            value: LSP.WorkDoneProgress(
              kind: "begin", title: "Assistive Access", message: "reading the folders", cancellable: false)))
      }
    }
  }
}
