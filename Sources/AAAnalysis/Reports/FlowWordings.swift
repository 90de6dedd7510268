import Foundation

/// Reads the words that a person meets on a screen, also where a view or modifier of the project's own is given them.
struct FlowWordings {
  private let resolver: Resolver
  private let graph: ViewGraph
  private let screens: ScreenMap
  private let titles: TitleReader

  init(_ context: RuleContext) {
    resolver = context.resolver
    graph = context.graph
    screens = context.screens
    titles = TitleReader(resolver: context.resolver)
  }

  /// What an expression shows on a screen.
  ///
  /// - Parameters:
  ///   - element: the element of the body that it is given to.
  ///   - screen: the screen on which the body stands; nil to look no further than the body.
  func wording(of expression: Expression, at element: Int?, in id: DeclarationID, on screen: Int?) -> Flow.Wording {
    let found = found(expression, at: element, in: id, handed: nil, screen: screen, depth: 0)
    if let joined = Self.joined(found) { return joined }
    // An empty text shows nothing, and nothing is what is said of it.
    return expression.writtenText == "" ? .written([]) : .composed(Self.code(of: expression))
  }

  /// What a control shows, as far as words are written.
  func wording(ofControl element: Int, in id: DeclarationID, on screen: Int?) -> Flow.Wording? {
    Self.joined(words(of: element, in: id, handed: nil, screen: screen, depth: 0))
  }

  // MARK: Expressions

  private func found(
    _ expression: Expression, at element: Int?, in id: DeclarationID, handed: HandedOver?, screen: Int?, depth: Int
  ) -> [Flow.Wording] {
    guard depth < Self.deepest else { return [] }
    func inner(_ expression: Expression) -> [Flow.Wording] {
      found(expression, at: element, in: id, handed: handed, screen: screen, depth: depth + 1)
    }
    if let text = expression.writtenText { return text.isEmpty ? [] : [.written([Self.unescaped(text)])] }
    let place = TitleReader.Place(declaration: id, element: element, handed: handed)
    if let texts = titles.texts(of: expression, at: place) {
      return texts.isEmpty ? [] : [.written(texts.map(Self.unescaped))]
    }
    switch expression.kind {
    case .string(let literal): return [.composed(Self.pattern(of: literal))]
    case .ternary(_, let then, let otherwise): return inner(then) + inner(otherwise)
    case .tuple(let arguments) where arguments.count == 1: return inner(arguments[0].value)
    case .attempt(_, let value), .awaiting(let value), .cast(let value, _, _): return inner(value)
    case .operation("??", let operands): return operands.prefix(1).flatMap(inner)
    default: break
    }
    if let text = expression.wrappedText { return inner(text) }
    guard let path = expression.path, let name = path.first else { return [.composed(Self.code(of: expression))] }
    let given = path.count == 1 ? self.given(name, in: id, handed: handed, screen: screen, depth: depth) : []
    return given.isEmpty ? [.composed(Self.code(of: expression))] : given
  }

  /// What a parameter or property is given.
  private func given(
    _ name: String, in id: DeclarationID, handed: HandedOver?, screen: Int?, depth: Int
  ) -> [Flow.Wording] {
    if let (value, from) = handed?.value(of: name) {
      guard case .expression(let value, let isDefault) = value else { return [] }
      return found(
        value, at: from.element, in: from.giver, handed: isDefault ? nil : from.outer, screen: screen, depth: depth + 1)
    }
    guard let screen, let node = graph.node(of: id) else { return [] }
    var all: [Flow.Wording] = []
    for edge in node.incoming {
      let giver = graph.nodes[edge.from].declaration
      guard giver != id else { continue }
      let found: [Flow.Wording]
      switch edge.source {
      case .element(let element):
        guard stands(element, of: giver, on: screen), let handed = handedOver(to: id, by: element, in: giver) else {
          continue
        }
        guard let (value, from) = handed.value(of: name), case .expression(let value, _) = value else { continue }
        found = self.found(
          value, at: from.element, in: from.giver, handed: nil, screen: screen, depth: depth + 1)
      case .modifier(let element, let modifier):
        guard stands(element, of: giver, on: screen), let function = resolver.function(id),
          let value = resolver.body(of: giver)?.elements[element].modifiers[modifier].argument(name, of: function)
        else { continue }
        found = self.found(value, at: element, in: giver, handed: nil, screen: screen, depth: depth + 1)
      case .call, .member: continue
      }
      for wording in found where !all.contains(wording) { all.append(wording) }
    }
    return all
  }

  private func stands(_ element: Int, of id: DeclarationID, on screen: Int) -> Bool {
    screens.screens(showing: element, of: id, resolver).contains(screen)
  }

  private func handedOver(to id: DeclarationID, by element: Int, in giver: DeclarationID, outer: HandedOver? = nil)
    -> HandedOver?
  {
    if let function = resolver.function(id), resolver.index[id].name != "body" {
      guard resolver.body(of: giver)?.elements[element].kind == .call else { return nil }
      return HandedOver(to: function, by: element, in: giver, outer: outer, resolver)
    }
    guard let owner = resolver.index.ownerName(of: id) else { return nil }
    return HandedOver(toViewNamed: owner, by: element, in: giver, outer: outer, resolver)
  }

