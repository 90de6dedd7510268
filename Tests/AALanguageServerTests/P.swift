import Testing
@testable import AALanguageServer
@Test func placeholder() { }
