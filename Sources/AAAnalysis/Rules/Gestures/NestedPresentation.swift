/// Source of the advice: WWDC25 session 238, 10:20.
struct NestedPresentation: Rule {
  let id = "nested-presentation"
  let group = RuleGroup.gestures
  let severity = Severity.warning
  let reference = Reference.session238(minute: 10, second: 20)
  let tags = ["gestures", "wcag323", "coga-o2p02"]
  let explanation = Explanation(
    what: "A sheet, cover, popover or inspector is shown above another screen in Assistive Access.",
    why: """
      What lies above something else has to be closed before one is back, and what lies above that as well. Apple asks \
      not to nest. One sheet or cover for a task of its own is only information: it can be right, but a screen that is \
      pushed has the system's Back button.
      """,
    instead: "Push the screen with a `NavigationLink` or `navigationDestination`, so that Back leads out of it.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    let presentations = Presentations(context.screens, context.resolver)
    return context.reachedBodies.flatMap { body in
      body.liveElements.flatMap { number, element in
        element.modifiers.enumerated().compactMap { position, modifier -> Report? in
          guard Presentations.modifiers.contains(modifier.name), modifier.activity != .inactive,
            !isSystemScreen(position, of: number, in: body, context)
          else { return nil }
          let isNested = presentations.isAlwaysPresented(number, in: body.id)
          let isSmall = modifier.name == "popover" || modifier.name == "inspector"
          return context.report(
            message(modifier.name, isNested: isNested), about: element, at: modifier.nameSpan, in: body,
            severity: isNested || isSmall ? nil : .information)
        }
      }
    }
  }

  private func message(_ name: String, isNested: Bool) -> String {
    let kind = ["sheet": "a sheet", "fullScreenCover": "a cover", "popover": "a popover"][name] ?? "an inspector"
    if isNested {
      return "\(kind) is shown above what is itself shown above a screen, and each has to be closed to get back; "
        + "push the screen instead"
    }
    return "\(kind) covers the screen, and has to be closed to get back; push the screen, so that Back leads out of it"
  }

  /// Whether all that is shown is a screen of the system: a camera, a picker, a share sheet.
  private func isSystemScreen(
    _ modifier: Int, of element: Int, in body: ReachedBody, _ context: RuleContext
  ) -> Bool {
    let shown = body.facts.children(of: element).filter {
      body.facts.elements[$0].parentModifier == modifier && body.facts.elements[$0].role == .presented
    }
    return !shown.isEmpty
      && shown.allSatisfy { number in
        let name = body.facts.elements[number].name
        return context.resolver.index.lookUp(member: "makeUIViewController", of: name).contains { id in
          guard let function = context.resolver.function(id) else { return false }
          if Self.systemScreens.contains(function.returnType?.name ?? "") { return true }
          return context.resolver.body(of: id)?.collectedCalls.contains {
            Self.systemScreens.contains($0.call.name)
          } ?? false
        }
      }
  }

  private static let systemScreens: Set<String> = [
    "UIImagePickerController", "PHPickerViewController", "VNDocumentCameraViewController",
    "UIDocumentPickerViewController",
    "CNContactPickerViewController", "QLPreviewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "UIActivityViewController", "SFSafariViewController", "DataScannerViewController",
    "UIFontPickerViewController", "EKEventEditViewController", "SFSpeechRecognizer",
  ]
}
