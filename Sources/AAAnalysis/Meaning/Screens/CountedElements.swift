/// Which of SwiftUI's own views a person acts on.
enum ControlKind {
  /// Those that take a value.
  static let inputs: Set<String> = [
    "Toggle", "Picker", "Stepper", "Slider", "DatePicker", "MultiDatePicker", "ColorPicker", "TextField",
    "SecureField", "TextEditor", "PhotosPicker",
  ]

  /// Those that lead on.
  static let choices: Set<String> = ["Button", "NavigationLink", "Link"]

  /// Whether an element puts what it shows below each other, or into a grid.
  static func isColumn(_ element: Element) -> Bool {
    element.kind == .construct && columns.contains(element.name)
  }

  private static let columns: Set<String> = [
    "VStack", "LazyVStack", "LazyVGrid", "LazyHGrid", "Grid",
  ]

  private static let others: Set<String> = ["SettingsLink", "DisclosureGroup", "HelpLink", "TextFieldLink"]

  static func isControl(_ name: String) -> Bool {
    Vocabulary.controls.contains(name) || inputs.contains(name) || others.contains(name)
  }
}

extension BodyFacts {
  /// Which elements are seen where a part of the body stands: no dialogs, menus and swipe actions, and nothing of
  /// other screens or inside of a control.
  func countedElements(live: [Bool], from start: Int?) -> [Bool] {
    let isFirst = start.map { first in Set(outermost(in: first)) }
    var isCounted: [Bool] = []
    isCounted.reserveCapacity(elements.count)
    for (number, element) in elements.enumerated() {
      let isOutermost = isFirst?.contains(number) ?? (element.parent == nil)
      guard live[number], element.activity != .inactive else {
        isCounted.append(false)
        continue
      }
      if isOutermost {
        isCounted.append(element.role != .argument)
        continue
      }
      guard let parent = element.parent, isCounted[parent] else {
        isCounted.append(false)
        continue
      }
      isCounted.append(isShown(number, element, by: elements[parent]))
    }
    return isCounted
  }

  private func isShown(_ number: Int, _ element: Element, by parent: Element) -> Bool {
    if element.role.startsScreen || isTabContent(number) { return false }
    if let modifier = element.parentModifier {
      let name = parent.modifiers[modifier].name
      if parent.modifiers[modifier].activity == .inactive { return false }
      switch element.role {
      case .content: return name != "searchable" && name != "searchSuggestions"
      case .toolbar: return !isKeyboardBar(element)
      case .argument: return name == "modifier"
      default: return false
      }
    }
    if ControlKind.isControl(parent.name), parent.kind == .construct { return false }
    if parent.name == "ToolbarItem" || parent.name == "ToolbarItemGroup", isKeyboardBar(parent) { return false }
    switch element.role {
    case .content, .label, .icon, .toolbar: return true
    default: return false
    }
  }

  /// Whether an element shows pages to swipe through, of which one is seen at a time.
  func isPagedTabView(_ number: Int) -> Bool {
    elements[number].kind == .construct && elements[number].name == "TabView" && isPaged(number)
  }

  /// The bar above the keyboard, and what is folded away behind the bar's overflow button.
  private func isKeyboardBar(_ element: Element) -> Bool {
    guard case .implicitMember(let placement) = element["placement"]?.value.kind else { return false }
    return placement == "keyboard" || placement == "secondaryAction"
  }

  /// `NavigationLink(isActive: $isShown) { … } label: { EmptyView() }` is a way for code alone.
  func isInvisibleLink(_ number: Int) -> Bool {
    guard elements[number].title == nil else { return false }
    let labels = children(of: number).filter { elements[$0].role == .label && elements[$0].parentModifier == nil }
    return !labels.isEmpty && labels.allSatisfy { elements[$0].name == "EmptyView" }
  }

  /// Whether a loop over a range shows buttons that are called by their numbers.
  func isKeypad(_ number: Int) -> Bool {
    guard elements[number].isOverRange() else { return false }
    let buttons = descendants(of: number).filter { elements[$0].name == "Button" }
    return !buttons.isEmpty
      && buttons.allSatisfy { button in
        let texts = ([button] + descendants(of: button)).compactMap { elements[$0].title }
        return texts.contains { title in
          if case .string(let literal) = title.kind { literal.isValueAlone } else { false }
        }
      }
  }

  /// Whether a control shows one digit.
  func isKey(_ number: Int) -> Bool {
    guard elements[number].name == "Button" else { return false }
    let texts = children(of: number).filter { elements[$0].role == .label && elements[$0].name == "Text" }
    return texts.count == 1 && texts.allSatisfy { elements[$0].isKey }
  }
}

