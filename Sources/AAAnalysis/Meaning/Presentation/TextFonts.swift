/// Text that is shown in a font of its own.
struct TextFont {
  /// The element with the modifier.
  var element: Int
  /// The `font` modifier, as an index into the element's modifiers.
  var modifier: Int
  /// One for each part of a choice.
  var uses: [FontUse]
  /// Whether the text belongs to a control.
  var isInControl: Bool
}

/// Finds the texts of a body and the fonts that they are shown in.
struct TextFontReader {
  private let resolver: Resolver
  private let graph: ViewGraph
  private let fonts: FontReader
  private let controls: ControlSearch

  init(resolver: Resolver, graph: ViewGraph) {
    self.resolver = resolver
    self.graph = graph
    fonts = FontReader(resolver: resolver)
    controls = ControlSearch(resolver: resolver, graph: graph, names: Self.controls)
  }

  private static let controls = Vocabulary.controls.union(["TextField", "SecureField", "TextEditor"])

  /// - Parameter live: the elements that count.
  func texts(in id: DeclarationID, _ body: BodyFacts, live: [Int]) -> [TextFont] {
    live.compactMap { number -> TextFont? in
      let element = body.elements[number]
      guard element.role != .argument,
        let position = element.modifiers.firstIndex(where: { $0.name == "font" && $0.activity != .inactive }),
        let value = element.modifiers[position].firstUnlabelled?.value
      else { return nil }
      let parts = alternatives(of: value)
      let uses = parts.compactMap { fonts.font($0, in: id) }
      guard uses.count == parts.count, showsText(number, in: id, of: id.file, depth: 0, isFirst: true) else {
        return nil
      }
      return TextFont(
        element: number, modifier: position, uses: uses, isInControl: isInControl(number, in: id, body))
    }
  }

  /// What a choice can come to; a choice of which one part cannot be known says nothing.
  private func alternatives(of value: Expression) -> [Expression] {
    guard case .ternary(_, let then, let otherwise) = value.kind else { return [value] }
    return alternatives(of: then) + alternatives(of: otherwise)
  }

  /// Whether words without a font of their own are shown.
  private func showsText(
    _ number: Int, in id: DeclarationID, of file: Int, depth: Int, isFirst: Bool
  ) -> Bool {
    guard depth < 5, let body = resolver.body(of: id) else { return false }
    let element = body.elements[number]
    if !isFirst, element.modifiers.contains(where: { $0.name == "font" }) { return false }
    if element.kind == .construct, !resolver.isOwnView(element.name, seenFrom: id) {
      switch element.name {
      case "Text", "Label", "Button", "NavigationLink", "Toggle", "Link", "TextField", "SecureField", "Menu", "Picker",
        "LabeledContent", "DatePicker", "Stepper":
        // Texts of other files are not looked into.
        if element.title?.hasWords(isLookedInto: id.file == file) ?? false { return true }
        if element.name == "Text", element.title == nil, !element.arguments.isEmpty { return true }
      case "TextEditor": return true
      default: break
      }
    } else {
      let shown = controls.shownBodies(element, in: id)
      if shown.contains(where: { target in
        resolver.body(of: target)?.outermost(in: nil).contains {
          showsText($0, in: target, of: file, depth: depth + 1, isFirst: false)
        } ?? false
      }) {
        return true
      }
    }
    return body.children(of: number).contains { child in
      [.content, .label].contains(body.elements[child].role) && body.elements[child].parentModifier == nil
        && showsText(child, in: id, of: file, depth: depth, isFirst: false)
    }
  }

  private func isInControl(_ number: Int, in id: DeclarationID, _ body: BodyFacts) -> Bool {
    if body.control(labelledBy: number) != nil || controls.holdsControl(number, in: id) { return true }
    var seen: Set<DeclarationID> = [id]
    return isShownInControl(number, in: id, body, &seen)
  }

  /// Whether a view is used as the label of a control elsewhere.
  private func isShownInControl(
    _ number: Int, in id: DeclarationID, _ body: BodyFacts, _ seen: inout Set<DeclarationID>
  ) -> Bool {
    guard seen.count < 6, body.screenStart(of: number) == nil, let node = graph.node(of: id) else { return false }
    for edge in node.incoming {
      guard case .element(let source) = edge.source else { continue }
      let caller = graph.nodes[edge.from].declaration
      guard seen.insert(caller).inserted, let outer = resolver.body(of: caller) else { continue }
      if outer.control(labelledBy: source) != nil || isShownInControl(source, in: caller, outer, &seen) { return true }
    }
    return false
  }
}

extension Expression {
  /// Whether a title shows words: letters or digits, or what cannot be read here.
  fileprivate func hasWords(isLookedInto: Bool) -> Bool {
    guard case .string(let literal) = kind else {
      if case .nil = kind { return false }
      return !isPicture
    }
    guard let text = literal.plainText else { return !literal.isPicture }
    guard isLookedInto else { return !text.isEmpty }
    return text.contains { $0.isLetter || $0.isNumber }
  }
}

extension Expression {
  /// `Image(…)`, as in `Text(Image(systemName: "star"))`
  fileprivate var isPicture: Bool {
    guard case .postfix(let postfix) = kind else { return false }
    return Callee(postfix)?.name == "Image"
  }
}

extension StringLiteral {
  /// Whether there is nothing but pictures in it: `"\(Image(systemName: "star")) "`.
  fileprivate var isPicture: Bool {
    segments.allSatisfy { segment in
      switch segment {
      case .text(let text): !text.contains { $0.isLetter || $0.isNumber }
      case .interpolation(let arguments): arguments.count == 1 && arguments[0].value.isPicture
      }
    }
  }
}
