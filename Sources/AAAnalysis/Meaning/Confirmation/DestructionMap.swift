/// Where something is destroyed, over all that Assistive Access reaches. Holds no spans.
struct DestructionMap: Sendable {
  struct Place: Hashable, Sendable {
    var declaration: DeclarationID
    var tap: Tap.Place
  }

  struct Entry: Sendable {
    var place: Place
    /// As an index into the body's elements; nil in UIKit code.
    var element: Int?
    /// How often the person is asked; nil where a control only says that it destroys.
    var questions: Int?
    var isSwipe: Bool
  }

  /// For each screen on which something is destroyed, in the order in which what it stands in is met.
  private(set) var screens: [[Entry]] = []

  init(_ resolver: Resolver, _ graph: ViewGraph, _ questions: QuestionMap, _ screens: ScreenMap) {
    var reader = DestructiveControlReader(resolver, graph, questions)
    var entries: [DeclarationID: [Entry]] = [:]
    for node in graph.nodes {
      let id = node.declaration
      let found = reader.judged(in: id).map { tap, control in
        Entry(
          place: Place(declaration: id, tap: tap.place), element: tap.element, questions: control?.questions,
          isSwipe: tap.kind == .swipe)
      }
      if !found.isEmpty { entries[id] = found }
    }
    self.screens = screens.screens.compactMap { screen in
      let shown = screen.regions.flatMap { region -> [Entry] in
        guard let found = entries[region.declaration], let body = resolver.body(of: region.declaration) else {
          return []
        }
        return found.filter { entry in
          guard let element = entry.element else { return region.start == nil }
          return body.contains(element, in: region.start)
        }
      }
      return shown.isEmpty ? nil : shown
    }
  }
}
