/// Source of the advice: WWDC25 session 238, 10:20.
struct MenuHidesOptions: Rule {
  let id = "menu-hides-options"
  let group = RuleGroup.gestures
  let severity = Severity.warning
  let reference = Reference.session238(minute: 10, second: 20)
  let tags = ["gestures", "coga-o2p04", "coga-o5p03"]
  let explanation = Explanation(
    what: "A menu, or a picker that opens one, hides what a person can choose from in Assistive Access.",
    why: """
      What stands in a menu cannot be seen until it is opened. Apple asks for options that are clearly visible instead \
      of nested ones. A picker without a style of its own becomes a menu in most places, which is only information: \
      where it stands decides how it looks.
      """,
    instead: "Show the few options that matter as a list, on a screen of their own if need be.")
  var examples: [Example] { Self.cases }

  private static let menu = "a menu hides what there is to choose from; show the options as a list"

  func reports(in context: RuleContext) -> [Report] {
    let nesting = MenuNesting(context)
    return context.reachedBodies.flatMap { body in
      let styles = PickerStyles(body, context)
      return body.liveElements.flatMap { number, element -> [Report] in
        guard element.kind == .construct, !nesting.isNested(number, in: body.id),
          !context.resolver.isOwnView(element.name, seenFrom: body.id)
        else { return [] }
        return view(element, number, in: body, context) + styles.reports(on: number, element)
      }
    } + code(context)
  }

  private func view(_ element: Element, _ number: Int, in body: ReachedBody, _ context: RuleContext) -> [Report] {
    switch element.name {
    case "Menu", "ToolbarTitleMenu":
      // Without an entry there is nothing to open.
      return [context.report(Self.menu, about: element, in: body).offering(Self.refusal)]
    case "ToolbarItem", "ToolbarItemGroup":
      guard let placement = element["placement"]?.value, placement.kind == .implicitMember("secondaryAction") else {
        return []
      }
      return [
        context.report(
          "secondary actions of a toolbar go into a menu that hides them; leave them away or show them on the screen",
          about: element, at: placement.span, in: body
        )
        .offering(shownInBar(placement, in: body, context))
      ]
    case "ControlGroup":
      let style = element.modifiers.first { $0.name == "controlGroupStyle" }.flatMap { ControlStyle($0)?.name } ?? ""
      let isMenu = ["menu", "compactMenu", "MenuControlGroupStyle", "CompactMenuControlGroupStyle"].contains(style)
      guard isMenu || style.isEmpty else { return [] }
      return [
        context.report(
          isMenu ? Self.menu : "a group of controls may become a menu that hides them; show them one below the other",
          about: element, in: body, severity: isMenu ? nil : .information
        )
        .offering(Self.refusal)
      ]
    default:
      return []
    }
  }

  private static let refusal = FixOffers.refused(
    "Show the options in place", because: "which of them are needed, and where they are to stand, is for you to say")

  private func shownInBar(_ placement: Expression, in body: ReachedBody, _ context: RuleContext) -> FixOffers {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return .none }
    return .fix(
      Fix(
        title: "Show them in the bar", safety: .unsafe,
        edits: [editor.replacing(context.location(placement.span, in: body.id).span, with: ".primaryAction")]))
  }

  // MARK: UIKit

  private func code(_ context: RuleContext) -> [Report] {
    var told: Set<DeclarationID> = []
    let assigned = context.reachedAssignments.compactMap { assign -> Report? in
      guard let property = assign.assignment.target.last else { return nil }
      let isMenu =
        property == "showsMenuAsPrimaryAction" && assign.assignment.value == .true
        || property == "menu" && assign.assignment.expression?.constructedType == "UIMenu"
          && assign.assignment.target.count > 1
      guard isMenu, told.insert(assign.body.id).inserted else { return nil }
      return context.report(Self.menu, at: assign).offering(Self.refusal)
    }
    let given = context.reachedCalls.compactMap { call -> Report? in
      guard ["UIBarButtonItem", "UIButton"].contains(call.call.name),
        let menu = call.call.arguments.first(where: { $0.label == "menu" }), menu.value.kind != .nil
      else { return nil }
      return context.report(Self.menu, at: call).offering(Self.refusal)
    }
    return assigned + given
  }
}

/// Tells what stands in a menu that is told of itself.
private struct MenuNesting {
  private let context: RuleContext

  init(_ context: RuleContext) {
    self.context = context
  }

  func isNested(_ number: Int, in id: DeclarationID) -> Bool {
    var seen: Set<DeclarationID> = [id]
    return isNested(number, in: id, isFirst: true, &seen)
  }

