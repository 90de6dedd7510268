/// Motion that goes on by itself, as it is written in a declaration.
struct EndlessMotion {
  /// The name that says it: `repeatForever`, `TimelineView`. Relative to the declaration.
  var span: Span
  var name: String

  /// The places in a declaration where something moves on and on, in source order; none where the code asks whether
  /// motion is to be reduced, or where it shows that something loads.
  static func all(in id: DeclarationID, _ resolver: Resolver) -> [EndlessMotion] {
    let declaration = resolver.index[id]
    let names = [declaration.name, resolver.index.ownerName(of: id) ?? ""]
    if names.contains(where: \.saysLoading) { return [] }
    var finder = MotionFinder()
    finder.walk(declaration.value)
    guard !finder.asksFirst else { return [] }
    // A view of the project may have the name of a library's.
    var found = finder.found.filter { motion in
      if motion.name.isCapitalised { return !resolver.index.declares(type: motion.name) }
      return !finder.still.contains { $0.contains(motion.span) }
        && !finder.handedOver.contains { $0.span.contains(motion.span) && asksFirst($0.name, resolver) }
    }
    for use in finder.animations {
      // `.animation(pulse, value: isOn)`: what the name stands for.
      guard let property = resolver.property(use.path, in: id), property != id else { continue }
      var inner = MotionFinder()
      inner.walk(resolver.index[property].value)
      guard !inner.asksFirst, let motion = inner.found.first else { continue }
      found.append(EndlessMotion(span: use.span, name: motion.name))
    }
    return found.sorted { $0.span < $1.span }
  }

  /// Whether a modifier of the project asks whether motion is to be reduced before it moves anything.
  private static func asksFirst(_ modifier: String, _ resolver: Resolver) -> Bool {
    resolver.modifiers(named: modifier).contains { target in
      var finder = MotionFinder()
      finder.walk(resolver.index[target].value)
      if finder.asksFirst { return true }
      // `modifier(ReducedAnimation(animation: animation))`
      return finder.made.contains { type in
        resolver.index.parts(of: type).contains { part in
          resolver.index.files[part.file].declarations.contains { declaration in
            guard declaration.owner == part.ordinal, case .variable(let variable) = declaration.value else {
              return false
            }
            return variable.environmentKey == "accessibilityReduceMotion"
          }
        }
      }
    }
  }
}

extension String {
  /// Names of views that show that something loads, and may move as a `ProgressView` does.
  fileprivate var saysLoading: Bool {
    let lowered = Array(lowercased().utf8)
    return Self.wordsOfLoading.contains(where: lowered.contains(bytesOf:))
  }

  private static let wordsOfLoading: [StaticString] = [
    "loading", "loader", "spinner", "progress", "shimmer", "skeleton", "activity", "placeholder", "gauge", "waiting",
    "recording", "typing", "refresh", "searching", "connecting", "scanning", "listening",
  ]
}

