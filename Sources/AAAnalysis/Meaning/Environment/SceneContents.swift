/// An `AssistiveAccess` scene and the app's normal scenes in one body.
struct SceneContents {
  let declaration: DeclarationID
  let body: BodyFacts
  /// The scene, as an index into the elements of the body.
  let scene: Int

  /// Whether an element is a scene that people see without Assistive Access. A window for a value
  /// (`WindowGroup(for: Note.ID.self)`) stands beside it.
  static func isNormal(_ element: Element) -> Bool {
    guard element.kind == .construct, element.activity != .inactive else { return false }
    return ["WindowGroup", "Window", "DocumentGroup"].contains(element.name)
      && !element.arguments.contains { $0.label == "for" }
  }

  /// The views that stand outermost in the scene's braces.
  var roots: [Int] { roots(of: scene) }

  /// The one view that the scene shows, whatever holds; nil if it chooses between several.
  var onlyRoot: Int? {
    let roots = roots
    guard roots.count == 1, let root = roots.first, body.elements[root].guards == body.elements[scene].guards,
      body.elements[root].activity == body.elements[scene].activity,
      let closure = body.elements[scene].arguments.lazy.compactMap(\.closure).first,
      closure.bodySpan.contains(body.elements[root].chainSpan)
    else { return nil }
    return root
  }

  /// The normal scenes of the body.
  var siblings: [Int] {
    body.elements.indices.filter { Self.isNormal(body.elements[$0]) }
  }

  /// The views that stand outermost in the braces of a scene of the body.
  func roots(of scene: Int) -> [Int] {
    body.elements.indices.filter { number in
      let element = body.elements[number]
      return element.parent == scene && element.parentModifier == nil && element.role == .content
        && element.activity != .inactive
    }
  }
}

/// A modifier of a normal scene, or of a view in its braces, that puts something into the environment.
struct Injector {
  var declaration: DeclarationID
  var element: Int
  var modifier: Int
  /// Whether it puts in what is looked for, as opposed to something whose type is not to be seen.
  var isCertain: Bool
}

extension InjectionReader {
  /// Where a normal scene puts in what a view needs; else where it puts in what may be that.
  mutating func injector(of need: EnvironmentNeed, inScene scene: Int, of id: DeclarationID) -> Injector? {
    guard let body = resolver.body(of: id) else { return nil }
    var possible: Injector?
    for (number, element) in body.elements.enumerated()
    where element.activity != .inactive && body.scene(around: number) == scene {
      for (position, modifier) in element.modifiers.enumerated() {
        // `appDelegate.rootView` is a member, no modifier.
        guard !modifier.arguments.isEmpty || modifier.parentheses != nil else { continue }
        let provision = provision(ofModifier: position, of: number, in: id, body: body)
        let injector = Injector(declaration: id, element: number, modifier: position, isCertain: true)
        if provision.meets(need) { return injector }
        if possible == nil, provision.mayBringIn(need) {
          possible = injector
          possible?.isCertain = false
        }
      }
    }
    return possible
  }
}

extension EnvironmentProvision {
  /// Whether an object of unknown type is put in where one is needed.
  fileprivate func mayBringIn(_ need: EnvironmentNeed) -> Bool {
    switch need {
    case .object: hasUnknownObject
    case .observable, .optionalObservable: hasUnknownObservable
    case .modelContext, .managedObjectContext, .value: false
    }
  }
}
