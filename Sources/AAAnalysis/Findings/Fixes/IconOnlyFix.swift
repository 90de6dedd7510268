/// Gives a control that shows a picture alone a visible title.
struct IconOnlyFix {
  private let number: Int
  private let element: Element
  private let body: ReachedBody
  private let context: RuleContext

  init(_ number: Int, _ element: Element, in body: ReachedBody, _ context: RuleContext) {
    self.number = number
    self.element = element
    self.body = body
    self.context = context
  }

  var fixes: [Fix] {
    guard let editor = SourceEditor(context.file, in: context.snapshot), !body.isOfWrittenType(context.resolver) else {
      return []
    }
    if let fix = hiddenLabel(editor) { return [fix] }
    guard var fix = emptyTitle(editor) ?? image(editor) else { return [] }
    // A toolbar shows the icon of a label alone.
    if context.holders.isInToolbar(number, in: body.id), !context.holders.isStyled(number, in: body.id) {
      let control = context.location(element.span, in: body.id).span
      fix.edits.append(editor.appendingModifier(".labelStyle(.titleAndIcon)", to: control))
    }
    return [fix]
  }

  /// `.labelsHidden()` goes.
  private func hiddenLabel(_ editor: SourceEditor) -> Fix? {
    guard element.name == "Toggle",
      let modifier = element.modifiers.first(where: { $0.name == "labelsHidden" }),
      element.title.map({ $0.writtenText?.isEmpty != true }) ?? true
    else { return nil }
    return Fix(
      title: "Show the label", safety: .unsafe,
      edits: [editor.removing(context.location(modifier.span, in: body.id).span)])
  }

  /// `Button("", systemImage: "plus")`, `Label("", systemImage: "plus")`
  private func emptyTitle(_ editor: SourceEditor) -> Fix? {
    for candidate in [number] + labelParts {
      let label = body.facts.elements[candidate]
      guard ["Button", "Label", "NavigationLink", "Link", "Menu", "Toggle"].contains(label.name),
        let title = label.title, case .string(let literal) = title.kind, let text = literal.plainText,
        !text.contains(where: \.isLetter), label["systemImage"] != nil || label["image"] != nil || !text.isEmpty
      else { continue }
      let (words, safety) = self.words(for: label["systemImage"]?.value.writtenName)
      let span = context.location(title.span, in: body.id).span
      let newText = text.isEmpty ? words.literal : "\"\(text) \" + \(words.literal)"
      // An emoji stays in front of the words it stands for.
      let merged = text.isEmpty ? newText : words.text.map { "\"\(text) \($0)\"" } ?? newText
      return Fix(
        title: menuTitle(words, safety), safety: safety,
        edits: [editor.replacing(span, with: merged)] + labelRemovals(of: candidate, words, editor))
    }
    return nil
  }

  /// `Image(systemName: "plus")` becomes `Label("Add", systemImage: "plus")`.
  private func image(_ editor: SourceEditor) -> Fix? {
    let images = labelParts.filter { body.facts.elements[$0].name == "Image" }
    guard images.count == 1, let only = images.first else { return nil }
    let image = body.facts.elements[only]
    guard image.kind == .construct, image.receiver.isEmpty, let argument = image.arguments.first,
      image.arguments.count == 1
    else { return nil }
    let (words, safety) = self.words(for: argument.value.writtenName)
    let name = editor.string(context.location(argument.value.span, in: body.id).span)
    let code: String
    switch argument.label {
    case "systemName": code = "Label(\(words.literal), systemImage: \(name))"
    case nil where argument.value.writtenName != nil: code = "Label(\(words.literal), image: \(name))"
    default: return nil
    }
    var edits = [editor.replacing(context.location(image.span, in: body.id).span, with: code)]
    for modifier in image.modifiers where Self.imageModifiers.contains(modifier.name) {
      edits.append(editor.removing(context.location(modifier.span, in: body.id).span))
    }
    edits += labelRemovals(of: only, words, editor)
    return Fix(title: menuTitle(words, safety), safety: safety, edits: edits)
  }

