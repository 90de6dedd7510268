import Testing

@testable import AAAnalysis

/// Patterns of paths, as specs write them.
@Suite("patterns of paths")
struct PathPatternTests {
  @Test("a double asterisk stands for any folders, and a pattern for all that lies below")
  func anyDepth() {
    for (pattern, path, isMeant) in [
      ("**/a", "a", true), ("**/a", "x/y/a", true), ("**/a", "x/y/a/z", true), ("**/a", "x/b", false),
      ("a/**", "a/b", true), ("a/**", "a", false), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true),
      ("a/**/b/**/c", "a/b/x/b/c", true), ("a/**/b/**/c", "a/x/c/b", false), ("**/a/b", "a/a/b", true),
      ("**/a/b/**/c", "a/x/a/b/c", true), ("**", "a", true), ("**/**/a", "a", true), ("a*/**/c", "ab/c", true),
    ] {
      #expect(PathPattern(pattern).matches(path) == isMeant, "\(pattern) and \(path)")
    }
  }

  @Test("many double asterisks do not take forever")
  func bounded() {
    let path = String(repeating: "a/", count: 500)
    #expect(!PathPattern(String(repeating: "**/a/", count: 40) + "b").matches(path + "c"))
    #expect(!PathPattern(String(repeating: "**/*/", count: 40) + "b").matches(path + "c"))
    #expect(PathPattern(String(repeating: "**/a/", count: 40) + "b").matches(path + "b"))
  }
}
