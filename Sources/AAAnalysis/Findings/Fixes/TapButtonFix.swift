/// Makes a button of a view that runs an action when it is tapped.
///
/// What stands before the gesture becomes the label, what stands behind it stays on the button.
struct TapButtonFix {
  private let gesture: ReachedGesture
  private let element: Element
  private let number: Int
  private let modifier: Modifier
  private let editor: SourceEditor
  private let context: RuleContext
  /// In the file.
  private let chain: Span
  private let gestureSpan: Span
  private let handler: Expression

  /// A button for a tap, or why there cannot be one.
  static func offers(for gesture: ReachedGesture, _ context: RuleContext) -> FixOffers {
    .made("Make it a button") { () throws(FixRefusal) in try TapButtonFix(gesture, context).fix() }
  }

  /// A button for a long press or for several taps, which may be the second action of a view that has a first one.
  static func offersForOthers(_ gesture: ReachedGesture, _ context: RuleContext) -> FixOffers {
    let title = "Make it a button that is tapped"
    return .made(title) { () throws(FixRefusal) in
      if let obstacle = gesture.use.kind.obstacle { throw FixRefusal(obstacle) }
      let button = try TapButtonFix(gesture, context)
      try button.refuseSecondAction()
      var fix = try button.fix()
      fix.title = title
      if fix.safety == .safe { fix.safety = .unsafe }
      return fix
    }
  }

  private init(_ gesture: ReachedGesture, _ context: RuleContext) throws(FixRefusal) {
    if gesture.use.isRecognizer { throw FixRefusal("the view is made in code of UIKit, which has to make it a button") }
    guard let number = gesture.use.element, let position = gesture.use.modifier, let handler = gesture.use.handler,
      let editor = SourceEditor(context.file, in: context.snapshot)
    else { throw FixRefusal("the gesture is made apart from the view, and a button takes no gesture") }
    let element = gesture.body.facts.elements[number]
    let modifier = element.modifiers[position]
    guard ["onTapGesture", "onLongPressGesture"].contains(modifier.name) else {
      throw FixRefusal("the gesture is given to the view as a value, and a button takes no gesture")
    }
    guard !["self", "content"].contains(element.name) else {
      throw FixRefusal("which view is tapped is not to be seen here")
    }
    guard
      modifier.arguments.allSatisfy({ $0.value == handler || $0.label == "count" || $0.label == "minimumDuration" })
    else { throw FixRefusal("what happens depends on where or how the view is touched, which a button does not tell") }
    self.gesture = gesture
    self.element = element
    self.number = number
    self.modifier = modifier
    self.editor = editor
    self.context = context
    self.handler = handler
    chain = context.location(element.chainSpan, in: gesture.body.id).span
    gestureSpan = context.location(modifier.span, in: gesture.body.id).span
    if isGround { throw FixRefusal("an empty ground shows nothing that could be the label of a button") }
    guard gestureSpan.lower > chain.lower, gestureSpan.upper <= chain.upper, isWholeView else {
      throw FixRefusal("what is tapped is no view of its own that could be the label of a button")
    }
    if holdsControls { throw FixRefusal("there are controls in it, and a button cannot hold others") }
    if ["#if", "#else"].contains(where: editor.string(chain).contains) {
      throw FixRefusal("'#if' decides about what stands here, and a button must not hang on that")
    }
  }

  private func fix() throws(FixRefusal) -> Fix {
    if let type = gesture.body.writtenType(context.resolver) {
      throw FixRefusal("what this shows must stay a '\(type)', and a button is another type")
    }
    guard let label else {
      throw FixRefusal("a button needs words and a picture, and which are missing here is for you to say")
    }
    guard let edits = edits(label: label.lines) else {
      throw FixRefusal("what happens depends on where or how the view is touched, which a button does not tell")
    }
    return Fix(title: label.title, safety: label.safety, edits: edits)
  }

  private func refuseSecondAction() throws(FixRefusal) {
    let controls = ControlSearch(resolver: context.resolver, graph: context.graph)
    guard
      !element.modifiers.contains(where: { $0.name == "onTapGesture" || $0.name.hasSuffix("esture") && $0 != modifier }
      ),
      gesture.body.facts.control(labelledBy: number) == nil, !controls.isControl(number, in: gesture.body.id)
    else { throw FixRefusal("a tap does something else here, so that this needs a button of its own") }
  }

  private var holdsControls: Bool {
    ControlSearch(resolver: context.resolver, graph: context.graph).holdsControl(number, in: gesture.body.id)
      || gesture.body.facts.control(labelledBy: number) != nil
  }

  /// Whether the view stands where a button can: in a builder or as an argument, and not as a part of a text.
  private var isWholeView: Bool {
    element.role.holdsViews && element.role != .argument && element.kind != .call
      && !Self.noLabels.contains(element.name)
  }

  /// Whether there is nothing but a colour, a shape or a space.
  private var isGround: Bool { element.receiver.first == "Color" || Self.grounds.contains(element.name) }

  private static let grounds: Set<String> = [
    "Color", "Rectangle", "Spacer", "EmptyView", "Circle", "RoundedRectangle", "Divider",
  ]

  /// What is behind something else, or only takes taps, is no label.
  private static let noLabels: Set<String> = [
    "List", "Form", "ScrollView", "NavigationStack", "NavigationView", "GeometryReader", "TabView", "ForEach",
    "Section",
  ]

  // MARK: The label

  private struct Label {
    var lines: String
    var title: String
    var safety: Fix.Safety
  }

  /// The view without its gesture.
  private var view: String {
    let code = editor.string(Span(chain.lower, gestureSpan.lower))
    guard let end = code.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(code[...end])
  }

