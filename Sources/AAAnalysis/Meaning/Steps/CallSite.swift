/// A call as the step reader meets it, and what waits are hidden in it.
struct CallSite {
  var receiver: [String]
  var name: String
  var nameSpan: Span
  /// From the start of the chain to the end of the call.
  var span: Span
  var call: Call
  var isAwaited: Bool
  var isAttempted: Bool

  var hasClosure: Bool { call.arguments.contains { $0.closure != nil } }

  /// A call after which the code goes on later: `Task.sleep`, `clock.sleep`, `Thread.sleep`, `sleep(3)`.
  var wait: Delay? {
    switch name {
    case "sleep":
      if let argument = call["nanoseconds"] { return delay(.sleep, argument.value, unit: 1e-9) }
      if let argument = call["for"] ?? call["until"] ?? call["forTimeInterval"] {
        return delay(.sleep, argument.value, unit: 1)
      }
      // What many projects add to `Task`.
      if let argument = call["seconds"] { return delay(.sleep, argument.value, unit: 1) }
      if let argument = call["milliseconds"] { return delay(.sleep, argument.value, unit: 1e-3) }
      if receiver.isEmpty || receiver == ["Darwin"] || receiver == ["Glibc"] || receiver == ["Foundation"] {
        return call.firstUnlabelled.flatMap { delay(.sleep, $0.value, unit: 1) }
      }
      // `Task.sleep(1_000_000_000)`, the first form of the call.
      return receiver == ["Task"] ? call.firstUnlabelled.flatMap { delay(.sleep, $0.value, unit: 1e-9) } : nil
    case "usleep" where receiver.isEmpty || receiver == ["Darwin"]:
      return call.firstUnlabelled.flatMap { delay(.sleep, $0.value, unit: 1e-6) }
    case "run" where receiver.first == "RunLoop" && call["until"] != nil:
      return delay(.sleep, call["until"]?.value, unit: 1)
    default:
      return nil
    }
  }

  /// A call that runs what it is given later.
  var delay: Delay? {
    switch name {
    case "asyncAfter":
      return delay(.dispatch, (call["deadline"] ?? call["wallDeadline"] ?? call.firstUnlabelled)?.value, unit: 1)
    case "scheduledTimer" where receiver.last == "Timer":
      return timer(call["withTimeInterval"] ?? call["timeInterval"])
    case "Timer" where isTimer, "init" where receiver.last == "Timer" && isTimer:
      return timer(call["timeInterval"] ?? call["interval"])
    case "CADisplayLink" where call["selector"] != nil:
      var ticking = timer(nil)
      ticking?.repeats = true
      return ticking
    case "perform" where call["afterDelay"] != nil:
      return delay(.timer, call["afterDelay"]?.value, unit: 1)
    case "schedule" where call["after"] != nil && hasClosure:
      guard let interval = call["interval"] else { return delay(.dispatch, call["after"]?.value, unit: 1) }
      var ticking = delay(.timer, interval.value, unit: 1)
      ticking?.repeats = true
      return ticking
    case "withAnimation":
      return call.firstUnlabelled?.value.animationDelay.flatMap { delay(.animation, $0, unit: 1) }
    case "animate" where call["delay"] != nil, "runningPropertyAnimator" where call["delay"] != nil,
      "animateKeyframes" where call["delay"] != nil:
      return delay(.animation, call["delay"]?.value, unit: 1)
    default:
      return nil
    }
  }

  /// What runs behind an animation: the closure at `completion:`, after the animation's own length.
  var animationCompletion: (closure: Closure, delay: Delay)? {
    guard name == "withAnimation", let closure = call["completion"]?.closure,
      let length = call.firstUnlabelled?.value.animationLength, let delay = delay(.animation, length, unit: 1)
    else { return nil }
    return (closure, delay)
  }

  /// A link of a Combine chain that puts off everything behind it, or makes it tick.
  var chainDelay: Delay? {
    switch name {
    case "delay" where call["scheduler"] != nil:
      return call["for"].flatMap { delay(.combine, $0.value, unit: 1) }
    case "debounce", "throttle", "_throttle":
      return call["for"].flatMap { delay(.debounce, $0.value, unit: 1) }
    case "publish" where receiver.last == "Timer":
      guard let every = call["every"] else { return nil }
      var ticking = delay(.timer, every.value, unit: 1)
      ticking?.repeats = true
      return ticking
    default:
      return nil
    }
  }

  private var isTimer: Bool { call["timeInterval"] != nil || call["fire"] != nil }

  /// Whether the closures run as part of this code, now or as soon as may be.
  var runsClosureAtOnce: Bool { hasClosure && (runsClosureApart || runsClosureInPlace) }

  var runsClosureApart: Bool {
    switch name {
    case "Task": true
    case "detached": receiver.last == "Task"
    case "async", "sync": receiver.first == "DispatchQueue" || receiver.last == "main" || receiver.last == "queue"
    case "run": receiver.last == "MainActor"
    case "addTask": true
    default: false
    }
  }

  private var runsClosureInPlace: Bool {
    switch name {
    case "withAnimation", "withTransaction", "performWithoutAnimation", "assumeIsolated", "autoreleasepool",
      "withTaskGroup", "withThrowingTaskGroup":
      true
    case "perform", "performAndWait", "performChanges", "write", "transaction": true
    case "forEach": true
    default: false
    }
  }

  private func timer(_ interval: Argument?) -> Delay? {
    var delay = delay(.timer, interval?.value, unit: 1)
    if case .boolean(true) = call["repeats"]?.value.kind { delay?.repeats = true }
    return delay
  }

  func delay(_ source: Delay.Source, _ length: Expression?, unit: Double) -> Delay? {
    Delay(source: source, length: length, unit: unit, repeats: false, span: span, nameSpan: nameSpan)
  }
}

