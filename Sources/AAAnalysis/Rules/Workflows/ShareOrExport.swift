/// Source of the advice: "Optimizing your app for Assistive Access".
struct ShareOrExport: Rule {
  let id = "share-or-export"
  let group = RuleGroup.workflows
  let severity = Severity.information
  let reference = Reference.optimizing
  let tags = ["workflows", "coga-o8p03"]
  let explanation = Explanation(
    what: "Assistive Access reaches the share sheet, or the choice of a file to open or a place to save it.",
    why: """
      The share sheet and the file browser are screens of the system with very many options, and they lead to apps \
      that may not be allowed in Assistive Access. This is a heuristic: for a few apps sharing is what they are for.
      """,
    instead: """
      Leave sharing out of the Assistive Access scene, or offer the one thing that a person needs, such as a button \
      that sends the picture to a person who was chosen before.
      """)

  func reports(in context: RuleContext) -> [Report] {
    let views = context.reachedBodies.flatMap { body -> [Report] in
      var links: [Element] = []
      return body.liveElements.flatMap { _, element -> [Report] in
        var found: [Report] = []
        if element.kind == .construct, element.name == "ShareLink", context.resolver.isSystemType("ShareLink"),
          !links.contains(where: { $0.excludes(element) })
        {
          links.append(element)
          found.append(context.report(sharing("'ShareLink'"), about: element, in: body))
        }
        for modifier in element.modifiers where modifier.activity != .inactive {
          guard let message = message(modifier.name) else { continue }
          found.append(context.report(message, about: element, at: modifier.nameSpan, in: body))
        }
        return found
      }
    }
    let calls = context.reachedCalls.compactMap { call -> Report? in
      guard let message = message(call.call.name), context.resolver.isSystemType(call.call.name) else { return nil }
      return context.report(message, at: call)
    }
    return views + calls
  }

  private func message(_ name: String) -> String? {
    switch name {
    case "UIActivityViewController": sharing("'\(name)'")
    case "fileImporter", "fileExporter", "fileMover", "UIDocumentPickerViewController",
      "UIDocumentBrowserViewController":
      "'\(name)' opens the file browser, in which it is easy to get lost; leave it out of Assistive Access, or choose "
        + "the file for the person"
    default: nil
    }
  }

  private func sharing(_ what: String) -> String {
    "\(what) opens the share sheet, with more options than a person can take in; leave it out of Assistive Access, or "
      + "offer the one way to share that is needed"
  }

  let examples = ShareOrExport.cases
}
