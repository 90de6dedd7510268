/// What a condition says of one value: `isOpen`, `kind == .smb`, `name != nil`.
struct ConditionFact: Hashable {
  /// The names of the value: `["isOpen"]`, `["model", "kind"]`.
  var subject: [String]
  /// `true`, `smb`, `nil`
  var value: String
  /// Whether the value is this one, or any but this one.
  var isEqual: Bool

  /// Whether this cannot be so if the subject has a value.
  func isRuledOut(by value: String) -> Bool { (self.value == value) != isEqual }

  func excludes(_ other: ConditionFact) -> Bool {
    guard subject == other.subject else { return false }
    if isEqual, other.isEqual { return value != other.value }
    return isEqual != other.isEqual && value == other.value
  }
}

extension BodyFacts {
  /// The elements that are shown together at a time: one list for each way in which conditions about the same values
  /// come out. What one `if` or `switch` keeps apart is left as it is.
  ///
  /// - Parameter known: values that are certain, by their names.
  func shownTogether(_ isCounted: [Bool], knowing known: [[String]: String] = [:]) -> [[Bool]] {
    var facts: [Int: [ConditionFact]] = [:]
    var branches: [[String]: [ConditionFact: Set<Int>]] = [:]
    for (number, element) in elements.enumerated() where isCounted[number] {
      var own: [ConditionFact] = []
      for item in element.guards {
        for fact in item.facts {
          own.append(fact)
          branches[fact.subject, default: [:]][fact, default: []].insert(item.branch)
        }
      }
      for fact in element.opacityFacts {
        own.append(fact)
        branches[fact.subject, default: [:]][fact, default: []].insert(-1 - number)
      }
      if !own.isEmpty { facts[number] = own }
    }
    guard !facts.isEmpty else { return [isCounted] }
    var assignments: [[[String]: String]] = [[:]]
    for (subject, said) in branches.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let values: [String]
      if let value = known[subject] {
        values = [value]
      } else if Self.areInConflict(said) {
        values = Self.values(in: said.keys)
      } else {
        continue
      }
      // More ways than these are no body that a person wrote by hand.
      guard assignments.count * values.count <= Self.mostWays else { continue }
      assignments = assignments.flatMap { assignment in
        values.map { assignment.merging([subject: $0]) { _, new in new } }
      }
    }
    return assignments.map { assignment in
      var isShown = isCounted
      for number in elements.indices where isShown[number] {
        if let parent = elements[number].parent, isCounted[parent], !isShown[parent] {
          isShown[number] = false
        } else if let own = facts[number] {
          isShown[number] = !own.contains { fact in
            assignment[fact.subject].map { fact.isRuledOut(by: $0) } ?? false
          }
        }
      }
      return isShown
    }
  }

  private static let mostWays = 32

  /// Whether two branchings say of a value what cannot both be.
  private static func areInConflict(_ said: [ConditionFact: Set<Int>]) -> Bool {
    said.contains { fact, branches in
      said.contains { other, others in fact.excludes(other) && !others.union(branches).isSubset(of: branches) }
    }
  }

  private static func values(in facts: some Sequence<ConditionFact>) -> [String] {
    var values = Set(facts.map(\.value))
    if values.isSubset(of: ["true", "false"]) { return ["false", "true"] }
    // Any other value.
    values.insert("")
    return values.sorted()
  }
}

extension Guard {
  var facts: [ConditionFact] {
    if holds {
      // Of the patterns of one case any may match.
      if conditions.count > 1, conditions.contains(where: { if case .matching = $0 { true } else { false } }) {
        return []
      }
      return conditions.flatMap { $0.facts(true) }
    }
    guard conditions.count == 1 else { return [] }
    return conditions[0].facts(false)
  }
}

extension Element {
  /// `.opacity(isOn ? 0 : 1)`: seen only while the condition is not so.
  fileprivate var opacityFacts: [ConditionFact] {
    modifiers.flatMap { modifier -> [ConditionFact] in
      guard modifier.name == "opacity", modifier.activity != .inactive,
        case .ternary(let condition, let then, let otherwise) = modifier.firstUnlabelled?.value.kind
      else { return [] }
      if then.assignedValue == .zero { return condition.facts(false) }
      return otherwise.assignedValue == .zero ? condition.facts(true) : []
    }
  }
}

extension Condition {
  fileprivate func facts(_ holds: Bool) -> [ConditionFact] {
    switch self {
    case .expression(let expression): return expression.facts(holds)
    case .binding(let name, _, let value, _):
      guard let subject = value == nil ? [name] : value?.path else { return [] }
      return [ConditionFact(subject: subject, value: "nil", isEqual: !holds)]
    case .matching(let pattern, let value):
      guard let subject = value.path, pattern.guardCondition == nil, let name = pattern.caseName else { return [] }
      return [ConditionFact(subject: subject, value: name, isEqual: holds)]
    case .availability: return []
    }
  }
}

extension Expression {
  /// What is so of single values if an expression is true or false.
  fileprivate func facts(_ holds: Bool) -> [ConditionFact] {
    switch kind {
    case .prefix("!", let inner): return inner.facts(!holds)
    case .tuple(let arguments):
      return arguments.count == 1 ? arguments[0].value.facts(holds) : []
    case .operation("&&", let operands): return holds ? operands.flatMap { $0.facts(true) } : []
    case .operation("||", let operands): return holds ? [] : operands.flatMap { $0.facts(false) }
    case .operation(let sign, let operands):
      guard sign == "==" || sign == "!=", operands.count == 2 else { return [] }
      for (subject, value) in [(operands[0], operands[1]), (operands[1], operands[0])] {
        guard let path = subject.path, let value = value.constantName else { continue }
        return [ConditionFact(subject: path, value: value, isEqual: (sign == "==") == holds)]
      }
      return []
    default:
      return path.map { [ConditionFact(subject: $0, value: holds ? "true" : "false", isEqual: true)] } ?? []
    }
  }

  /// `smb` for `.smb` and `Kind.smb`, `nil`, `true`, `3`.
  private var constantName: String? {
    switch kind {
    case .implicitMember(let name): return name
    case .boolean(let value): return value ? "true" : "false"
    case .integer(let text): return text
    case .nil: return "nil"
    default:
      guard let path, path.count > 1, let type = path.first, type.isCapitalised else { return nil }
      return path.last
    }
  }
}
