/// Source of the advice: WWDC25 session 238, 14:03–14:26.
struct UikitControlRepresentation: Rule {
  let id = "uikit-control-representation"
  let group = RuleGroup.labels
  let severity = Severity.information
  let reference = Reference.session238(minute: 14, second: 12)
  let tags = ["labels", "icons", "wcag332", "coga-o1p07", "coga-o4p06"]
  let explanation = Explanation(
    what: "A button of UIKit that Assistive Access shows has a picture without words, or words without a picture.",
    why: """
      Apple asks for an icon and a label on every control, so that a person can rely on whichever of the two they \
      understand. This is a heuristic: it reads what one function gives the button.
      """,
    instead: """
      Give a `UIButton` both a title and an image in its configuration, and put what stands in the bar into the \
      screen's content, with words beside the picture.
      """)

  func reports(in context: RuleContext) -> [Report] {
    barItems(in: context) + buttons(in: context)
  }

  // MARK: Bar items

  private func barItems(in context: RuleContext) -> [Report] {
    context.reachedCalls.compactMap { call in
      guard call.call.name == "UIBarButtonItem", let problem = problem(of: call.call) else { return nil }
      return context.report(problem, at: call)
    }
  }

  private func problem(of call: CallStep) -> String? {
    func argument(_ label: String) -> Expression? { call.arguments.first { $0.label == label }?.value }
    let hasTitle = argument("title").map { $0.writtenText != "" && $0.kind != .nil } ?? false
    if hasTitle { return nil }
    if let image = argument("image"), image.kind != .nil { return Self.pictureOnly("bar button") }
    if let item = argument("systemItem") ?? argument("barButtonSystemItem"), case .implicitMember(let name) = item.kind
    {
      return Self.pictures.contains(name) ? Self.pictureOnly("bar button") : nil
    }
    guard let action = argument("primaryAction").flatMap(ButtonSetupReader.action) else { return nil }
    return Self.problem(action, "bar button")
  }

  /// System items that are shown as pictures.
  private static let pictures: Set<String> = [
    "add", "compose", "reply", "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash",
    "play",
    "pause", "rewind", "fastForward", "close",
  ]

  // MARK: Buttons

  private func buttons(in context: RuleContext) -> [Report] {
    context.reachedBodies.flatMap { body -> [Report] in
      guard !body.facts.steps.isEmpty, body.node.extent == .whole else { return [] }
      let declaration = context.index[body.id]
      return ButtonSetupReader(declaration.value, body.facts).buttons.compactMap { button -> Report? in
        guard let problem = Self.problem(button.label, "button") else { return nil }
        return Report(
          problem, at: context.location(button.nameSpan, in: body.id),
          confidence: context.confidence(of: body.node.confidence), severity: context.severity(of: body.node),
          path: context.path(to: body.id))
      }
    }
  }

  private static func problem(_ label: ControlLabel, _ kind: String) -> String? {
    switch (label.text, label.picture) {
    case (.absent, .present): pictureOnly(kind)
    case (.present, .absent):
      "this \(kind) shows words without a picture, and people who do not read find it by its picture; add an image"
    default: nil
    }
  }

  private static func pictureOnly(_ kind: String) -> String {
    "this \(kind) shows a picture without words, which has to be guessed; give it a title as well"
  }

  let examples = UikitControlRepresentation.cases
}