  /// The label's code, written for the indentation of the view. A control needs words and a picture: what is missing is
  /// for a person to fill in.
  private var label: Label? {
    let shown = LabelReader(resolver: context.resolver).content(of: number, in: gesture.body.id)
    let button = "Make it a button"
    switch (shown.text, shown.picture) {
    case (.present, .present): return Label(lines: view, title: button, safety: .safe)
    case (.unknown, _), (_, .unknown): return Label(lines: view, title: button, safety: .unsafe)
    case (.present, .absent):
      guard element.name == "Text", let title = element.title else { return nil }
      let symbol = title.writtenText.flatMap {
        SymbolDictionary.candidates(forTitle: $0, deploymentTarget: nil).first
      }
      let code = editor.string(context.location(title.span, in: gesture.body.id).span)
      return replaced(
        by: "Label(\(code), systemImage: \"\(symbol ?? "questionmark.circle")\")", title: button,
        safety: symbol == nil ? .placeholder : .unsafe)
    case (.absent, .present):
      if shown.pictureIsContent { return Label(lines: view, title: button, safety: .unsafe) }
      guard element.name == "Image", let symbol = element["systemName"], element.arguments.count == 1 else {
        return nil
      }
      let code = editor.string(context.location(symbol.value.span, in: gesture.body.id).span)
      return replaced(
        by: "Label(\"Title\", systemImage: \(code))", title: "Make it a button with a title to fill in",
        safety: .placeholder)
    default:
      return nil
    }
  }

  /// Another view under the modifiers that any view has.
  private func replaced(by code: String, title: String, safety: Fix.Safety) -> Label? {
    let before = element.modifiers.prefix { $0 != modifier }
    guard before.allSatisfy({ Self.ofAnyView.contains($0.name) }) else { return nil }
    let end = context.location(element.span, in: gesture.body.id).span.upper
    let rest = String(view.dropFirst(editor.string(Span(chain.lower, end)).count))
    return Label(lines: code + rest, title: title, safety: safety)
  }

  private static let ofAnyView: Set<String> = [
    "font", "foregroundStyle", "foregroundColor", "padding", "frame", "background", "bold", "contentShape", "overlay",
    "opacity", "tint", "accessibilityLabel", "accessibilityHint", "accessibilityAddTraits", "accessibilityIdentifier",
    "lineLimit", "multilineTextAlignment", "imageScale", "fontWeight", "clipShape", "cornerRadius", "shadow", "italic",
  ]

  // MARK: Writing

  private func edits(label: String) -> [FileEdit]? {
    let indentation = editor.indentation(at: chain.lower)
    let inner = indentation + editor.indentUnit
    let newline = editor.newline
    let view = label.reindented(from: indentation, to: inner)
    let head: String
    let tail: String
    if let closure = handler.closureBody {
      guard let code = statements(of: closure, indentation: inner) else { return nil }
      head = "Button {" + newline + inner + code + newline + indentation + "} label: {"
      tail = newline + indentation + "}"
    } else {
      let action = editor.string(context.location(handler.span, in: gesture.body.id).span)
      head = "Button(action: \(action)) {"
      tail = newline + indentation + "}"
    }
    return [
      editor.replacing(
        Span(chain.lower, chain.upper), with: head + newline + inner + view + tail + modifiersBehind(indentation))
    ]
  }

  /// What stands behind the gesture: under the brace that closes the button, and not under the view that is its label.
  private func modifiersBehind(_ indentation: String) -> String {
    let span = Span(gestureSpan.upper, chain.upper)
    let code = editor.string(span)
    guard let first = code.utf8.firstIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }),
      code[..<first].contains(where: \.isNewline)
    else { return code }
    let old = editor.indentation(at: span.lower + code.utf8.distance(from: code.startIndex, to: first))
    return code.reindented(from: old, to: indentation)
  }

  /// What stands between the braces of the gesture's closure, comments included.
  private func statements(of closure: [Statement], indentation: String) -> String? {
    guard case .closure(let value) = handler.kind, value.parameters.isEmpty || value.parameters == ["_"],
      value.captures.isEmpty, closure.first != nil
    else { return nil }
    let span = context.location(value.bodySpan, in: gesture.body.id).span
    let code = editor.string(span)
    // `$0` is the place of the tap, which a button does not tell.
    guard !code.contains("$0"), let first = code.firstIndex(where: { !$0.isWhitespace }),
      let last = code.lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    let start = span.lower + code[..<first].utf8.count
    let old = editor.isFirstCode(start) ? editor.indentation(at: start) : editor.indentation(at: chain.lower)
    return String(code[first...last]).reindented(from: old, to: indentation)
  }
}

extension GestureUse.Kind {
  /// Why what the gesture does cannot be done by a button in its place; nil if it can.
  fileprivate var obstacle: String? {
    switch self {
    case .longPress: nil
    case .tap(let count): count > 1 ? "one tap may do something else here, and a button is tapped once" : nil
    case .drag, .pinch, .rotation: "how far the fingers move decides what happens, which a tap does not tell"
    case .swipe, .edgeSwipe, .severalFingers, .lift, .drop, .reorder, .shake:
      "a button for it needs words and a place, which are for you to choose"
    }
  }
}

extension String {
  /// The lines behind the first one, moved from one indentation to another.
  func reindented(from old: String, to new: String) -> String {
    guard old != new else { return self }
    var result = ""
    for (number, line) in splitKeepingLineEnds().enumerated() {
      if number > 0, line.hasPrefix(old), line.contains(where: { !$0.isWhitespace }) {
        result += new + line.dropFirst(old.count)
      } else {
        result += line
      }
    }
    return result
  }
}
