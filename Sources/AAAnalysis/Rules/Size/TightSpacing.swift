/// Source of the advice: Human Interface Guidelines, Accessibility: about 12 points around controls with a shape, about
/// 24 around those without.
struct TightSpacing: Rule {
  let id = "tight-spacing"
  let group = RuleGroup.size
  let severity = Severity.information
  let reference = Reference.session238(minute: 10, second: 29)
  let tags = ["size", "wcag258", "coga-o3p10"]
  let explanation = Explanation(
    what: "Controls that Assistive Access shows stand close to each other.",
    why: """
      Between controls that nearly touch it is easy to hit the wrong one. The Human Interface Guidelines give about 12 \
      points between controls with a shape of their own and about 24 between those without. This is a heuristic: the \
      controls may have room inside of them.
      """,
    instead: "Leave the spacing to the system, or give 20 points.")
  static let least = RuleOption("least", of: "tight-spacing", default: 12, "points that controls should be apart")
  var options: [RuleOption] { [Self.least] }
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    let numbers = NumberReader(resolver: context.resolver)
    let neighbours = ControlNeighbours(context)
    return context.reachedBodies.flatMap { body in
      body.liveElements.compactMap { number, element -> Report? in
        guard element.kind == .construct, Self.stacks.contains(element.name), let spacing = element["spacing"],
          let points = numbers.value(of: spacing.value, in: body.id), points < context.settings[Self.least],
          points >= 0, neighbours.count(in: number, of: body) > 1
        else { return nil }
        return context.report(
          "the controls in here are \(points.inWords) points apart, so the wrong one is easily hit; "
            + "leave at least \(context.settings[Self.least].inWords)",
          about: element, at: spacing.value.span, in: body
        )
        .offering(
          FixOffers(
            fix(spacing, in: body, context).map { [$0] } ?? [], else: "Leave 20 points between the controls",
            because: "the spacing is a value that other places may use as well"))
      }
    }
  }

  private static let stacks: Set<String> = ["HStack", "VStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]

  private func fix(_ spacing: Argument, in body: ReachedBody, _ context: RuleContext) -> Fix? {
    switch spacing.value.kind {
    case .integer, .float: break
    default: return nil
    }
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return nil }
    return Fix(
      title: "Leave 20 points between the controls", safety: .safe,
      edits: [editor.replacing(context.location(spacing.value.span, in: body.id).span, with: "20")])
  }
}

/// Counts the controls that stand beside each other in a stack.
private struct ControlNeighbours {
  private let context: RuleContext
  private let search: ControlSearch
  private let labels: LabelReader

  init(_ context: RuleContext) {
    self.context = context
    search = ControlSearch(
      resolver: context.resolver, graph: context.graph,
      names: ["Button", "NavigationLink", "Link", "Menu", "ShareLink", "PhotosPicker", "Toggle"])
    labels = LabelReader(resolver: context.resolver)
  }

  /// Direct children that are controls next to another control. Views over data count twice, alternatives once.
  func count(in stack: Int, of body: ReachedBody) -> Int {
    var most = 0
    var run: [Int] = []
    func close() {
      most = max(most, weight(run, of: body))
      run = []
    }
    for child in body.facts.children(of: stack) {
      let element = body.facts.elements[child]
      guard element.role == .content, element.parentModifier == nil, body.node.liveElements[child] else { continue }
      if element.name == "Spacer" || !isControl(child, of: body) { close() } else { run.append(child) }
    }
    close()
    return most
  }

  private func weight(_ run: [Int], of body: ReachedBody) -> Int {
    let elements = run.map { body.facts.elements[$0] }
    var count = 0
    for (position, element) in elements.enumerated() {
      if elements[..<position].contains(where: { $0.excludes(element) }) { continue }
      count += element.name == "ForEach" ? 2 : 1
    }
    return count
  }

  private func isControl(_ number: Int, of body: ReachedBody) -> Bool {
    let element = body.facts.elements[number]
    if hasRoom(number, in: body.id) { return false }
    if ["ForEach", "Group"].contains(element.name) {
      let inner = body.facts.children(of: number).filter {
        body.facts.elements[$0].role == .content && body.facts.elements[$0].parentModifier == nil
      }
      return !inner.isEmpty && inner.allSatisfy { isControl($0, of: body) }
    }
    guard search.isControl(number, in: body.id) else { return false }
    guard element.kind == .construct, Vocabulary.controls.contains(element.name) else { return true }
    let label = labels.label(of: number, in: body.id)
    // Photos stand close to each other.
    return !(label.pictureIsContent && label.text != .present)
  }

  /// Whether a control has room around it: padding outside, or inside of a label that nothing is drawn around.
  private func hasRoom(_ number: Int, in id: DeclarationID, depth: Int = 0) -> Bool {
    guard depth < 4, let body = context.resolver.body(of: id) else { return false }
    if body.elements[number].modifiers.contains(where: { ["padding", "frame", "safeAreaPadding"].contains($0.name) }) {
      return true
    }
    let parts = [number] + body.descendants(of: number)
    let names = parts.flatMap { body.elements[$0].modifiers.map(\.name) }
    if names.contains(where: ["padding", "frame"].contains), !names.contains(where: Self.shapes.contains) {
      return true
    }
    return search.shownBodies(body.elements[number], in: id).contains { shown in
      context.resolver.body(of: shown)?.outermost(in: nil).contains { hasRoom($0, in: shown, depth: depth + 1) }
        ?? false
    }
  }

  /// Modifiers that draw a control's edge.
  private static let shapes: Set<String> = [
    "background", "overlay", "border", "clipShape", "cornerRadius", "glassEffect", "buttonStyle", "shadow",
  ]
}
