/// A control that leads back to the screen before, where the system has a button for that.
struct BackControl {
  enum Looks: Equatable {
    /// An arrow or a word for going back.
    case back
    /// A cross or a word for closing.
    case closing
    /// Words or a picture for something else: it is done, the next one comes.
    case other
    /// Nothing tells.
    case unknown
  }

  enum Place: Equatable {
    case content
    /// Where the system's own button stands.
    case leadingBar
  }

  var element: Int
  var looks: Looks
  var place: Place
  /// Whether it does nothing but lead back.
  var onlyLeaves: Bool
  /// Whether a condition decides what it does, such as a question about what was changed.
  var decides: Bool
  /// Whether it first waits for something else to be done, as for a call to be ended, or says that it destroys.
  var doesMore: Bool
  var confidence: HopConfidence
}

/// Finds such controls by what they do and by what they look like.
struct BackControlReader {
  private let resolver: Resolver
  private var effects: EffectFinder

  init(_ resolver: Resolver) {
    self.resolver = resolver
    effects = EffectFinder(resolver: resolver)
  }

  /// - Parameter element: an index into the elements of the body.
  /// - Returns: nil for a control that does not lead back.
  mutating func backControl(_ number: Int, in id: DeclarationID) -> BackControl? {
    guard let body = resolver.body(of: id) else { return nil }
    let element = body.elements[number]
    guard element.isTapped, !body.isInDialog(number) else { return nil }
    let isButton =
      element.kind == .construct && element.name == "Button" && !resolver.isOwnView(element.name, seenFrom: id)
    let actions = body.actions.filter { action in
      guard action.element == number else { return false }
      guard let modifier = action.modifier else { return isButton && action.role == .action }
      return !isButton && element.modifiers[modifier].isSingleTap
    }
    guard actions.count == 1, let action = actions.first else { return nil }
    let found = effects.effects(of: action.steps, in: id).filter { $0.delay == nil }
    let leaving = found.filter { $0.leavesBackwards(action.steps) }
    guard let first = leaving.min(by: { $0.calls.count < $1.calls.count }) else { return nil }
    return BackControl(
      element: number, looks: looks(of: number, body, in: id), place: body.barPlace(of: number),
      onlyLeaves: leaving.count == found.count && action.steps.count == 1,
      decides: action.steps.contains { if case .branch = $0.kind { true } else { false } },
      doesMore: element.isOfDestruction || action.steps.waitForWork, confidence: first.confidence)
  }

  // MARK: Looks

  private func looks(of control: Int, _ body: BodyFacts, in id: DeclarationID) -> BackControl.Looks {
    var found: [BackControl.Looks] = []
    read(body.elements[control], isControl: true, &found)
    for child in body.descendants(of: control) {
      let element = body.elements[child]
      guard element.parentModifier == nil else { continue }
      read(element, isControl: false, &found)
      guard element.kind != .construct || Vocabulary.slots(ofView: element.name) == nil else { continue }
      let targets =
        element.kind == .construct
        ? resolver.bodies(ofType: element.name) : resolver.members(element.name, receiver: element.receiver, in: id)
      for target in targets {
        let handed = resolver.function(target).map {
          HandedOver(to: $0, by: child, in: id, outer: nil, resolver)
        }
        for inner in resolver.body(of: target)?.elements ?? [] {
          // `func picture(_ name: String) -> some View { Image(name) }`
          if inner.name == "Image", let name = inner.arguments.first?.value.path, name.count == 1,
            case .expression(let given, _)? = handed?.value(of: name[0])?.value
          {
            found.append(looks(of: given))
          } else {
            read(inner, isControl: false, &found)
          }
        }
      }
    }
    // Words say more than a picture, and an arrow more than a cross.
    if found.contains(.back) { return .back }
    if found.contains(.closing) { return .closing }
    return found.contains(.other) ? .other : .unknown
  }

  private func read(_ element: Element, isControl: Bool, _ found: inout [BackControl.Looks]) {
    let texts: [Expression?]
    switch element.name {
    case "Button": texts = isControl ? [element.title, element["systemImage"]?.value, element["image"]?.value] : []
    case "Label": texts = [element.title, element["systemImage"]?.value, element["image"]?.value]
    case "Text": texts = [element.title]
    case "Image":
      texts = [element["systemName"]?.value ?? element["systemSymbol"]?.value ?? element.arguments.first?.value]
    default: return
    }
    for text in texts {
      guard let text else { continue }
      found.append(looks(of: text))
    }
  }

