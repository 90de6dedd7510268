import AATestSupport
import Testing

/// The reader that the tests of the house rely on.
@Suite("reading sources")
struct SwiftSourceTests {
  @Test("comments and strings are left out, interpolations are not")
  func words() {
    let source = SwiftSource(
      ##"""
      // One
      /* Two /* Three */ Four */
      let a = "Five \(Six("Seven")) \" Eight" + #"Nine \(Ten) \#(Eleven)"#
      let b = """
        Twelve "Thirteen" \(Fourteen)
        """
      """##)
    #expect(source.words == ["let", "a", "Six", "Eleven", "b", "Fourteen"])
  }

  @Test("postfix exclamation marks are told from prefix and from operators")
  func exclamationMarks() {
    func count(_ text: String) -> Int { SwiftSource(text).tokens.filter { $0 == .postfixExclamation }.count }
    #expect(count("if !a, a != b, a!=b, (!c) {}") == 0)
    #expect(count("a! + f()! + x[0]! + (try! g()) + (h as! I)") == 5)
    #expect(count("let text: String!") == 1)
  }

  @Test("types with what they inherit, at the top or anywhere")
  func types() {
    let source = SwiftSource(
      "public struct A: B, C where D: E { enum F {} }\nprivate final class G {}\nextension H { struct I {} }")
    #expect(source.declaredTypes.map(\.name) == ["A", "G"])
    #expect(source.declaredTypes.map(\.isPrivate) == [false, true])
    #expect(source.declaredTypes[0].inherited.contains("B"))
    #expect(source.namesOfAllTypes == ["A", "F", "G", "I"])
  }

  @Test("imports")
  func imports() {
    #expect(SwiftSource("import struct Foundation.Data\nimport A.B").imports == ["Foundation", "A"])
    #expect(SwiftSource("internal import SwiftSyntax\npublic import A // import B").imports == ["SwiftSyntax", "A"])
  }
}
