/// Source of the advice: "Optimizing your app for Assistive Access".
struct PermissionPrompt: Rule {
  let id = "permission-prompt"
  let group = RuleGroup.workflows
  let severity = Severity.information
  let reference = Reference.optimizing
  let tags = ["workflows", "interruptions", "wcag224", "coga-o5p01"]
  let explanation = Explanation(
    what: "Assistive Access reaches code that brings up one of the system's permission prompts.",
    why: """
      The prompt comes up over the screen, in small type, and asks for a decision that cannot be taken back in the \
      app. Somebody who taps the wrong button has lost the feature and does not know why. This is a heuristic: \
      whether the permission was given before cannot be seen in the code.
      """,
    instead: """
      Ask while the app is set up, outside Assistive Access. Here only check the status, and where the permission is \
      missing say “Ask whoever set up this phone” instead of asking.
      """)

  func reports(in context: RuleContext) -> [Report] {
    context.reachedCalls.compactMap { call in
      guard let request = PermissionRequest(call.call, in: call.body.id, context.resolver) else { return nil }
      let prompt = request.subject.map { "a prompt for \($0)" } ?? "a permission prompt"
      return context.report(
        "'\(call.call.name)' brings up \(prompt), in which one wrong tap takes the feature away; ask outside "
          + "Assistive Access, and only check the status here", at: call)
    }
  }

  let examples = PermissionPrompt.cases
}
