/// How a view remembers that it asks, and about which of several items.
enum AskingState {
  /// The view asks, or does not.
  case plain
  /// One of several rows asks; the state holds what tells it from the others: `note.id`.
  case row(item: String, key: String, type: String)
  /// The question stands outside of where the item is known, so that the state holds the item.
  case item(name: String, type: String)

  private static let anyKey = "AnyHashable"

  /// The state's type; nil for a Boolean.
  var type: String? {
    switch self {
    case .plain: nil
    case .row(_, _, let type), .item(_, let type): "\(type)?"
    }
  }

  /// What the item is called.
  var item: String? {
    switch self {
    case .plain: nil
    case .row(let item, _, _), .item(let item, _): item
    }
  }

  /// The code that lets a state ask.
  func asking(_ state: String) -> String {
    switch self {
    case .plain: "\(state) = true"
    case .row(_, let key, let type): "\(state) = \(compared(key, type))"
    case .item(let name, _): "\(state) = \(name)"
    }
  }

  /// The binding that a dialog is given.
  func isPresented(_ state: String) -> QuestionDialog.Presentation {
    switch self {
    case .plain: .state("$\(state)")
    case .row(_, let key, let type):
      .binding(get: "\(state) == \(compared(key, type))", set: "if !$0 { \(state) = nil }")
    case .item: .binding(get: "\(state) != nil", set: "if !$0 { \(state) = nil }")
    }
  }

  /// What a dialog hands to its buttons: the state, and the item's name there.
  func presented(_ state: String) -> (state: String, name: String)? {
    if case .item(let name, _) = self { (state, name) } else { nil }
  }

  private func compared(_ key: String, _ type: String) -> String {
    type == Self.anyKey ? "\(Self.anyKey)(\(key))" : key
  }
}

/// Finds out how a view can remember that a control of it asks.
struct AskingStateFinder {
  let body: ReachedBody
  let context: RuleContext

  private var facts: BodyFacts { body.facts }

  /// - Parameters:
  ///   - holder: the element that the question hangs on: the control, or one around it.
  ///   - used: the names that the code of the question uses.
  func state(for control: Int, on holder: Int, using used: Set<String>) throws(FixRefusal) -> AskingState {
    let hidden = names(from: control, to: holder).intersection(used)
    guard let name = hidden.sorted().first else { return try row(around: holder) }
    guard hidden.count == 1, let type = type(of: name, from: control, to: holder), case .plain = try row(around: holder)
    else {
      throw FixRefusal(
        "'\(name)' is only known inside '\(facts.elements[holder].name)', "
          + "and a question that stands there goes away with it"
      )
    }
    return .item(name: name, type: type)
  }

  // MARK: What is known where

  /// The names that are bound between a control and an element around it.
  func names(from control: Int, to holder: Int) -> Set<String> {
    guard control != holder else { return [] }
    var names: Set<String> = []
    let around = facts.elements[holder].guards
    for item in facts.elements[control].guards where !around.contains(item) {
      for condition in item.conditions {
        switch condition {
        case .binding(let name, _, _, _): names.insert(name)
        case .matching(let pattern, _): names.formUnion(pattern.boundNames)
        case .expression, .availability: continue
        }
      }
    }
    let chain = facts.elements[holder].chainSpan
    for list in StatementFinder(facts.elements[control].nameSpan, in: context.index[body.id].value).lists
    where chain.contains(list.span) && list.span != chain {
      for statement in list.statements {
        switch statement.kind {
        case .variable(let variable): names.insert(variable.name)
        case .function(let function): names.insert(function.name)
        default: continue
        }
      }
    }
    let span = facts.elements[control].nameSpan
    for number in facts.ancestors(of: control).prefix(while: { $0 != holder }) + [holder] {
      let element = facts.elements[number]
      for argument in element.arguments + element.modifiers.flatMap(\.arguments) {
        guard let closure = argument.closure, closure.span.contains(span) else { continue }
        names.formUnion(closure.parameters.map(\.withoutDollar))
      }
    }
    return names
  }

  /// The type of something that is bound between a control and an element around it.
  private func type(of name: String, from control: Int, to holder: Int) -> String? {
    for number in facts.ancestors(of: control) {
      if number == holder { break }
      let element = facts.elements[number]
      guard element.isRows, let closure = rowClosure(of: number, around: control) else { continue }
      if closure.parameters.count == 1, closure.parameters[0].withoutDollar == name { return itemType(of: element) }
    }
    for item in facts.elements[control].guards where item.holds {
      for case .binding(let bound, _, let value, _) in item.conditions where bound == name {
        guard let path = value == nil ? [name] : value?.path,
          let property = context.resolver.property(path, in: body.id),
          let type = context.resolver.variable(property)?.type
        else { return nil }
        return type.wrappedText
      }
    }
    return nil
  }

