/// Source of the advice: WWDC25 session 238, 5:55: the scene's view is all there is.
struct EmptyScene: Rule {
  let id = "empty-scene"
  let group = RuleGroup.scene
  let severity = Severity.error
  let reference = Reference.session238(minute: 5, second: 55)
  let tags = ["scene", "setup"]
  let explanation = Explanation(
    what: "The `AssistiveAccess` scene shows nothing, or nothing but a placeholder.",
    why: """
      When the app is opened in Assistive Access, this scene is created in place of the app's normal one. People who \
      open the app see an empty screen, and there is no way from there to anything else.
      """,
    instead: "Give the scene a root view that offers the one or two things that people use the app for.")

  func reports(in context: RuleContext) -> [Report] {
    context.sceneFacts.scenes.compactMap { id, number in
      guard let body = context.resolver.body(of: id), let reason = emptiness(of: number, body, context) else {
        return nil
      }
      return Report(
        "\(reason), and it is all that people get in Assistive Access; give it a root view with what the app is for",
        at: context.location(body.elements[number].nameSpan, in: id))
    }
  }

  /// Why the scene is empty, as the start of a message; nil if it is not, or if that is not certain.
  private func emptiness(of scene: Int, _ body: BodyFacts, _ context: RuleContext) -> String? {
    guard let content = body.elements[scene].arguments.first(where: { $0.label == nil || $0.label == "content" }),
      let statements = content.closure?.statements
    else { return nil }
    if statements.isEmpty { return "this scene shows nothing" }
    guard statements.allSatisfy(\.isPlainExpression) else { return nil }
    let shown = body.elements.indices.filter { body.ancestors(of: $0).contains(scene) }
    let leaves = shown.filter { !body.elements[$0].isWrapper }.map { Placeholder(body.elements[$0]) }
    guard !shown.isEmpty, leaves.allSatisfy({ $0 != nil }) else { return nil }
    let kinds = Set(leaves.compactMap { $0 })
    if kinds.contains(.text) { return "this scene shows only a placeholder" }
    if kinds.contains(.globe) { return nil }
    return kinds.contains(.colour) ? "this scene shows only a colour" : "this scene shows nothing"
  }

  /// What says nothing to anybody.
  private enum Placeholder: Hashable {
    case nothing, colour, text, globe

    init?(_ element: Element) {
      switch element.name {
      case "EmptyView", "Spacer", "Divider":
        self = .nothing
      case "Text":
        guard let text = element.arguments.first?.value.writtenText?.lowercased() else { return nil }
        guard text.hasPrefix("todo") || text == "hello, world!" else { return nil }
        self = .text
      case "Image":
        guard element.arguments.first?.value.writtenName == "globe" else { return nil }
        self = .globe
      default:
        guard element.name == "Color" || element.receiver == ["Color"] else { return nil }
        self = .colour
      }
    }
  }

  let examples = EmptyScene.cases
}

extension Statement {
  fileprivate var isPlainExpression: Bool {
    if case .expression = kind { true } else { false }
  }
}

extension Element {
  /// A container that shows nothing of its own.
  fileprivate var isWrapper: Bool {
    kind == .construct
      && ["VStack", "HStack", "ZStack", "Group", "NavigationStack", "NavigationView"].contains(name)
      && modifiers.allSatisfy { $0.name != "navigationTitle" && $0.name != "toolbar" }
  }
}