  private func looks(of text: Expression) -> BackControl.Looks {
    let signal: TextSignal?
    if let written = text.writtenText {
      if written.isEmpty { return .unknown }
      signal = TextSignal(written)
    } else if case .implicitMember(let name) = text.kind {
      // `Image(.back)`, `systemSymbol: .chevronLeft`
      signal = TextSignal(name.words.joined(separator: ".")) ?? TextSignal(name)
    } else if let path = text.path, path.count > 1 || path[0].words.count > 1 {
      signal = TextSignal(path.last ?? "") ?? TextSignal.signal(ofKey: path.suffix(2).joined(separator: "."))
    } else {
      return .unknown
    }
    switch signal {
    case .back: return .back
    case .closing: return .closing
    case .digit, nil: return .other
    }
  }
}

extension Element {
  /// `Button(role: .destructive)`
  fileprivate var isOfDestruction: Bool { self["role"]?.value.kind == .implicitMember("destructive") }
}

extension Array where Element == Step {
  /// `await call.end()` before leaving: that it leaves is not all that it is for.
  fileprivate var waitForWork: Bool { containsCall(where: \.isAwaited) }
}

extension Effect {
  /// Whether a person is back on the screen before. A sheet that is closed by its state is none of this.
  fileprivate func leavesBackwards(_ steps: [Step]) -> Bool {
    switch kind {
    case .leaves: return true
    case .callsUnseen(let name):
      return ["pop", "goBack", "navigateBack", "popBack", "back", "popToRoot", "popLast", "popView"].contains(name)
    default: return false
    }
  }
}

extension Element {
  /// Whether it may do something when it is tapped: a button, or a view with a gesture for that.
  var isTapped: Bool { name == "Button" || modifiers.contains(where: \.isSingleTap) }
}

extension Modifier {
  fileprivate var isSingleTap: Bool {
    guard name == "onTapGesture", activity != .inactive else { return false }
    return self["count"].map { $0.value.kind == .integer("1") } ?? true
  }
}

extension BodyFacts {
  /// Whether an element stands in a dialog, a menu or a swipe action.
  func isInDialog(_ number: Int) -> Bool {
    ([number] + ancestors(of: number)).contains { element in
      [.dialog, .message, .contextMenu, .swipeActions].contains(elements[element].role)
        || elements[element].name == "Menu" && element != number
    }
  }

  fileprivate static let leadingPlacements: Set<String> = [
    "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation",
  ]

  /// `ToolbarItem(placement: .topBarLeading)`, `.navigationBarItems(leading:)`
  func barPlace(of number: Int) -> BackControl.Place {
    for element in [number] + ancestors(of: number) {
      let item = elements[element]
      if item.name == "ToolbarItem" || item.name == "ToolbarItemGroup",
        let placement = item.placement
      {
        return Self.leadingPlacements.contains(placement) ? .leadingBar : .content
      }
      if let parent = item.parent, let modifier = item.parentModifier,
        elements[parent].modifiers[modifier].name == "navigationBarItems",
        let leading = elements[parent].modifiers[modifier]["leading"]
      {
        return leading.span.contains(item.span) ? .leadingBar : .content
      }
    }
    return .content
  }
}

extension Holders {
  /// Whether an element always stands where the system's own button stands, through the views and properties that it
  /// is part of.
  func isInLeadingBar(_ element: Int, in id: DeclarationID) -> Bool {
    everywhere(element, in: id) { hop in
      let parent = hop.body.elements[hop.parent]
      if ["ToolbarItem", "ToolbarItemGroup"].contains(parent.name), let placement = parent.placement {
        return BodyFacts.leadingPlacements.contains(placement)
      }
      guard let modifier = hop.modifier, modifier.name == "navigationBarItems", let leading = modifier["leading"] else {
        return false
      }
      return leading.span.contains(hop.body.elements[hop.child].span)
    }
  }
}
