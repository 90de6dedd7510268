import XCTest

@testable import BusTimes

final class DepartureTests: XCTestCase {
  func testExamples() {
    XCTAssertEqual(Departure.examples.count, 2)
  }
}
