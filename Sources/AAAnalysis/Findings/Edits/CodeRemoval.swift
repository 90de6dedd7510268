/// Takes statements out of a file, with all that has no purpose without them: waits and checks before them, closures,
/// branches and modifiers that ran nothing else, what only held or stopped a timer, and private properties, functions
/// and imports that are used nowhere else.
struct CodeRemoval {
  private let context: RuleContext
  private let editor: SourceEditor
  private let number: Int
  private let words: WordPlaces
  private let start: DeclarationID
  private let wait: Span?
  private let controls: Set<Span>

  private var targets: [Int: Set<Span>] = [:]
  /// Declarations that go as a whole.
  private var gone: Set<Int> = []
  private var results: [Int: DeclarationRemoval] = [:]
  /// What is written over, in offsets of the file, because of what goes elsewhere.
  private var replaced: [CodeChanges.Replacement] = []
  /// Names that code uses which is added elsewhere.
  private let kept: Set<String>
  private(set) var refusal: RemovalRefusal?

  /// - Parameters:
  ///   - statements: relative to the declaration.
  ///   - wait: the call that waits, relative to the declaration.
  ///   - controls: bodies of closures that a control or gesture runs, relative to the declaration.
  ///   - kept: names that are used by what takes the place of the statements.
  init(
    of statements: [Span], in id: DeclarationID, wait: Span?, controls: Set<Span> = [], keeping kept: Set<String> = [],
    _ editor: SourceEditor, _ context: RuleContext
  ) {
    self.kept = kept
    self.context = context
    self.editor = editor
    self.wait = wait
    self.controls = controls
    number = id.file
    start = id
    words = WordPlaces(editor.text)
    targets[id.ordinal] = Set(statements)
    for _ in 0..<Self.mostRounds {
      let before = (targets, gone, replaced)
      pass()
      if refusal != nil || before == (targets, gone, replaced) { break }
    }
  }

  private static let mostRounds = 12

  /// Whether a wait goes for which the function's callers wait, too.
  var removedWait: Bool { results[start.ordinal]?.removedWait ?? false }

  /// In offsets of the file.
  private var removed: [Span] {
    results.sorted { $0.key < $1.key }.flatMap { ordinal, result in
      result.changes.removed.map { $0.shifted(by: declarations[ordinal].start) }
    } + gone.map(span)
  }

  var edits: [FileEdit] {
    var spans: [Span] = []
    var replacements = replaced
    for (ordinal, result) in results.sorted(by: { $0.key < $1.key }) where !gone.contains(ordinal) {
      let start = declarations[ordinal].start
      spans += result.changes.removed.map { $0.shifted(by: start) }
      replacements += result.changes.replaced.map {
        CodeChanges.Replacement(span: $0.span.shifted(by: start), text: $0.text)
      }
    }
    // What is written over as a whole holds nothing else.
    spans = spans.filter { span in !replaced.contains { $0.text.isEmpty && $0.span.contains(span) } }
    let imports = unusedImports
    return editor.takingOut(spans + imports, declarations: gone.map(span), replacing: replacements)
  }

  private var declarations: [IndexedDeclaration] { context.index.files[number].declarations }

  private func span(of ordinal: Int) -> Span {
    let declaration = declarations[ordinal]
    return Span(declaration.start, declaration.start + declaration.length)
  }

  // MARK: Rounds

  private mutating func pass() {
    var wished: [Int: Set<Span>] = [:]
    let holders = HeldWaits(editor, words, declarations, targets: targets, gone: gone)
    for (ordinal, spans) in targets.sorted(by: { $0.key < $1.key }) where !gone.contains(ordinal) {
      let origin = declarations[ordinal].start
      let surroundings = DeclarationRemoval.Surroundings(
        targets: spans.sorted(), wait: ordinal == start.ordinal ? wait : nil,
        controls: ordinal == start.ordinal ? controls : [],
        mayDrop: { name in
          guard let found = holders.disposal(of: name, in: ordinal) else { return false }
          for (other, span) in found { wished[other, default: []].insert(span) }
          return true
        })
      let editor = editor
      let result = DeclarationRemoval(declarations[ordinal].value, surroundings) {
        editor.string($0.shifted(by: origin))
      }
      if let found = result.refusal { refusal = found }
      results[ordinal] = result
    }
    for (ordinal, spans) in wished { targets[ordinal, default: []].formUnion(spans) }
    for ordinal in results.keys.sorted() where results[ordinal]?.isEmptied == true && !gone.contains(ordinal) {
      settleEmptied(ordinal)
    }
    let removed = removed
    let touched = words.words(in: removed)
    takeOutPrivate(touched, removed)
    for ordinal in targets.keys.sorted() where !gone.contains(ordinal) { takeOutLocal(touched, removed, in: ordinal) }
  }

