import AAAnalysis
import Foundation

/// Hands the texts of files to the analysis, from several threads at once, and remembers what could not be read.
final class DiskFiles: @unchecked Sendable {
  private let reader: WorkspaceReader
  private let lock = NSLock()
  private var unreadable: [FileID: FileProblem] = [:]
  /// Property lists that are read although they are no text.
  private var binary: Set<FileID> = []
  private var kept: [FileID: SourceText] = [:]
  private var keepsTexts = false
  private var reads = 0

  init(reader: WorkspaceReader) {
    self.reader = reader
  }

  func text(of file: FileID) -> SourceText? {
    WorkNotes.note(file: file.path)
    if let text = lock.withLock({ kept[file] }) { return text }
    do {
      let text = try reader.text(at: file.path)
      lock.withLock {
        reads += 1
        if keepsTexts { kept[file] = text }
      }
      return text
    } catch {
      lock.withLock {
        reads += 1
        unreadable[file] = error
      }
      return nil
    }
  }

  /// What a property list holds that is no text.
  func bytes(of file: FileID) -> [UInt8]? {
    guard let bytes = try? reader.bytes(at: file.path) else { return nil }
    if bytes.starts(with: "bplist".utf8) { lock.withLock { _ = binary.insert(file) } }
    return bytes
  }

  /// Takes a text for what the file holds.
  func put(_ text: SourceText, at file: FileID) {
    lock.withLock {
      kept[file] = text
      unreadable[file] = nil
    }
  }

  /// Goes back to what is on disk.
  func reread(_ file: FileID) { lock.withLock { kept[file] = nil } }

  /// From now on a file is read once: everybody shall see the same text, and only few files are still asked for.
  func keepTexts() { lock.withLock { keepsTexts = true } }

  var problems: [FileID: FileProblem] { lock.withLock { unreadable.filter { !binary.contains($0.key) } } }
  /// How often a file was read, for whoever shows progress.
  var readCount: Int { lock.withLock { reads } }
}
