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
      if receiver.isEmpty || receiver == ["Darwin"] || receiver == ["Glibc"] || receiver == ["Foundation"] {
        return call.firstUnlabelled.flatMap { delay(.sleep, $0.value, unit: 1) }
      }
      // `Task.sleep(1_000_000_000)`, the first form of the call.
      return receiver == ["Task"] ? call.firstUnlabelled.flatMap { delay(.sleep, $0.value, unit: 1e-9) } : nil
    case "usleep" where receiver.isEmpty:
      return call.firstUnlabelled.flatMap { delay(.sleep, $0.value, unit: 1e-6) }
    default:
      return nil
    }
  }

  /// A call that runs what it is given later.
  var delay: Delay? {
    switch name {
    case "asyncAfter":
      return delay(.dispatch, (call["deadline"] ?? call["wallDeadline"])?.value, unit: 1)
    case "scheduledTimer" where receiver.last == "Timer":
      return timer(call["withTimeInterval"] ?? call["timeInterval"])
    case "Timer" where call["timeInterval"] != nil || call["fire"] != nil:
      return timer(call["timeInterval"] ?? call["interval"])
    case "perform" where call["afterDelay"] != nil:
      return delay(.timer, call["afterDelay"]?.value, unit: 1)
    case "schedule" where call["after"] != nil:
      return delay(.dispatch, call["after"]?.value, unit: 1)
    case "withAnimation":
      return call.firstUnlabelled?.value.animationDelay.flatMap { delay(.animation, $0, unit: 1) }
    case "animate" where call["delay"] != nil:
      return delay(.animation, call["delay"]?.value, unit: 1)
    case "setEventHandler":
      return delay(.timer, nil, unit: 1)
    default:
      return nil
    }
  }

  /// `.delay(for: .seconds(3), scheduler: …)` in a Combine chain.
  var chainDelay: Delay? {
    guard name == "delay", let length = call["for"], call["scheduler"] != nil else { return nil }
    return delay(.combine, length.value, unit: 1)
  }

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

  private func delay(_ source: Delay.Source, _ length: Expression?, unit: Double) -> Delay? {
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

  /// `hide` for `#selector(hide)` and `#selector(Toast.hide)`.
  var selectorName: String? {
    guard case .postfix(let postfix) = kind, case .name("#selector") = postfix.base.kind,
      case .call(let call) = postfix.links.first?.kind
    else { return nil }
    guard let value = call.firstUnlabelled?.value else { return nil }
    if case .postfix(let inner) = value.kind, let (path, _) = inner.leadingPath { return path.last }
    return value.path?.last
  }

  /// A sequence that ticks: `clock.timer(interval:)`, `Timer.publish(every:on:in:).autoconnect().values`.
  func tickingSequence(span: Span) -> Delay? {
    guard case .postfix(let postfix) = kind else { return nil }
    var name = ""
    var nameSpan = postfix.base.span
    if case .name(let base) = postfix.base.kind { name = base }
    for link in postfix.links {
      switch link.kind {
      case .member(let member, let memberSpan): (name, nameSpan) = (member, memberSpan)
      case .call(let call):
        let length = name == "timer" || name == "AsyncTimerSequence" ? call["interval"] : nil
        guard let length = length ?? (name == "publish" ? call["every"] : nil) else { continue }
        return Delay(
          source: .timer, length: length.value, unit: 1, repeats: true, span: self.span, nameSpan: nameSpan)
      default: continue
      }
    }
    return nil
  }
}
