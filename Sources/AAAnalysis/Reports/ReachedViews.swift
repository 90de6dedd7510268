/// A type whose views a person meets in Assistive Access.
public struct ReachedView: Equatable, Sendable {
  public var name: String
  /// Of the name where the type is declared, in UTF-8 bytes of the file.
  public var nameSpan: Span
  /// Where it stands among the screens.
  public var place: Place

  /// By the shortest way from the beginning.
  public struct Place: Equatable, Sendable {
    /// How many screens there are on the way, this one included: 1 for the one that Assistive Access begins with.
    public var step: Int
    /// The view of the screen before; nil for the first.
    public var previous: String?
    /// How many screens more it stands on.
    public var otherScreens: Int
    /// The views of the screens that it stands on, nearest first; SwiftUI's own left out.
    public var screenViews: [String]
  }
}

extension Snapshot {
  /// The reached views that a file declares, in source order. What only holds scenes is none.
  public func reachedViews(in file: FileID) -> [ReachedView] {
    guard let number = index.number(of: file) else { return [] }
    let declarations = index.files[number].declarations
    return declarations.indices.compactMap { ordinal in
      guard case .type(let type) = declarations[ordinal].value else { return nil }
      let members = declarations.indices.filter { declarations[$0].owner == ordinal }
      // An extension that adds a part to a view is no view of its own.
      let isWhole = type.kind != .extension || members.contains { declarations[$0].name == "body" }
      guard isWhole, let place = place(of: members.map { DeclarationID(file: number, ordinal: $0) }) else { return nil }
      return ReachedView(
        name: type.name, nameSpan: type.nameSpan.shifted(by: declarations[ordinal].start), place: place)
    }
  }

  private func place(of members: [DeclarationID]) -> ReachedView.Place? {
    let shown = members.filter { graph.node(of: $0).map { $0.extent != .scene } ?? false }
    let found = screens.screens(withAllOf: shown)
    let steps = found.map { (step: self.step(of: $0), screen: $0) }
      .sorted { ($0.step, $0.screen) < ($1.step, $1.screen) }
    guard let nearest = steps.first else { return nil }
    let way = screens.screens[nearest.screen].ways[0]
    return ReachedView.Place(
      step: nearest.step,
      previous: way.from.map { screens.screens[$0].view ?? resolver.displayName(of: way.declaration) },
      otherScreens: found.count - 1, screenViews: steps.compactMap { screens.screens[$0.screen].view })
  }

  private func step(of screen: Int) -> Int {
    var step = 1
    var current = screen
    // The ways lead to a root; the bound is for safety alone.
    while let from = screens.screens[current].ways[0].from, step <= screens.screens.count {
      step += 1
      current = from
    }
    return step
  }
}
