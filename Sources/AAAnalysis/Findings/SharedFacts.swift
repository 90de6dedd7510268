/// Something about one file that several rules ask for, found once.
protocol SharedFact {
  init(_ context: RuleContext)
}

/// Keeps what was found for the rules of one file. Lives as long as these are asked, on one thread.
final class SharedFacts {
  private var facts: [ObjectIdentifier: any SharedFact] = [:]

  func fact<Fact: SharedFact>(_ type: Fact.Type, in context: RuleContext) -> Fact {
    let key = ObjectIdentifier(type)
    if let known = facts[key] as? Fact { return known }
    let fact = Fact(context)
    facts[key] = fact
    return fact
  }
}

extension RuleContext {
  /// What is known of the file under this name; found when it is first asked for.
  func fact<Fact: SharedFact>(_ type: Fact.Type) -> Fact { shared.fact(type, in: self) }
}