  /// Whether an element stands in a menu, a dialog or the commands of a keyboard, wherever its body is shown.
  private func isNested(
    _ number: Int, in id: DeclarationID, isFirst: Bool, _ seen: inout Set<DeclarationID>
  ) -> Bool {
    guard let body = context.resolver.body(of: id) else { return false }
    for part in [number] + body.ancestors(of: number) {
      let element = body.elements[part]
      if element.role == .contextMenu || element.role == .dialog { return true }
      if part == number, isFirst { continue }
      if ["Menu", "ToolbarTitleMenu", "CommandMenu", "CommandGroup"].contains(element.name) { return true }
    }
    if let owner = context.index.ownerName(of: id), context.index.conforms(owner, to: "Commands") { return true }
    guard let incoming = context.graph.node(of: id)?.incoming, !incoming.isEmpty, seen.count < 8 else { return false }
    return incoming.allSatisfy { edge in
      let caller = context.graph.nodes[edge.from].declaration
      switch edge.source {
      case .element(let source), .modifier(let source, _):
        guard seen.insert(caller).inserted else { return false }
        defer { seen.remove(caller) }
        return isNested(source, in: caller, isFirst: false, &seen)
      case .call, .member: return false
      }
    }
  }
}

/// The styles of pickers in a body.
private struct PickerStyles {
  private let body: ReachedBody
  private let context: RuleContext

  init(_ body: ReachedBody, _ context: RuleContext) {
    self.body = body
    self.context = context
  }

  private static let menus: Set<String> = ["menu", "MenuPickerStyle"]

  func reports(on number: Int, _ element: Element) -> [Report] {
    var reports: [Report] = []
    for modifier in element.modifiers where modifier.name == "pickerStyle" && modifier.activity != .inactive {
      guard let style = ControlStyle(modifier), Self.menus.contains(style.name), element.role != .argument else {
        continue
      }
      reports.append(
        context.report(
          "this style hides what there is to choose from in a menu; use 'inline'", about: element,
          at: modifier.nameSpan, in: body, fixes: fix(style, on: number).map { [$0] } ?? []))
    }
    if element.name == "Picker", !hasStyle(number, in: body.id, depth: 0) {
      reports.append(
        context.report(
          "a picker without a style becomes a menu in most places, which hides what there is to choose from; "
            + "give it the style 'inline'",
          about: element, in: body, severity: .information
        )
        .offering(inline(element)))
    }
    return reports
  }

  /// Gives a picker a style that shows all there is to choose from.
  private func inline(_ element: Element) -> FixOffers {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return .none }
    return .fix(
      Fix(
        title: "Show the options in place", safety: .unsafe,
        edits: [
          editor.appendingModifier(
            ".pickerStyle(.inline)", to: context.location(element.span, in: body.id).span)
        ]))
  }

  private func fix(_ style: ControlStyle, on number: Int) -> Fix? {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return nil }
    return Fix(
      title: "Show the options in place", safety: .unsafe,
      edits: [
        editor.replacing(
          context.location(style.span, in: body.id).span, with: style.isType ? "InlinePickerStyle()" : ".inline")
      ])
  }

  /// Whether a style is set on the picker or around it, here or wherever the body is shown; what cannot be seen may.
  private func hasStyle(_ number: Int, in id: DeclarationID, depth: Int) -> Bool {
    guard depth < 5, let facts = context.resolver.body(of: id) else { return true }
    for part in [number] + facts.ancestors(of: number) {
      let element = facts.elements[part]
      if element.modifiers.contains(where: { maySetStyle($0) }) { return true }
      if part != number, element.kind == .construct, Self.placesWithOwnStyle.contains(element.name) { return true }
      if element.role.startsScreen { return false }
    }
    guard let incoming = context.graph.node(of: id)?.incoming else { return false }
    return incoming.contains { edge in
      switch edge.source {
      case .element(let source), .modifier(let source, _):
        let caller = context.graph.nodes[edge.from].declaration
        return caller != id && hasStyle(source, in: caller, depth: depth + 1)
      case .call, .member: return false
      }
    }
  }

  /// In a menu a picker is a list of entries.
  private static let placesWithOwnStyle: Set<String> = ["Menu", "ControlGroup"]

  private func maySetStyle(_ modifier: Modifier) -> Bool {
    if modifier.name == "pickerStyle" { return true }
    return context.resolver.modifiers(named: modifier.name).contains { id in
      context.resolver.body(of: id)?.elements.contains { $0.modifiers.contains { $0.name == "pickerStyle" } } ?? false
    }
  }
}
