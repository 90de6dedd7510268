/// Copies a modifier from a normal scene to the root view of the `AssistiveAccess` scene beside it.
struct EnvironmentFix {
  let fix: Fix

  /// - Returns: nil if the modifier says something else there than where it stands, or if the scene chooses between
  ///   several views.
  init?(copying injector: Injector, to contents: SceneContents, safety: Fix.Safety, _ context: RuleContext) {
    let id = contents.declaration
    let body = contents.body
    guard injector.isCertain, injector.declaration == id, let root = contents.onlyRoot,
      let editor = SourceEditor(context.index.file(of: id), in: context.snapshot)
    else { return nil }
    let modifier = body.elements[injector.element].modifiers[injector.modifier]
    guard modifier.activity == .active, context.isVisible(modifier, of: injector.element, outside: body, in: id) else {
      return nil
    }

    let start = context.index[id].start
    let source = modifier.span.shifted(by: start)
    let element = body.elements[root]
    let chain = element.chainSpan.shifted(by: start)
    let oldIndentation = editor.indentation(at: source.lower)
    let edit: FileEdit
    if let last = element.modifiers.last {
      let lower = last.span.lower + start
      let code = editor.reindented(source, from: oldIndentation, to: editor.indentation(at: lower))
      edit = editor.insertingModifier(code, behind: Span(lower, chain.upper))
    } else if editor.text.isFirstOnLine(chain.lower) {
      // Behind braces that close on a line of their own, modifiers stand below the brace.
      let isBlock = editor.string(chain).utf8.contains { $0 == 0x0A || $0 == 0x0D }
      let indentation = editor.indentation(at: chain.lower) + (isBlock ? "" : editor.indentUnit)
      let code = editor.reindented(source, from: oldIndentation, to: indentation)
      edit = editor.inserting(editor.newline + indentation + code, at: chain.upper)
    } else {
      edit = editor.inserting(
        editor.reindented(source, from: oldIndentation, to: editor.indentation(at: chain.lower)), at: chain.upper)
    }
    fix = Fix(
      title: "Add '\(editor.shortened(source))' to the root view of the Assistive Access scene", safety: safety,
      edits: [edit])
  }
}

extension SourceEditor {
  /// A modifier as one can say it in a sentence: its arguments are left out if they are long.
  func shortened(_ modifier: Span) -> String {
    let source = string(modifier)
    if source.utf8.count <= 60, !source.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return source }
    let name = source.prefix { $0 != "(" && $0 != "{" && !$0.isWhitespace }
    return name + "(…)"
  }
}

extension RuleContext {
  /// Whether all that a modifier names can be named elsewhere in the same body too: members of the type that has the
  /// body, types and global variables, but nothing that a closure, a condition or a local constant binds.
  fileprivate func isVisible(
    _ modifier: Modifier, of number: Int, outside body: BodyFacts, in id: DeclarationID
  ) -> Bool {
    var names: [String] = []
    for argument in modifier.arguments {
      guard let used = argument.value.freeNames else { return false }
      names += used
    }
    var bound: Set<String> = Set(body.locals.keys).union(body.aliases.keys)
    for ancestor in [number] + body.ancestors(of: number) {
      let element = body.elements[ancestor]
      for condition in element.guards.flatMap(\.conditions) { bound.formUnion(condition.boundNames) }
    }
    bound.formUnion(body.closureParameters(around: number))
    let owner = index.ownerName(of: id)
    return names.allSatisfy { written in
      let name = written.hasPrefix("$") || written.hasPrefix("_") ? String(written.dropFirst()) : written
      if bound.contains(name) || bound.contains(written) { return false }
      if name == "self" || name.isCapitalised { return true }
      if let owner, !index.lookUp(member: name, of: owner).isEmpty { return true }
      return !index.globals(named: name).isEmpty
    }
  }
}

extension Condition {
  fileprivate var boundNames: [String] {
    switch self {
    case .binding(let name, _, _, _): [name]
    case .matching(let pattern, _): pattern.boundNames
    case .expression, .availability: []
    }
  }
}

extension Expression {
  /// The names that an expression takes from what is around it; nil if it has code of its own.
  fileprivate var freeNames: [String]? {
    switch kind {
    case .name(let name): return [name]
    case .implicitMember, .integer, .float, .boolean, .nil, .keyPath: return []
    case .string(let literal): return literal.plainText == nil ? nil : []
    case .postfix(let postfix):
      guard var names = postfix.base.freeNames else { return nil }
      for link in postfix.links {
        switch link.kind {
        case .member: continue
        case .call(let call):
          guard let inner = Expression.freeNames(of: call.arguments.map(\.value)) else { return nil }
          names += inner
        case .subscript(let arguments):
          guard let inner = Expression.freeNames(of: arguments.map(\.value)) else { return nil }
          names += inner
        case .conditional: return nil
        }
      }
      return names
    case .array(let values), .operation(_, let values): return Expression.freeNames(of: values)
    case .tuple(let arguments): return Expression.freeNames(of: arguments.map(\.value))
    case .prefix(_, let inner), .attempt(_, let inner), .cast(let inner, _, _): return inner.freeNames
    case .ternary(let condition, let then, let otherwise):
      return Expression.freeNames(of: [condition, then, otherwise])
    default: return nil
    }
  }

  private static func freeNames(of values: [Expression]) -> [String]? {
    var names: [String] = []
    for value in values {
      guard let inner = value.freeNames else { return nil }
      names += inner
    }
    return names
  }
}
