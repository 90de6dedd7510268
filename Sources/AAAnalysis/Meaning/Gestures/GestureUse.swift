/// A gesture that a body waits for.
struct GestureUse {
  enum Kind: Hashable {
    case tap(count: Int)
    case longPress
    case drag
    case pinch
    case rotation
    case swipe
    case edgeSwipe
    /// A tap with more than one finger.
    case severalFingers
    /// Drag and drop: what is dragged.
    case lift
    /// Drag and drop: where it may be dropped.
    case drop
    /// Rows that can be put into another order.
    case reorder
    case shake
  }

  var kind: Kind
  /// Where it is written, relative to the declaration: the modifier's name, or the gesture's.
  var span: Span
  /// The view that the gesture is made on, as an index into the body's elements; nil where code adds it.
  var element: Int?
  /// The modifier that adds it, as an index into the view's modifiers.
  var modifier: Int?
  /// What it does.
  var code: [[Step]]
  /// Where what it does is written; nil if nothing is to be seen of it.
  var handler: Expression?
  /// `DragGesture(minimumDistance: 0)`: begins with the touch, as drawing does.
  var beginsAtOnce = false
  var activity: BuildCondition.Activity
  /// Whether it is a recogniser of UIKit.
  var isRecognizer = false
  /// For a gesture of UIKit: the names of the functions that it runs.
  var selectors: [String] = []
  /// For a gesture of UIKit: the view that it is added to, as a path of names; nil if that is not seen.
  var target: [String]?
}

extension GestureUse.Kind {
  /// - Parameter name: of one of SwiftUI's gestures.
  init?(gesture name: String, _ arguments: [Argument]) {
    switch name {
    case "LongPressGesture": self = .longPress
    case "DragGesture": self = .drag
    case "MagnifyGesture", "MagnificationGesture": self = .pinch
    case "RotateGesture", "RotationGesture", "RotateGesture3D": self = .rotation
    case "TapGesture", "SpatialTapGesture": self = .tap(count: arguments.first { $0.label == "count" }.tapCount)
    default: return nil
    }
  }

  /// - Parameter modifier: one that adds a gesture by itself.
  init?(_ modifier: Modifier) {
    switch modifier.name {
    case "onTapGesture": self = .tap(count: modifier["count"].tapCount)
    case "onLongPressGesture": self = .longPress
    case "onDrag", "draggable": self = .lift
    case "onDrop", "dropDestination": self = .drop
    case "onMove": self = .reorder
    case "onShake": self = .shake
    default: return nil
    }
  }

  /// - Parameter name: of one of UIKit's recognisers or interactions.
  init?(recognizer name: String) {
    switch name {
    case "UILongPressGestureRecognizer": self = .longPress
    case "UISwipeGestureRecognizer": self = .swipe
    case "UIPanGestureRecognizer": self = .drag
    case "UIPinchGestureRecognizer": self = .pinch
    case "UIRotationGestureRecognizer": self = .rotation
    case "UIScreenEdgePanGestureRecognizer": self = .edgeSwipe
    case "UITapGestureRecognizer": self = .tap(count: 1)
    case "UIDragInteraction": self = .lift
    default: return nil
    }
  }
}

extension Argument? {
  /// How many taps are asked for; one if it is not said, or not in a number.
  fileprivate var tapCount: Int {
    guard case .integer(let text) = self?.value.kind else { return 1 }
    return Int(text) ?? 1
  }
}