extension Link {
  var isMember: Bool {
    guard case .member = kind else { return false }
    return true
  }
}

extension Expression {
  /// The names of a chain of members, `self`, `$` and `wrappedValue` left out; nil for anything else.
  var path: [String]? {
    switch kind {
    case .name(let name):
      return [name.hasPrefix("$") ? String(name.dropFirst()) : name]
    case .postfix(let postfix):
      guard let (path, _) = postfix.leadingPath, postfix.links.allSatisfy(\.isMember) else { return nil }
      return path.filter { $0 != "wrappedValue" }
    default:
      return nil
    }
  }

  /// `items[0] = …`, `items[index].name = …`: the names before the subscript.
  var subscriptedPath: [String]? {
    guard case .postfix(let postfix) = kind, let (path, _) = postfix.leadingPath else { return nil }
    return postfix.links.contains { if case .subscript = $0.kind { true } else { false } } ? path : nil
  }

  /// `Foo` for `Foo(…)`, `Foo.init(…)`, `Foo.shared`; nil if the type is not to be seen.
  var constructedType: String? {
    switch kind {
    case .attempt(_, let inner), .awaiting(let inner): return inner.constructedType
    case .cast(_, let keyword, let type): return keyword == "is" ? "Bool" : type.name
    case .string: return "String"
    case .boolean: return "Bool"
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .postfix(let postfix):
      // `[Item]()` and `[Key: Value]()`
      if case .array = postfix.base.kind, postfix.links.count == 1 { return "Array" }
      if case .dictionary = postfix.base.kind, postfix.links.count == 1 { return "Dictionary" }
      guard let callee = Callee(postfix) else { return nil }
      if callee.kind == .construct { return callee.linkCount == postfix.links.count ? callee.name : nil }
      // `Store.shared`: a static member of the type is taken to be an instance of it.
      guard let type = callee.receiver.last, type.isCapitalised, callee.kind == .member,
        callee.linkCount == postfix.links.count
      else { return nil }
      return type
    default: return nil
    }
  }

  var assignedValue: AssignStep.Value {
    switch kind {
    case .nil: return .nil
    case .boolean(let value): return value ? .true : .false
    case .string(let literal): return literal.plainText == "" ? .emptyString : .other
    case .array(let values): return values.isEmpty ? .emptyCollection : .other
    case .dictionary(let entries): return entries.isEmpty ? .emptyCollection : .other
    case .integer(let text), .float(let text): return Double(text) == 0 ? .zero : .other
    case .implicitMember("none"): return .nil
    case .postfix(let postfix):
      // `NavigationPath()`, `.init()`: emptied.
      guard let callee = Callee(postfix), callee.call?.arguments.isEmpty == true else { return .other }
      if callee.name == "NavigationPath" || callee.name == "init" { return .emptyCollection }
      if callee.name == "String" { return .emptyString }
      return ["Array", "Set", "Dictionary"].contains(callee.name) ? .emptyCollection : .other
    default: return .other
    }
  }

  /// `.easeOut.delay(3)`: the delay's length.
  var animationDelay: Expression? {
    guard case .postfix(let postfix) = kind else { return nil }
    var name: String?
    for link in postfix.links {
      switch link.kind {
      case .member(let member, _): name = member
      case .call(let call) where name == "delay": return call.firstUnlabelled?.value
      default: name = nil
      }
    }
    return nil
  }

  /// `.linear(duration: 10).delay(1)`: the delay and the duration, as far as they are written.
  var animationLength: Expression? {
    guard case .postfix(let postfix) = kind else { return nil }
    var parts = animationDelay.map { [$0] } ?? []
    for case .call(let call) in postfix.links.map(\.kind) {
      if let duration = call["duration"]?.value { parts.append(duration) }
    }
    switch parts.count {
    case 0: return nil
    case 1: return parts[0]
    default: return Expression(kind: .operation(operator: "+", operands: parts), span: span)
    }
  }

  /// `hide` for `#selector(hide)` and `#selector(Toast.hide)`.
  var selectorName: String? {
    guard case .postfix(let postfix) = kind, case .name("#selector") = postfix.base.kind,
      case .call(let call) = postfix.links.first?.kind
    else { return nil }
    guard let value = call.firstUnlabelled?.value else { return nil }
    if case .postfix(let inner) = value.kind, let (path, _) = inner.leadingPath { return path.last }
    return value.path?.last
  }

  /// A sequence that ticks or holds back: `clock.timer(interval:)`, `Timer.publish(every:on:in:).autoconnect().values`,
  /// `queries.debounce(for:)`, `publisher.delay(for:scheduler:)`.
  func tickingSequence(span: Span) -> Delay? {
    guard case .postfix(let postfix) = kind else { return nil }
    var name = ""
    var nameSpan = postfix.base.span
    if case .name(let base) = postfix.base.kind { name = base }
    var found: Delay?
    for link in postfix.links {
      switch link.kind {
      case .member(let member, let memberSpan): (name, nameSpan) = (member, memberSpan)
      case .call(let call):
        var source = Delay.Source.timer
        var length: Argument?
        switch name {
        case "timer", "AsyncTimerSequence", "repeating": length = call["interval"] ?? call["every"]
        case "publish": length = call["every"]
        case "debounce", "_throttle", "throttle", "_debounce": (source, length) = (.debounce, call["for"])
        case "delay": (source, length) = (.combine, call["for"])
        default: continue
        }
        guard let length else { continue }
        found = Delay(
          source: source, length: length.value, unit: 1, repeats: source == .timer, span: self.span,
          nameSpan: nameSpan)
      default: continue
      }
    }
    return found
  }
}
