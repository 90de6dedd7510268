import SwiftSyntax

// MARK: - Attributes

extension OutlineBuilder {
  /// Attributes in order, those inside `#if` included.
  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.flatMap { element -> [Attribute] in
      if case .attribute(let node) = element { return [attribute(node)] }
      guard case .ifConfigDecl(let node) = element else { return [] }
      return nested(otherwise: []) {
        node.clauses.flatMap { clause -> [Attribute] in
          guard case .attributes(let list) = clause.elements else { return [] }
          return attributes(list)
        }
      }
    }
  }

  private func attribute(_ node: AttributeSyntax) -> Attribute {
    Attribute(name: typeName(node.attributeName).name, arguments: arguments(of: node), span: span(node))
  }

  private func arguments(of node: AttributeSyntax) -> [Argument] {
    guard let arguments = node.arguments else { return [] }
    switch arguments {
    case .argumentList(let list): return self.arguments(list)
    case .availability(let list): return availabilityArguments(list)
    default: return [word(arguments)]
    }
  }

  /// An argument that is no expression.
  private func word(_ node: some SyntaxProtocol) -> Argument {
    let span = span(node)
    let value = Expression(kind: .name(text(node)), span: span)
    return Argument(label: nil, value: value, isTrailingClosure: false, span: span)
  }

  /// `iOS 26.0` has the label `iOS` and the value `26.0`; `*` and `deprecated` are names.
  private func availabilityArguments(_ list: AvailabilityArgumentListSyntax) -> [Argument] {
    list.map { element in
      switch element.argument {
      case .availabilityVersionRestriction(let node):
        return version(node)
      case .availabilityLabeledArgument(let node):
        return Argument(
          label: node.label.text, value: value(of: node), isTrailingClosure: false, span: span(node))
      default:
        return word(element.argument)
      }
    }
  }

  private func value(of node: AvailabilityLabeledArgumentSyntax) -> Expression {
    if case .version(let version) = node.value { return number(version) }
    guard case .string(let string) = node.value else { return word(node).value }
    return expression(ExprSyntax(string))
  }

  private func version(_ node: PlatformVersionSyntax) -> Argument {
    guard let version = node.version else { return word(node) }
    return Argument(label: node.platform.text, value: number(version), isTrailingClosure: false, span: span(node))
  }

  private func number(_ node: VersionTupleSyntax) -> Expression {
    let text = text(node)
    return Expression(kind: text.contains(".") ? .float(text) : .integer(text), span: span(node))
  }
}