  // MARK: Rows

  /// What tells the row that an element stands in from the others; plain outside of rows.
  private func row(around element: Int) throws(FixRefusal) -> AskingState {
    var child = element
    while let number = facts.elements[child].parent {
      defer { child = number }
      // What a modifier of a list shows stands in none of its rows.
      guard facts.elements[child].parentModifier == nil else { continue }
      let container = facts.elements[number]
      if container.isRows {
        guard let closure = rowClosure(of: number, around: child) else { continue }
        return try state(of: container, closure)
      }
      guard let closure = rowClosure(of: number, around: child), !closure.parameters.isEmpty,
        !Self.shownOnce.contains(container.name)
      else { continue }
      throw FixRefusal(
        "'\(container.name)' may show this more than once, and how it tells its items apart is not to be seen")
    }
    // A function that is handed what it shows may be the content of rows without being called by name.
    let isHanded =
      context.resolver.function(body.id)?.parameters.contains { $0.type.text.contains("->") == false } ?? false
    guard context.isShownInRows(body.id) || isHanded else { return .plain }
    guard let parameter = keyedParameter else {
      throw FixRefusal("this stands in every row of a list, and nothing here tells one row from another")
    }
    return parameter
  }

  /// Views that hand something to their content and show it once.
  private static let shownOnce: Set<String> = [
    "GeometryReader", "ScrollViewReader", "TimelineView", "AsyncImage", "PhaseAnimator", "KeyframeAnimator",
    "NavigationStack", "NavigationSplitView", "NavigationLink", "WindowGroup", "DocumentGroup", "Picker", "Toggle",
  ]

  private func rowClosure(of container: Int, around child: Int) -> Closure? {
    let span = facts.elements[child].nameSpan
    return facts.elements[container].arguments.lazy.compactMap(\.closure).first { $0.span.contains(span) }
  }

  private func state(of container: Element, _ closure: Closure) throws(FixRefusal) -> AskingState {
    let unnamed = FixRefusal("the items of '\(container.name)' have no name here, so that a question cannot keep one")
    let names = closure.parameters.map(\.withoutDollar)
    guard let first = names.first, names.count <= 2 else { throw unnamed }
    var key: (item: String, path: [String])?
    let identifier = container["id"]?.value
    if names.count == 2 {
      // `ForEach(Array(notes.enumerated()), id: \.element.id) { index, note in`
      guard container.title?.isEnumerated ?? false, case .keyPath(_, let components)? = identifier?.kind,
        let side = components.first
      else { throw unnamed }
      let name = ["offset", "0"].contains(side) ? names[0] : names[1]
      guard name != "_" else { throw unnamed }
      let item = names[1] == "_" ? names[0] : names[1]
      let type = ["offset", "0"].contains(side) ? "Int" : "AnyHashable"
      return .row(item: item, key: ([name] + components.dropFirst()).joined(separator: "."), type: type)
    }
    guard first != "_" else { throw unnamed }
    let item = itemType(of: container)
    var type: String?
    switch identifier?.kind {
    case nil where container.title?.isRange == true:
      key = (first, [])
      type = "Int"
    case nil:
      key = (first, ["id"])
      type = item.map { "\($0).ID" }
    case .keyPath(_, let components) where components == ["self"]:
      key = (first, [])
      type = item
    case .keyPath(_, let components):
      key = (first, components)
      if components.count == 1, let item { type = self.type(of: components[0], in: item) }
    default: break
    }
    guard let key else { throw unnamed }
    return .row(item: key.item, key: ([key.item] + key.path).joined(separator: "."), type: type ?? "AnyHashable")
  }

  /// The type of what tells items apart; nil where it cannot be compared or is not written.
  private func type(of member: String, in item: String) -> String? {
    let members = context.index.lookUp(member: member, of: item.split(separator: ".").last.map(String.init) ?? item)
    guard let type = members.lazy.compactMap(context.resolver.variable).first?.type, !type.isOptional,
      Self.plainValues.contains(type.text)
    else { return member == "id" && context.index.conforms(item, to: "Identifiable") ? "\(item).ID" : nil }
    return type.text
  }

