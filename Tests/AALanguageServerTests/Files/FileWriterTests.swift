import Foundation
import Testing

@testable import AALanguageServer

@Suite("writing files")
struct FileWriterTests {
  private func text(_ folder: TemporaryFolder, _ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test("a file keeps its permissions, a link stays a link")
  func regular() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a")
    chmod(folder.path("a"), 0o640)
    try folder.link("b", to: "a")
    try FileWriter.write(Array("new".utf8), toFileAt: folder.path("b"))
    #expect(try text(folder, "a") == "new")
    var status = stat()
    #expect(stat(folder.path("a"), &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(lstat(folder.path("b"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "b"])
  }

  @Test("a file with two names keeps both, and a link to nowhere makes what it leads to")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write("older and longer", to: "a")
    #expect(Foundation.link(folder.path("a"), folder.path("b")) == 0)
    try FileWriter.write(Array("new".utf8), toFileAt: folder.path("b"))
    #expect(try text(folder, "a") == "new")
    try folder.link("c", to: "nowhere")
    try FileWriter.write(Array("new".utf8), toFileAt: folder.path("c"))
    #expect(try text(folder, "nowhere") == "new")
  }

  @Test("a replaced file has the old or the new content, whole, and its permissions; no other name of it changes")
  func replaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a")
    chmod(folder.path("a"), 0o604)
    #expect(Foundation.link(folder.path("a"), folder.path("b")) == 0)
    try FileWriter.replace(Array("new".utf8), atPath: folder.path("a"))
    #expect(try text(folder, "a") == "new")
    #expect(try text(folder, "b") == "old")
    var status = stat()
    #expect(stat(folder.path("a"), &status) == 0 && status.st_mode & 0o777 == 0o604)
    #expect(throws: FileProblem.missing) { try FileWriter.replace([], atPath: folder.path("c")) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "b"])
  }

  @Test("what cannot be written is not said to be unreadable")
  func problems() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    try folder.makeFolder("folder")
    func problem(_ name: String) -> FileProblem? {
      do throws(FileProblem) {
        try FileWriter.write([1], toFileAt: name.hasPrefix("/") ? name : folder.path(name))
        return nil
      } catch { return error }
    }
    #expect(problem("none/file") == .folderMissing)
    #expect(problem("file/file") == .isInNoFolder)
    #expect(problem("folder") == .isFolder)
    #if os(Linux)
      #expect(problem("/dev/full") == .diskFull)
    #endif
    #expect(throws: FileProblem.missing) { try FileWriter.remove(atPath: folder.path("none")) }
    #expect(FileProblem(errorNumber: EACCES, while: .writing).message == "no permission to write it")
    for number in [EACCES, EPERM] {
      #expect(FileProblem(errorNumber: number) == .notPermitted)
      #expect(FileProblem(errorNumber: number, while: .writing) == .notWritable)
      #expect(FileProblem(errorNumber: number, while: .making) == .folderNotWritable)
    }
    // Who writes never asks for permission to read, whatever goes wrong.
    for number in Int32(1)..<134 {
      for attempt in [FileProblem.Attempt.writing, .making] {
        #expect(!FileProblem(errorNumber: number, while: attempt).message.contains("read it"), "\(number)")
      }
    }
  }

  @Test("a pipe is written into and stays one")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    // Open for both, so that nobody waits.
    let reader = open(path, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    try FileWriter.write(Array("new".utf8), toFileAt: path)
    #expect(try FileReader.bytes(of: reader, expectedCount: 3, ceiling: 100) == Array("new".utf8))
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }
}
