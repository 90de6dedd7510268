/// What a control shows of itself.
public struct ControlLabel: Equatable, Sendable {
  public enum Part: Sendable, Equatable {
    case present
    case absent
    /// Cannot be told from the sources; rules stay silent.
    case unknown

    /// What two things beside each other show together.
    func joined(_ other: Part) -> Part {
      switch (self, other) {
      case (.present, _), (_, .present): .present
      case (.unknown, _), (_, .unknown): .unknown
      case (.absent, .absent): .absent
      }
    }

    /// What is shown of two things of which one or the other is.
    func either(_ other: Part) -> Part { self == other ? self : .unknown }
  }

  public var text: Part
  public var picture: Part
  /// Whether a picture is the person's own content (a photo) or drawn from data, and not a symbol that stands for the action.
  public var pictureIsContent: Bool

  static let nothing = ControlLabel(text: .absent, picture: .absent, pictureIsContent: false)
  static let unknown = ControlLabel(text: .unknown, picture: .unknown, pictureIsContent: false)
  static let words = ControlLabel(text: .present, picture: .absent, pictureIsContent: false)
  static let symbol = ControlLabel(text: .absent, picture: .present, pictureIsContent: false)
  static let content = ControlLabel(text: .absent, picture: .present, pictureIsContent: true)

  func joined(_ other: ControlLabel) -> ControlLabel {
    ControlLabel(
      text: text.joined(other.text), picture: picture.joined(other.picture),
      pictureIsContent: pictureIsContent || other.pictureIsContent)
  }

  func either(_ other: ControlLabel) -> ControlLabel {
    ControlLabel(
      text: text.either(other.text), picture: picture.either(other.picture),
      pictureIsContent: pictureIsContent || other.pictureIsContent)
  }
}

extension BodyFacts {
  /// The elements given to an element or its modifiers, in source order.
  public func children(of element: Int) -> [Int] {
    descendants(of: element).filter { elements[$0].parent == element }
  }

  /// The accessibility label of a control or of the picture in it, if it is written there.
  func accessibilityLabel(of control: Int) -> Expression? {
    let candidates = [control] + ownDescendants(of: control)
    for number in candidates {
      for modifier in elements[number].modifiers where modifier.name == "accessibilityLabel" {
        if let value = modifier.firstUnlabelled?.value { return value }
      }
    }
    return nil
  }

  /// The elements given to an element, at any depth. They stand behind it, in one run.
  func descendants(of element: Int) -> [Int] {
    var end = element + 1
    while end < elements.count, let parent = elements[end].parent, parent >= element { end += 1 }
    return Array(element + 1..<end)
  }

  /// The words that a control shows, if they are written in the same body.
  public func title(of control: Int) -> String? {
    if let title = elements[control].title?.writtenText { return title.isEmpty ? nil : title }
    for number in ownDescendants(of: control) {
      guard ["Text", "Label"].contains(elements[number].name), let title = elements[number].title?.writtenText else {
        continue
      }
      return title.isEmpty ? nil : title
    }
    return nil
  }

  /// The elements given to an element at any depth, without what stands in modifiers: menus, sheets, backgrounds.
  private func ownDescendants(of element: Int) -> [Int] {
    var own: Set<Int> = [element]
    return descendants(of: element).filter { number in
      guard elements[number].parentModifier == nil, let parent = elements[number].parent, own.contains(parent) else {
        return false
      }
      own.insert(number)
      return true
    }
  }

  /// An element's parents, nearest first.
  public func ancestors(of element: Int) -> [Int] {
    var found: [Int] = []
    var current = elements[element].parent
    while let number = current {
      found.append(number)
      current = elements[number].parent
    }
    return found
  }
}

extension Element {
  /// The title: the first argument if it has no label.
  public var title: Expression? {
    guard let first = arguments.first, !first.isTrailingClosure, first.closure == nil else { return nil }
    if first.label == nil { return first.value }
    return ["verbatim", "titleKey", "title"].contains(first.label) ? first.value : nil
  }

  var firstUnlabelledText: String? {
    guard case .string(let literal) = title?.kind else { return nil }
    return literal.shownText
  }

  public subscript(label: String) -> Argument? { arguments.first { $0.label == label } }
}

extension Expression {
  /// What people read of a title that is written where it is used: `"Save"`, `String(localized: "Save")`. Of a key that
  /// has a text in a strings table, the text.
  public var writtenText: String? { writtenLiteral?.shownText }

  /// The same as it stands in the code: the name of a picture, a key, an identifier.
  public var writtenName: String? { writtenLiteral?.plainText }

  /// Whether a strings table gives the text.
  var isTranslated: Bool { writtenLiteral?.localizedText != nil }

  private var writtenLiteral: StringLiteral? {
    switch kind {
    case .string(let literal): return literal
    case .postfix(let postfix):
      // `"note.delete".localized`
      if case .string(let literal) = postfix.base.kind { return postfix.isLookUp ? literal : nil }
      guard let callee = Callee(postfix), callee.linkCount == postfix.links.count else { return nil }
      if let table = callee.tableText { return table }
      guard Self.textMakers.contains(callee.name) else { return nil }
      return callee.call?.arguments.first?.value.writtenLiteral
    default: return nil
    }
  }

  /// What makes a text of the words it is given: `String(localized:)`, `.init(…)`.
  static let textMakers: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "Text", "NSLocalizedString", "AttributedString", "init",
  ]
}

extension Postfix {
  /// Whether nothing is done with the base but to look its text up in a table.
  fileprivate var isLookUp: Bool {
    guard case .member(let name, _) = links.first?.kind, name.hasPrefix("local") || name.hasPrefix("translat") else {
      return false
    }
    return links.dropFirst().allSatisfy { if case .call = $0.kind { true } else { false } }
  }
}

extension Callee {
  /// `L10n.tr("Localizable", "note.delete", fallback: "Delete note")`, as code is generated for strings tables.
  fileprivate var tableText: StringLiteral? {
    guard name == "tr", let arguments = call?.arguments, arguments.count >= 2, arguments[1].label == nil,
      case .string(var literal) = arguments[1].value.kind
    else { return nil }
    if literal.localizedText == nil { literal.localizedText = call?["fallback"]?.value.writtenName }
    return literal
  }
}