extension Element {
  /// `Button("7")`, `Key(digit: 7)`
  var isKey: Bool {
    guard let first = arguments.first, !first.isTrailingClosure else { return false }
    switch first.value.kind {
    case .string(let literal):
      guard let text = literal.shownText, text.utf8.count == 1 else { return false }
      return TextSignal(text) == .digit
    case .integer(let text): return kind == .construct && text.utf8.count == 1 && first.label == "digit"
    default: return false
    }
  }

  /// `.onTapGesture { open(item) }`, other than to put the keyboard away.
  func hasTap(_ body: BodyFacts, _ number: Int) -> Bool {
    guard modifiers.contains(where: { $0.name == "onTapGesture" && $0.activity != .inactive }) else { return false }
    return body.actions.contains { action in
      guard action.element == number, let modifier = action.modifier, modifiers[modifier].name == "onTapGesture" else {
        return false
      }
      return !action.steps.isEmpty && !action.steps.allSatisfy(\.putsKeyboardAway)
    }
  }

  /// How often what a loop shows is shown: as often as a literal array has elements, for data once.
  func repeats(in id: DeclarationID, _ resolver: Resolver) -> Int {
    guard let values = loopedArray(in: id, resolver) else { return 1 }
    return values.count
  }

  /// Whether a loop goes over the keys of a keypad.
  func isOverKeys(in id: DeclarationID, _ resolver: Resolver) -> Bool {
    guard let values = loopedArray(in: id, resolver) else { return false }
    let keys = values.flatMap(\.leaves)
    guard keys.count >= 4 else { return false }
    return keys.filter(\.isDigit).count * 3 >= keys.count * 2
  }

  /// `ForEach(1..<10) { Button("\($0)") { … } }`
  func isOverRange() -> Bool {
    guard let first = arguments.first, first.label == nil, case .operation(let sign, let bounds) = first.value.kind,
      sign == "..<" || sign == "...", bounds.count == 2
    else { return false }
    return bounds.allSatisfy { if case .integer(let text) = $0.kind { text.utf8.count <= 2 } else { false } }
  }

  private func loopedArray(in id: DeclarationID, _ resolver: Resolver) -> [Expression]? {
    guard let first = arguments.first, first.label == nil, first.closure == nil else { return nil }
    if case .array(let values) = first.value.kind { return values }
    guard let path = first.value.path, let last = path.last else { return nil }
    let variable: VariableDeclaration?
    if path.first == "Self" || path.count == 1 {
      let owner = resolver.index.ownerName(of: id)
      let found = owner.map { resolver.index.lookUp(member: last, of: $0) } ?? []
      variable = (found + resolver.index.globals(named: last)).lazy.compactMap(resolver.variable).first
    } else {
      variable = resolver.property(path, in: id).flatMap(resolver.variable)
    }
    guard let variable, variable.isLet, case .array(let values) = variable.initialValue?.kind, values.count > 1 else {
      return nil
    }
    return values
  }
}

extension Step {
  fileprivate var putsKeyboardAway: Bool {
    switch kind {
    case .assign(let assign):
      return assign.target.last?.lowercased().contains("focus") ?? false
    case .call(let call):
      return ["hideKeyboard", "dismissKeyboard", "resignFirstResponder", "endEditing", "sendAction"].contains(call.name)
        || call.name == "withAnimation" && call.closures.allSatisfy { $0.steps.allSatisfy(\.putsKeyboardAway) }
    default: return false
    }
  }
}

extension Expression {
  /// The elements of an array, and of the arrays in it.
  fileprivate var leaves: [Expression] {
    guard case .array(let values) = kind else { return [self] }
    return values.flatMap(\.leaves)
  }

  fileprivate var isDigit: Bool {
    switch kind {
    case .integer(let text): text.utf8.count == 1
    case .string(let literal): literal.shownText.flatMap(TextSignal.init) == .digit
    case .postfix(let postfix):
      // `Key("7")`, `.digit(7)`
      Callee(postfix)?.call?.arguments.first?.value.isDigit ?? false
    default: false
    }
  }

  /// The names of a binding: `$draft.date`, `draft.$date`, and what `Binding(get: { draft.date }, …)` gets.
  var boundPath: [String]? {
    if case .postfix(let postfix) = kind, let callee = Callee(postfix), callee.name == "Binding",
      callee.kind == .construct
    {
      guard let get = callee.call?["get"]?.closure, get.statements.count == 1,
        case .expression(let value) = get.statements[0].kind
      else { return nil }
      return value.path.map { $0.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 } }
    }
    guard let path, path.first != "" else { return nil }
    return path.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }
}

extension StringLiteral {
  /// `"\(number)"`: a value without a word beside it.
  var isValueAlone: Bool {
    plainText == nil
      && segments.allSatisfy { segment in
        if case .text(let text) = segment { text.isEmpty } else { true }
      }
  }
}
