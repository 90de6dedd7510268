/// Source of the advice: WWDC25 session 238, 14:28–14:51.
struct MissingNavigationIcon: Rule {
  let id = "missing-navigation-icon"
  let group = RuleGroup.labels
  let severity = Severity.warning
  let reference = Reference.session238(minute: 14, second: 51)
  let tags = ["labels", "navigation", "wcag246", "coga-o1p07"]
  let explanation = Explanation(
    what: "A screen that Assistive Access shows has a navigation title without an icon.",
    why: """
      People who do not read, or read slowly, recognise a screen by its picture. Assistive Access shows the icon \
      large beside the title, but only if the screen names one; Apple asks for one on every navigation title.
      """,
    instead: """
      Add `assistiveAccessNavigationIcon(systemImage:)` behind the title, with a symbol that stands for what the \
      screen is for. Outside Assistive Access the icon is not shown.
      """)

  func reports(in context: RuleContext) -> [Report] {
    let icons = NavigationIcons(resolver: context.resolver, graph: context.graph)
    return context.reachedBodies.flatMap { body -> [Report] in
      // Outside an Assistive Access scene the icon is not shown.
      guard body.node.root != .flag, !(body.node.root == .normal && context.snapshot.showsWholeApp) else { return [] }
      return body.liveElements.flatMap { number, element -> [Report] in
        guard !element.hidesNavigationBar else { return [] }
        return element.modifiers.enumerated().compactMap { position, modifier in
          guard modifier.isShownTitle, !icons.hasIcon(number, in: body.id) else { return nil }
          return report(modifier, of: element, in: body, context)
        }
      }
    }
  }

  private func report(
    _ modifier: Modifier, of element: Element, in body: ReachedBody, _ context: RuleContext
  ) -> Report {
    let title = modifier.firstUnlabelled?.value.writtenText
    let what = title.map { "the title “\($0)” has no icon" } ?? "this title has no icon"
    return Report(
      "\(what), and people who do not read recognise a screen by its picture; "
        + "add 'assistiveAccessNavigationIcon(systemImage:)'",
      at: context.location(modifier.nameSpan, in: body.id),
      confidence: context.confidence(of: body.node.confidence),
      severity: context.severity(of: body.node, activity: modifier.activity.combined(with: element.activity)),
      path: context.path(to: body.id),
      fixes: fixes(modifier, title: title, in: body, context))
  }

  private func fixes(
    _ modifier: Modifier, title: String?, in body: ReachedBody, _ context: RuleContext
  ) -> [Fix] {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return [] }
    let span = context.location(modifier.span, in: body.id).span
    let symbols = title.map { SymbolDictionary.candidates(forTitle: $0, deploymentTarget: nil) } ?? []
    func fix(_ symbol: String, title: String, safety: Fix.Safety) -> Fix {
      let code = ".\(NavigationIcons.iconModifier)(systemImage: \"\(symbol)\")"
      return Fix(title: title, safety: safety, edits: [editor.insertingModifier(code, behind: span)])
    }
    if symbols.isEmpty {
      return [fix("questionmark.circle", title: "Add a navigation icon to fill in", safety: .placeholder)]
    }
    return symbols.map { fix($0, title: "Add the navigation icon “\($0)”", safety: .unsafe) }
  }

  let examples = MissingNavigationIcon.cases
}

extension Modifier {
  /// A navigation title that is not empty.
  fileprivate var isShownTitle: Bool {
    guard name == "navigationTitle" || name == "navigationBarTitle", activity != .inactive,
      let title = firstUnlabelled
    else { return false }
    return title.value.writtenText?.isEmpty != true
  }
}

extension Element {
  /// Whether the chain takes the navigation bar away, and the title with it.
  fileprivate var hidesNavigationBar: Bool {
    modifiers.contains { modifier in
      switch modifier.name {
      case "navigationBarHidden":
        return modifier.arguments.first?.value.kind == .boolean(true)
      case "toolbar", "toolbarVisibility":
        guard modifier.arguments.first?.value.kind == .implicitMember("hidden") else { return false }
        return modifier.arguments.contains { $0.value.kind == .implicitMember("navigationBar") }
      default: return false
      }
    }
  }
}
