// Texts, lists and dictionaries of manifests.

/// A text in a manifest.
struct ManifestString: Sendable {
  var text: String
  /// What stands between the quotation marks; of a text that is put together, the whole expression.
  var location: Location
}

/// The elements of a list, as far as they could be read.
struct ManifestList: Sendable {
  var elements: [ManifestExpression] = []
  /// Whether these are all.
  var isComplete = true
}

/// A dictionary, put together from literals.
struct ManifestDictionary: Sendable {
  struct Literal: Sendable {
    var place: ManifestExpression
    var elements: [DictionaryElement]
  }

  /// Later ones win over earlier ones.
  var literals: [Literal] = []
  /// Whether these are all.
  var isComplete = true
}

extension ManifestEvaluator {
  /// The text that an expression stands for, if the source tells it.
  mutating func string(_ value: ManifestExpression) -> ManifestString? {
    let value = resolved(value)
    guard value.depth < 24 else { return nil }
    switch value.expression.kind {
    case .string(let literal):
      if let plain = literal.plainText {
        return ManifestString(text: plain, location: value.location(of: literal.contentSpan))
      }
      var text = ""
      for segment in literal.segments {
        switch segment {
        case .text(let part): text += part
        case .interpolation(let arguments):
          guard arguments.count == 1, let part = string(value.part(arguments[0].value)) else { return nil }
          text += part.text
        }
      }
      return ManifestString(text: text, location: value.location)
    case .operation("+", let operands):
      var text = ""
      for operand in operands {
        guard let part = string(value.part(operand)) else { return nil }
        text += part.text
      }
      return ManifestString(text: text, location: value.location)
    default:
      return nil
    }
  }

  /// The elements of a list, `+` between lists included.
  mutating func list(_ value: ManifestExpression, as type: String? = nil) -> ManifestList {
    let value = resolved(value, as: type)
    switch value.expression.kind {
    case .array(let elements):
      return ManifestList(elements: elements.map(value.part))
    case .nil:
      return ManifestList()
    case .operation("+", let operands):
      var all = ManifestList()
      for operand in operands {
        let part = list(value.part(operand), as: type)
        all.elements += part.elements
        all.isComplete = all.isComplete && part.isComplete
      }
      return all
    default:
      return ManifestList(isComplete: false)
    }
  }

  /// The texts in a list; what is no text is left out.
  mutating func strings(_ value: ManifestExpression) -> (strings: [ManifestString], isComplete: Bool) {
    let list = list(value)
    var strings: [ManifestString] = []
    for element in list.elements {
      if let string = string(element) { strings.append(string) }
    }
    return (strings, list.isComplete && strings.count == list.elements.count)
  }

  /// The literals that a dictionary is made of, `+` and `merging` included.
  mutating func dictionary(_ value: ManifestExpression, as type: String? = nil) -> ManifestDictionary {
    let value = resolved(value, as: type)
    switch value.expression.kind {
    case .dictionary(let elements):
      return ManifestDictionary(literals: [ManifestDictionary.Literal(place: value, elements: elements)])
    case .nil:
      return ManifestDictionary()
    case .operation("+", let operands):
      var all = ManifestDictionary()
      for operand in operands { all.append(dictionary(value.part(operand))) }
      return all
    case .postfix(let postfix):
      return merged(postfix, value) ?? ManifestDictionary(isComplete: false)
    default:
      return ManifestDictionary(isComplete: false)
    }
  }

  /// `base.merging(more) { … }` and `base.merging(more, uniquingKeysWith: …)`, also several in a row.
  private mutating func merged(_ postfix: Postfix, _ value: ManifestExpression) -> ManifestDictionary? {
    guard postfix.links.count >= 2, case .call(let call) = postfix.links[postfix.links.count - 1].kind,
      case .member("merging", _) = postfix.links[postfix.links.count - 2].kind, let more = call.firstUnlabelled
    else { return nil }
    let links = Array(postfix.links.dropLast(2))
    let base =
      links.isEmpty
      ? postfix.base
      : Expression(
        kind: .postfix(Postfix(base: postfix.base, links: links)),
        span: Span(postfix.base.span.lower, links[links.count - 1].span.upper))
    var first = dictionary(value.part(base))
    var second = dictionary(value.part(more.value))
    if let closure = (call["uniquingKeysWith"] ?? call.trailingClosures.first)?.closure, closure.keepsFirst {
      swap(&first, &second)
    }
    first.append(second)
    return first
  }
}

extension ManifestDictionary {
  fileprivate mutating func append(_ other: ManifestDictionary) {
    literals += other.literals
    isComplete = isComplete && other.isComplete
  }
}

extension Closure {
  /// Whether this chooses the first of two values: `{ old, _ in old }`, `{ $0 }`.
  fileprivate var keepsFirst: Bool {
    let result: Expression? =
      switch statements.last?.kind {
      case .return(let value?), .expression(let value): value
      default: nil
      }
    guard case .name(let name) = result?.kind else { return false }
    return name == "$0" || name == parameters.first
  }
}
