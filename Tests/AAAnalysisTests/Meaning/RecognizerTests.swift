import Testing

@testable import AAAnalysis

/// Which gesture recognisers of UIKit a declaration makes, and what they wait for.
@Suite("gesture recognisers")
struct RecognizerTests {
  private func reader(_ statements: String) -> RecognizerReader? {
    let text = "func setUp() {\n\(statements)\n}\n"
    let outline = SwiftFile(bytes: Array(text.utf8)).outline
    return outline.items.first.map { RecognizerReader($0.value) }
  }

  @Test("settings belong to the variable that they are made on")
  func settings() {
    let found = reader(
      """
      let once = UITapGestureRecognizer(target: self, action: #selector(open))
      let twice = UITapGestureRecognizer(target: self, action: #selector(zoom))
      twice.numberOfTapsRequired = 2
      once.cancelsTouchesInView = false
      image.addGestureRecognizer(once)
      view.addGestureRecognizer(twice)
      """)
    #expect(found?.recognizers.map(\.kind) == [.tap(count: 1), .tap(count: 2)])
    #expect(found?.recognizers.map(\.selectors) == [["open"], ["zoom"]])
    #expect(found?.recognizers.map(\.target) == [["image"], ["view"]])
    #expect(found?.recognizers.map(\.letsTouchesThrough) == [true, false])
  }

  @Test("a recogniser that is made where it is added")
  func inPlace() {
    let found = reader("addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(Self.pan(_:))))")
    #expect(found?.recognizers.map(\.kind) == [.drag])
    #expect(found?.recognizers.first?.target == [])
  }

  @Test("a recogniser in a property is told of as an addition")
  func property() {
    let found = reader("self.card.view.addGestureRecognizer(self.press)")
    #expect(found?.recognizers.isEmpty == true)
    #expect(found?.additions.map(\.path) == [["press"]])
    #expect(found?.additions.first?.target == ["card", "view"])
  }

  @Test("several fingers and half-typed code")
  func others() {
    let found = reader(
      """
      let swipe = UISwipeGestureRecognizer()
      swipe.numberOfTouchesRequired = 3
      let rotation = UIRotationGestureRecognizer(
      """)
    #expect(found?.recognizers.first?.kind == .severalFingers)
  }
}