  // MARK: Controls

  private func words(
    of number: Int, in id: DeclarationID, handed: HandedOver?, screen: Int?, depth: Int
  ) -> [Flow.Wording] {
    guard depth < Self.deepest, let body = resolver.body(of: id) else { return [] }
    let element = body.elements[number]
    if element.kind == .construct, !resolver.isOwnView(element.name, seenFrom: id) {
      if let title = element.title, Self.isRead(element.name) {
        return found(title, at: number, in: id, handed: handed, screen: screen, depth: depth + 1)
      }
      return words(among: body.children(of: number), of: body, in: id, handed: handed, screen: screen, depth: depth)
    }
    // A view, property or function of the project's own shows what its body does.
    let targets =
      element.kind == .construct
      ? resolver.bodies(ofType: element.name)
      : resolver.fitting(
        resolver.members(element.name, receiver: element.receiver, in: id),
        labels: element.arguments.compactMap(\.label))
    for target in targets where target != id {
      guard let inner = resolver.body(of: target), inner.showsViews else { continue }
      let shown = words(
        among: inner.outermost(in: nil), of: inner, in: target,
        handed: handedOver(to: target, by: number, in: id, outer: handed), screen: screen, depth: depth)
      if !shown.isEmpty { return shown }
    }
    return words(among: body.children(of: number), of: body, in: id, handed: handed, screen: screen, depth: depth)
  }

  /// The first words among views beside each other.
  private func words(
    among numbers: [Int], of body: BodyFacts, in id: DeclarationID, handed: HandedOver?, screen: Int?, depth: Int
  ) -> [Flow.Wording] {
    let shown = numbers.filter { number in
      let element = body.elements[number]
      return element.parentModifier == nil && element.activity != .inactive
        && [.content, .label].contains(element.role)
    }
    // The label of a control is what is read of it, and not what it leads to.
    let labels = shown.filter { body.elements[$0].role == .label }
    for number in labels.isEmpty ? shown : labels {
      let found = words(of: number, in: id, handed: handed, screen: screen, depth: depth + 1)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether the title of one of SwiftUI's own views is words, and not a colour or the name of a picture.
  private static func isRead(_ name: String) -> Bool {
    ControlKind.isControl(name) || ["Text", "Label", "LabeledContent", "Tab", "Section"].contains(name)
  }

  // MARK: Text

  private static let deepest = 10
  private static let mostTexts = 4

  private static func joined(_ found: [Flow.Wording]) -> Flow.Wording? {
    var texts: [String] = []
    for case .written(let some) in found { for text in some where !texts.contains(text) { texts.append(text) } }
    if let code = found.first(where: { if case .composed = $0 { true } else { false } }) {
      guard !texts.isEmpty else { return code }
      return .composed((texts.prefix(mostTexts) + [code.text]).joined(separator: " / "))
    }
    guard !texts.isEmpty else { return nil }
    return .written(texts.count > mostTexts ? Array(texts.prefix(mostTexts)) + ["…"] : texts)
  }

  /// `Notes of ‹patient.name›`
  private static func pattern(of literal: StringLiteral) -> String {
    literal.segments.map { segment in
      switch segment {
      case .text(let text): unescaped(text)
      case .interpolation(let arguments): arguments.first.map { code(of: $0.value) } ?? "‹…›"
      }
    }.joined()
  }

  /// `‹patient.name›`
  private static func code(of expression: Expression) -> String {
    if let text = expression.writtenText { return unescaped(text) }
    if case .string(let literal) = expression.kind { return pattern(of: literal) }
    if case .implicitMember(let name) = expression.kind { return "‹.\(name)›" }
    if case .operation(_, let operands) = expression.kind, let first = operands.first { return code(of: first) }
    if let inner = expression.wrappedText { return code(of: inner) }
    var path = expression.path
    if path == nil, case .postfix(let postfix) = expression.kind, let callee = Callee(postfix) {
      path = callee.receiver + [callee.name]
    }
    let names = (path ?? []).filter { $0 != "[]" && $0 != "?" && !$0.isEmpty }
    return names.isEmpty ? "‹…›" : "‹\(names.joined(separator: "."))›"
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    return text.replacingOccurrences(of: "\\n", with: " ").replacingOccurrences(of: "\\t", with: " ")
      .replacingOccurrences(of: "\\\"", with: "\"").replacingOccurrences(of: "\\\\", with: "\\")
  }
}

extension Modifier {
  /// What a function's parameter is given where it is used as a modifier.
  fileprivate func argument(_ name: String, of function: FunctionDeclaration) -> Expression? {
    guard let position = function.parameters.firstIndex(where: { $0.name == name }) else { return nil }
    let parameter = function.parameters[position]
    if let label = parameter.label { return self[label]?.value ?? parameter.defaultValue }
    let unlabelled = function.parameters[..<position].count { $0.label == nil }
    return arguments.filter { $0.label == nil }.dropFirst(unlabelled).first?.value ?? parameter.defaultValue
  }
}