private struct MotionFinder: CodeVisitor {
  var found: [EndlessMotion] = []
  /// Names that are given as animations.
  var animations: [(path: [String], span: Span)] = []
  var asksFirst = false
  /// What modifiers that are not SwiftUI's are given.
  var handedOver: [(name: String, span: Span)] = []
  /// Types of which a value is made.
  var made: [String] = []
  /// Animations of what has no value that changes.
  var still: [Span] = []

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name):
      note(name)
    case .keyPath(_, let components):
      for name in components { note(name) }
    case .postfix(let postfix):
      visit(postfix)
    case .assignment(let target, "=", let value):
      guard let path = target.path, path.count > 1 else { return }
      let isEndless = path.last == "repeatCount" && value.isForever
      let isLoop = path.last == "loopMode" && value.kind == .implicitMember("loop")
      guard isEndless || isLoop else { return }
      found.append(EndlessMotion(span: target.span, name: path[path.count - 1]))
    default: return
    }
  }

  private mutating func note(_ name: String) {
    let lowered = name.lowercased()
    // The icon of a title says nothing about motion.
    let isFlag = lowered.contains("assistiveaccess") && !lowered.hasSuffix("navigationicon")
    if isFlag || lowered.contains("reducemotion") || lowered.contains("reducedmotion") { asksFirst = true }
  }

  private mutating func visit(_ postfix: Postfix) {
    var name = ""
    var nameSpan = postfix.base.span
    if case .name(let base) = postfix.base.kind { name = base }
    for link in postfix.links {
      switch link.kind {
      case .member(let member, let span):
        (name, nameSpan) = (member, span)
        note(member)
      case .call(let call):
        note(call, of: name, at: link.span, in: postfix)
        if Self.moving.contains(name), postfix.switchesAnimationOff { continue }
        if isEndless(name, call) { found.append(EndlessMotion(span: nameSpan, name: name)) }
        if name == "animation" || name == "withAnimation", let path = call.firstUnlabelled?.value.path {
          animations.append((path, nameSpan))
        }
      default: continue
      }
    }
  }

  private static let moving: Set<String> = ["AnimatedImage", "KFAnimatedImage", "GIFImage"]

  private mutating func note(_ call: Call, of name: String, at span: Span, in postfix: Postfix) {
    if name.isCapitalised {
      made.append(name)
    } else if !call.arguments.isEmpty, Vocabulary.slots(ofModifier: name) == nil {
      handedOver.append((name, span))
    }
    if name == "animation", call["value"] != nil, postfix.isStill(before: span) { still.append(span) }
  }

  private func isEndless(_ name: String, _ call: Call) -> Bool {
    switch name {
    case "repeatForever": return true
    case "repeatCount":
      guard case .integer(let text) = call.firstUnlabelled?.value.kind, let count = Int(text) else { return false }
      return count > 5
    case "keyframeAnimator", "KeyframeAnimator":
      return call["trigger"] == nil && call["repeating"]?.value.kind != .boolean(false)
    case "phaseAnimator", "PhaseAnimator":
      return call["trigger"] == nil
    case "TimelineView":
      guard let schedule = call.firstUnlabelled?.value else { return false }
      switch schedule.kind {
      case .implicitMember("animation"): return true
      case .postfix(let postfix):
        return postfix.calledName == "animation" && postfix.base.kind == .implicitMember("animation")
      default: return false
      }
    case "symbolEffect":
      return isEndlessSymbolEffect(call)
    case "AnimatedImage", "KFAnimatedImage", "GIFImage": return !call.arguments.isEmpty
    case "animate":
      guard case .array(let options) = call["options"]?.value.kind else {
        return call["options"]?.value.kind == .implicitMember("repeat")
      }
      return options.contains { $0.kind == .implicitMember("repeat") }
    case "playing", "looping":
      guard name == "looping" || call["loopMode"]?.value.kind == .implicitMember("loop") else { return false }
      return name == "playing"
    default: return false
    }
  }

  /// `.symbolEffect(.pulse)` goes on as long as it is there; with a value it runs once for each change.
  private func isEndlessSymbolEffect(_ call: Call) -> Bool {
    guard let effect = call.firstUnlabelled?.value else { return false }
    let names = effect.names
    guard names.contains(where: ["variableColor", "pulse", "breathe", "rotate", "wiggle", "bounce"].contains) else {
      return false
    }
    // `isActive: isBackingUp`: it moves while something goes on, as a `ProgressView` does.
    if let state = call["isActive"]?.value.path?.last {
      if state.saysLoading || state.words.contains(where: { $0.count > 4 && $0.hasSuffix("ing") }) { return false }
    }
    let options = call["options"]?.value.names ?? []
    if options.contains("nonRepeating") { return false }
    if options.contains("repeating") || options.contains("continuous") || options.contains("periodic") { return true }
    return call["value"] == nil && !options.contains("repeat")
  }
}

