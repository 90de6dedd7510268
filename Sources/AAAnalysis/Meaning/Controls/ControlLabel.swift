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
}

/// Reads what controls show, through labels, stacks and the project's own views.
public struct LabelReader {
  private let resolver: Resolver
  private let memory = Memory()

  /// What bodies were found to show; a view can be part of very many labels.
  private final class Memory {
    var shown: [DeclarationID: ControlLabel] = [:]
    var open: Set<DeclarationID> = []
    /// How often a view was met inside itself; what was found then holds for that way alone.
    var cuts = 0
  }

  public init(resolver: Resolver) {
    self.resolver = resolver
  }

  /// The label of a control.
  public func label(of control: Int, in id: DeclarationID) -> ControlLabel {
    guard let body = resolver.body(of: id) else { return .unknown }
    let element = body.elements[control]
    var label = ControlLabel.nothing
    var isGiven = false
    if let title = element.title {
      label = label.joined(title.shownText)
      isGiven = true
    }
    if element.arguments.contains(where: { ["systemImage", "image", "icon"].contains($0.label) }) {
      label = label.joined(.symbol)
      isGiven = true
    }
    for child in body.children(of: control)
    where body.elements[child].role == .label && body.elements[child].parentModifier == nil {
      label = label.joined(shown(child, in: id))
      isGiven = true
    }
    // `label: makeLabel` hands over something that was not read.
    if !isGiven || element.arguments.contains(where: { $0.label == "label" && $0.closure == nil }) { return .unknown }
    return label
  }

  /// What a view shows that may become a label.
  func content(of number: Int, in id: DeclarationID) -> ControlLabel { shown(number, in: id) }

  /// What an element shows.
  private func shown(_ number: Int, in id: DeclarationID) -> ControlLabel {
    guard let body = resolver.body(of: id) else { return .unknown }
    let element = body.elements[number]
    if element.modifiers.contains(where: { $0.name == "hidden" && $0.arguments.isEmpty }) { return .nothing }
    var label = ownLabel(of: number, element, body, in: id)
    for child in body.children(of: number) {
      let shown = body.elements[child]
      guard shown.role == .content || shown.role == .label || shown.role == .icon else { continue }
      // What a control shows belongs to its label.
      label = label.joined(self.shown(child, in: id))
    }
    return label
  }

  private func ownLabel(
    of number: Int, _ element: Element, _ body: BodyFacts, in id: DeclarationID
  ) -> ControlLabel {
    guard element.kind == .construct else { return resolved(element, in: id) }
    if resolver.isOwnView(element.name, seenFrom: id) { return resolvedType(element.name) }
    switch element.name {
    case "Text", "TextField", "TextEditor":
      return element.title?.shownText ?? (element.arguments.isEmpty ? .unknown : .words)
    case "Image":
      // `systemSymbol:` is what a well-known library of symbol names calls it.
      let isSymbol = element.arguments.contains { ["systemName", "systemSymbol", "symbol"].contains($0.label) }
      return isSymbol || element.firstUnlabelledText != nil ? .symbol : .content
    case "AsyncImage", "PhotosPicker", "VideoPlayer", "Map":
      return .content
    case "Label":
      var label = element.title?.shownText ?? .nothing
      if element.arguments.contains(where: { ["systemImage", "image"].contains($0.label) }) {
        label = label.joined(.symbol)
      }
      return label
    case "LabeledContent", "Button", "NavigationLink", "Toggle", "Picker", "Link", "Menu", "DatePicker", "Section":
      return element.title?.shownText ?? .nothing
    case "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Color", "LinearGradient", "RadialGradient",
      "Path", "Canvas", "AngularGradient", "UnevenRoundedRectangle":
      // A shape may be the picture or only a background.
      return ControlLabel(text: .absent, picture: .unknown, pictureIsContent: true)
    case "ProgressView" where element.arguments.isEmpty:
      return ControlLabel(text: .absent, picture: .unknown, pictureIsContent: false)
    case "Spacer", "Divider", "EmptyView", "Group", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Grid",
      "GridRow", "AnyView", "ViewThatFits", "ScrollView", "LazyVGrid", "LazyHGrid", "GeometryReader", "List", "Form",
      "ForEach":
      return .nothing
    default:
      return .unknown
    }
  }

