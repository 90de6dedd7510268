import AAAnalysis
import Dispatch
import Foundation
import JSONRPC

/// The files of a session: what is open, what lies in the folders, what was found, and what the client knows of that.
///
/// The one owner of all this. Lives on a thread of its own, where its handlers are called in the order of the
/// messages.
final class LiveWorkspace {
  let client: Client
  let timing: Timing
  let configurations: LiveConfigurations
  private let reader: WorkspaceReader
  /// Whether the client asks for diagnostics instead of getting them sent.
  let isPulled: Bool
  private(set) var settings: Settings

  /// Real paths.
  private(set) var folders: [String]
  /// By the file that each is the text of.
  var documents: [FileID: OpenDocument] = [:]
  private var filesByURI: [String: FileID] = [:]
  /// How the client writes the files that it opened at any time.
  private var uris: [FileID: String] = [:]

  /// What was read of files in earlier sessions.
  let outlines: OutlineCache?
  private(set) var shared: Analysis
  /// Texts that belong to no folder are analysed each by itself: the old version of a file beside the new one, or a
  /// file of another app, must not be mixed with this one.
  private var loose: [FileID: Analysis] = [:]
  private var analysisCount = 0
  private var shownCauses: Set<String> = []

  /// The files in the folders.
  var known: [FileID: FolderScan.Stamp] = [:]
  var scanning = Scanning()
  var delivery = DiagnosticDelivery()

  init(client: Client, timing: Timing, settings: Settings, folders: [String], outlines: OutlineCache? = nil) {
    self.client = client
    self.outlines = outlines
    self.timing = timing
    self.settings = settings
    self.folders = folders
    isPulled =
      switch settings.delivery {
      case .automatic: client.capabilities.pullsDiagnostics
      case .push: false
      case .pull: true
      }
    let reader = WorkspaceReader()
    for folder in folders { reader.include(folder: folder) }
    self.reader = reader
    configurations = LiveConfigurations(reader: reader)
    shared = Self.makeAnalysis(
      number: 0, settings.scope ?? .assistiveAccess, configurations, reader, outlines?.store, log: client.log)
  }

  deinit {
    delivery.waitingPull?.reply.fail(ResponseError(.serverCancelled, "the session is over"))
  }

  func forgetDiagnostics() {
    shared.forgetDiagnostics()
    for analysis in loose.values { analysis.forgetDiagnostics() }
  }

  private func makeAnalysis() -> Analysis {
    analysisCount += 1
    return Self.makeAnalysis(
      number: analysisCount, wantedScope, configurations, reader, outlines?.store, log: client.log)
  }

  private static func makeAnalysis(
    number: Int, _ scope: Workspace.Scope, _ configurations: LiveConfigurations, _ reader: WorkspaceReader,
    _ outlines: OutlineStore?,
    log: ServerLog
  ) -> Analysis {
    let unread = UnreadFiles()
    return Analysis(
      number: number, scope: scope, configurations: configurations, jobs: ProcessInfo.processInfo.activeProcessorCount,
      loader: { file in
        // A text that only the client has is not on disk, whatever its name looks like.
        guard file.path.hasPrefix("/") else { return nil }
        WorkNotes.note(file: file.path)
        do throws(FileProblem) {
          let text = try reader.text(at: file.path)
          unread.note(nil, of: file)
          return text
        } catch {
          // Project files name files that may not be there, and binary property lists are read all the same.
          let isExpected = error == .missing || error == .binaryPropertyList
          unread.note(isExpected ? nil : error, of: file)
          log.write("\(file) says nothing: \(error.message)", level: isExpected ? .debug : .warning)
          return nil
        }
      },
      bytes: { file in file.path.hasPrefix("/") ? try? reader.bytes(at: file.path) : nil }, outlines: outlines,
      unread: unread)
  }

  var encoding: PositionEncoding { client.capabilities.positionEncoding }

  func log(_ line: String, level: ServerLog.Level = .information) {
    client.log.write(line, level: level)
  }

  /// Does something about a document or about none, and notes if everything else had to wait long for it.
  func timed(_ name: String, _ document: String? = nil, _ body: () -> Void) {
    let start = ContinuousClock.now
    WorkNotes.during(name, document: document, body)
    let duration = ContinuousClock.now - start
    if duration > timing.unnoticed / 5 { log("\(name) took \(MeasureText.duration(duration))", level: .debug) }
  }

  /// Tells the person at the editor, once for each cause, what the log would hide.
  func show(_ message: String, cause: String) {
    log(message, level: .error)
    guard shownCauses.insert(cause).inserted else { return }
    client.warn(message)
  }

  /// Does something on this thread later.
  func later(after duration: Duration, _ work: @escaping @Sendable (LiveWorkspace) -> Void) {
    let connection = client.connection
    DispatchQueue.global().asyncAfter(deadline: .now() + duration / .seconds(1)) {
      connection.perform { $0.live?.perform(work) }
    }
  }
}

// MARK: - Files

extension LiveWorkspace {
  /// The file that a URI names, be it open or not.
  func file(named uri: String) -> FileID { filesByURI[uri] ?? address(of: uri).file }

