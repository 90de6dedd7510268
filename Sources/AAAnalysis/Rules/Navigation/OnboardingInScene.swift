/// Source of the advice: WWDC25 session 238, 11:09–11:16.
struct OnboardingInScene: Rule {
  let id = "onboarding-in-scene"
  let group = RuleGroup.navigation
  let severity = Severity.warning
  let reference = Reference.session238(minute: 11, second: 12)
  let tags = ["navigation", "workflow", "wcag224", "wcag325", "coga-o5p01", "coga-o5p04"]
  let explanation = Explanation(
    what: "Assistive Access shows an introduction, a tutorial or a set-up before or beside what the app is for.",
    why: """
      An introduction is read once and remembered later, which is just what is hard here; and whoever set the phone up \
      has seen it already. Apple asks to avoid lengthy setup processes. What is told by a condition such as \
      `hasCompletedOnboarding` alone is a heuristic.
      """,
    instead: "Begin with the feature itself, and let the normal app do the set-up.")

  func reports(in context: RuleContext) -> [Report] {
    var reports: [Report] = []
    for body in context.reachedBodies {
      // What an introduction consists of is told where the introduction begins.
      if context.isReached(body.id, throughView: \.namesOnboarding) { continue }
      var gates: Set<Int> = []
      for (number, element) in body.liveElements where element.kind == .construct {
        if element.name.namesOnboarding, context.isScreenView(element.name, seenFrom: body.id),
          !(element.name.namesSetup && context.isReached(body.id, throughView: WorkflowNames.isSecondary(view:)))
        {
          reports.append(
            context.report(
              "'\(element.name)' asks to be gone through before the app can be used; leave it to the normal app and "
                + "begin with what the app is for", about: element, in: body))
          gates.formUnion(element.guards.map(\.branch))
          continue
        }
        if let gate = body.facts.onboardingGate(of: number), !gates.contains(gate) {
          gates.insert(gate)
          reports.append(
            context.report(
              "this is shown before an introduction is done; leave it to the normal app and begin with what the app is "
                + "for", about: element, in: body, severity: .information))
        }
      }
    }
    return reports
      + context.reachedCalls.filter {
        $0.call.receiver.isEmpty && $0.call.name.isCapitalised && $0.call.name.namesOnboarding
          && $0.call.name.hasSuffix("Controller")
      }.map {
        context.report(
          "'\($0.call.name)' asks to be gone through before the app can be used; leave it to the normal app and begin with "
            + "what the app is for", at: $0)
      }
  }

  let examples = OnboardingInScene.cases
}

extension RuleContext {
  /// Whether a name is that of a view as large as a screen: one of the project's, or one that says so.
  fileprivate func isScreenView(_ name: String, seenFrom id: DeclarationID) -> Bool {
    if index.types(named: name).isEmpty {
      return ["View", "Screen", "Page", "Flow", "Sheet"].contains(where: name.hasSuffix)
    }
    guard index.conforms(name, to: "View") else { return false }
    // What can only be looked at is no introduction to go through.
    return resolver.bodies(ofType: name).contains { id in
      resolver.body(of: id)?.elements.contains { element in
        ControlKind.isControl(element.name) || ["TabView", "ScrollView"].contains(element.name)
          || element.kind != .construct || Vocabulary.slots(ofView: element.name) == nil
      } ?? false
    }
  }
}

extension String {
  /// `OnboardingView`, `WhatsNewSheet`, `SetupFlow`; a part of a screen such as `WelcomeBanner` is none.
  fileprivate var namesOnboarding: Bool {
    let words = words
    // `OnboardingGradientView` is no more than a gradient, a hosting controller no more than a frame.
    let telling = words.reversed().drop { ["view", "screen", "controller"].contains($0) }
    guard let last = telling.first, !Self.parts.contains(last) else { return false }
    if words.contains(where: Self.onboardingWords.contains) { return true }
    return zip(words, words.dropFirst()).contains { first, second in
      first == "on" && second == "boarding" || (first == "whats" || first == "s") && second == "new"
        || first == "walk" && second == "through"
    }
  }

  /// `GesturesSetupView`: among an app's settings it is one of them.
  fileprivate var namesSetup: Bool {
    words.contains("setup") && !words.contains { $0 != "setup" && Self.onboardingWords.contains($0) }
  }

  /// Whether a state says that an introduction has to be shown (true) or was (false).
  fileprivate var onboardingState: Bool? {
    let words = words
    let isAboutIt =
      words.contains(where: Self.stateWords.contains)
      || zip(words, words.dropFirst()).contains { $0 == "first" && $1 == "launch" || $0 == "first" && $1 == "run" }
    guard isAboutIt else { return nil }
    return !words.contains(where: Self.doneWords.contains)
  }

  private static let onboardingWords: Set<String> = ["onboarding", "tutorial", "welcome", "walkthrough", "setup"]
  private static let stateWords: Set<String> = ["onboarding", "tutorial", "walkthrough", "onboarded"]
  private static let doneWords: Set<String> = [
    "completed", "complete", "seen", "shown", "finished", "done", "passed", "viewed", "dismissed", "did", "has", "was",
    "onboarded", "skipped",
  ]
  private static let parts: Set<String> = [
    "button", "row", "cell", "header", "footer", "banner", "label", "icon", "image", "text", "message", "title",
    "background", "card", "tip", "toolbar", "style", "modifier", "link", "item", "content", "logo", "animation",
    "progress", "indicator", "bar", "gradient", "hosting", "model",
  ]
}

extension BodyFacts {
  /// The branching under which an element is shown because an introduction is not done; nil if it is not.
  ///
  /// Only the outermost element of what is shown counts.
  fileprivate func onboardingGate(of number: Int) -> Int? {
    let element = elements[number]
    guard element.role == .content || element.role == .presented else { return nil }
    let outer = element.parent.map { elements[$0].guards.count } ?? 0
    for item in element.guards.dropFirst(outer) {
      guard item.conditions.count == 1, case .expression(let condition) = item.conditions[0],
        let isWanted = condition.onboardingState
      else { continue }
      if isWanted == item.holds { return item.branch }
    }
    guard element.role == .presented, let parent = element.parent, let modifier = element.parentModifier,
      let path = elements[parent].modifiers[modifier]["isPresented"]?.value.path,
      path.last?.onboardingState == true
    else { return nil }
    return -number
  }
}

extension Expression {
  fileprivate var onboardingState: Bool? {
    if case .prefix("!", let inner) = kind { return inner.onboardingState.map { !$0 } }
    return path?.last?.onboardingState
  }
}