  private func resolved(_ element: Element, in id: DeclarationID) -> ControlLabel {
    // `Color.red`, `.clear`
    if element.receiver == ["Color"] || element.receiver == [""] {
      return ControlLabel(text: .absent, picture: .unknown, pictureIsContent: true)
    }
    let targets = resolver.members(element.name, receiver: element.receiver, in: id).filter {
      resolver.body(of: $0)?.showsViews ?? false
    }
    guard !targets.isEmpty else { return .unknown }
    return targets.map { outermost(of: $0) }.reduce(.nothing) { $0.joined($1) }
  }

  private func resolvedType(_ name: String) -> ControlLabel {
    let bodies = resolver.bodies(ofType: name).filter { resolver.body(of: $0)?.showsViews ?? false }
    guard !bodies.isEmpty else { return .unknown }
    return bodies.map { outermost(of: $0) }.reduce(.nothing) { $0.joined($1) }
  }

  private func outermost(of id: DeclarationID) -> ControlLabel {
    if let known = memory.shown[id] { return known }
    guard let body = resolver.body(of: id) else { return .unknown }
    guard memory.open.insert(id).inserted else {
      memory.cuts += 1
      return .unknown
    }
    let cutsBefore = memory.cuts
    let label: ControlLabel = body.elements.indices
      .filter { body.elements[$0].parent == nil && body.elements[$0].role != .argument }
      .map { shown($0, in: id) }
      .reduce(.nothing) { $0.joined($1) }
    memory.open.remove(id)
    if memory.cuts == cutsBefore || memory.open.isEmpty { memory.shown[id] = label }
    return label
  }
}

extension BodyFacts {
  /// The elements given to an element or its modifiers, in source order.
  public func children(of element: Int) -> [Int] {
    descendants(of: element).filter { elements[$0].parent == element }
  }

  /// The accessibility label of a control or of the picture in it, if it is written there.
  func accessibilityLabel(of control: Int) -> Expression? {
    let candidates = [control] + descendants(of: control).filter { elements[$0].parentModifier == nil }
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
    for number in descendants(of: control) where elements[number].parentModifier == nil {
      guard ["Text", "Label"].contains(elements[number].name), let title = elements[number].title?.writtenText else {
        continue
      }
      return title.isEmpty ? nil : title
    }
    return nil
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
    return literal.plainText
  }

  public subscript(label: String) -> Argument? { arguments.first { $0.label == label } }
}

extension Expression {
  /// What a title shows: words, a picture made of emoji, or nothing.
  var shownText: ControlLabel {
    guard case .string(let literal) = kind else {
      if case .implicitMember = kind { return .unknown }
      return .words
    }
    guard let text = literal.plainText else { return .words }
    let letters = text.unicodeScalars.filter { !$0.properties.isWhitespace }
    if letters.isEmpty { return .nothing }
    let isPicture = letters.allSatisfy {
      $0.properties.isEmojiPresentation || $0.properties.isEmoji && $0.value > 0xFF || $0.value == 0xFE0F
        || $0.value == 0x200D
    }
    return isPicture ? .symbol : .words
  }

  /// The text of a title, if it is written where it is used: `"Save"`, `String(localized: "Save")`.
  public var writtenText: String? {
    switch kind {
    case .string(let literal): return literal.plainText
    case .postfix(let postfix):
      guard let callee = Callee(postfix), callee.kind == .construct,
        ["String", "LocalizedStringKey", "LocalizedStringResource", "Text", "NSLocalizedString"].contains(callee.name)
      else { return nil }
      return callee.call?.arguments.first?.value.writtenText
    default: return nil
    }
  }
}
