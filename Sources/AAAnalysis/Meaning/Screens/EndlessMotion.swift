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
    var found = finder.found.filter { !$0.name.isCapitalised || !resolver.index.declares(type: $0.name) }
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
}

extension String {
  /// Names of views that show that something loads, and may move as a `ProgressView` does.
  fileprivate var saysLoading: Bool {
    let lowered = lowercased()
    return [
      "loading", "loader", "spinner", "progress", "shimmer", "skeleton", "activity", "placeholder", "gauge", "waiting",
      "recording", "typing", "refresh", "searching", "connecting", "scanning", "listening",
    ].contains(where: lowered.contains)
  }
}

private struct MotionFinder: CodeVisitor {
  var found: [EndlessMotion] = []
  /// Names that are given as animations.
  var animations: [(path: [String], span: Span)] = []
  var asksFirst = false

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
        if isEndless(name, call) { found.append(EndlessMotion(span: nameSpan, name: name)) }
        if name == "animation" || name == "withAnimation", let path = call.firstUnlabelled?.value.path {
          animations.append((path, nameSpan))
        }
      default: continue
      }
    }
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
    let options = call["options"]?.value.names ?? []
    if options.contains("nonRepeating") { return false }
    if options.contains("repeating") || options.contains("continuous") || options.contains("periodic") { return true }
    return call["value"] == nil && !options.contains("repeat")
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
