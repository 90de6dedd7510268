/// Source of the advice: WWDC25 session 238, 10:35–10:54; the libraries' own documentation.
struct AutoDismissingToastLibrary: Rule {
  let id = "auto-dismissing-toast-library"
  let group = RuleGroup.timing
  let severity = Severity.warning
  let reference = Reference.session238(minute: 10, second: 41)
  let tags = ["timing", "wcag221", "wcag223", "coga-o4p09"]
  let explanation = Explanation(
    what: "A library shows a message that goes away by itself after a while.",
    why: """
      People read at their own pace. A message that a library takes away after two seconds was never there for \
      somebody who needs ten.
      """,
    instead: """
      Tell the library to keep the message until it is tapped (`duration = .forever`, `autohideIn(nil)`, \
      `duration: 0` for AlertToast), or show an alert with a button.
      """)

  func reports(in context: RuleContext) -> [Report] {
    let reader = ToastLibrary(resolver: context.resolver)
    let calls = context.reachedCalls.compactMap { call -> Report? in
      guard let library = reader.library(of: call.call, in: call.body.id) else { return nil }
      return context.report(Self.message(library), at: call)
        .offering(ToastFix(in: call.body.id, context).offers(for: call))
    }
    let modifiers = context.reachedBodies.flatMap { body in
      body.liveElements.flatMap { _, element in
        element.modifiers.compactMap { modifier -> Report? in
          guard modifier.activity != .inactive,
            let library = reader.library(of: modifier, in: context.index.files[body.id.file].outline)
          else { return nil }
          return context.report(Self.message(library), about: element, at: modifier.nameSpan, in: body)
            .offering(ToastFix(in: body.id, context).offers(for: modifier))
        }
      }
    }
    return calls + modifiers
  }

  private static func message(_ library: String) -> String {
    "\(library) takes the message away by itself; keep it until the person taps it"
  }

  let examples = AutoDismissingToastLibrary.cases
}
