/// Source: SceneBuilder's `buildOptional`: an `if` may check for availability alone and has no `else`.
struct SceneConditionalUnsupported: Rule {
  let id = "scene-conditional-unsupported"
  let group = RuleGroup.scene
  let severity = Severity.error
  let reference = Reference(
    title: "buildOptional(_:), SceneBuilder",
    url: "https://developer.apple.com/documentation/swiftui/scenebuilder/buildoptional(_:)")
  let tags = ["scene", "availability"]
  let explanation = Explanation(
    what: "An `AssistiveAccess` scene stands in an `if`, `switch` or loop that scenes cannot stand in.",
    why: """
      A scene builder takes `if #available(…)` without an `else` and nothing else. The compiler refuses every other \
      way to choose a scene, so there is none for Assistive Access.
      """,
    instead: """
      Declare the scene always and put the condition inside its braces, where views are chosen. For older systems \
      write a second `if #unavailable(…)` instead of an `else`.
      """)

  func reports(in context: RuleContext) -> [Report] {
    guard let number = context.index.number(of: context.file), !context.sceneFacts.scenes.isEmpty else { return [] }
    let facts = context.resolver.facts[number]
    return facts.indexed.declarations.enumerated().flatMap { ordinal, declaration -> [Report] in
      guard declaration.activity != .inactive, let statements = declaration.value.sceneStatements,
        !statements.leaveEarly
      else { return [] }
      let id = DeclarationID(file: number, ordinal: ordinal)
      return statements.unsupportedBranchings.map { report($0, in: id, context) }
    }
  }

  private func report(_ found: UnsupportedBranching, in id: DeclarationID, _ context: RuleContext) -> Report {
    Report(
      found.message, at: context.location(found.keyword, in: id),
      related: [
        RelatedLocation(message: "the scene for Assistive Access", location: context.location(found.scene, in: id))
      ]
    )
    .offering(FixOffers(fix(found, in: id, context).map { [$0] } ?? [], else: found.title, because: found.obstacle))
  }

  /// `} else {` becomes a second `if` with the opposite check.
  private func fix(_ found: UnsupportedBranching, in id: DeclarationID, _ context: RuleContext) -> Fix? {
    guard case .otherwise(let check?, let gap) = found.reason,
      let editor = SourceEditor(context.file, in: context.snapshot)
    else { return nil }
    let start = context.index[id].start
    let between = gap.shifted(by: start)
    guard editor.string(between).trimmed == "else" else { return nil }
    let written = editor.string(check.span.shifted(by: start))
    guard let open = written.firstIndex(of: "("), written.hasSuffix(")") else { return nil }
    let versions = written[written.index(after: open)...].dropLast().split(separator: ",").map(\.trimmed)
      .filter { $0 != "*" && !$0.isEmpty }
    guard !versions.isEmpty else { return nil }
    let list = versions.joined(separator: ", ")
    let opposite = check.isUnavailable ? "#available(\(list), *)" : "#unavailable(\(list))"
    let indentation = editor.indentation(at: found.keyword.lower + start)
    return Fix(
      title: "Write a second 'if \(opposite)'", safety: .safe,
      edits: [editor.replacing(between, with: "\(editor.newline)\(indentation)if \(opposite) ")])
  }

  let examples = SceneConditionalUnsupported.cases
}

/// A statement that chooses scenes in a way that a scene builder does not take. Spans count from the declaration.
private struct UnsupportedBranching {
  enum Reason {
    case condition
    /// An `else`, and the text between the two blocks; with the check if that is the only condition.
    case otherwise(Availability?, gap: Span)
    case `switch`
    case loop
  }

  var keyword: Span
  var scene: Span
  var reason: Reason

  /// Of the fix that would mend it.
  var title: String {
    switch reason {
    case .otherwise(.some, _): "Write a second 'if'"
    case .condition, .otherwise(nil, _), .switch: "Choose inside the scene's braces"
    case .loop: "Declare one scene"
    }
  }

  var obstacle: String {
    switch reason {
    case .otherwise(.some, _):
      "there are further branches or comments between the two, whose place is for you to choose"
    case .condition, .otherwise(nil, _), .switch:
      "what the other scenes show would have to move into this one, and what it shows without them is for you to say"
    case .loop: "which of the scenes is meant to stay is for you to say"
    }
  }

  var message: String {
    switch reason {
    case .condition, .otherwise(nil, _):
      "scenes can be chosen by '#available' alone, so this does not compile; put the condition inside the scene's braces"
    case .otherwise(.some(let check), _):
      "an 'if' around scenes cannot have an 'else', so this does not compile; "
        + "write a second 'if' with '\(check.isUnavailable ? "#available" : "#unavailable")'"
    case .switch:
      "scenes cannot be chosen by a 'switch', so this does not compile; put the 'switch' inside the scene's braces"
    case .loop:
      "scenes cannot stand in a loop, so this does not compile; declare one scene"
    }
  }
}