  /// What was read aloud is now the label itself.
  private func labelRemovals(of part: Int, _ words: Words, _ editor: SourceEditor) -> [FileEdit] {
    guard words.isFromLabel else { return [] }
    return Set([number, part]).sorted().flatMap { holder in
      body.facts.elements[holder].modifiers.filter { $0.name == "accessibilityLabel" && $0.activity == .active }.map {
        editor.removing(context.location($0.span, in: body.id).span)
      }
    }
  }

  /// Modifiers that only an image has.
  private static let imageModifiers: Set<String> = [
    "resizable", "renderingMode", "interpolation", "antialiased", "allowedDynamicRange",
  ]

  private struct Words {
    var literal: String
    var text: String?
    var isFromLabel = false
  }

  /// The title to show: the accessibility label, else what the action is called, else a gap to fill in.
  private func words(for symbol: String?) -> (Words, Fix.Safety) {
    if let label = body.facts.accessibilityLabel(of: number),
      let editor = SourceEditor(context.file, in: context.snapshot)
    {
      if let source = title(of: label, editor) {
        return (Words(literal: source, text: label.writtenText, isFromLabel: true), .unsafe)
      }
      return (Words(literal: "\"Title\"", text: "Title"), .placeholder)
    }
    if let name = calledFunction, let text = Self.deed(namedBy: name) {
      let title = text.prefix(1).uppercased() + text.dropFirst()
      return (Words(literal: "\"\(title)\"", text: title), .unsafe)
    }
    return (Words(literal: "\"Title\"", text: "Title"), .placeholder)
  }

  /// An accessibility label as the title of a `Label`, which takes words and no `Text`; nil if it cannot be one.
  private func title(of label: Expression, _ editor: SourceEditor) -> String? {
    func source(_ expression: Expression) -> String {
      editor.string(context.location(expression.span, in: body.id).span)
    }
    switch label.kind {
    case .ternary(let condition, let then, let otherwise):
      guard let then = title(of: then, editor), let otherwise = title(of: otherwise, editor) else { return nil }
      return "\(source(condition)) ? \(then) : \(otherwise)"
    case .postfix(let postfix):
      guard let callee = Callee(postfix), callee.name == "Text", callee.receiver.isEmpty else { break }
      guard postfix.links.count == 1, let words = callee.call?.firstUnlabelled?.value else { return nil }
      return source(words)
    default: break
    }
    let source = source(label)
    return source.contains("Text(") ? nil : source
  }

  /// What stands in the control's label. What a menu offers is no part of it.
  private var labelParts: [Int] {
    let facts = body.facts
    let parts = facts.descendants(of: number)
    guard element.name == "Menu" else { return parts }
    return parts.filter { part in
      ([part] + facts.ancestors(of: part)).contains {
        facts.elements[$0].parent == number && facts.elements[$0].role == .label
      }
    }
  }

  /// What a function's name says that it does: `takePhoto`, `onDelete`, `handleSaveTapped`; nil if it does not say.
  private static func deed(namedBy name: String) -> String? {
    var words = name.words
    while let first = words.first, occasions.contains(first) { words.removeFirst() }
    while let last = words.last, occasions.contains(last) { words.removeLast() }
    return words.isEmpty || words.allSatisfy(saysNothing.contains) ? nil : words.joined(separator: " ")
  }

  /// Words that say when a function runs or what it is, and not what it does.
  private static let occasions: Set<String> = [
    "on", "did", "do", "handle", "handler", "perform", "tap", "taps", "tapped", "press", "pressed", "click", "clicked",
    "action", "callback", "button", "request", "requested", "selected", "closure",
  ]

  private static let saysNothing: Set<String> = [
    "it", "this", "self", "item", "thing", "with", "for", "to", "at", "in",
  ]

  /// The function that the control's action calls, if that is all it does.
  private var calledFunction: String? {
    let actions = body.facts.actions.filter { $0.element == number && $0.modifier == nil && $0.role == .action }
    guard actions.count == 1, let action = actions.first, action.steps.count == 1,
      case .call(let call) = action.steps[0].kind, call.name.words.count > 1
    else { return nil }
    return call.name
  }

  private func menuTitle(_ words: Words, _ safety: Fix.Safety) -> String {
    if safety == .placeholder { return "Add a title to fill in" }
    return words.text.map { "Show the title “\($0)”" } ?? "Show the accessibility label as the title"
  }
}