  /// `Drawing` for `ForEach(store.drawings)` with `var drawings: [Drawing]`.
  private func itemType(of container: Element) -> String? {
    guard let path = (container.title ?? container["data"]?.value)?.path else { return nil }
    var type: TypeName?
    if path.count == 1,
      let parameter = context.resolver.function(body.id)?.parameters.first(where: { $0.name == path[0] })
    {
      type = parameter.type
    } else if let property = context.resolver.property(path, in: body.id) {
      type = context.resolver.variable(property)?.type
    }
    if let wrapped = type, wrapped.name == "Binding", let inner = wrapped.arguments.first { type = inner }
    guard let type, !type.isOptional, Self.collections.contains(type.name), type.arguments.count == 1,
      let item = type.arguments.first, item.arguments.isEmpty, !item.isOptional,
      item.text == item.components.joined(separator: ".")
    else { return nil }
    return item.text
  }

  private static let collections: Set<String> = ["Array", "Set", "FetchedResults", "ArraySlice", "Results"]

  /// A parameter of the body's function that tells its rows apart.
  private var keyedParameter: AskingState? {
    for parameter in context.resolver.function(body.id)?.parameters ?? [] {
      let type = parameter.type
      guard !type.isOptional, type.arguments.isEmpty, type.text == type.components.joined(separator: ".") else {
        continue
      }
      let index = context.index
      if Self.plainValues.contains(type.name) {
        return .row(item: parameter.name, key: parameter.name, type: type.text)
      }
      let declared = index.types(named: type.name).compactMap(index.type)
      if index.conforms(type.name, to: "Identifiable") || declared.contains(where: { $0.isModel }) {
        return .row(item: parameter.name, key: "\(parameter.name).id", type: "\(type.text).ID")
      }
      if index.conforms(type.name, to: "Hashable") || index.conforms(type.name, to: "Equatable") {
        return .row(item: parameter.name, key: parameter.name, type: type.text)
      }
      if declared.contains(where: { $0.kind == .class }) {
        return .row(item: parameter.name, key: "ObjectIdentifier(\(parameter.name))", type: "ObjectIdentifier")
      }
    }
    return nil
  }

  private static let plainValues: Set<String> = [
    "Int", "String", "UUID", "URL", "Date", "Int64", "UInt64", "Int32", "UInt32",
  ]
}

extension RuleContext {
  /// Whether a member of a view that shows a part of it is shown in rows: there may be several of it at a time.
  func isShownInRows(_ id: DeclarationID) -> Bool {
    var seen: Set<DeclarationID> = []
    return isShownInRows(id, &seen)
  }

  private func isShownInRows(_ id: DeclarationID, _ seen: inout Set<DeclarationID>) -> Bool {
    // A view has a state of its own for each row.
    guard seen.insert(id).inserted, index[id].name != "body", let node = graph.node(of: id) else { return false }
    for edge in node.incoming {
      guard case .element(let number) = edge.source else { continue }
      let from = graph.nodes[edge.from].declaration
      guard index.ownerName(of: from) == index.ownerName(of: id), let body = resolver.body(of: from) else { continue }
      var child = number
      while let parent = body.elements[child].parent {
        let span = body.elements[child].nameSpan
        if body.elements[child].parentModifier == nil, body.elements[parent].isRows,
          body.elements[parent].arguments.contains(where: { $0.closure?.span.contains(span) ?? false })
        {
          return true
        }
        child = parent
      }
      if isShownInRows(from, &seen) { return true }
    }
    return false
  }
}

extension Element {
  /// Whether it shows a row for each of its data.
  fileprivate var isRows: Bool {
    switch name {
    case "ForEach": true
    case "List", "Table", "OutlineGroup": title != nil || self["data"] != nil
    default: false
    }
  }
}

extension TypeDeclaration {
  /// Whether it is an object that SwiftData keeps: these can be told apart.
  fileprivate var isModel: Bool { attributes.contains { $0.name == "Model" } }
}

extension TypeName {
  /// What an optional type holds, as written; nil for any other type.
  fileprivate var wrappedText: String? {
    if isOptional, text.hasSuffix("?") { return String(text.dropLast()) }
    return nil
  }
}

extension Expression {
  /// `0..<count`
  fileprivate var isRange: Bool {
    guard case .operation(operator: let name, operands: _) = kind else { return false }
    return ["..<", "..."].contains(name)
  }

  /// `notes.enumerated()`, `Array(notes.enumerated())`
  fileprivate var isEnumerated: Bool { names.contains("enumerated") }
}

extension String {
  /// `note` for the `$note` of a closure's binding.
  fileprivate var withoutDollar: String { hasPrefix("$") ? String(dropFirst()) : self }
}
