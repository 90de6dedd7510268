import AAAnalysis
import Foundation

/// Hands the texts of files to the analysis, from several threads at once, and remembers what could not be read.
final class DiskFiles: @unchecked Sendable {
  private let reader: FileReader
  private let lock = NSLock()
  private var unreadable: [FileID: FileProblem] = [:]
  private var kept: [FileID: SourceText] = [:]
  private var keepsTexts = false
  private var reads = 0

  init(reader: FileReader = FileReader()) {
    self.reader = reader
  }

  func text(of file: FileID) -> SourceText? {
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

  /// From now on a file is read once: everybody shall see the same text, and only few files are still asked for.
  func keepTexts() { lock.withLock { keepsTexts = true } }

  var problems: [FileID: FileProblem] { lock.withLock { unreadable } }
  /// How often a file was read, for whoever shows progress.
  var readCount: Int { lock.withLock { reads } }
}
