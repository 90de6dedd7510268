import Dispatch
import Foundation
import Synchronization
import Testing

@testable import AALanguageServer

@Suite("patterns of ignore files")
struct IgnorePatternsTests {
  private func verdict(_ text: String, _ path: String, isFolder: Bool = false) -> IgnorePatterns.Verdict? {
    IgnorePatterns(Array(text.utf8)).verdict(on: Array(path.utf8)[...], isFolder: isFolder)
  }

  @Test("names, anchors and folders")
  func anchors() {
    #expect(verdict("A.swift", "x/y/A.swift") == .ignored)
    #expect(verdict("/A.swift", "x/A.swift") == nil)
    #expect(verdict("/A.swift", "A.swift") == .ignored)
    #expect(verdict("x/A.swift", "y/x/A.swift") == nil)
    #expect(verdict("x/", "a/x", isFolder: true) == .ignored)
    #expect(verdict("x/", "a/x") == nil)
  }

  @Test("wildcards")
  func wildcards() {
    #expect(verdict("*.swift", "x/A.swift") == .ignored)
    #expect(verdict("x/*", "x/y/A.swift") == nil)
    #expect(verdict("x/**", "x/y/A.swift") == .ignored)
    #expect(verdict("**/y/A.swift", "y/A.swift") == .ignored)
    #expect(verdict("a/**/b", "a/b") == .ignored)
    #expect(verdict("a/**/b", "a/x/y/b") == .ignored)
    #expect(verdict("[A-C]?.swift", "B1.swift") == .ignored)
    #expect(verdict("[!A-C].swift", "B.swift") == nil)
    #expect(verdict("[[:digit:]]", "7") == .ignored)
    #expect(verdict("[[:nothing:]]", "7") == nil)
    #expect(verdict("[a", "[a") == nil)
  }

  @Test("negation, escapes, comments, blanks, line ends")
  func lines() {
    #expect(verdict("*.swift\n!A.swift", "A.swift") == .included)
    #expect(verdict("!A.swift\n*.swift", "A.swift") == .ignored)
    #expect(verdict("# A\n\n\\#A", "#A") == .ignored)
    #expect(verdict("\\!A", "!A") == .ignored)
    #expect(verdict("A  \r\nB\r\n", "A") == .ignored)
    #expect(verdict("A\\ ", "A ") == .ignored)
    #expect(verdict("A\r\n", "A") == .ignored)
    #expect(verdict("\u{FEFF}A", "A") == .ignored)
  }

  @Test("a pattern with many asterisks does not take forever")
  func exponential() {
    let pattern = String(repeating: "*a", count: 30) + "b"
    #expect(verdict(pattern, String(repeating: "a", count: 200)) == nil)
    #expect(verdict("x/" + pattern, "x/" + String(repeating: "a", count: 200)) == nil)
  }

  @Test("a pattern with many double asterisks does not take forever, nor does one without end")
  func exponentialFolders() {
    let path = String(repeating: "a/", count: 60)
    for piece in ["**/a/", "**/*/", "**/", "**a/*a/"] {
      let pattern = "/" + String(repeating: piece, count: 25)
      #expect(verdict(pattern + "b", path + "a") == nil)
      #expect(verdict(pattern + "a", path + "a") == .ignored || piece == "**a/*a/")
    }
    for piece in ["**/", "*a", "[", "\\", "**/a/"] {
      #expect(verdict("/" + String(repeating: piece, count: 100_000) + "b", path + "b") == nil)
    }
  }

  @Test("a pattern of asterisks does not overflow the small stack of a worker thread")
  func nesting() {
    let path = String(repeating: "a", count: 4000)
    let patterns = [String(repeating: "*a", count: 2000), "/" + String(repeating: "**/", count: 1300) + "a", "*a*a*"]
    // What concurrentPerform and Foundation give their threads.
    let verdicts = Mutex<[IgnorePatterns.Verdict?]>([])
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      for pattern in patterns {
        let said = IgnorePatterns(Array(pattern.utf8)).verdict(on: Array(path.utf8)[...], isFolder: false)
        verdicts.withLock { $0.append(said) }
      }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    #expect(verdicts.withLock { $0 } == [nil, nil, .ignored])
  }
}
