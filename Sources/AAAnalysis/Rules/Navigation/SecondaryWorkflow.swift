/// Source of the advice: WWDC25 session 238, 8:21; Human Interface Guidelines, Accessibility: remove noncritical
/// workflows.
struct SecondaryWorkflow: Rule {
  let id = "secondary-workflow"
  let group = RuleGroup.navigation
  let severity = Severity.information
  let reference = Reference.session238(minute: 8, second: 21)
  let tags = ["navigation", "workflow", "coga-o5p03", "coga-o2p01", "coga-o8p03"]
  let explanation = Explanation(
    what: "Assistive Access leads to settings, an account, help, sorting or another thing beside what the app is for.",
    why: """
      Each of these is one more option, and one that can change how everything else looks or works. Apple asks to \
      leave out what is not essential; whoever set the phone up can change settings in the normal app. This is a \
      heuristic: it goes by the names of views and by the titles of controls.
      """,
    instead: "Leave it out of the Assistive Access scene, and choose what suits most people there.")

  func reports(in context: RuleContext) -> [Report] {
    var reports: [Report] = []
    for body in context.reachedBodies {
      // What such a view leads to is told where it begins.
      if context.isReached(body.id, throughView: WorkflowNames.isSecondary(view:)) { continue }
      var told: Set<Int> = []
      for (number, element) in body.liveElements where element.kind == .construct && !body.facts.isInDialog(number) {
        guard !body.facts.ancestors(of: number).contains(where: told.contains),
          // The commands of a menu for a keyboard are on no screen.
          !context.screens.screens(showing: number, of: body.id, context.resolver).isEmpty
        else { continue }
        let name: String
        if element.name == "SettingsLink" || element.leadsToSystemSettings {
          name = "this link"
        } else if let title = body.facts.secondaryTitle(of: number, in: body.id, context.resolver) {
          name = "“\(title)”"
        } else if WorkflowNames.isSecondary(view: element.name), !element.isAboutSomebody,
          context.beginsScreen(number, in: body)
        {
          name = "'\(element.name)'"
        } else {
          continue
        }
        told.insert(number)
        reports.append(
          context.report(
            "\(name) leads away from what the app is for; leave it out of Assistive Access", about: element, in: body))
      }
    }
    return reports
      + context.reachedCalls.filter { call in
        call.call.name == "URL" && call.call.arguments.contains { $0.value.names.contains("openSettingsURLString") }
      }.map { context.report("the system's settings lead away from what the app is for; leave them out", at: $0) }
  }

  let examples = SecondaryWorkflow.cases
}

extension RuleContext {
  /// Whether an element is all of a screen that a link, a sheet or a tab shows, but for containers.
  fileprivate func beginsScreen(_ number: Int, in body: ReachedBody) -> Bool {
    var current = number
    while true {
      let element = body.facts.elements[current]
      if element.role.startsScreen || body.facts.isTabContent(current) { return true }
      guard element.role == .content, element.parentModifier == nil, let parent = element.parent,
        ScreenMapBuilder.wrappers.contains(body.facts.elements[parent].name)
      else { break }
      current = parent
    }
    // One of several destinations, chosen in a function of its own.
    guard current == number, body.facts.elements[number].parent == nil else { return false }
    return screens.screens(showing: number, of: body.id, resolver).contains { screen in
      screens.screens[screen].regions.first?.declaration == body.id && !isFirstScreen(screen)
    }
  }
}

extension Element {
  /// `ProfileView(pubkey: pubkey)`: it is told whose it shows, so it may be anybody's, and one of the things that the
  /// app is for.
  fileprivate var isAboutSomebody: Bool {
    guard name.words.contains("profile") else { return false }
    return arguments.contains { argument in
      let label = argument.label?.lowercased() ?? ""
      guard ["pubkey", "userid", "profileid", "accountid", "username", "handle"].contains(label) else { return false }
      let words = argument.value.names.flatMap(\.words)
      return !words.contains { ["current", "my", "me", "own", "session", "self", "logged"].contains($0) }
    }
  }

  /// `Link("Settings", destination: URL(string: UIApplication.openSettingsURLString)!)`
  fileprivate var leadsToSystemSettings: Bool {
    name == "Link" && arguments.contains { $0.value.names.contains("openSettingsURLString") }
  }
}

extension BodyFacts {
  private static let controls: Set<String> = ["Button", "NavigationLink", "Link", "Menu", "Tab"]

  /// The title of a control that leads to a workflow beside what the app is for.
  fileprivate func secondaryTitle(of number: Int, in id: DeclarationID, _ resolver: Resolver) -> String? {
    guard Self.controls.contains(elements[number].name), !resolver.isOwnView(elements[number].name, seenFrom: id),
      let title = ownTitle(of: number), WorkflowNames.isSecondary(title: title)
    else { return nil }
    return title
  }

  /// The words of the control itself, and not of what it leads to.
  private func ownTitle(of number: Int) -> String? {
    if let title = elements[number].title?.writtenText { return title }
    for child in descendants(of: number) {
      var current = child
      while current != number, elements[current].role != .label, elements[current].parentModifier == nil,
        let parent = elements[current].parent, elements[current].role == .content || elements[current].role == .icon
      {
        current = parent
      }
      guard elements[current].role == .label, elements[current].parentModifier == nil else { continue }
      if ["Text", "Label"].contains(elements[child].name), let title = elements[child].title?.writtenText {
        return title
      }
    }
    return nil
  }
}
