import AAAnalysis
import Foundation
import Testing

@testable import AALanguageServer

@Suite("reading files")
struct FileReaderTests {
  private func problem(with bytes: [UInt8], ceiling: Int = 1 << 20) throws -> FileProblem? {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "A.swift")
    do throws(FileProblem) {
      _ = try FileReader(ceiling: ceiling).text(at: folder.path("A.swift"))
      return nil
    } catch { return error }
  }

  /// What a file without permission leads to where the test runs as a user who may read everything.
  @Test("what the system says, in words")
  func systemErrors() {
    #expect(FileProblem(errorNumber: EACCES) == .notPermitted)
    #expect(FileProblem(errorNumber: EPERM) == .notPermitted)
    #expect(FileProblem(errorNumber: ENOENT) == .missing)
    #expect(FileProblem.notPermitted.message == "no permission to read it")
  }

  @Test("texts, also empty ones and ones with NUL")
  func texts() throws {
    let folder = try TemporaryFolder()
    for text in ["", "let a = 1\n", "a\u{0}b", String(repeating: "let a = 1\r\n", count: 20_000)] {
      try folder.write(text, to: "A.swift")
      #expect(try FileReader().text(at: folder.path("A.swift")).string == text)
    }
  }

  @Test("a byte order mark is kept and takes no column")
  func byteOrderMark() throws {
    let folder = try TemporaryFolder()
    try folder.write("\u{FEFF}@main", to: "A.swift")
    let text = try FileReader().text(at: folder.path("A.swift"))
    #expect(text.hasByteOrderMark)
    #expect(text.position(of: 4, encoding: .utf16) == TextPosition(line: 0, column: 1))
  }

  @Test("what is no text says why")
  func noText() throws {
    #expect(try problem(with: Array("a\r\nb\n".utf8) + [0x63, 0xFF, 0x0A]) == .invalidUTF8(byte: 0xFF, line: 3))
    #expect(try problem(with: [0x61, 0x0A, 0xE2, 0x82]) == .invalidUTF8(byte: 0xE2, line: 2))
    #expect(try problem(with: [0xED, 0xA0, 0x80]) == .invalidUTF8(byte: 0xED, line: 1))
    #expect(try problem(with: [0xFF, 0xFE, 0x61, 0x00]) == .utf16)
    #expect(try problem(with: [0xFE, 0xFF, 0x00, 0x61]) == .utf16)
    #expect(try problem(with: Array("bplist00".utf8) + [0xD1]) == .binaryPropertyList)
    #expect(try problem(with: Array("12345".utf8), ceiling: 4) == .tooLarge(byteCount: 5, ceiling: 4))
    #expect(try problem(with: Array("1234".utf8), ceiling: 4) == nil)
  }

  @Test("what is no file says why")
  func noFile() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Folder.swift")
    try folder.write("", to: "File")
    mkfifo(folder.path("Pipe.swift"), 0o600)
    func problem(_ name: String) -> FileProblem? {
      do throws(FileProblem) {
        _ = try FileReader().bytes(at: folder.path(name))
        return nil
      } catch { return error }
    }
    #expect(problem("None.swift") == .missing)
    #expect(problem("Folder.swift") == .isFolder)
    #expect(problem("File/A.swift") == .isNoFolder)
    #expect(problem("Pipe.swift") == .isNoFile)
    guard geteuid() != 0 else { return }
    try folder.write("", to: "Secret.swift")
    chmod(folder.path("Secret.swift"), 0)
    #expect(problem("Secret.swift") == .notPermitted)
  }

  @Test("a loader remembers what it could not read")
  func loader() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "A.swift")
    try folder.write([0xFF], to: "B.swift")
    let files = DiskFiles(reader: folder.reader)
    let (good, bad) = (FileID(folder.path("A.swift")), FileID(folder.path("B.swift")))
    #expect(files.text(of: good)?.string == "a")
    #expect(files.text(of: bad) == nil)
    #expect(files.problems == [bad: .invalidUTF8(byte: 0xFF, line: 1)])
    files.keepTexts()
    #expect(files.text(of: good)?.string == "a")
    try folder.write("b", to: "A.swift")
    #expect(files.text(of: good)?.string == "a")
  }
}
