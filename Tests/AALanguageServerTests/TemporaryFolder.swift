import Foundation

@testable import AALanguageServer

/// A folder that is gone after the test.
final class TemporaryFolder {
  /// Without symbolic links.
  let path: String

  init() throws {
    var template = Array((FileManager.default.temporaryDirectory.path + "/aa-tests-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil, let real = realpath(template, nil) else { throw CocoaError(.fileWriteUnknown) }
    defer { free(real) }
    path = String(cString: real)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// Writes a Swift file that matters: one that names Assistive Access, behind the text.
  func writeMarked(_ text: String, to name: String) throws {
    let isMarked = name.hasSuffix(".swift") && !text.isEmpty
    try write(isMarked ? text + "\nlet assistiveAccess = true\n" : text, to: name)
  }

  /// Makes the folders on the way.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// What reads the folder as a workspace.
  var reader: WorkspaceReader {
    let reader = WorkspaceReader()
    reader.include(folder: path)
    return reader
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }
}
