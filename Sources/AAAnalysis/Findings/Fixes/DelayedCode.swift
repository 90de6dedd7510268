/// The statements behind a wait, which a button may run instead.
struct DelayedCode {
  /// Relative to the declaration; beside each other.
  let statements: [Statement]
  /// Names that the code uses.
  let names: Set<String>
  private let span: Span

  /// - Parameters:
  ///   - targets: statements that go, relative to the declaration.
  ///   - wait: the call that waits.
  /// - Returns: nil if the code stands elsewhere, or could not stand anywhere else: it uses constants and parameters
  ///   around it, or waits for something.
  init?(behind delay: Delay, with targets: [Span], in id: DeclarationID, _ editor: SourceEditor, _ context: RuleContext)
  {
    guard let target = targets.first else { return nil }
    let declaration = context.index[id]
    let lists = StatementFinder(target, in: declaration.value).lists
    var found: [Statement]
    if delay.source == .sleep {
      guard
        let list = lists.last(where: { list in
          list.statements.contains { $0.span.contains(delay.span) && !$0.span.contains(target) }
        }), let position = list.statements.firstIndex(where: { $0.span.contains(delay.span) })
      else { return nil }
      found = Array(list.statements[(position + 1)...])
    } else {
      guard let list = lists.first(where: { delay.span.contains($0.span) }) else { return nil }
      found = list.statements
    }
    // What asks whether the wait was cut short has nothing to ask any more.
    while let first = found.first, first.onlyWaits || first.asksForCancellation { found.removeFirst() }
    guard let first = found.first, let last = found.last,
      targets.allSatisfy({ span in
        found.contains { $0.span.contains(span) }
      })
    else { return nil }
    statements = found
    span = Span(first.span.lower, last.span.upper)
    let place = span.shifted(by: declaration.start)
    let words = WordPlaces(editor.text)
    names = words.words(in: [place])
    let isAlone = found.allSatisfy { statement in
      if case .return = statement.kind { false } else { true }
    }
    guard isAlone, names.isDisjoint(with: Self.unfit) else { return nil }
    let before = Span(declaration.start, place.lower)
    let parameters = context.resolver.function(id)?.parameters.map(\.name) ?? []
    guard names.isDisjoint(with: parameters),
      !names.contains(where: { name in
        words[name].contains { before.contains($0) && editor.declares($0) }
      })
    else { return nil }
  }

  /// What cannot stand in a button's action, or means something else there.
  private static let unfit: Set<String> = [
    "await", "try", "break", "continue", "throw", "$0", "$1", "weakSelf", "strongSelf", "isCancelled", "timer",
    "oldValue",
    "newValue",
  ]

  var spans: [Span] { statements.map(\.span) }

  /// The lines of the code, moved to the left margin.
  func lines(in id: DeclarationID, _ editor: SourceEditor, _ context: RuleContext) -> [String] {
    let place = context.location(span, in: id).span
    let indentation = editor.indentation(at: place.lower)
    return editor.string(place).splitKeepingLineEnds().enumerated().map { number, line in
      var line = line
      while line.last?.isNewline == true { line.removeLast() }
      if number > 0, line.hasPrefix(indentation) { line.removeFirst(indentation.count) }
      return line
    }
  }
}

extension Statement {
  fileprivate var asksForCancellation: Bool {
    guard onlyGuards else { return false }
    let conditions: [Condition]
    switch kind {
    case .guard(let guarded): conditions = guarded.conditions
    case .if(let condition): conditions = condition.conditions
    default: return false
    }
    return conditions.allSatisfy { condition in
      switch condition {
      case .expression(let expression): expression.names.contains("isCancelled")
      case .binding("self", _, _, _): true
      default: false
      }
    }
  }
}

extension SourceEditor {
  /// Whether a word of the file is declared where it stands: behind `let`, or as the parameter of a closure.
  fileprivate func declares(_ place: Span) -> Bool {
    let line = text.lines.lineSpan(text.lines.line(at: place.lower), in: text.bytes)
    let before = string(Span(line.lower, place.lower)).split { !$0.isLetter && $0 != "_" && $0 != "." }
    if let last = before.last, ["let", "var", "for", "func", "case"].contains(last) { return true }
    // `{ item in`, `{ (item, index) in`, `{ [weak self] item in`
    let behind = string(Span(place.upper, line.upper))
    guard let end = behind.range(of: " in") else { return false }
    let between = behind[..<end.lowerBound]
    let isEnd = behind[end.upperBound...].first.map { $0 == " " || $0.isNewline } ?? true
    return isEnd && between.allSatisfy { $0.isLetter || $0.isNumber || ", ():_".contains($0) }
  }
}
