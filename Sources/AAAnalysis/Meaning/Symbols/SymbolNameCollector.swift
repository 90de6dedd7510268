/// A text that is taken for the name of an SF Symbol.
struct SymbolNameUse: Equatable, Sendable {
  var name: String
  /// The literal with its quotation marks, relative to the declaration.
  var span: Span
  /// What is certain at the place.
  var certain: CertainVersions
  var activity: BuildCondition.Activity
}

/// Collects the texts in the arguments of calls that are names of SF Symbols, and those of the local constants that
/// are handed to such arguments.
struct SymbolNameCollector {
  private let isName: (String, String) -> Bool
  private(set) var names: [SymbolNameUse] = []
  /// What local constants and variables may stand for; those of the same name in other blocks count too.
  private var locals: [String: [SymbolNameUse]] = [:]
  /// Locals that were handed on before they were read, or are not local.
  private var handedOn: Set<String> = []

  init(isName: @escaping (String, String) -> Bool) {
    self.isName = isName
  }

  mutating func note(_ call: Call, of callee: String, at place: SymbolUseReader.Place) {
    for (number, argument) in call.arguments.enumerated() where argument.closure == nil {
      guard isName(callee, argument.label ?? Self.label(ofUnlabelled: number)) else { continue }
      let found = argument.value.texts(at: place)
      for use in found.uses where !names.contains(use) { names.append(use) }
      for name in found.names where handedOn.insert(name).inserted { names += locals[name] ?? [] }
    }
  }

  mutating func noteLocal(_ variable: VariableDeclaration, at place: SymbolUseReader.Place) {
    var uses = variable.initialValue?.texts(at: place).uses ?? []
    uses += variable.getter?.statements.returnedTexts(at: place) ?? []
    guard !uses.isEmpty else { return }
    locals[variable.name, default: []] += uses
    if handedOn.contains(variable.name) { names += uses }
  }

  /// What stands for the label of an argument that has none.
  static func label(ofUnlabelled number: Int) -> String { "_\(number)" }

  /// The labels that SwiftUI and UIKit have for names of symbols.
  static let labels: Set<String> = ["systemName", "systemImage", "systemImageName"]
}

extension Expression {
  /// The texts that a value may be, and the names of constants that it may be.
  func texts(at place: SymbolUseReader.Place) -> (uses: [SymbolNameUse], names: [String]) {
    var uses: [SymbolNameUse] = []
    var names: [String] = []
    for (value, inner) in alternatives(at: place) {
      switch value.kind {
      case .string(let literal):
        guard let text = literal.plainText, !text.isEmpty, !text.contains("\\") else { continue }
        uses.append(
          SymbolNameUse(
            name: text, span: value.span.shifted(by: inner.base), certain: inner.certain, activity: inner.activity))
      case .name(let name): names.append(name)
      default: continue
      }
    }
    return (uses, names)
  }

  /// The values of which the expression has one: both sides of a ternary, the branches of an `if`.
  func alternatives(at place: SymbolUseReader.Place) -> [(value: Expression, place: SymbolUseReader.Place)] {
    switch kind {
    case .ternary(_, let then, let otherwise):
      return then.alternatives(at: place) + otherwise.alternatives(at: place)
    case .operation("??", let operands):
      return operands.flatMap { $0.alternatives(at: place) }
    case .cast(let inner, _, _): return inner.alternatives(at: place)
    case .tuple(let arguments) where arguments.count == 1: return arguments[0].value.alternatives(at: place)
    case .if(let statement): return statement.returnedValues(at: place)
    case .switch(let statement): return statement.returnedValues(at: place)
    default: return [(self, place)]
    }
  }
}

extension Array where Element == Statement {
  /// The texts that code gives back.
  func returnedTexts(at place: SymbolUseReader.Place) -> [SymbolNameUse] {
    returnedValues(at: place).flatMap { $0.value.texts(at: $0.place).uses }
  }

  /// The values that code gives back, with what is certain there.
  func returnedValues(at outer: SymbolUseReader.Place) -> [(value: Expression, place: SymbolUseReader.Place)] {
    var place = outer
    var found: [(value: Expression, place: SymbolUseReader.Place)] = []
    for statement in self {
      switch statement.kind {
      case .return(.some(let value)): found += value.alternatives(at: place)
      case .expression(let value) where count == 1: found += value.alternatives(at: place)
      case .if(let choice):
        found += choice.returnedValues(at: place)
        if choice.otherwise == nil, choice.body.statements.alwaysExits {
          place.certain = place.certain.failing(choice.conditions, base: place.base)
        }
      case .switch(let choice): found += choice.returnedValues(at: place)
      case .guard(let check):
        found += check.otherwise.statements.returnedValues(at: place)
        place.certain = place.certain.holding(check.conditions, base: place.base)
      case .do(let body, _): found += body.statements.returnedValues(at: place)
      case .conditionalCompilation(let clauses):
        for clause in clauses {
          var inner = place
          inner.enter(clause.condition)
          found += clause.statements.returnedValues(at: inner)
        }
      default: continue
      }
    }
    return found
  }
}

extension IfStatement {
  fileprivate func returnedValues(
    at place: SymbolUseReader.Place
  ) -> [(value: Expression, place: SymbolUseReader.Place)] {
    var inner = place
    inner.certain = place.certain.holding(conditions, base: place.base)
    var found = body.statements.returnedValues(at: inner)
    inner.certain = place.certain.failing(conditions, base: place.base)
    switch otherwise {
    case .block(let block): found += block.statements.returnedValues(at: inner)
    case .elseIf(let nested, _): found += nested.returnedValues(at: inner)
    case nil: break
    }
    return found
  }
}

extension SwitchStatement {
  fileprivate func returnedValues(
    at place: SymbolUseReader.Place
  ) -> [(value: Expression, place: SymbolUseReader.Place)] {
    cases.flatMap { switchCase -> [(value: Expression, place: SymbolUseReader.Place)] in
      var inner = place
      if let condition = switchCase.condition { inner.enter(condition) }
      return switchCase.statements.returnedValues(at: inner)
    }
  }
}