extension BodyFacts {
  /// The gestures of SwiftUI in the body's views, in source order.
  ///
  /// - Parameter live: the elements that count.
  func gestures(among live: [Int]) -> [GestureUse] {
    live.flatMap { number -> [GestureUse] in
      let element = elements[number]
      var found: [GestureUse] = []
      if let gesture = gestureValue(number) { found.append(gesture) }
      let lifts = element.modifiers.contains { ["onDrag", "draggable"].contains($0.name) }
      for (position, modifier) in element.modifiers.enumerated() where modifier.activity != .inactive {
        guard let kind = GestureUse.Kind(modifier), !(kind == .drop && lifts) else { continue }
        let own = actions.filter {
          $0.element == number && $0.modifier == position && $0.role == .gesture
            && !["onPressingChanged", "isTargeted"].contains($0.label)
        }
        // `.onMove(perform: nil)` and `.onDrop(… perform: nil)` ask for nothing.
        if kind == .reorder, modifier.arguments.contains(where: { $0.value.kind == .nil }) { continue }
        var use = GestureUse(
          kind: kind, span: modifier.nameSpan, element: number, modifier: position, code: own.map(\.steps),
          handler: own.count == 1 ? own[0].value : nil, activity: element.activity.combined(with: modifier.activity))
        if let pressing = pressing(position, of: number, besides: own) {
          // Where only letting go does something a short touch will do.
          if pressing.steps.actOnRelease { use.kind = .tap(count: 1) }
          use.code = [pressing.steps]
          use.handler = nil
        }
        found.append(use)
      }
      return found
    }
  }

  /// What is told of the touch by a long press that does nothing itself:
  /// `.onLongPressGesture(minimumDuration: 1) {} onPressingChanged: { … }`.
  private func pressing(_ position: Int, of number: Int, besides own: [ActionSlot]) -> ActionSlot? {
    guard elements[number].modifiers[position].name == "onLongPressGesture", own.allSatisfy(\.steps.isEmpty),
      own.allSatisfy({ $0.value.closureBody?.isEmpty ?? false })
    else { return nil }
    return actions.first {
      $0.element == number && $0.modifier == position && $0.label == "onPressingChanged"
    }
  }

  /// `DragGesture().onEnded { … }` where a value stands; gestures that it is combined with belong to it.
  private func gestureValue(_ number: Int) -> GestureUse? {
    let element = elements[number]
    guard element.kind == .construct, let kind = gestureKind(number), element.role == .argument else { return nil }
    if let parent = element.parent, gestureKind(parent) != nil { return nil }
    let parts = [number] + descendants(of: number)
    let own = actions.filter { parts.contains($0.element) }
    var use = GestureUse(
      kind: kind, span: element.nameSpan, element: nil, modifier: nil, code: own.map(\.steps),
      handler: own.count == 1 ? own[0].value : nil, activity: element.activity)
    use.beginsAtOnce = parts.contains { elements[$0].arguments.beginAtOnce }
    if let parent = element.parent, let position = element.parentModifier {
      use.element = parent
      use.modifier = position
    }
    return use
  }

  private func gestureKind(_ number: Int) -> GestureUse.Kind? {
    let element = elements[number]
    if let kind = GestureUse.Kind(gesture: element.name, element.arguments) { return kind }
    guard ["SimultaneousGesture", "ExclusiveGesture", "SequenceGesture"].contains(element.name) else { return nil }
    // Of several gestures the one that is hardest to find.
    let kinds = descendants(of: number).compactMap { gestureKind($0) }
    return kinds.first { !$0.isPlainTap } ?? kinds.first
  }
}

extension [Step] {
  /// Whether code that is told whether a finger is down acts when it is not: `if !isPressed { open() }`.
  fileprivate var actOnRelease: Bool {
    allSatisfy { step in
      switch step.kind {
      case .assign, .exit: return true
      case .branch(let branches):
        return branches.allSatisfy { branch in
          guard !branch.steps.isEmpty else { return true }
          guard let item = branch.guards.last, item.conditions.count == 1,
            case .expression(let condition) = item.conditions[0], case .prefix("!", _) = condition.kind
          else { return false }
          return item.holds
        }
      case .call, .wait, .delayed, .apart, .loop: return false
      }
    }
  }
}

extension GestureUse.Kind {
  /// One tap with one finger.
  var isPlainTap: Bool { self == .tap(count: 1) || self == .tap(count: 0) }
}

extension [Argument] {
  /// `minimumDistance: 0`
  var beginAtOnce: Bool {
    contains { argument in
      guard argument.label == "minimumDistance" else { return false }
      switch argument.value.kind {
      case .integer(let text), .float(let text): return Double(text) == 0
      case .implicitMember("zero"): return true
      default: return false
      }
    }
  }
}
