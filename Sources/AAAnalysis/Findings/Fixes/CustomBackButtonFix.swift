/// Takes a Back button of the app's own away, and shows the system's again.
struct CustomBackButtonFix {
  private let use: CustomBackButtonUse
  private let body: ReachedBody
  private let context: RuleContext

  init(_ use: CustomBackButtonUse, in body: ReachedBody, _ context: RuleContext) {
    self.use = use
    self.body = body
    self.context = context
  }

  var fixes: [Fix] {
    guard let span = removable, let editor = SourceEditor(context.file, in: context.snapshot) else { return [] }
    var edits = [editor.removing(context.location(span, in: body.id).span)]
    let reader = context.fact(CustomBackButtonReader.self)
    var seen: Set<Location> = []
    for place in use.screens.flatMap(reader.hiddenButtons) where place.place.isCertain {
      guard let (element, modifier) = place.place.modifier,
        let other = context.resolver.body(of: place.declaration)
      else { continue }
      let location = context.location(other.elements[element].modifiers[modifier].span, in: place.declaration)
      guard seen.insert(location).inserted,
        let editor = SourceEditor(location.file, in: context.snapshot)
      else { continue }
      edits.append(editor.removing(location.span))
    }
    return [
      Fix(
        title: use.hidesSystemButton ? "Use the system's Back button" : "Take the button away",
        safety: use.control.onlyLeaves && !use.isOptional ? .safe : .unsafe, edits: edits)
    ]
  }

  /// What can be taken out so that nothing empty is left.
  private var removable: Span? {
    let elements = body.facts.elements
    var number = use.control.element
    while let parent = elements[number].parent {
      let isAlone = siblings(of: number, parent).count == 1
      if let modifier = elements[number].parentModifier {
        let name = elements[parent].modifiers[modifier].name
        guard isAlone else { break }
        let isWhole = elements[parent].modifiers[modifier].arguments.count == 1
        guard isWhole, name == "toolbar" || name == "navigationBarItems" else { return nil }
        return elements[parent].modifiers[modifier].span
      }
      guard isAlone else { break }
      guard ["ToolbarItem", "ToolbarItemGroup", "HStack"].contains(elements[parent].name),
        elements[parent].modifiers.isEmpty || elements[parent].name != "HStack"
      else { return nil }
      number = parent
    }
    let element = elements[number]
    guard let parent = element.parent else { return nil }
    // In a branch of its own it would leave the branch empty.
    let beside = siblings(of: number, parent).filter { elements[$0].guards == element.guards }
    guard beside.count > 1 else { return nil }
    // Behind `leading:` or another label there is one expression.
    if let modifier = element.parentModifier,
      elements[parent].modifiers[modifier].arguments.contains(where: {
        $0.span.contains(element.chainSpan) && $0.closure == nil
      })
    {
      return nil
    }
    return element.chainSpan
  }

  private func siblings(of number: Int, _ parent: Int) -> [Int] {
    body.facts.children(of: parent).filter {
      body.facts.elements[$0].role == body.facts.elements[number].role
        && body.facts.elements[$0].parentModifier == body.facts.elements[number].parentModifier
    }
  }
}
