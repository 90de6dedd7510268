import AAAnalysis
import Testing

@Suite("fingerprints")
struct FingerprintTests {
  private func fingerprints(_ text: String, of word: String = "x", rule: String = "r", path: String = "A") -> [String] {
    let bytes = Array(text.utf8)
    let places = bytes.indices.filter { bytes[$0...].starts(with: word.utf8) }
    let findings = places.map {
      Finding(
        rule: rule, severity: .warning, confidence: .certain, message: "",
        location: Location(FileID("/A"), Span($0, $0 + 1)),
        path: [], related: [], fixes: [])
    }
    return findings.fingerprints(path: { _ in path }, text: { _ in SourceText(text) })
  }

  @Test("moving a line and its white space change nothing")
  func stable() {
    let before = fingerprints("a x b")
    #expect(before.allSatisfy { $0.count == 16 })
    #expect(fingerprints("new\n\n\ta  x\tb  \r\n") == before)
    #expect(before == fingerprints("a x b"))
  }

  @Test("rule, file, words and which of several make a difference")
  func different() {
    let all =
      fingerprints("a x b") + fingerprints("a x c") + fingerprints("a x b", rule: "s")
      + fingerprints("a x b", path: "B") + fingerprints("x x\nx x")
    #expect(Set(all).count == 8)
  }

  @Test("equal lines are told apart by their order, whatever order they are asked for in")
  func ordinals() {
    let text = SourceText("x\nx")
    let findings = [2, 0].map {
      Finding(
        rule: "r", severity: .warning, confidence: .certain, message: "",
        location: Location(FileID("/A"), Span($0, $0 + 1)),
        path: [], related: [], fixes: [])
    }
    let forth = findings.fingerprints(path: { $0.path }, text: { _ in text })
    let back = Array(findings.reversed()).fingerprints(path: { $0.path }, text: { _ in text })
    #expect(forth == back.reversed())
    #expect(forth[0] != forth[1])
    #expect(findings.fingerprints(path: { $0.path }, text: { _ in nil }).count == 2)
  }
}
