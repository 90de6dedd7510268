/// Source of the advice: WWDC25 session 238, 4:14–4:32; WCAG 1.4.4.
struct TextScalingLimited: Rule {
  let id = "text-scaling-limited"
  let group = RuleGroup.size
  let severity = Severity.information
  let reference = Reference.session238(minute: 4, second: 26)
  let tags = ["size", "wcag144"]
  let explanation = Explanation(
    what: "Text that Assistive Access shows is made to stay small: it shrinks to fit one line, or its size is capped.",
    why: """
      People who need large text set it for the whole system. Text that shrinks to fit, or does not grow beyond some \
      size, takes that away from them. This is a heuristic: where there is room enough, such text may never shrink.
      """,
    instead: "Let text wrap onto further lines, and let the screen scroll.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    context.reachedBodies.flatMap { body in
      body.liveElements.flatMap { number, element -> [Report] in
        // A picture alone is no text.
        guard element.name != "Image", element.role != .argument else { return [] }
        return element.modifiers.compactMap { modifier in
          guard modifier.activity != .inactive, let message = message(modifier, element) else { return nil }
          return context.report(message, about: element, at: modifier.nameSpan, in: body)
        }
      }
    }
  }

  private func message(_ modifier: Modifier, _ element: Element) -> String? {
    switch modifier.name {
    case "minimumScaleFactor":
      guard element.modifiers.contains(where: { $0.name == "lineLimit" && $0.firstUnlabelled?.value.isOne == true }),
        modifier.firstUnlabelled?.value.isOne != true
      else { return nil }
      return "this text shrinks to fit one line, which undoes the large text that a person has chosen; let it wrap"
    case "dynamicTypeSize":
      guard modifier.firstUnlabelled?.value.capsTextSize ?? false else { return nil }
      return "the size of this text is capped, whatever text size a person chooses; let it grow"
    default:
      return nil
    }
  }
}

extension Expression {
  fileprivate var isOne: Bool {
    switch kind {
    case .integer("1"), .float("1.0"): true
    default: false
    }
  }

  /// `...DynamicTypeSize.large`, `.small ... .xxLarge`, `.large`: sizes that text does not grow beyond.
  fileprivate var capsTextSize: Bool {
    let name: String?
    switch kind {
    case .prefix(let sign, let inner) where sign == "..." || sign == "..<": name = inner.names.last
    case .operation(let sign, let operands) where (sign == "..." || sign == "..<") && operands.count == 2:
      name = operands[1].names.last
    case .implicitMember(let size): name = size
    case .postfix(let postfix):
      guard case .name("DynamicTypeSize") = postfix.base.kind, postfix.links.count == 1 else { return false }
      name = names.last
    default: name = nil
    }
    guard let name else { return false }
    return [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
      "accessibility3", "accessibility4",
    ].contains(name)
  }
}
