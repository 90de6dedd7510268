/// Source of the advice: "Optimizing your app for Assistive Access", "Remove unnecessary UI elements".
struct LoginInScene: Rule {
  let id = "login-in-scene"
  let group = RuleGroup.workflows
  let severity = Severity.warning
  let reference = Reference.optimizing
  let tags = ["workflows", "login", "wcag338", "coga-o6p01"]
  let explanation = Explanation(
    what: "Assistive Access reaches a password field, a sign-in page or another step in which a person signs in.",
    why: """
      A password has to be remembered and typed, and a web page has to be understood; many people in Assistive Access \
      can do neither. A sign-in page of the system may also not appear while Assistive Access is on. Whoever sets the \
      phone up can sign in before.
      """,
    instead: """
      Keep the session, so that nobody has to sign in again. Where it is missing, show a screen that says what to do, \
      such as “Ask whoever set up this phone to sign in”, instead of starting to sign in.
      """)

  func reports(in context: RuleContext) -> [Report] {
    fields(in: context) + calls(in: context)
  }

  private func fields(in context: RuleContext) -> [Report] {
    context.reachedBodies.compactMap { body -> Report? in
      // A form with two passwords asks once.
      for (_, element) in body.liveElements {
        let isForeign = element.asksForForeignSecret(in: context.index.ownerName(of: body.id))
        if let kind = SignIn(element) {
          return context.report(message(kind, isForeign: isForeign), about: element, in: body)
        }
        for modifier in element.modifiers where modifier.activity != .inactive {
          guard let kind = SignIn(modifier), !isStyleOfField(element, body, context) else { continue }
          return context.report(message(kind, isForeign: isForeign), about: element, at: modifier.nameSpan, in: body)
        }
      }
      return nil
    }
  }

  /// Whether a body modifies what it is given, and that is a field that is told where it stands.
  private func isStyleOfField(_ element: Element, _ body: ReachedBody, _ context: RuleContext) -> Bool {
    guard element.kind == .member, element.name == "self" || element.name == "content" else { return false }
    return context.graph.node(of: body.id)?.incoming.contains { edge in
      guard case .modifier(let number, _) = edge.source else { return false }
      let user = context.graph.nodes[edge.from].declaration
      return context.resolver.body(of: user).map { SignIn($0.elements[number]) != nil } ?? false
    } ?? false
  }

  private func calls(in context: RuleContext) -> [Report] {
    var seen: Set<String> = []
    let assignments = context.reachedAssignments.compactMap { assignment -> Report? in
      guard let kind = SignIn(assignment.assignment),
        seen.insert(context.index.ownerName(of: assignment.body.id) ?? "").inserted
      else { return nil }
      return context.report(message(kind), at: assignment)
    }
    let calls = context.reachedCalls.compactMap { call -> (call: ReachedCall, kind: SignIn)? in
      SignIn(call.call, in: call.body.id, context.resolver).map { (call, $0) }
    }
    // The button begins what the controller does.
    let hasButton = calls.contains { if case .button = $0.kind { true } else { false } }
    return assignments
      + calls.compactMap { call, kind -> Report? in
        if hasButton, kind == .sheet("ASAuthorizationController") { return nil }
        if case .owner = kind { return context.report(message(kind), at: call, severity: .information) }
        return context.report(message(kind), at: call)
      }
  }

  private func message(_ kind: SignIn, isForeign: Bool = false) -> String {
    let instead =
      isForeign
      ? "have somebody enter it before Assistive Access is turned on"
      : "have somebody sign in before Assistive Access is turned on, and say so here"
    switch kind {
    case .secret("textContentType"):
      return "this field asks for a password or code, which many people cannot remember or type; \(instead)"
    case .secret(let name):
      return "'\(name)' asks for a password, which many people cannot remember or type; \(instead)"
    case .sheet(let name):
      return "'\(name)' signs in on a page that may not appear in Assistive Access; \(instead)"
    case .button(let name):
      return "'\(name)' begins to sign in, which many people cannot do alone; \(instead)"
    case .owner(let name):
      return "'\(name)' asks for a face, a finger or the passcode, which can lock people out; "
        + "leave the check out in Assistive Access if nothing private is behind it"
    }
  }

  let examples = LoginInScene.cases
}
