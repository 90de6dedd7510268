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

  var offers: FixOffers {
    let title = use.hidesSystemButton ? "Use the system's Back button" : "Take the button away"
    // A question about what was changed would be lost with the button.
    if use.control.decides {
      return .refused(title, because: "a condition decides what the button does, which would be lost")
    }
    return FixOffers(fixes, else: title, because: "it stands alone in what holds it, which would be left empty")
  }

  private var fixes: [Fix] {
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
    edits += unusedDismissal(besides: edits, editor)
    return [
      Fix(
        title: use.hidesSystemButton ? "Use the system's Back button" : "Take the button away",
        safety: use.control.onlyLeaves && !use.isOptional ? .safe : .unsafe, edits: edits)
    ]
  }

  /// `@Environment(\.dismiss) private var dismiss`, if only what goes uses it.
  private func unusedDismissal(besides edits: [FileEdit], _ editor: SourceEditor) -> [FileEdit] {
    let index = context.index
    guard let owner = index.ownerName(of: body.id), index.parts(of: owner).allSatisfy({ $0.file == body.id.file })
    else { return [] }
    let parts = index.parts(of: owner).map { Span(index[$0].start, index[$0].start + index[$0].length) }
    let removed = edits.filter { $0.file == context.file }.map(\.span)
    let words = WordPlaces(editor.text)
    return index.parts(of: owner).flatMap { part -> [FileEdit] in
      (index.type(part)?.members ?? []).flatMap { member -> [FileEdit] in
        guard case .variable(let variable) = member.value,
          let environment = variable.attributes.first(where: { $0.name == "Environment" }),
          case .keyPath(_, let components)? = environment.arguments.first?.value.kind,
          components == ["dismiss"] || components == ["presentationMode"]
        else { return [] }
        let start = index[part].start + member.start
        let declaration = Span(start, start + member.length)
        let uses = words[variable.name].filter { use in
          parts.contains { $0.contains(use) } && !declaration.contains(use)
        }
        guard uses.contains(where: { use in removed.contains { $0.contains(use) } }),
          uses.allSatisfy({ use in removed.contains { $0.contains(use) } })
        else { return [] }
        return editor.takingOut([], declarations: [declaration], replacing: [])
      }
    }
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
