/// A style as it is given to a modifier: `.plain`, `PlainButtonStyle()`, `.filled(.large)`.
struct ControlStyle {
  /// The name of the member or of the type.
  var name: String
  /// Whether the style is made by naming its type.
  var isType: Bool
  /// Relative to the declaration.
  var span: Span

  init?(_ modifier: Modifier) {
    guard let value = modifier.firstUnlabelled?.value else { return nil }
    self.init(value)
  }

  init?(_ value: Expression) {
    span = value.span
    switch value.kind {
    case .implicitMember(let name):
      self.name = name
      isType = false
    case .name(let name) where name.isCapitalised:
      self.name = name
      isType = true
    case .postfix(let postfix):
      guard let callee = Callee(postfix) else { return nil }
      name = callee.name
      isType = callee.kind == .construct
      guard isType || callee.receiver == [""] || callee.receiver.last?.isCapitalised == true else { return nil }
    default:
      return nil
    }
  }

  /// Modifiers that give controls a style, and the protocols of these styles.
  static let protocols: [String: [String]] = [
    "buttonStyle": ["ButtonStyle", "PrimitiveButtonStyle"], "toggleStyle": ["ToggleStyle"], "menuStyle": ["MenuStyle"],
    "datePickerStyle": ["DatePickerStyle"], "textFieldStyle": ["TextFieldStyle"],
  ]

  /// The controls that a modifier gives its style to.
  static func controls(styledBy modifier: String) -> Set<String> {
    switch modifier {
    case "buttonStyle":
      ["Button", "NavigationLink", "Link", "Menu", "ShareLink", "PhotosPicker", "EditButton", "PasteButton"]
    case "toggleStyle": ["Toggle"]
    case "menuStyle": ["Menu"]
    case "datePickerStyle": ["DatePicker"]
    case "textFieldStyle": ["TextField", "SecureField"]
    default: []
    }
  }

  /// The type of the project that draws a control in this style; nil for the system's styles and a library's.
  func ownType(for modifier: String, _ resolver: Resolver) -> String? {
    let protocols = Self.protocols[modifier] ?? []
    if isType {
      let isOwn = protocols.contains { resolver.index.conforms(name, to: $0) }
      return isOwn && !resolver.index.types(named: name).isEmpty ? name : nil
    }
    for styles in protocols {
      for member in resolver.index.members(of: styles, named: name) {
        let type = resolver.variable(member)?.writtenType ?? resolver.function(member)?.returnType?.name
        if let type, type != "Self", !resolver.index.types(named: type).isEmpty { return type }
        // `extension ButtonStyle where Self == Filled`
        let owner = resolver.index.owner(of: member).flatMap { resolver.index.type($0) }
        if let name = owner?.whereClause?.split(separator: "=").last.map({ $0.filter { !$0.isWhitespace } }) {
          return resolver.index.types(named: name).isEmpty ? nil : name
        }
      }
    }
    return nil
  }
}
