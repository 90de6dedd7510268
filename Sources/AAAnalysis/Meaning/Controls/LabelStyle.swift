/// What of a `Label` a style shows.
enum LabelStyle: Hashable, Sendable {
  case iconOnly
  case titleOnly
  case titleAndIcon
  /// What the place decides.
  case automatic
  /// Cannot be told.
  case unknown
}

extension LabelStyle {
  /// - Parameter modifier: `.labelStyle(…)` in a body.
  init(_ modifier: Modifier, in id: DeclarationID, _ resolver: Resolver) {
    guard let value = modifier.arguments.first?.value else {
      self = .unknown
      return
    }
    self = Self.style(value, in: id, resolver)
  }

  private static func style(_ value: Expression, in id: DeclarationID, _ resolver: Resolver) -> LabelStyle {
    switch value.kind {
    case .implicitMember(let name):
      if let known = known[name] { return known }
      return drawn(by: resolver.styleType(ofMember: name, protocols: ["LabelStyle"]), resolver)
    case .ternary(_, let then, let otherwise):
      let first = style(then, in: id, resolver)
      return first == style(otherwise, in: id, resolver) ? first : .unknown
    case .postfix:
      guard let type = value.constructedType else {
        guard case .postfix(let postfix) = value.kind, let callee = Callee(postfix) else { return .unknown }
        return drawn(by: resolver.styleType(ofMember: callee.name, protocols: ["LabelStyle"]), resolver)
      }
      if let known = knownTypes[type], resolver.index.types(named: type).isEmpty { return known }
      return drawn(by: type, resolver)
    case .name(let name):
      return resolver.type(of: [name], in: id).map { drawn(by: $0, resolver) } ?? .unknown
    default: return .unknown
    }
  }

  /// A style of the project's own is what its body draws.
  private static func drawn(by type: String?, _ resolver: Resolver) -> LabelStyle {
    guard let type else { return .unknown }
    let makers = resolver.index.lookUp(member: "makeBody", of: type)
    guard makers.count == 1, let body = resolver.body(of: makers[0]),
      let configuration = resolver.function(makers[0])?.parameters.first?.name
    else { return .unknown }
    var icon = ControlLabel.Part.absent
    var title = ControlLabel.Part.absent
    for element in body.elements where element.activity != .inactive {
      let part: ControlLabel.Part = element.guards.isEmpty ? .present : .unknown
      if element.name == "Label" {
        // `Label(configuration)` is shown in the style around, with a style of its own in the one it is given.
        guard let modifier = element.modifiers.first(where: { $0.name == "labelStyle" }),
          let value = modifier.arguments.first?.value
        else { return .unknown }
        switch value.kind {
        case .implicitMember(let name): return element.guards.isEmpty ? known[name] ?? .unknown : .unknown
        default: return .unknown
        }
      }
      if element.name == "Text" { title = title.joined(part) }
      // `configuration.icon.padding()`
      guard element.kind == .member, element.receiver.isEmpty, element.name == configuration else { continue }
      switch element.modifiers.first?.name {
      case "icon": icon = icon.joined(part)
      case "title": title = title.joined(part)
      default: return .unknown
      }
    }
    switch (icon, title) {
    case (.present, .present): return .titleAndIcon
    case (.present, .absent): return .iconOnly
    case (.absent, .present): return .titleOnly
    default: return .unknown
    }
  }

  private static let known: [String: LabelStyle] = [
    "iconOnly": .iconOnly, "titleOnly": .titleOnly, "titleAndIcon": .titleAndIcon, "automatic": .automatic,
  ]
  private static let knownTypes: [String: LabelStyle] = [
    "IconOnlyLabelStyle": .iconOnly, "TitleOnlyLabelStyle": .titleOnly, "TitleAndIconLabelStyle": .titleAndIcon,
    "DefaultLabelStyle": .automatic,
  ]

  /// What is left of a `Label` that shows this.
  func applied(to label: ControlLabel) -> ControlLabel {
    var label = label
    switch self {
    case .iconOnly: label.text = .absent
    case .titleOnly: label.picture = .absent
    case .unknown:
      if label.text == .present { label.text = .unknown }
      if label.picture == .present { label.picture = .unknown }
    case .titleAndIcon, .automatic: break
    }
    return label
  }
}

extension Resolver {
  /// The protocols of the styles that modifiers set.
  static let styleProtocols = [
    "buttonStyle": ["ButtonStyle", "PrimitiveButtonStyle"], "labelStyle": ["LabelStyle"],
    "toggleStyle": ["ToggleStyle"], "menuStyle": ["MenuStyle"],
  ]

  /// `Fancy` for `.fancy` where an extension of the style's protocol says `static var fancy: Fancy`.
  func styleType(ofMember name: String, protocols: [String]) -> String? {
    for owner in protocols {
      for id in index.members(of: owner, named: name) {
        if let variable = variable(id) { return variable.writtenType }
        if let function = function(id) { return function.returnType?.name }
      }
    }
    return nil
  }
}

extension Element {
  /// The label style that a modifier of the chain sets: the innermost one counts.
  func labelStyle(in id: DeclarationID, _ resolver: Resolver) -> LabelStyle? {
    modifiers.first { $0.name == "labelStyle" && $0.activity != .inactive }.map { LabelStyle($0, in: id, resolver) }
  }
}

extension BodyFacts {
  /// The label style that is in effect at an element by what its body says; nil if it says nothing.
  ///
  /// - Parameter upTo: the outermost element whose modifiers count.
  func labelStyle(at element: Int, upTo outermost: Int? = nil, in id: DeclarationID, _ resolver: Resolver)
    -> LabelStyle?
  {
    var current = element
    if let style = elements[current].labelStyle(in: id, resolver) { return style }
    while current != outermost, let parent = elements[current].parent {
      let child = elements[current]
      if child.role.startsScreen { return nil }
      if let position = child.parentModifier {
        let later = elements[parent].modifiers[position...].first { $0.name == "labelStyle" }
        // The toolbar is not below the view that it is declared on.
        if let later, child.role != .toolbar { return LabelStyle(later, in: id, resolver) }
      } else if let style = elements[parent].labelStyle(in: id, resolver) {
        return style
      }
      current = parent
    }
    return nil
  }
}