extension Postfix {
  /// `.imageContext(.icon, disable_animation: true)`: whether a picture is told not to move, or a setting says so.
  fileprivate var switchesAnimationOff: Bool {
    links.contains { link in
      guard case .call(let call) = link.kind else { return false }
      return call.arguments.contains { argument in
        let words = argument.label?.words ?? []
        guard words.contains(where: { $0 == "animation" || $0 == "animations" }),
          words.contains(where: { ["disable", "disables", "disabled", "stop", "no"].contains($0) })
        else { return false }
        return argument.value.kind != .boolean(false)
      }
    }
  }

  /// Whether everything in front of a link is written down as it stays, so that an animation there moves nothing.
  fileprivate func isStill(before span: Span) -> Bool {
    guard case .name(let base) = base.kind, ["Image", "Text", "Label"].contains(base) else { return false }
    for link in links {
      if link.span.upper >= span.upper { return true }
      switch link.kind {
      case .member: continue
      case .call(let call): if !call.arguments.allSatisfy(\.value.isFixed) { return false }
      case .subscript, .conditional: return false
      }
    }
    return false
  }
}

extension Expression {
  /// Whether it is a value that is written there: a number, a text, `.white.opacity(0.7)`.
  fileprivate var isFixed: Bool {
    switch kind {
    case .integer, .float, .boolean, .implicitMember: true
    case .string(let literal): literal.plainText != nil
    case .prefix(_, let inner): inner.isFixed
    case .postfix(let postfix):
      postfix.base.isFixed
        && postfix.links.allSatisfy { link in
          switch link.kind {
          case .member: true
          case .call(let call): call.arguments.allSatisfy(\.value.isFixed)
          case .subscript, .conditional: false
          }
        }
    default: false
    }
  }
}

/// A view that shows one thing after another by itself.
struct SteppingView {
  var element: Int
  /// The name that says it, relative to the declaration.
  var span: Span
  var name: String

  static func all(in body: BodyFacts, live: [Bool]) -> [SteppingView] {
    var found: [SteppingView] = []
    for (number, element) in body.elements.enumerated() where live[number] {
      if ["PhaseAnimator", "TimelineView"].contains(element.name),
        let closure = element.arguments.last(where: { $0.closure != nil })?.closure,
        steps(element.name, element.arguments, closure, body)
      {
        found.append(SteppingView(element: number, span: element.nameSpan, name: element.name))
      }
      for modifier in element.modifiers where modifier.name == "phaseAnimator" && modifier.activity != .inactive {
        guard let closure = modifier.arguments.first(where: { $0.closure != nil })?.closure,
          steps(modifier.name, modifier.arguments, closure, body)
        else { continue }
        found.append(SteppingView(element: number, span: modifier.nameSpan, name: modifier.name))
      }
    }
    return found
  }

  private static func steps(_ name: String, _ arguments: [Argument], _ closure: Closure, _ body: BodyFacts) -> Bool {
    if name == "TimelineView" {
      var finder = RemainderFinder()
      finder.walk(closure.statements)
      return finder.takesRemainder && finder.picksElement
    }
    guard !arguments.contains(where: { $0.label == "trigger" }) else { return false }
    let phase = closure.parameters.last ?? (name == "PhaseAnimator" ? "$0" : "$1")
    return body.reads.contains { read in
      guard closure.span.contains(read.span), read.path.first == phase else { return false }
      return read.use == .condition && read.user != "?" || read.use == .index
        || read.use == .argument && ["Text", "Image", "Label"].contains(read.user)
    }
  }
}

/// `items[Int(context.date.timeIntervalSince1970 / 3) % items.count]`
private struct RemainderFinder: CodeVisitor {
  var takesRemainder = false
  var picksElement = false

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .operation("%", _): takesRemainder = true
    case .postfix(let postfix):
      picksElement = picksElement || postfix.links.contains { if case .subscript = $0.kind { true } else { false } }
    default: return
    }
  }
}