extension Declaration {
  /// The statements of a scene builder.
  fileprivate var sceneStatements: [Statement]? {
    switch self {
    case .variable(let variable): variable.isSceneBuilder ? variable.getter?.statements : nil
    case .function(let function):
      function.attributes.contains { $0.name == "SceneBuilder" } ? function.body?.statements : nil
    default: nil
    }
  }
}

extension Array where Element == Statement {
  /// Whether there is a `return`: then the code is no scene builder.
  fileprivate var leaveEarly: Bool {
    contains { statement in
      switch statement.kind {
      case .return: true
      case .if(let statement): statement.blocks.contains { $0.statements.leaveEarly }
      case .switch(let statement): statement.cases.contains { $0.statements.leaveEarly }
      case .conditionalCompilation(let clauses): clauses.contains { $0.statements.leaveEarly }
      default: false
      }
    }
  }

  /// The outermost statements around scenes for Assistive Access that a scene builder does not take.
  fileprivate var unsupportedBranchings: [UnsupportedBranching] {
    flatMap { statement -> [UnsupportedBranching] in
      switch statement.kind {
      case .if(let choice): return choice.unsupportedBranchings(at: statement.span.lower)
      case .switch(let choice):
        guard let scene = choice.cases.lazy.compactMap(\.statements.firstScene).first else { return [] }
        return [UnsupportedBranching(keyword: statement.keyword("switch"), scene: scene, reason: .switch)]
      case .for(let loop):
        guard let scene = loop.body.statements.firstScene else { return [] }
        return [UnsupportedBranching(keyword: statement.keyword("for"), scene: scene, reason: .loop)]
      case .conditionalCompilation(let clauses):
        return clauses.filter { $0.condition.activity != .inactive }.flatMap(\.statements.unsupportedBranchings)
      case .expression(let expression):
        return expression.groupedScenes?.unsupportedBranchings ?? []
      default: return []
      }
    }
  }

  /// The name of the first scene for Assistive Access among the scenes of these statements.
  fileprivate var firstScene: Span? {
    for statement in self {
      let found: Span?
      switch statement.kind {
      case .expression(let expression):
        found = expression.sceneName ?? expression.groupedScenes?.firstScene
      case .if(let choice): found = choice.blocks.lazy.compactMap(\.statements.firstScene).first
      case .switch(let choice): found = choice.cases.lazy.compactMap(\.statements.firstScene).first
      case .for(let loop): found = loop.body.statements.firstScene
      case .conditionalCompilation(let clauses):
        found = clauses.lazy.filter { $0.condition.activity != .inactive }.compactMap(\.statements.firstScene).first
      default: found = nil
      }
      if let found { return found }
    }
    return nil
  }
}

extension Statement {
  /// The keyword that the statement begins with. A label in front of it makes no scene.
  fileprivate func keyword(_ word: String) -> Span { Span(span.lower, span.lower + word.utf8.count) }
}

extension IfStatement {
  /// All branches, the first one first.
  fileprivate var blocks: [CodeBlock] {
    switch otherwise {
    case nil: [body]
    case .block(let block): [body, block]
    case .elseIf(let nested, _): [body] + nested.blocks
    }
  }

  fileprivate func unsupportedBranchings(at start: Int) -> [UnsupportedBranching] {
    guard let scene = blocks.lazy.compactMap(\.statements.firstScene).first, !conditions.isEmpty else { return [] }
    let keyword = Span(start, start + 2)
    var check: Availability?
    if conditions.count == 1, case .availability(let only) = conditions[0] { check = only }
    switch otherwise {
    case .block(let block):
      return [
        UnsupportedBranching(
          keyword: keyword, scene: scene, reason: .otherwise(check, gap: Span(body.span.upper, block.span.lower)))
      ]
    case .elseIf:
      return [UnsupportedBranching(keyword: keyword, scene: scene, reason: .otherwise(check, gap: Span(at: start)))]
    case nil:
      if conditions.contains(where: { if case .availability = $0 { false } else { true } }) {
        return [UnsupportedBranching(keyword: keyword, scene: scene, reason: .condition)]
      }
      return body.statements.unsupportedBranchings
    }
  }
}

extension Expression {
  /// The name in `AssistiveAccess { … }`.
  fileprivate var sceneName: Span? {
    guard case .postfix(let postfix) = kind, let callee = Callee(postfix), callee.kind == .construct,
      callee.name == "AssistiveAccess"
    else { return nil }
    return callee.nameSpan
  }

  /// What stands between the braces of `Group { … }`.
  fileprivate var groupedScenes: [Statement]? {
    guard case .postfix(let postfix) = kind, let callee = Callee(postfix), callee.name == "Group" else { return nil }
    return callee.call?.arguments.lazy.compactMap(\.closure).first?.statements
  }
}
