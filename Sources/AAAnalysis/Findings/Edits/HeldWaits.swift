/// Names of timers, tasks and work items, and what becomes of them when they have nothing to do.
struct HeldWaits {
  private let editor: SourceEditor
  private let words: WordPlaces
  private let declarations: [IndexedDeclaration]
  private let targets: [Int: Set<Span>]
  private let gone: Set<Int>

  init(
    _ editor: SourceEditor, _ words: WordPlaces, _ declarations: [IndexedDeclaration], targets: [Int: Set<Span>],
    gone: Set<Int>
  ) {
    self.editor = editor
    self.words = words
    self.declarations = declarations
    self.targets = targets
    self.gone = gone
  }

  /// What else goes if nothing is held under a name any more: statements that stop it, start it or hand it on, by
  /// their declarations.
  ///
  /// - Parameter ordinal: the declaration in which it is set.
  /// - Returns: nil if it is used for more, so that something must be held.
  func disposal(of name: String, in ordinal: Int) -> [(Int, Span)]? { disposal(of: name, in: ordinal, besides: []) }

  /// - Parameter known: statements that go.
  private func disposal(of name: String, in ordinal: Int, besides known: [Span]) -> [(Int, Span)]? {
    guard known.count < 4 else { return nil }
    let own = span(of: ordinal)
    let isLocal = words[name].contains { place in
      guard own.contains(place), let (_, statement) = Self.statement(at: place, in: declarations) else { return false }
      if case .variable(let variable) = statement.kind { return variable.name == name }
      return false
    }
    let property = isLocal ? nil : property(name, around: ordinal)
    guard isLocal || property != nil else { return nil }
    var found: [(Int, Span)] = []
    var isSetElsewhere = false
    let scope = property.flatMap { Self.scope(of: $0, in: declarations) }
    for place in words[name] where !isLocal || own.contains(place) {
      if let scope, !scope.contains(where: { $0.contains(place) }) { continue }
      if let property, span(of: property).contains(place) { continue }
      if gone.contains(where: { span(of: $0).contains(place) }) { continue }
      guard let (other, statement) = Self.statement(at: place, in: declarations) else { return nil }
      let spans = targets[other] ?? []
      // It goes anyway, or it is what sets the name.
      if spans.contains(where: { $0.contains(statement.span) || statement.span.contains($0) }) { continue }
      if other == ordinal, known.contains(statement.span) { continue }
      if isLocal, case .variable(let variable) = statement.kind, variable.name == name { continue }
      let code = source(of: statement, in: other)
      if !isLocal, code.isAssignment(to: name) {
        if code != "\(name)=nil", code != "\(name)=Task{}" {
          isSetElsewhere = true
          continue
        }
      } else if code.isAssignment(of: name), let holder = code.assignedName {
        guard let more = disposal(of: holder, in: other, besides: known + [statement.span]) else { return nil }
        found += more
      } else if !code.onlyStops(name) {
        return nil
      }
      found.append((other, statement.span))
    }
    if let property {
      // Other files may use it, or it holds something else at other times.
      guard isPrivate(property), !isSetElsewhere else { return [] }
    }
    return found
  }

  /// A stored property of the type that holds a declaration.
  private func property(_ name: String, around ordinal: Int) -> Int? {
    guard let owner = declarations[ordinal].owner, case .type(let type) = declarations[owner].value else { return nil }
    return declarations.firstIndex { declaration in
      guard case .variable(let variable) = declaration.value, variable.name == name, variable.getter == nil,
        let holder = declaration.owner, case .type(let other) = declarations[holder].value
      else { return false }
      return other.name == type.name
    }
  }

  private func isPrivate(_ ordinal: Int) -> Bool {
    guard case .variable(let variable) = declarations[ordinal].value else { return false }
    return variable.modifiers.contains("private") || variable.modifiers.contains("fileprivate")
  }

  private func span(of ordinal: Int) -> Span {
    Span(declarations[ordinal].start, declarations[ordinal].start + declarations[ordinal].length)
  }

  /// Without white space and `self`.
  private func source(of statement: Statement, in ordinal: Int) -> String {
    var text = editor.string(statement.span.shifted(by: declarations[ordinal].start)).filter { !$0.isWhitespace }
    for part in ["self?.", "self."] { text = text.replacing(part, with: "") }
    return text
  }

  /// Where a private member can be named: in its type, and in extensions of that in the same file. Nil if it can be
  /// named in all of the file.
  static func scope(of ordinal: Int, in declarations: [IndexedDeclaration]) -> [Span]? {
    let modifiers: [String]
    switch declarations[ordinal].value {
    case .variable(let variable): modifiers = variable.modifiers
    case .function(let function): modifiers = function.modifiers
    default: return nil
    }
    guard modifiers.contains("private"), let owner = declarations[ordinal].owner,
      case .type(let type) = declarations[owner].value
    else { return nil }
    return declarations.compactMap { declaration in
      guard case .type(let other) = declaration.value, other.name == type.name else { return nil }
      return Span(declaration.start, declaration.start + declaration.length)
    }
  }

  /// The innermost statement around a place of the file, and the declaration that holds it.
  static func statement(at place: Span, in declarations: [IndexedDeclaration]) -> (Int, Statement)? {
    var found: Int?
    for (ordinal, declaration) in declarations.enumerated() {
      if case .type = declaration.value { continue }
      if Span(declaration.start, declaration.start + declaration.length).contains(place) { found = ordinal }
    }
    guard let found else { return nil }
    let target = place.shifted(by: -declarations[found].start)
    let lists = StatementFinder(target, in: declarations[found].value).lists
    guard let statement = lists.last?.statements.first(where: { $0.span.contains(target) }) else {
      guard case .code(let statements) = declarations[found].value else { return nil }
      return statements.first { $0.span.contains(target) }.map { (found, $0) }
    }
    return (found, statement)
  }
}

extension String {
  /// `name=…`
  fileprivate func isAssignment(to name: String) -> Bool {
    hasPrefix(name + "=") && !hasPrefix(name + "==")
  }

  /// `other=name`
  fileprivate func isAssignment(of name: String) -> Bool {
    hasSuffix("=" + name) && !hasSuffix("==" + name) && assignedName != nil
  }

  fileprivate var assignedName: String? {
    guard let sign = firstIndex(of: "=") else { return nil }
    let name = self[..<sign]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return String(name)
  }

  /// Whether code stops, starts or sets up what a name holds, and does nothing else.
  fileprivate func onlyStops(_ name: String) -> Bool {
    // `if let timer { timer.invalidate() }`
    for start in ["iflet\(name){", "iflet\(name)=\(name){"] where hasPrefix(start) && hasSuffix("}") {
      return String(dropFirst(start.count).dropLast()).onlyStops(name)
    }
    for mark in ["", "?", "!"] {
      let named = name + mark
      if hasPrefix(named + ".") {
        let rest = dropFirst(named.count + 1)
        if ["cancel()", "invalidate()", "resume()", "suspend()", "upstream.connect().cancel()"].contains(rest) {
          return true
        }
        if rest.hasPrefix("tolerance=") || rest.hasPrefix("preferredFrame") || rest.hasPrefix("schedule(")
          || rest.hasPrefix("store(in:") || rest.hasPrefix("add(to:")
        {
          return true
        }
      }
      if hasPrefix("RunLoop.") && contains(".add(\(named),forMode:") { return true }
      if contains(".asyncAfter(") && hasSuffix("execute:\(named))") { return true }
    }
    return self == "\(name)=nil" || self == "_=\(name)" || self == "\(name)=Task{}"
  }
}
