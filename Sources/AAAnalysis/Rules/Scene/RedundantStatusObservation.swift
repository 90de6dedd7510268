/// Source: "The value of this property doesn't change during a process's lifetime, so it isn't necessary to observe
/// changes", on `AccessibilitySettings.isAssistiveAccessEnabled`.
struct RedundantStatusObservation: Rule {
  let id = "redundant-status-observation"
  let group = RuleGroup.scene
  let severity = Severity.information
  let reference = Reference(
    title: "isAssistiveAccessEnabled",
    url: "https://developer.apple.com/documentation/accessibility/accessibilitysettings/isassistiveaccessenabled")
  let tags = ["api"]
  let explanation = Explanation(
    what: "Code waits for Assistive Access to be turned on or off.",
    why: """
      The value does not change while a process lives: the system starts the app anew. Code that observes it never \
      runs, and state that is refreshed from it is the same every time.
      """,
    instead: "Read the value where it is needed.")

  func reports(in context: RuleContext) -> [Report] {
    guard let number = context.index.number(of: context.file), !context.index.files[number].isTest else { return [] }
    let isMentioned = context.snapshot.text(of: context.file)?.bytes.contains(bytesOf: "ssistiveAccess") ?? true
    guard isMentioned || context.resolver.knowsFlag else { return [] }
    return context.index.files[number].declarations.indices.flatMap { ordinal -> [Report] in
      let id = DeclarationID(file: number, ordinal: ordinal)
      guard context.index[id].activity != .inactive else { return [] }
      return context.resolver.statusObservations(in: id, searchesCode: isMentioned).map {
        Report(message($0.kind), at: context.location($0.span, in: id))
      }
    }
  }

  private func message(_ kind: StatusObservation.Kind) -> String {
    let fact = "whether Assistive Access is in use does not change while an app runs"
    return switch kind {
    case .change: "\(fact), so 'onChange' never runs; read the value where it is needed"
    case .notification(let name): "\(fact), so '\(name)' is never posted; read the value where it is needed"
    case .keyValue: "\(fact), so this never sees a change; read the value where it is needed"
    case .reading: "\(fact), so reading it again finds nothing new; read it once"
    }
  }
}