  // MARK: Bodies without code

  private mutating func settleEmptied(_ ordinal: Int) {
    switch declarations[ordinal].value {
    case .function(let function):
      if function.kind == .deinitializer {
        gone.insert(ordinal)
        return
      }
      guard function.kind == .function, isPrivate(ordinal), !isBoundElsewhere(function.attributes, function.modifiers)
      else { return }
      var calls: [(Int, Span)] = []
      for place in uses(of: function.name, besides: ordinal, removed) {
        guard let (other, statement) = HeldWaits.statement(at: place, in: declarations),
          statement.isOnlyCall(of: function.name)
        else { return }
        calls.append((other, statement.span))
      }
      for (other, span) in calls { targets[other, default: []].insert(span) }
      gone.insert(ordinal)
    case .variable(let variable):
      guard variable.otherAccessors.count == 1, variable.getter == nil,
        let observer = observer(variable.otherAccessors[0], of: ordinal)
      else { return }
      if !replaced.contains(where: { $0.span == observer }) {
        replaced.append(CodeChanges.Replacement(span: observer, text: ""))
      }
    case .type, .enumCase, .typeAlias, .code: return
    }
  }

  /// The braces around an observer, with the space before them.
  private func observer(_ accessor: Accessor, of ordinal: Int) -> Span? {
    let bytes = editor.text.bytes
    let whole = span(of: ordinal)
    var position = accessor.body.span.lower + whole.lower
    // `didSet(old)`: back to the brace before the keyword.
    while position > whole.lower, bytes[position - 1] != UInt8(ascii: "{") { position -= 1 }
    guard position > whole.lower else { return nil }
    position -= 1
    let between = editor.string(Span(position + 1, accessor.body.span.lower + whole.lower)).trimmed
    guard between.hasPrefix(accessor.keyword), !between.contains("}") else { return nil }
    while position > whole.lower, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position - 1]) { position -= 1 }
    return Span(position, whole.upper)
  }

  // MARK: What is used nowhere else

  private mutating func takeOutPrivate(_ touched: Set<String>, _ removed: [Span]) {
    for (ordinal, declaration) in declarations.enumerated()
    where touched.contains(declaration.name) && !gone.contains(ordinal) && isPrivate(ordinal)
      && !kept.contains(declaration.name)
    {
      switch declaration.value {
      case .variable(let variable):
        guard variable.otherAccessors.isEmpty, variable.initialValue?.isPure ?? true, isAlone(variable, ordinal),
          !isBoundElsewhere(variable.attributes, variable.modifiers)
        else { continue }
      case .function(let function):
        guard function.kind == .function, !isBoundElsewhere(function.attributes, function.modifiers) else { continue }
      case .type, .enumCase, .typeAlias, .code: continue
      }
      if uses(of: declaration.name, besides: ordinal, removed).isEmpty { gone.insert(ordinal) }
    }
  }

  /// Whether a variable is the only one of its `let` or `var`.
  private func isAlone(_ variable: VariableDeclaration, _ ordinal: Int) -> Bool {
    let start = declarations[ordinal].start
    let whole = variable.declarationSpan.shifted(by: start)
    return declarations.filter { other in
      guard case .variable(let found) = other.value else { return false }
      return found.declarationSpan.shifted(by: other.start) == whole
    }.count == 1
  }

  private func isPrivate(_ ordinal: Int) -> Bool {
    let modifiers: [String]
    switch declarations[ordinal].value {
    case .variable(let variable): modifiers = variable.modifiers
    case .function(let function): modifiers = function.modifiers
    case .type(let type): modifiers = type.modifiers
    case .enumCase, .typeAlias, .code: return false
    }
    return modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  /// Whether something other than Swift code may use it, or a class above declares it.
  private func isBoundElsewhere(_ attributes: [Attribute], _ modifiers: [String]) -> Bool {
    modifiers.contains("override")
      || attributes.contains { ["IBAction", "IBOutlet", "NSManaged", "GKInspectable"].contains($0.name) }
  }

  /// Where a name stands but for its declaration and what goes.
  private func uses(of name: String, besides ordinal: Int, _ removed: [Span]) -> [Span] {
    let own = span(of: ordinal)
    let scope = HeldWaits.scope(of: ordinal, in: declarations)
    return words[name].filter { place in
      !own.contains(place) && !removed.contains { $0.contains(place) }
        && scope?.contains { $0.contains(place) } ?? true
    }
  }

  /// Constants and functions within a body that only what goes had a use for.
  private mutating func takeOutLocal(_ touched: Set<String>, _ removed: [Span], in ordinal: Int) {
    let own = span(of: ordinal)
    for name in touched.sorted() where name != "self" {
      let places = words[name].filter { place in own.contains(place) && !removed.contains { $0.contains(place) } }
      guard places.count == 1, words[name].contains(where: { own.contains($0) && $0 != places[0] }),
        let (other, statement) = HeldWaits.statement(at: places[0], in: declarations), other == ordinal
      else { continue }
      let place = places[0].shifted(by: -own.lower)
      switch statement.kind {
      case .variable(let variable)
      where variable.nameSpan == place && (variable.initialValue?.isPure ?? true) && variable.getter == nil:
        targets[ordinal, default: []].insert(statement.span)
      case .function(let function) where function.nameSpan == place:
        targets[ordinal, default: []].insert(statement.span)
      case .guard(let guarded): unbind(name, place, guarded.conditions, own.lower)
      case .if(let condition): unbind(name, place, condition.conditions, own.lower)
      default: continue
      }
    }
  }

  /// `let item = selection` becomes `selection != nil` where the name is not used any more.
  private mutating func unbind(_ name: String, _ place: Span, _ conditions: [Condition], _ start: Int) {
    for case .binding(name, nil, let value, let span) in conditions where span.contains(place) {
      if let value {
        if case .cast = value.kind { continue }
        guard value.isPure else { continue }
      }
      let source = editor.string((value?.span ?? place).shifted(by: start))
      let text = (value?.asOperand(source) ?? source) + " != nil"
      let replacement = CodeChanges.Replacement(span: span.shifted(by: start), text: text)
      if !replaced.contains(replacement) { replaced.append(replacement) }
    }
  }

  // MARK: Imports

  /// `import Combine` where nothing of it is left.
  private var unusedImports: [Span] {
    let outline = context.index.files[number].outline
    let modules = outline.imports.map(\.module)
    guard modules.contains("SwiftUI") || modules.contains("UIKit") else { return [] }
    let removed = removed
    return outline.imports.compactMap { found in
      guard found.module == "Combine", !words.words(in: removed).isDisjoint(with: Self.wordsOfCombine),
        Self.wordsOfCombine.allSatisfy({ word in
          words[word].allSatisfy { place in removed.contains { $0.contains(place) } }
        })
      else { return nil }
      return found.span
    }
  }

  private static let wordsOfCombine: Set<String> = [
    "AnyCancellable", "Cancellable", "Publisher", "Publishers", "Published", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject", "ObservableObject", "ObservableObjectPublisher", "objectWillChange", "Subject", "Just",
    "Future", "Deferred", "Empty", "Fail", "Record", "Subscribers", "Subscription", "sink", "store", "assign",
    "publisher", "publish", "autoconnect", "connect", "receive", "eraseToAnyPublisher", "removeDuplicates",
    "combineLatest", "debounce", "throttle", "onReceive", "dataTaskPublisher", "values", "share", "multicast",
    "ConnectablePublisher", "TimerPublisher", "switchToLatest", "tryMap", "mapError", "replaceError",
  ]
}

extension Statement {
  /// Whether the statement is a call of a function of the same type, and nothing else.
  fileprivate func isOnlyCall(of name: String) -> Bool {
    guard case .expression(let expression) = kind, let (called, call) = expression.bareCall, called == name else {
      return false
    }
    return call.arguments.allSatisfy { $0.value.isPure && $0.closure == nil }
  }
}
