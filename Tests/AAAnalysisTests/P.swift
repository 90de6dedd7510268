import Testing

@testable import AAAnalysis

@Test func placeholder() {}
