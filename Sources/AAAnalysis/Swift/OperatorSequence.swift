import SwiftSyntax

/// Operands and operators in a row, as the parser leaves them, on their way to be an expression.
///
/// A run of one operator becomes one flat operation. Whatever would still nest too deep (a long alternation of `+`
/// and `-`) is kept as a plain list.
struct OperatorSequence {
  private let elements: [ExprSyntax]
  /// Relative to the declaration, as all spans are.
  private let end: Int
  private let builder: OutlineBuilder
  private var index = 0
  private var layers = 0

  private static let mostLayers = 64

  init(elements: [ExprSyntax], end: Int, builder: OutlineBuilder) {
    self.elements = elements
    self.end = end
    self.builder = builder
  }

  mutating func fold() -> Expression {
    let expression = fold(from: .assignment, coversRest: true)
    guard index < elements.count else { return expression }
    return list(after: expression)
  }

  /// What is left, unread operators left out.
  private mutating func list(after first: Expression) -> Expression {
    var parts = [first]
    while index < elements.count {
      if case .ternary(let then)? = peek { parts.append(builder.expression(then)) }
      if peek == nil { parts.append(builder.expression(elements[index])) }
      index += 1
    }
    return Expression(kind: .other(parts), span: Span(first.span.lower, end))
  }

  /// - Parameter coversRest: whether `try` and `await` before the first operand cover the whole expression: at its
  ///   start and behind an assignment, not behind `+`.
  private mutating func fold(from lowest: Precedence, coversRest: Bool = false) -> Expression {
    if coversRest, index < elements.count {
      let (prefixes, operand) = builder.prefixes(of: elements[index])
      if !prefixes.isEmpty {
        index += 1
        let first = builder.expression(operand)
        return builder.apply(prefixes, to: extend(first, from: lowest))
      }
    }
    return extend(operand(), from: lowest)
  }

  private mutating func operand() -> Expression {
    guard index < elements.count, peek == nil else {
      let position = index < elements.count ? builder.start(elements[index]) - builder.origin : end
      return .nothing(at: Span(at: position))
    }
    defer { index += 1 }
    return builder.expression(elements[index])
  }

  /// Reads the operators that bind at least as tight as `lowest`, and their right operands.
  private mutating func extend(_ first: Expression, from lowest: Precedence) -> Expression {
    var left = first
    let layersBefore = layers
    defer { layers = layersBefore }
    while let next = peek, next.precedence >= lowest {
      layers += 1
      guard layers < Self.mostLayers else { return list(after: left) }
      switch next {
      case .infix(let name, .assignment):
        index += 1
        let value = fold(from: .assignment, coversRest: true)
        let span = left.span.union(value.span)
        left = Expression(kind: .assignment(target: left, operator: name, value: value), span: span)
      case .infix(let name, let precedence):
        var operands = [left]
        while let other = peek, other.isInfix(name) {
          index += 1
          operands.append(fold(from: precedence.tighter))
        }
        let span = left.span.union(operands.last?.span ?? left.span)
        left = Expression(kind: .operation(operator: name, operands: operands), span: span)
      case .cast(let name):
        index += 1
        left = cast(left, name)
      case .ternary:
        left = ternary(left)
      }
    }
    return left
  }

  private mutating func cast(_ value: Expression, _ name: String) -> Expression {
    guard index < elements.count, let type = elements[index].as(TypeExprSyntax.self) else {
      let type = TypeName(name: "", components: [], arguments: [], isOptional: false, text: "")
      return Expression(kind: .cast(value, operator: name, type: type), span: value.span)
    }
    index += 1
    let span = Span(value.span.lower, builder.end(type) - builder.origin)
    return Expression(kind: .cast(value, operator: name, type: builder.typeName(type.type)), span: span)
  }

  /// `a ? b : c ? d : e`, read from the left and nested to the right.
  private mutating func ternary(_ condition: Expression) -> Expression {
    var branches: [(condition: Expression, then: Expression)] = []
    var last = condition
    while case .ternary(let then)? = peek {
      index += 1
      branches.append((last, builder.expression(then)))
      last = fold(from: .ternary.tighter, coversRest: true)
    }
    guard branches.count < Self.mostLayers else {
      let parts = branches.flatMap { [$0.condition, $0.then] } + [last]
      return Expression(kind: .other(parts), span: condition.span.union(last.span))
    }
    return branches.reversed().reduce(last) { otherwise, branch in
      Expression(
        kind: .ternary(condition: branch.condition, then: branch.then, otherwise: otherwise),
        span: branch.condition.span.union(otherwise.span))
    }
  }
}

// MARK: - Operators

extension OperatorSequence {
  private enum Operator {
    case infix(String, Precedence)
    case cast(String)
    case ternary(then: ExprSyntax)

    var precedence: Precedence {
      switch self {
      case .infix(_, let precedence): precedence
      case .cast: .casting
      case .ternary: .ternary
      }
    }

    func isInfix(_ name: String) -> Bool {
      guard case .infix(name, _) = self else { return false }
      return true
    }
  }

  /// The operator that comes next; nil at an operand and at the end.
  private var peek: Operator? {
    guard index < elements.count else { return nil }
    switch elements[index].as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node):
      let name = node.operator.text
      return .infix(name, Precedence(of: name))
    case .assignmentExpr:
      return .infix("=", .assignment)
    case .arrowExpr:
      return .infix("->", .other)
    case .unresolvedAsExpr(let node):
      return .cast("as" + (node.questionOrExclamationMark?.text ?? ""))
    case .unresolvedIsExpr:
      return .cast("is")
    case .unresolvedTernaryExpr(let node):
      return .ternary(then: node.thenExpression)
    default:
      return nil
    }
  }
}

/// Precedence groups of the standard library, loosest first; operators from elsewhere are `other`.
private enum Precedence: Int, Comparable {
  case assignment, ternary, other, disjunction, conjunction, comparison, coalescing, casting, range, addition,
    multiplication, shift, tightest

  init(of name: String) {
    self =
      switch name {
      case "||": .disjunction
      case "&&": .conjunction
      case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=": .comparison
      case ".<", ".<=", ".>", ".>=", ".==", ".!=": .comparison
      case "??": .coalescing
      case "...", "..<": .range
      case "+", "-", "&+", "&-", "|", "^": .addition
      case "*", "/", "%", "&", "&*": .multiplication
      case "<<", ">>", "&<<", "&>>": .shift
      case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&<<=", "&>>=", "&+=", "&-=", "&*=":
        .assignment
      default: .other
      }
  }

  var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .tightest }

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
}

extension Span {
  fileprivate func union(_ other: Span) -> Span { Span(min(lower, other.lower), max(upper, other.upper)) }
}
