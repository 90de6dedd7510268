/// A use of a name about Assistive Access that Apple's frameworks do not have.
struct NonexistentUse {
  enum Kind: Equatable {
    /// `AssistiveAccessScene { … }`
    case scene
    /// `UIAccessibility.isAssistiveAccessEnabled`, by the type and the text of the whole.
    case flag(type: String, text: String)
    /// `UIAccessibility.isAssistiveTechnologyRunning(.assistiveAccess)`
    case technology
    /// `UIAccessibility.assistiveAccessStatusDidChangeNotification`, by its type and name.
    case notification(type: String, name: String)
    /// `@Environment(\.isAssistiveAccessEnabled)`
    case environmentValue(String)
    /// `.assistiveAccessNavigationIcon(systemName: "house")`
    case iconLabel
    /// `.assistiveAccessNavigationIcon("house")`
    case iconText
    /// `.assistiveAccessApplication`
    case role
  }

  var kind: Kind
  /// What the finding points at, relative to the declaration.
  var span: Span
  /// What a fix replaces: an empty one is inserted at.
  var replaced: Span
}

/// Finds uses of names that do not exist. Whether the project declares them itself is not asked here.
struct NonexistentUses: CodeVisitor {
  private(set) var uses: [NonexistentUse] = []

  init(in declaration: Declaration) {
    if case .variable(let variable) = declaration { read(variable.attributes) }
    walk(declaration)
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .implicitMember("assistiveAccessApplication"):
      let name = Span(expression.span.lower + 1, expression.span.upper)
      uses.append(NonexistentUse(kind: .role, span: expression.span, replaced: name))
    case .postfix(let postfix):
      read(postfix)
    default: return
    }
  }

  private mutating func read(_ attributes: [Attribute]) {
    for attribute in attributes where attribute.name == "Environment" {
      guard let value = attribute.arguments.first?.value, case .keyPath(_, let components) = value.kind,
        components.count == 1, Self.environmentValues.contains(components[0])
      else { continue }
      uses.append(
        NonexistentUse(kind: .environmentValue(components[0]), span: value.span, replaced: value.span))
    }
  }

  private static let environmentValues: Set<String> = [
    "isAssistiveAccessEnabled", "assistiveAccessEnabled", "assistiveAccess",
  ]

  private mutating func read(_ postfix: Postfix) {
    var names: [(name: String, span: Span)] = []
    if case .name(let name) = postfix.base.kind { names = [(name, postfix.base.span)] }
    for (position, link) in postfix.links.enumerated() {
      switch link.kind {
      case .member(let name, let span):
        names.append((name, span))
        let next = position + 1 < postfix.links.count ? postfix.links[position + 1] : nil
        read(names, next: next)
      case .call(let call):
        read(called: names, call, link)
        names = []
      case .subscript, .conditional:
        names = []
      }
    }
  }

  /// A member behind the names before it.
  private mutating func read(_ names: [(name: String, span: Span)], next: Link?) {
    guard names.count > 1, let member = names.last else { return }
    let path = names.map(\.name)
    let type = path[path.count - 2]
    if member.name == "assistiveAccessApplication", type == "Role" {
      uses.append(NonexistentUse(kind: .role, span: member.span, replaced: member.span))
    }
    if member.name == "isAssistiveAccessEnabled" {
      for wrong in [["UIAccessibility"], ["ProcessInfo", "processInfo"]]
      where path.dropLast().suffix(wrong.count) == wrong[...] {
        let whole = Span(names[names.count - 1 - wrong.count].span.lower, member.span.upper)
        var replaced = Span(names[0].span.lower, member.span.upper)
        if let next, case .call(let call) = next.kind, call.arguments.isEmpty { replaced.upper = next.span.upper }
        let text = (wrong + [member.name]).joined(separator: ".")
        uses.append(NonexistentUse(kind: .flag(type: wrong[0], text: text), span: whole, replaced: replaced))
      }
    }
    let lower = member.name.lowercased()
    if ["UIAccessibility", "AccessibilitySettings"].contains(type), lower.hasPrefix("assistiveaccess"),
      lower.contains("notification") || lower.contains("didchange")
    {
      let whole = Span(names[names.count - 2].span.lower, member.span.upper)
      uses.append(
        NonexistentUse(kind: .notification(type: type, name: member.name), span: whole, replaced: whole))
    }
  }

  private mutating func read(called names: [(name: String, span: Span)], _ call: Call, _ link: Link) {
    guard let last = names.last else { return }
    switch last.name {
    case "AssistiveAccessScene":
      uses.append(NonexistentUse(kind: .scene, span: last.span, replaced: last.span))
    case "isAssistiveTechnologyRunning":
      guard let value = call.firstUnlabelled?.value, case .implicitMember("assistiveAccess") = value.kind else {
        return
      }
      let whole = Span(names[0].span.lower, link.span.upper)
      uses.append(NonexistentUse(kind: .technology, span: whole, replaced: whole))
    case "assistiveAccessNavigationIcon":
      if let argument = call["systemName"] {
        let label = Span(argument.span.lower, argument.span.lower + "systemName".utf8.count)
        uses.append(NonexistentUse(kind: .iconLabel, span: label, replaced: label))
      } else if let value = call.firstUnlabelled?.value, case .string = value.kind {
        uses.append(NonexistentUse(kind: .iconText, span: value.span, replaced: Span(at: value.span.lower)))
      }
    default: return
    }
  }
}
