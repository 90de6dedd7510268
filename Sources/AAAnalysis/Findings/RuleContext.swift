/// What a rule may look at.
public struct RuleContext {
  public let snapshot: Snapshot
  /// The file whose findings are asked for.
  public let file: FileID
  public let settings: RuleSettings
  /// The ids of rules that a team does not want to hear.
  let rulesOff: Set<String>
  let shared = SharedFacts()

  public init(
    snapshot: Snapshot, file: FileID, settings: RuleSettings = RuleSettings(), rulesOff: Set<String> = []
  ) {
    self.snapshot = snapshot
    self.file = file
    self.settings = settings
    self.rulesOff = rulesOff
  }

  var resolver: Resolver { snapshot.resolver }
  var index: WorkspaceIndex { snapshot.resolver.index }
  var graph: ViewGraph { snapshot.graph }
  var screens: ScreenMap { snapshot.screens }
  /// Where a state is seen.
  var shownStates: ShownStates {
    ShownStates(resolver: resolver, graph: graph, readers: snapshot.conclusions.stateReaders)
  }
}

/// A body of the file that Assistive Access reaches.
struct ReachedBody {
  var id: DeclarationID
  var node: ViewGraph.Node
  var facts: BodyFacts

  /// Whether the type of what it shows is written out, as in `var save: Button<Text>`: then what is shown must stay of
  /// that type.
  func isOfWrittenType(_ resolver: Resolver) -> Bool { writtenType(resolver) != nil }

  /// The name of that type.
  func writtenType(_ resolver: Resolver) -> String? {
    let type = resolver.variable(id)?.type ?? resolver.function(id)?.returnType
    guard let name = type?.name,
      ["Button", "Label", "Text", "Image", "Link", "Menu", "NavigationLink", "Toggle"].contains(name)
    else { return nil }
    return name
  }
}

private struct ReachedBodies: SharedFact {
  var bodies: [ReachedBody] = []

  init(_ context: RuleContext) {
    guard let number = context.index.number(of: context.file) else { return }
    for (ordinal, body) in context.resolver.facts[number].bodies.enumerated() {
      let id = DeclarationID(file: number, ordinal: ordinal)
      guard let body, let node = context.graph.node(of: id) else { continue }
      bodies.append(ReachedBody(id: id, node: node, facts: body))
    }
  }
}

/// The ways to the bodies of the file, each found once however many findings tell it.
private final class KnownPaths: SharedFact {
  private var paths: [DeclarationID: [PathStep]] = [:]

  init(_ context: RuleContext) {}

  func path(to id: DeclarationID, in context: RuleContext) -> [PathStep] {
    if let known = paths[id] { return known }
    let steps = context.graph.path(to: id, resolver: context.resolver)
    // Of a very long way the beginning and the end tell enough.
    let told = steps.count > Self.mostSteps ? Array(steps.prefix(6) + steps.suffix(Self.mostSteps - 6)) : steps
    let path = told.map { PathStep(name: $0.name, location: $0.location) }
    paths[id] = path
    return path
  }

  private static let mostSteps = 32
}

extension RuleContext {
  /// The bodies of the file that Assistive Access reaches, in source order.
  var reachedBodies: [ReachedBody] { fact(ReachedBodies.self).bodies }

  func location(_ span: Span, in id: DeclarationID) -> Location { index.location(span, in: id) }

  /// The way from the root to a place in a reached body.
  func path(to id: DeclarationID, through calls: [CallHop] = [], then name: String? = nil, at span: Span? = nil)
    -> [PathStep]
  {
    var steps = fact(KnownPaths.self).path(to: id, in: self)
    if let name, let span { steps.append(PathStep(name: name, location: location(span, in: id))) }
    for call in calls { steps.append(PathStep(name: call.name, location: location(call.span, in: call.declaration))) }
    return steps
  }

  func confidence(of hops: HopConfidence) -> Confidence {
    switch hops {
    case .certain: .certain
    case .likely: .likely
    case .possible: .possible
    }
  }

  /// A design rule's findings are hints where the whole app is shown as it is, and in debug code.
  func severity(of node: ViewGraph.Node, activity: BuildCondition.Activity = .active) -> Severity? {
    let declared = index[node.declaration].activity
    if node.root == .normal, snapshot.showsWholeApp { return .information }
    return activity.combined(with: declared) == .debugOnly ? .information : nil
  }
}

extension ReachedBody {
  /// Elements that are reached, by index.
  var liveElements: [(number: Int, element: Element)] {
    facts.elements.enumerated().compactMap { number, element in
      node.liveElements.indices.contains(number) && node.liveElements[number] ? (number, element) : nil
    }
  }
}
