import AAAnalysis
import AATestSupport
import Testing

/// Every example of every rule is asked every question.
@Suite("examples of the rules")
struct ExampleTests {
  @Test("as written", arguments: ExampleCheck.all)
  func asWritten(_ check: ExampleCheck) { check.record(check.asWritten()) }

  @Test("behind an emoji", arguments: ExampleCheck.all)
  func behindEmoji(_ check: ExampleCheck) { check.record(check.behindEmoji()) }

  @Test("with CRLF", arguments: ExampleCheck.all)
  func withCarriageReturns(_ check: ExampleCheck) { check.record(check.withCarriageReturns()) }

  @Test("inside a comment", arguments: ExampleCheck.all)
  func insideComment(_ check: ExampleCheck) { check.record(check.insideComment()) }

  @Test("inside a string", arguments: ExampleCheck.all)
  func insideString(_ check: ExampleCheck) { check.record(check.insideString()) }

  @Test("suppressed", arguments: ExampleCheck.all)
  func suppressed(_ check: ExampleCheck) { check.record(check.suppressed()) }

  @Test("suppressed where it stands", arguments: ExampleCheck.all)
  func suppressedHere(_ check: ExampleCheck) { check.record(check.suppressedHere()) }

  @Test("cut off", arguments: ExampleCheck.all)
  func truncated(_ check: ExampleCheck) { check.record(check.truncated()) }

  @Test("fixed", arguments: ExampleCheck.all)
  func fixes(_ check: ExampleCheck) { check.record(check.fixes()) }

  @Test("fixed in other layouts", arguments: ExampleCheck.all)
  func fixesInOtherLayouts(_ check: ExampleCheck) { check.record(check.fixesInOtherLayouts()) }

  @Test("fixed among comments", arguments: ExampleCheck.all)
  func fixesAmongComments(_ check: ExampleCheck) { check.record(check.fixesAmongComments()) }
}
