/// What is known of a chain of Combine operators while it is read: whether it holds back, and what it sends.
struct PublisherChain {
  /// The wait behind which everything in the chain stands.
  private var delay: Delay?
  /// The one value that is sent: `Just(false)`, `.map { _ in false }`.
  private var value: Expression?
  /// Whether the wait is a limit: `.timeout(…)` ends a chain that is silent.
  private var isLimited = false

  mutating func note(_ site: CallSite) {
    if let delay = site.chainDelay { self.delay = delay }
    switch site.name {
    case "Just": value = site.call.firstUnlabelled?.value
    case "map":
      guard let statement = site.call.arguments.last?.closure?.statements.first,
        case .expression(let expression) = statement.kind
      else {
        value = nil
        return
      }
      value = expression
    case "timeout":
      guard site.call["scheduler"] != nil, let length = site.call.firstUnlabelled else { return }
      delay = site.delay(.combine, length.value, unit: 1)
      isLimited = true
    default: return
    }
  }

  /// The wait before the code that a link of the chain is given.
  func delay(of site: CallSite) -> Delay? {
    guard let delay, site.chainDelay == nil else { return nil }
    let codeArguments = site.call.arguments.filter { argument in
      argument.closure != nil || argument.label == "receiveValue" || argument.label == "receiveCompletion"
    }
    guard !codeArguments.isEmpty, !isLimited || codeArguments.contains(where: { $0.label == "receiveCompletion" })
    else { return nil }
    return delay
  }

  /// `.assign(to: \.isShown, on: self)`, `.assign(to: &$isShown)`
  func assignment(by site: CallSite) -> Step? {
    guard site.name == "assign", let target = site.call["to"]?.value else { return nil }
    let path: [String]
    switch target.kind {
    case .keyPath(_, let components):
      let object = site.call["on"]?.value.path ?? []
      path = (object == ["self"] ? [] : object) + components
    case .prefix("&", let inner): path = inner.path ?? []
    default: return nil
    }
    guard !path.isEmpty else { return nil }
    let step = Step(
      kind: .assign(
        AssignStep(
          target: path, targetSpan: target.span, operator: "=", value: value?.assignedValue ?? .other,
          expression: value)),
      span: site.span)
    return delay.map { Step(kind: .delayed($0, [step]), span: site.span) } ?? step
  }
}
