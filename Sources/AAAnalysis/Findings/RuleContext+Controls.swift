// What a rule may ask about controls and what they show.

/// How labels and what stands around controls are read, for all rules about one file.
struct ControlReading: SharedFact {
  let labels: LabelReader
  let holders: Holders

  init(_ context: RuleContext) {
    labels = LabelReader(resolver: context.resolver)
    holders = Holders(resolver: context.resolver, graph: context.graph)
  }
}

/// A control of a reached body, or a view of the project's own that is one.
struct ReachedControl {
  var body: ReachedBody
  /// The control or the view as an index into the body's elements.
  var number: Int
  var element: Element
  var label: ControlLabel
  /// The control itself, where the element is a view that makes it.
  var inner: (id: DeclarationID, element: Int)?

  /// `Button`, `NavigationLink`, …
  var kind: String
}

/// The buttons, links, menus and toggles of the file's reached bodies, with what they show.
private struct ReachedControls: SharedFact {
  let controls: [ReachedControl]

  init(_ context: RuleContext) {
    let reading = context.fact(ControlReading.self)
    let reader = ControlFinder(labels: reading.labels, undecided: context.snapshot.undecidedControls)
    controls = context.reachedBodies.flatMap { body in
      body.liveElements.compactMap { number, element -> ReachedControl? in
        guard element.kind != .member || element.receiver.isEmpty else { return nil }
        if element.kind == .construct, ControlFinder.controls.contains(element.name) {
          if reading.labels.isShownNowhere(number, in: body.id, context.graph) { return nil }
          return ReachedControl(
            body: body, number: number, element: element, label: reading.labels.label(of: number, in: body.id),
            inner: nil, kind: element.name)
        }
        guard let found = reader.control(madeBy: number, in: body.id) else { return nil }
        return ReachedControl(
          body: body, number: number, element: element, label: found.label, inner: (found.id, found.element),
          kind: found.kind)
      }
    }
  }
}

extension RuleContext {
  /// The controls of the file's reached bodies. A view of the project's own is one where only what it is given here
  /// tells what its control shows.
  var reachedControls: [ReachedControl] { fact(ReachedControls.self).controls }

  /// How labels are read.
  var labels: LabelReader { fact(ControlReading.self).labels }

  /// What stands around controls.
  var holders: Holders { fact(ControlReading.self).holders }
}

// MARK: - What needs less

extension RuleContext {
  /// Whether the system or another control decides what a control shows, or it is the way out of a question.
  func isExemptFromWords(_ control: ReachedControl) -> Bool {
    if control.element.isCancellation { return true }
    if holders.isSystemChoice(control.number, in: control.body.id)
      || holders.isInLabel(control.number, in: control.body.id)
    {
      return true
    }
    // What is to be taken away needs no title.
    return control.inner == nil && fact(CustomBackButtonReader.self).use(control.number, in: control.body.id) != nil
  }

  /// Whether a control stands in a loop over data.
  func isRepeated(_ control: ReachedControl) -> Bool {
    holders.somewhere(control.number, in: control.body.id) { hop in
      let parent = hop.body.elements[hop.parent]
      return parent.name == "ForEach" || parent.name == "List" && parent.title != nil
    }
  }

  /// Whether a control shows as it should wherever its view is made: what each place hands over decides.
  func isMended(_ control: ReachedControl, _ isRight: (ControlLabel) -> Bool) -> Bool {
    guard control.inner == nil, let owner = index.ownerName(of: control.body.id) else { return false }
    var count = 0
    for site in resolver.constructions(of: owner) where resolver.isPartOfApp(site.id) {
      count += 1
      let handed = HandedOver(toViewNamed: owner, by: site.element, in: site.id, outer: nil, resolver)
      let label = labels.label(of: control.number, in: control.body.id, LabelReader.Context(handed: handed))
      if !isRight(label) { return false }
    }
    return count > 0
  }
}

extension Element {
  /// Whether a control only leaves things as they are.
  var isCancellation: Bool { self["role"]?.value.kind == .implicitMember("cancel") }
}

extension ReachedControl {
  /// Why a control cannot be given what its label lacks.
  func obstacle(_ what: String, _ context: RuleContext) -> String {
    if let inner {
      let name = context.index.ownerName(of: inner.id) ?? context.resolver.displayName(of: inner.id)
      return "what it shows is made in '\(name)', and \(what) there would be seen wherever that is used"
    }
    if let type = body.writtenType(context.resolver) { return "what this shows must stay a '\(type)'" }
    return "its label is made of several views or made elsewhere, and where \(what) belongs in it is for you to say"
  }
}
