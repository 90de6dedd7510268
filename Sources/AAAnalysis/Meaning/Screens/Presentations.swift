/// Asks the screen map about sheets, covers, popovers and inspectors.
struct Presentations {
  private let screens: ScreenMap
  private let resolver: Resolver

  static let modifiers: Set<String> = ["sheet", "fullScreenCover", "popover", "inspector"]

  init(_ screens: ScreenMap, _ resolver: Resolver) {
    self.screens = screens
    self.resolver = resolver
  }

  /// Whether everything that shows an element is above another screen, on whatever way one gets there.
  func isAlwaysPresented(_ element: Int, in id: DeclarationID) -> Bool {
    let showing = screens.screens(showing: element, of: id, resolver)
    guard !showing.isEmpty else { return false }
    var open: Set<Int> = []
    return showing.allSatisfy { isAlwaysPresented($0, &open) }
  }

  private func isAlwaysPresented(_ screen: Int, _ open: inout Set<Int>) -> Bool {
    guard open.insert(screen).inserted else { return true }
    defer { open.remove(screen) }
    return screens.screens[screen].ways.allSatisfy { way in
      switch way.kind {
      case .presented: true
      case .root: false
      case .pushed, .tab: way.from.map { isAlwaysPresented($0, &open) } ?? false
      }
    }
  }

  /// The screen that a modifier of an element presents.
  func screen(presentedBy modifier: Int, of element: Int, in id: DeclarationID) -> Int? {
    guard let body = resolver.body(of: id) else { return nil }
    let shown = body.children(of: element).first {
      body.elements[$0].parentModifier == modifier && body.elements[$0].role == .presented
    }
    guard let shown else { return nil }
    return screens.screens.indices.first { number in
      screens.screens[number].ways.contains { way in
        guard way.declaration == id, let start = way.element else { return false }
        return start == shown || body.screenStart(of: shown) == start
      }
    }
  }
}