  /// What a URI names. A link in a folder of the workspace to a file elsewhere is the file itself, as for the walk.
  func address(of uri: String, languageID: String? = nil) -> DocumentAddress {
    let address = DocumentAddress(uri: uri, languageID: languageID)
    guard address.isFile, !isInFolders(address.file), let link = unresolvedFile(at: uri) else { return address }
    return isInFolders(link) ? DocumentAddress(file: link, isFile: true) : address
  }

  /// What stands where a URI leads, be it a link or not: only the folders on the way are followed.
  func unresolvedFile(at uri: String) -> FileID? {
    guard let path = DocumentAddress.path(ofURI: uri), let folder = PathText.folder(of: path) else { return nil }
    return FileID(PathText.joined(DocumentAddress.realPath(folder), FileID(path).name))
  }

  /// How the client calls a file.
  func uri(of file: FileID) -> String {
    documents[file]?.uri ?? uris[file] ?? DocumentAddress.uri(ofPath: file.path)
  }

  func isInFolders(_ file: FileID) -> Bool { folders.contains { PathText.isInside(file.path, folder: $0) } }

  func isLoose(_ file: FileID) -> Bool { loose[file] != nil }

  /// What a file is analysed with.
  func analysis(of file: FileID) -> Analysis { loose[file] ?? shared }

  /// Takes a text in, in place of what was known of its file.
  func open(_ document: OpenDocument, as address: DocumentAddress) {
    let file = address.file
    documents[file] = document
    filesByURI[document.uri] = file
    uris[file] = document.uri
    if address.isFile { reader.include(file: file.path) }
    place(file, isFile: address.isFile)
    apply([.opened(file, document.text)], to: file)
    if isConfiguration(file) { rereadConfigurations() }
  }

  /// Tells what happened to an open file to whoever analyses it, if anybody does.
  func apply(_ changes: [FileChange], to file: FileID) {
    if documents[file]?.isExcluded != true { analysis(of: file).apply(changes) }
  }

  /// Lets a text go. Its file counts as it is on disk, if it lies in a folder of the workspace.
  func close(_ file: FileID) {
    guard let document = documents.removeValue(forKey: file) else { return }
    filesByURI[document.uri] = nil
    defer { if isConfiguration(file) { rereadConfigurations() } }
    if loose.removeValue(forKey: file) != nil { return }
    shared.apply([.closed(file)])
    if known[file] == nil, let stamp = FolderScan.stamp(of: file), isRead(file) { known[file] = stamp }
    if known[file] == nil { shared.apply([.removed(file)]) }
  }

  /// Whether a walk of the folders would find a file.
  func isRead(_ file: FileID) -> Bool {
    isInFolders(file) && FileKind(file) != nil && !scanning.hides(file, in: folders)
  }

  /// Decides whether an open file is analysed with the others, by itself, or not at all.
  private func place(_ file: FileID, isFile: Bool) {
    let isInside = isFile && isInFolders(file)
    let isHidden = isInside && scanning.hides(file, in: folders)
    let byteCount = documents[file]?.text.bytes.count ?? 0
    let isExcluded = isHidden || byteCount > FileReader().ceiling
    documents[file]?.isExcluded = isExcluded
    if isHidden {
      log("\(file) is left out of checks by ignore rules")
    } else if isExcluded {
      show("\(file) is not checked: it has \(byteCount) bytes, more than are read of one file.", cause: "size \(file)")
    }
    if isInside || (isFile && folders.isEmpty), !isExcluded {
      loose[file] = nil
    } else if loose[file] == nil {
      loose[file] = makeAnalysis()
    }
  }
}

// MARK: - What the client changes

extension LiveWorkspace {
  /// Takes other folders for those of the workspace. Open files move to where they belong now.
  func setFolders(_ newFolders: [String]) {
    folders = newFolders
    for folder in folders { reader.include(folder: folder) }
    let gone = known.keys.filter { !isInFolders($0) }.sorted()
    for file in gone { known[file] = nil }
    for (file, document) in documents.sorted(by: { $0.key < $1.key }) {
      let wasLoose = isLoose(file)
      place(file, isFile: file.path.hasPrefix("/"))
      guard isLoose(file) != wasLoose else { continue }
      if !wasLoose { shared.apply([.closed(file), .removed(file)]) }
      apply([.opened(file, document.text)], to: file)
    }
    shared.apply(gone.map { .removed($0) })
    rereadConfigurations()
  }

  func setSettings(_ newSettings: Settings) {
    let showedCodeLenses = settings.showsCodeLenses
    settings = newSettings
    if settings.showsCodeLenses != showedCodeLenses { refreshLenses() }
    useScope()
  }

  /// Looks at everything anew, if something else is to be checked now.
  func useScope() {
    guard shared.scope != wantedScope else { return }
    shared = makeAnalysis()
    shared.apply(known.keys.sorted().map { .onDisk($0) })
    for file in loose.keys { loose[file] = makeAnalysis() }
    for (file, document) in documents { apply([.opened(file, document.text)], to: file) }
    delivery.noteChange(at: .now, timing)
  }
}
