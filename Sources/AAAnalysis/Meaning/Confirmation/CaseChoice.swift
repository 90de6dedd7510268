/// Which case of an enumeration a call gives a function: `store.send(.clear)`.
///
/// Of a `switch` over the parameter one branch runs then.
struct CaseChoice: Hashable {
  /// The parameter's name inside the function.
  private var parameter: String
  private var name: String

  /// - Returns: nil unless exactly one argument is a case that is written out.
  init?(_ call: CallStep, _ function: FunctionDeclaration?) {
    guard let function else { return nil }
    var found: CaseChoice?
    for (position, argument) in call.arguments.enumerated() {
      guard let name = argument.value.caseName,
        let parameter = function.parameter(for: argument, at: position)
      else {
        continue
      }
      guard found == nil else { return nil }
      found = CaseChoice(parameter: parameter.name, name: name)
    }
    guard let found else { return nil }
    self = found
  }

  private init(parameter: String, name: String) {
    self.parameter = parameter
    self.name = name
  }

  /// Whether a branch runs for other cases of the parameter only.
  func excludes(_ branch: StepBranch) -> Bool {
    branch.guards.contains { item in
      let names = item.conditions.map { condition -> String? in
        guard case .matching(let pattern, let subject) = condition, subject.path == [parameter],
          pattern.guardCondition == nil
        else { return nil }
        return pattern.caseName
      }
      // A pattern of another kind may match whatever it is.
      guard !names.isEmpty, names.allSatisfy({ $0 != nil }) else { return false }
      return names.contains(name) != item.holds
    }
  }
}
