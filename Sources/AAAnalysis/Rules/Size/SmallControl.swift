/// Source of the advice: WWDC25 session 238, 10:29; Human Interface Guidelines, Accessibility: 44 points by default, 28
/// at least.
struct SmallControl: Rule {
  let id = "small-control"
  let group = RuleGroup.size
  let severity = Severity.warning
  let reference = Reference.session238(minute: 10, second: 29)
  let tags = ["size", "wcag258", "wcag255", "coga-o1p05"]
  let explanation = Explanation(
    what: "A control that Assistive Access shows is made small.",
    why: """
      Apple asks for controls that are clearly visible and easy to hit. The Human Interface Guidelines give 44 points as \
      the size of a control and 28 as the least; between the two this is only information.
      """,
    instead: "Leave the size to the system, or make the control at least 44 points large.")
  static let usual = RuleOption("usual", of: "small-control", default: 44, "points that a control should have")
  static let least = RuleOption(
    "least", of: "small-control", default: 28, "points below which a control is much too small")
  var options: [RuleOption] { [Self.usual, Self.least] }
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    let search = ControlSearch(resolver: context.resolver, graph: context.graph)
    let sizes = ControlSizes(context)
    return context.reachedBodies.flatMap { body in
      body.liveElements.flatMap { number, element -> [Report] in
        var reports = element.modifiers.compactMap { modifier -> Report? in
          guard let size = modifier.smallControlSize, search.holdsControl(number, in: body.id) else { return nil }
          return context.report(
            "controls of this size are hard to see and to hit; leave the size away or use 'large'", about: element,
            at: modifier.nameSpan, in: body
          )
          .offering(FixOffers(fixes: fix(size, in: body, context).map { [$0] } ?? []))
        }
        if let small = sizes.smallFrame(of: number, in: body), small.points < context.settings[Self.usual] {
          let least = context.settings[Self.least]
          reports.append(
            context.report(
              "this control is \(small.points.inWords) points large, which is hard to hit; make it at least "
                + "\(context.settings[Self.usual].inWords) points",
              about: element, at: small.span, in: body, severity: small.points < least ? nil : .information
            )
            .offering(
              .refused(
                "Make the control larger",
                because: "what stands around it may leave no room, which only the screen shows")))
        }
        return reports
      }
    }
  }

  private func fix(_ size: Expression, in body: ReachedBody, _ context: RuleContext) -> Fix? {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return nil }
    return Fix(
      title: "Make the control large", safety: .safe,
      edits: [editor.replacing(context.location(size.span, in: body.id).span, with: ".large")])
  }
}

extension Modifier {
  /// `.controlSize(.small)`: the size.
  fileprivate var smallControlSize: Expression? {
    guard name == "controlSize", activity != .inactive, let value = firstUnlabelled?.value,
      ["mini", "small"].contains(value.names.last), value.names.count <= 2
    else { return nil }
    switch value.kind {
    case .implicitMember, .postfix: return value
    default: return nil
    }
  }
}

/// Tells how large the frames are that controls are given.
private struct ControlSizes {
  private let context: RuleContext
  private let numbers: NumberReader
  private static let controls: Set<String> = ["Button", "NavigationLink", "Link", "Menu", "ShareLink", "PhotosPicker"]

  struct Small {
    var points: Double
    /// The modifier's name, relative to the declaration.
    var span: Span
  }

  init(_ context: RuleContext) {
    self.context = context
    numbers = NumberReader(resolver: context.resolver)
  }

  /// The frame of a control or of its whole label; nil if it has none, or grows beyond it.
  func smallFrame(of number: Int, in body: ReachedBody) -> Small? {
    let element = body.facts.elements[number]
    guard element.kind == .construct, Self.controls.contains(element.name), !isRow(number, in: body),
      !context.resolver.isOwnView(element.name, seenFrom: body.id)
    else { return nil }
    if let own = size(element.modifiers, in: body) { return own }
    let label = body.facts.children(of: number).filter {
      body.facts.elements[$0].role == .label && body.facts.elements[$0].parentModifier == nil
    }
    guard !label.isEmpty, element.title == nil, body.facts.areAlternatives(label) else { return nil }
    // A shape around the label makes it larger.
    if element.modifiers.contains(where: {
      ["buttonStyle", "controlSize", "padding"].contains($0.name) && !isPlain($0)
    }) {
      return nil
    }
    // Of what the label may show the smallest counts.
    return label.compactMap { size(body.facts.elements[$0].modifiers, in: body) }.min { $0.points < $1.points }
  }

  private func isPlain(_ modifier: Modifier) -> Bool {
    ["plain", "borderless", "PlainButtonStyle", "BorderlessButtonStyle"].contains(ControlStyle(modifier)?.name)
  }

  /// A row is as high as the list makes it, a menu's entry as the menu.
  private func isRow(_ number: Int, in body: ReachedBody) -> Bool {
    body.facts.elements[number].name == "NavigationLink"
      || body.facts.ancestors(of: number).contains {
        ["List", "Form", "Section", "Menu"].contains(body.facts.elements[$0].name)
      }
  }

  /// What comes of frames and paddings in their order.
  private func size(_ modifiers: [Modifier], in body: ReachedBody) -> Small? {
    var width: Double?
    var height: Double?
    var span: Span?
    for modifier in modifiers where modifier.activity != .inactive {
      switch modifier.name {
      case "frame":
        func value(_ label: String) -> Double?? {
          modifier[label].map { numbers.value(of: $0.value, in: body.id) }
        }
        if let fixed = value("width") { width = fixed }
        if let fixed = value("height") { height = fixed }
        if modifier["minWidth"] != nil || modifier["maxWidth"] != nil { width = value("minWidth") ?? nil }
        if modifier["minHeight"] != nil || modifier["maxHeight"] != nil { height = value("minHeight") ?? nil }
        if modifier["width"] != nil || modifier["height"] != nil { span = modifier.nameSpan }
      case "padding":
        // How much a side gets is not counted out.
        let all = modifier.arguments.isEmpty ? 16 : numbers.value(of: modifier.arguments[0].value, in: body.id)
        guard let all, modifier.arguments.count <= 1 else { return nil }
        width = width.map { $0 + 2 * all }
        height = height.map { $0 + 2 * all }
      case "scaleEffect", "aspectRatio", "containerRelativeFrame", "fixedSize", "contentShape": continue
      default: continue
      }
    }
    guard let span, let points = [width, height].compactMap({ $0 }).min() else { return nil }
    return Small(points: points, span: span)
  }
}

extension BodyFacts {
  /// Whether never two of the elements are shown together.
  fileprivate func areAlternatives(_ numbers: [Int]) -> Bool {
    numbers.indices.allSatisfy { first in
      numbers.indices.allSatisfy { first >= $0 || elements[numbers[first]].excludes(elements[numbers[$0]]) }
    }
  }
}
