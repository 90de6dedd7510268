/// What opening an address leads to, as far as its text tells.
enum AddressKind: Hashable, Sendable {
  /// A page or another app.
  case elsewhere
  /// A telephone or video call, or a message: what Assistive Access is for.
  case contact
  /// The settings of the app.
  case settings
  /// A scheme that may be the app's own.
  case otherScheme

  /// - Returns: nil if the text is no address, or begins with something that is put in.
  init?(_ literal: StringLiteral) {
    guard case .text(let text) = literal.segments.first else { return nil }
    let scheme = text.prefix { $0 != ":" }
    guard scheme.endIndex < text.endIndex, !scheme.isEmpty, scheme.utf8.count < 24 else { return nil }
    guard scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }) else { return nil }
    switch scheme.lowercased() {
    case "http", "https", "mailto", "maps", "itms", "itms-apps", "itms-appss", "itms-beta", "youtube", "whatsapp":
      self = .elsewhere
    case "tel", "telprompt", "sms", "facetime", "facetime-audio", "imessage": self = .contact
    case "app-settings", "prefs", "app-prefs": self = .settings
    default: self = .otherScheme
    }
  }

  /// What a name in an address says: `phoneURL`, `openSettingsURLString`.
  init?(name: String) {
    let words = name.words
    if words.contains(where: Self.contactWords.contains) {
      self = .contact
    } else if words.contains(where: Self.settingsWords.contains) {
      self = .settings
    } else {
      return nil
    }
  }

  private static let contactWords: Set<String> = [
    "phone", "call", "dial", "tel", "telephone", "sms", "facetime", "emergency", "caller",
  ]
  private static let settingsWords: Set<String> = ["settings", "preferences", "prefs"]
}

/// Tells what code opens.
struct AddressReader {
  let resolver: Resolver

  /// - Returns: nil if it cannot be told.
  func kind(of expression: Expression, in id: DeclarationID, depth: Int = 0) -> AddressKind? {
    guard depth < 6 else { return nil }
    switch expression.kind {
    case .string(let literal): return AddressKind(literal)
    case .operation(_, let operands):
      return operands.first.flatMap { kind(of: $0, in: id, depth: depth + 1) }
    case .attempt(_, let inner), .awaiting(let inner), .cast(let inner, _, _), .prefix(_, let inner):
      return kind(of: inner, in: id, depth: depth + 1)
    case .ternary(_, let then, let otherwise):
      return kind(of: then, in: id, depth: depth + 1) ?? kind(of: otherwise, in: id, depth: depth + 1)
    case .name(let name): return kind(ofPath: [name], in: id, depth: depth)
    case .postfix(let postfix):
      if let callee = Callee(postfix), callee.kind == .construct, let call = callee.call {
        return call.arguments.first.flatMap { kind(of: $0.value, in: id, depth: depth + 1) }
      }
      guard let (path, _) = postfix.leadingPath else { return kind(of: postfix.base, in: id, depth: depth + 1) }
      if let found = kind(ofPath: path, in: id, depth: depth) { return found }
      // `Links.phone(number)`
      for link in postfix.links {
        if case .member(let name, _) = link.kind, let known = AddressKind(name: name) { return known }
      }
      return nil
    default: return nil
    }
  }

  private func kind(ofPath path: [String], in id: DeclarationID, depth: Int) -> AddressKind? {
    if path.count == 1 {
      var finder = ValueFinder(name: path[0])
      finder.walk(resolver.index[id].value)
      for value in finder.values where value.path != path {
        if let kind = kind(of: value, in: id, depth: depth + 1) { return kind }
      }
    }
    if let property = resolver.property(path, in: id), let variable = resolver.variable(property),
      let value = variable.initialValue ?? variable.getter?.singleExpression,
      let kind = kind(of: value, in: property, depth: depth + 1)
    {
      return kind
    }
    for name in path.reversed() {
      if let kind = AddressKind(name: name) { return kind }
    }
    return nil
  }
}

/// The values that code gives to a constant or variable of its own.
private struct ValueFinder: CodeVisitor {
  let name: String
  var values: [Expression] = []

  init(name: String) {
    self.name = name
  }

  mutating func visit(_ variable: VariableDeclaration) {
    if variable.name == name, let value = variable.initialValue { values.append(value) }
  }

  mutating func visit(branchingOn conditions: [Condition]) {
    for case .binding(name, _, let value?, _) in conditions { values.append(value) }
  }

  mutating func visit(_ expression: Expression) {
    // `components.scheme = "tel"`
    if case .assignment(let target, _, let value) = expression.kind, target.path?.first == name { values.append(value) }
  }
}
