/// The part of a body that stands on one screen.
public struct ScreenRegion: Hashable, Sendable {
  public var declaration: DeclarationID
  /// The element that the part begins with, as an index into the body's elements; nil for what stands on the screen
  /// that the body itself is on.
  ///
  /// A scene for its content, the outermost view of a destination, a sheet or a tab, or one of several views of which
  /// a body shows one at a time.
  public var start: Int?

  public init(_ declaration: DeclarationID, start: Int? = nil) {
    self.declaration = declaration
    self.start = start
  }
}

extension BodyFacts {
  /// The element that begins the screen on which an element stands, if it is another screen than the body's own.
  func screenStart(of element: Int) -> Int? {
    var current: Int? = element
    while let number = current {
      if startsScreen(number) { return firstBeside(number) }
      guard let parent = elements[number].parent else { return nil }
      if isScene(parent) { return elements[number].parentModifier == nil ? parent : number }
      current = parent
    }
    return nil
  }

  /// For each element the one that begins its screen, as `screenStart(of:)` tells it.
  var screenStarts: [Int?] {
    var starts: [Int?] = []
    starts.reserveCapacity(elements.count)
    for (number, element) in elements.enumerated() {
      if startsScreen(number) {
        starts.append(firstBeside(number))
      } else if let parent = element.parent {
        if isScene(parent) {
          starts.append(element.parentModifier == nil ? parent : number)
        } else {
          starts.append(starts[parent])
        }
      } else {
        starts.append(nil)
      }
    }
    return starts
  }

  private func isScene(_ number: Int) -> Bool {
    Vocabulary.scenes.contains(elements[number].name) && elements[number].kind == .construct
  }

  /// Whether an element is on another screen than the element that it is given to.
  private func startsScreen(_ number: Int) -> Bool {
    elements[number].role.startsScreen || isTabContent(number)
  }

  /// What stands beside each other in a sheet is one screen.
  private func firstBeside(_ number: Int) -> Int {
    let element = elements[number]
    guard let parent = element.parent else { return number }
    var first = number
    for other in parent + 1..<number {
      let sibling = elements[other]
      guard sibling.parent == parent, sibling.role == element.role, sibling.parentModifier == element.parentModifier,
        startsScreen(other), !sibling.excludes(element), !isTabContent(number)
      else { continue }
      first = min(first, other)
    }
    return first
  }

  /// Whether an element is no screen of its own but what is seen while another one of the same case cannot be shown:
  /// `case .note: if let note { NoteView(note) } else { Text("Loading…") }`
  func isStandIn(_ number: Int, among others: [Int], isScreen: (Int) -> Bool) -> Bool {
    let element = elements[number]
    let outer = element.parent.map { elements[$0].guards.count } ?? 0
    guard element.kind == .construct, Self.standIns.contains(element.name), element.guards.count > outer + 1,
      // What an `else` holds is no case but goes on with the question.
      element.guards[outer].holds, !isScreen(number)
    else { return false }
    let choice = element.guards[outer]
    return others.contains { other in
      let sibling = elements[other]
      guard other != number, sibling.role == element.role, sibling.parentModifier == element.parentModifier,
        sibling.guards.count > outer + 1, sibling.guards[outer].branch == choice.branch,
        sibling.guards[outer].alternative == choice.alternative
      else { return false }
      return isScreen(other) && sibling.excludes(element)
    }
  }

  private static let standIns: Set<String> = [
    "Text", "Label", "Image", "Color", "ProgressView", "EmptyView", "ContentUnavailableView",
  ]

  /// Whether an element is what a tab shows.
  func isTabContent(_ number: Int) -> Bool {
    let element = elements[number]
    guard element.role == .content, element.parentModifier == nil, !Self.tabGroups.contains(element.name) else {
      return false
    }
    var current = element.parent
    while let parent = current, Self.tabGroups.contains(elements[parent].name) {
      if elements[parent].name == "TabView" { return !isPaged(parent) }
      guard elements[parent].parentModifier == nil else { return false }
      current = elements[parent].parent
    }
    return false
  }

  /// Whether a tab view shows pages to swipe through, and no tabs: its style may be set around it.
  func isPaged(_ tabView: Int) -> Bool {
    var current: Int? = tabView
    while let number = current {
      if elements[number].isPageStyle { return true }
      current = elements[number].parent
    }
    return false
  }

  private static let tabGroups: Set<String> = ["TabView", "Tab", "TabSection", "ForEach", "Group"]

  /// Whether an element stands in a region.
  func contains(_ element: Int, in start: Int?) -> Bool {
    let own = screenStart(of: element)
    guard let start else { return own == nil }
    if own == start { return true }
    return own == screenStart(of: start) && isInside(element, start)
  }

  /// The same, where `screenStarts` are known.
  func contains(_ element: Int, in start: Int?, _ starts: [Int?]) -> Bool {
    let own = starts[element]
    guard let start else { return own == nil }
    if own == start { return true }
    return own == starts[start] && isInside(element, start)
  }

  private func isInside(_ element: Int, _ outer: Int) -> Bool {
    var current: Int? = element
    while let number = current, number >= outer {
      if number == outer { return true }
      current = elements[number].parent
    }
    return false
  }

  /// The outermost views of a region, values given as arguments left out.
  func outermost(in start: Int?) -> [Int] {
    guard let start else {
      return elements.indices.filter { elements[$0].parent == nil && elements[$0].role != .argument }
    }
    if Vocabulary.scenes.contains(elements[start].name), elements[start].kind == .construct {
      // What the scene's modifiers are given, such as a menu's commands, is not on its screen.
      return elements.indices.filter {
        elements[$0].parent == start && elements[$0].role == .content && elements[$0].parentModifier == nil
      }
    }
    let first = elements[start]
    return elements.indices.filter { number in
      if number == start { return true }
      let other = elements[number]
      return number > start && first.role.startsScreen && other.parent == first.parent && other.role == first.role
        && other.parentModifier == first.parentModifier && !other.excludes(first)
    }
  }
}

extension Element {
  /// Whether it is SwiftUI's view of nothing, with nothing added to it.
  var showsNothing: Bool { kind == .construct && name == "EmptyView" && receiver.isEmpty && modifiers.isEmpty }

  /// `.tabViewStyle(.page)`: pages to swipe through, and no tabs.
  var isPageStyle: Bool {
    modifiers.contains { modifier in
      guard modifier.name == "tabViewStyle", let style = modifier.firstUnlabelled?.value else { return false }
      return style.names.contains { $0 == "page" || $0 == "PageTabViewStyle" }
    }
  }
}
