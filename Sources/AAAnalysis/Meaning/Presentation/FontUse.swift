/// A font as it is written where text is shown.
struct FontUse: Equatable {
  enum Size: Equatable {
    /// A text style, which grows with the size that a person has chosen.
    case style(String)
    /// Points that stay as they are.
    case fixed(Double)
  }

  var size: Size
  /// What to change, relative to the declaration: the style's name, or the call that makes the font.
  var span: Span
  /// What is written in place of it to have a text style instead; nil if the font is written elsewhere.
  var replacement: Replacement?
  /// Where the font is written, if that is a constant of the project.
  var origin: DeclarationID?

  struct Replacement: Equatable {
    /// The dot that the span begins with; empty where `Font.` stands before it.
    var prefix: String
    /// Relative to the declaration.
    var weight: Span?
    var design: Span?
  }
}

/// Reads fonts, through the project's own constants.
struct FontReader {
  private let resolver: Resolver
  private let numbers: NumberReader

  init(resolver: Resolver) {
    self.resolver = resolver
    numbers = NumberReader(resolver: resolver)
  }

  /// - Returns: nil for a font that cannot be known.
  func font(_ expression: Expression, in id: DeclarationID, depth: Int = 0) -> FontUse? {
    guard depth < 4 else { return nil }
    switch expression.kind {
    case .implicitMember(let name):
      if let use = style(name, span: expression.span, prefix: ".") { return use }
      return constant(name, of: "Font", at: expression.span, depth: depth)
    case .name(let name) where !name.isCapitalised:
      return property(name, at: expression.span, in: id, depth: depth)
    case .postfix(let postfix):
      return font(postfix, at: expression.span, in: id, depth: depth)
    default:
      return nil
    }
  }

  private func font(_ postfix: Postfix, at span: Span, in id: DeclarationID, depth: Int) -> FontUse? {
    var links = postfix.links[...]
    let name: String
    var nameSpan = postfix.base.span
    var prefix = "."
    switch postfix.base.kind {
    case .implicitMember(let member): name = member
    case .name("Font"), .name("SwiftUI"):
      if case .name("SwiftUI") = postfix.base.kind {
        guard case .member("Font", _) = links.first?.kind else { return nil }
        links = links.dropFirst()
      }
      guard case .member(let member, let memberSpan) = links.first?.kind else { return nil }
      links = links.dropFirst()
      name = member
      nameSpan = memberSpan
      prefix = ""
    case .name(let property) where !property.isCapitalised:
      return self.property(property, at: postfix.base.span, in: id, depth: depth)
    default: return nil
    }
    guard case .call(let call) = links.first?.kind else {
      if let use = style(name, span: nameSpan, prefix: prefix) { return use }
      return constant(name, of: "Font", at: span, depth: depth)
    }
    let whole = Span(nameSpan.lower, links[links.startIndex].span.upper)
    switch name {
    case "system":
      if let size = call["size"]?.value {
        return numbers.value(of: size, in: id).map { points in
          FontUse(
            size: .fixed(points), span: whole,
            replacement: FontUse.Replacement(
              prefix: prefix, weight: call["weight"]?.value.span, design: call["design"]?.value.span))
        }
      }
      guard let argument = call.firstUnlabelled?.value ?? call["style"]?.value else { return nil }
      return font(argument, in: id, depth: depth + 1)
    case "custom":
      guard let size = call["fixedSize"]?.value else { return nil }
      return numbers.value(of: size, in: id).map { FontUse(size: .fixed($0), span: whole) }
    default: return nil
    }
  }

  private func style(_ name: String, span: Span, prefix: String) -> FontUse? {
    guard Self.styles.contains(name) else { return nil }
    return FontUse(
      size: .style(name), span: span, replacement: FontUse.Replacement(prefix: prefix))
  }

  static let styles: Set<String> = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "caption2", "extraLargeTitle", "extraLargeTitle2",
  ]

  /// `extension Font { static let note = Font.caption }`
  private func constant(_ name: String, of type: String, at span: Span, depth: Int) -> FontUse? {
    let members = resolver.index.members(of: type, named: name)
    guard members.count == 1, let member = members.first else { return nil }
    return written(member, at: span, depth: depth)
  }

  private func property(_ name: String, at span: Span, in id: DeclarationID, depth: Int) -> FontUse? {
    if let alias = resolver.body(of: id)?.aliases[name] { return font(alias, in: id, depth: depth + 1) }
    guard let property = resolver.property([name], in: id) else { return nil }
    return written(property, at: span, depth: depth)
  }

  private func written(_ id: DeclarationID, at span: Span, depth: Int) -> FontUse? {
    guard let variable = resolver.variable(id), variable.attributes.isEmpty, variable.isLet || variable.isComputed,
      let value = variable.initialValue ?? variable.getter?.singleExpression,
      var use = font(value, in: id, depth: depth + 1)
    else { return nil }
    use.span = span
    use.replacement = nil
    use.origin = use.origin ?? id
    return use
  }
}

extension FontUse {
  /// The text style whose size is nearest at the system's default setting.
  var nearestStyle: String {
    guard case .fixed(let points) = size else { return "body" }
    let sizes: [(String, Double)] = [("body", 17), ("title3", 20), ("title2", 22), ("title", 28), ("largeTitle", 34)]
    return sizes.min { abs($0.1 - points) < abs($1.1 - points) }?.0 ?? "body"
  }
}
