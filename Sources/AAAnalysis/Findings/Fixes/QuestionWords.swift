/// What the questions about one control say: the action, what it is done to, and the way back.
struct QuestionWords {
  /// What the control shows.
  private let title: ControlTitle?
  /// In lower case: `delete`, `log out`.
  let verb: String
  /// `note`, `all notes`
  let object: [String]
  private let cancel: QuestionText?
  /// Whether the words are made up where the app keeps its own elsewhere, for each of its languages.
  let areGuessed: Bool

  /// - Parameter hidden: names that are not known where the question stands.
  init(
    _ found: ReachedTap, item: String?, withoutNames hidden: Set<String>, _ context: RuleContext,
    _ editor: SourceEditor
  ) {
    let title = found.title(context, editor).flatMap { $0.names.isDisjoint(with: hidden) ? $0 : nil }
    let names = DeedNames(found)
    self.title = title
    verb = Self.verb(title, names)
    object = names.object(item: item)
    let app = AppWords(context)
    cancel = Self.cancel(verb, title, app, context)
    if let title {
      // In words that may be of any language nobody can see whether they ask about a loss.
      areGuessed = !title.isEnglish && !names.isMarked && !title.saysDestruction
    } else {
      areGuessed = app.areKeptElsewhere
    }
  }

  private var isEnglish: Bool { title?.isEnglish ?? true }

  /// For the name of a state: `DeleteNote`.
  var nameWords: String {
    var words = (title?.nameWords ?? []).filter { word in word.utf8.allSatisfy { $0 < 0x80 } }
    if words.count < 2, isEnglish || words.isEmpty { words = verb.words + object }
    return words.prefix(4).map(\.capitalised).joined()
  }

  /// The verb as a part of a name: `LogOut`.
  var verbName: String { verb.words.map(\.capitalised).joined() }

  // MARK: Texts

  /// - Parameter count: how often was asked before.
  func question(_ count: Int) -> QuestionText {
    guard isEnglish else {
      guard count < 2, let title, case .expression(let source) = title.text, source.saysEnglish else {
        return title?.text ?? answer
      }
      return .expression(String(source.dropLast()) + (count == 0 ? "?\"" : " for good?\""))
    }
    var words = plainTitle ?? verb.capitalised
    if isVerbAlone, !object.isEmpty {
      words += object.contains("all") ? " " : isPlural ? " these " : " this "
      words += object.joined(separator: " ")
    }
    return saying(Self.asking(words, count, endsFor: Self.finalVerbs.contains(verb)))
  }

  var answer: QuestionText {
    guard isEnglish, isVerbAlone, !object.isEmpty else {
      return title?.text ?? .expression("\"\(verb.capitalised)\"")
    }
    return saying("\(plainTitle ?? verb.capitalised) \(object.joined(separator: " "))")
  }

  /// The button that leads back; nil for the system's own.
  var wayBack: QuestionText? { cancel }

  /// What the last question adds.
  var message: String? {
    guard isEnglish, Self.lostVerbs.contains(verb) else { return nil }
    let text = saying("This cannot be undone.")
    if case .expression(let source) = text { return "Text(\(source))" }
    return "Text(\"This cannot be undone.\")"
  }

  /// English words for a question that follows others.
  static func asking(_ words: String, _ count: Int, endsFor isFinal: Bool) -> String {
    switch count {
    case 0: return "\(words)?"
    case 1 where isFinal: return "\(words) for good?"
    default:
      let first = words.prefix(1).lowercased() + words.dropFirst()
      return isFinal ? "Really \(first) for good?" : "Really \(first)?"
    }
  }

  private func saying(_ words: String) -> QuestionText { title?.saying(words) ?? .expression("\"\(words)\"") }

  private var plainTitle: String? {
    guard var words = title?.words else { return nil }
    while let last = words.last, "?!.… ".contains(last) { words.removeLast() }
    return words
  }

  private var isVerbAlone: Bool { plainTitle.map { $0.words == verb.words } ?? true }

  private var isPlural: Bool {
    guard let last = object.last else { return false }
    return last.hasSuffix("s") && !["ss", "us", "is"].contains { last.hasSuffix($0) }
  }

  // MARK: Where the words come from

  private static func verb(_ title: ControlTitle?, _ names: DeedNames) -> String {
    guard let title, title.isEnglish, let words = title.words?.words, let first = words.first else {
      return names.verb ?? "delete"
    }
    return spoken(first, words.dropFirst().first)
  }

  /// `log out` for `logout`.
  fileprivate static func spoken(_ first: String, _ second: String?) -> String {
    switch first {
    case "logout": "log out"
    case "signout": "sign out"
    case "log" where second == "out", "sign" where second == "out": "\(first) out"
    default: first
    }
  }

  private static func cancel(
    _ verb: String, _ title: ControlTitle?, _ app: AppWords, _ context: RuleContext
  ) -> QuestionText? {
    let isEnglish = title?.isEnglish ?? true
    let own = app.wayBack(in: title?.form ?? .literal, isEnglish: isEnglish)
    if let own { return .expression(own) }
    guard isEnglish else { return nil }
    let word = finalVerbs.contains(verb) ? "Keep" : "Cancel"
    if case .expression? = title?.text { return title?.saying(word) }
    return .expression("\"\(word)\"")
  }

  /// After which nothing is left of what was there.
  static let finalVerbs: Set<String> = [
    "delete", "remove", "erase", "clear", "discard", "wipe", "destroy", "trash", "empty", "forget", "purge",
  ]
  private static let lostVerbs: Set<String> = ["delete", "erase", "discard", "wipe", "destroy"]
}

extension String {
  /// Whether it is a literal that begins with English words and goes on with something else: `"Delete \(name)"`.
  fileprivate var saysEnglish: Bool {
    guard hasPrefix("\""), !hasPrefix("\"\"\""), hasSuffix("\"") else { return false }
    let start = dropFirst().prefix { $0 != "\\" && $0 != "\"" }
    return contains("\\(") && String(start).startsLikeEnglish && String(start).contains(" ")
  }
}

/// The names of the functions that a tap calls.
private struct DeedNames {
  /// The words of each, outermost first.
  private var names: [[String]] = []
  private var arguments: [String] = []
  /// Whether the control says by its role or its picture that it deletes.
  let isMarked: Bool

  init(_ found: ReachedTap) {
    let body = found.body.facts
    isMarked = found.tap.element.map(body.marksDestruction) ?? false
    if case .action(let number) = found.tap.place { read(body.actions[number].steps) }
    for call in found.control?.outcome.deed.calls ?? [] { add(call.name) }
    if let what = found.control?.what { add(what) }
  }

  private mutating func read(_ steps: [Step]) {
    for step in steps {
      switch step.kind {
      case .call(let call):
        add(call.name)
        if call.name.startsWithDestructiveWord, let path = call.arguments.first?.value.path, let last = path.last {
          arguments.append(last)
        }
        for closure in call.closures { read(closure.steps) }
      case .branch(let branches): for branch in branches { read(branch.steps) }
      case .apart(let inner), .loop(let inner), .delayed(_, let inner): read(inner)
      case .assign, .wait, .exit: continue
      }
    }
  }

  private mutating func add(_ name: String) {
    let name = name.prefix { $0 != "(" }
    names.append((name.split(separator: ".").last ?? name).words)
  }

  var verb: String? {
    for words in names {
      if let word = words.first(where: \.startsWithDestructiveWord) { return QuestionWords.spoken(word, nil) }
      if let first = words.first, ["log", "sign"].contains(first), words.dropFirst().first == "out" {
        return "\(first) out"
      }
    }
    return isMarked ? "delete" : nil
  }

  /// What it is done to, as functions and variables call it.
  func object(item: String?) -> [String] {
    for words in names where !words.contains("cache") {
      guard let place = words.firstIndex(where: \.startsWithDestructiveWord) else { continue }
      let rest = Array(words[(place + 1)...])
      if Self.isTelling(rest) { return rest }
    }
    for name in arguments + [item].compactMap({ $0 }) where Self.isTelling(name.words) { return name.words }
    return []
  }

  private static func isTelling(_ words: [String]) -> Bool {
    guard (1...3).contains(words.count), let last = words.last, last.count > 2 else { return false }
    return words.allSatisfy { $0.count > 1 && !$0.contains(where: \.isNumber) && !empty.contains($0) }
  }

  /// Words that a program has for its own sake.
  private static let empty: Set<String> = [
    "item", "items", "element", "elements", "object", "objects", "row", "rows", "index", "indices", "offset", "offsets",
    "entry", "entries", "value", "values", "key", "keys", "id", "ids", "identifier", "data", "model", "models", "it",
    "first", "last", "at", "in", "from", "for", "with", "by", "of", "and", "to", "action", "tapped", "pressed",
    "button", "handler", "selected", "current", "confirmed", "where", "self", "all", "me", "everyone", "async", "cell",
    "record", "records", "entity", "entities", "domain", "stored", "persistent", "subrange", "url", "path",
    "called", "if", "needed", "default", "from", "context", "store", "db", "database", "existing", "this", "that",
    "request", "query", "dict", "array", "list", "set", "custom", "new", "old", "temp", "out",
  ]
}

/// How the app writes its texts.
private struct AppWords {
  private let context: RuleContext

  init(_ context: RuleContext) {
    self.context = context
  }

  /// Whether most titles of the file are keys or constants.
  var areKeptElsewhere: Bool {
    guard let number = context.index.number(of: context.file) else { return false }
    var here = 0
    var elsewhere = 0
    for element in context.resolver.facts[number].bodies.compactMap({ $0 }).flatMap(\.elements) {
      guard ["Button", "Text", "Label", "Section", "Toggle"].contains(element.name), let title = element.title else {
        continue
      }
      switch ControlTitle.Form(title) {
      case .literal: here += 1
      case .key, .call, .constant: elsewhere += 1
      case .other: continue
      }
    }
    return elsewhere > here
  }

  /// The title of a button that leads back, of this form: in this file, else, where no words can be made up, in the
  /// nearest one.
  func wayBack(in form: ControlTitle.Form, isEnglish: Bool) -> String? {
    guard form != .other, let own = context.index.number(of: context.file) else { return nil }
    if let here = wayBack(in: form, file: own) { return here }
    guard !isEnglish else { return nil }
    let origin = DeclarationID(file: own, ordinal: 0)
    var best: (nearness: Int, source: String)?
    for file in context.resolver.facts.indices where file != own && !context.index.files[file].isTest {
      let nearness = context.index.nearness(of: DeclarationID(file: file, ordinal: 0), to: origin)
      if let best, best.nearness >= nearness { continue }
      guard let source = wayBack(in: form, file: file) else { continue }
      best = (nearness, source)
    }
    return best?.source
  }

  private func wayBack(in form: ControlTitle.Form, file: Int) -> String? {
    guard let editor = SourceEditor(context.index.files[file].file, in: context.snapshot) else { return nil }
    for (ordinal, body) in context.resolver.facts[file].bodies.enumerated() {
      for element in body?.elements ?? [] where element.isCancelButton {
        guard let title = element.title, ControlTitle.Form(title) == form else { continue }
        guard title.leadsBack else { continue }
        let span = context.location(title.span, in: DeclarationID(file: file, ordinal: ordinal)).span
        return editor.string(span)
      }
    }
    return nil
  }
}

extension Expression {
  /// Whether a title says that nothing happens. Many cancel roles are on a button that says “OK”.
  fileprivate var leadsBack: Bool {
    if let text = writtenText, !text.isTranslationKey {
      return TextSignal(text) == .closing || ["keep", "no", "not"].contains(text.words.first)
    }
    let words = (writtenText ?? names.last ?? "").words
    return words.contains { ["cancel", "keep", "abort"].contains($0) }
  }
}

extension ReachedTap {
  /// What the control shows, as it is written.
  fileprivate func title(_ context: RuleContext, _ editor: SourceEditor) -> ControlTitle? {
    guard let number = tap.element else { return nil }
    let facts = body.facts
    func source(_ span: Span) -> String { editor.string(context.location(span, in: body.id).span) }
    func title(of element: Element) -> ControlTitle? {
      guard let title = element.title, title.writtenText != "" else { return nil }
      let isText = element.name == "Text"
      let others = element.arguments.filter { $0.value.span != title.span }
      // A bundle or a table decides what the words are.
      let isWhole = isText && others.contains { $0.label == "bundle" || $0.label == "tableName" }
      return ControlTitle(title, source: source(title.span), whole: isWhole ? source(element.span) : nil)
    }
    let element = facts.elements[number]
    if ["Button", "Text", "Label", "NavigationLink"].contains(element.name), element.kind == .construct,
      let own = title(of: element)
    {
      return own
    }
    for part in facts.descendants(of: number) where facts.elements[part].parentModifier == nil {
      guard ["Text", "Label"].contains(facts.elements[part].name), facts.elements[part].kind == .construct else {
        continue
      }
      if let found = title(of: facts.elements[part]) { return found }
    }
    for argument in element.arguments where ["actionTitle", "buttonTitle"].contains(argument.label) {
      return ControlTitle(argument.value, source: source(argument.value.span))
    }
    // A view of the project: only words that are words.
    guard let shown = element.title, shown.writtenText == tap.title, tap.title != nil else { return nil }
    return title(of: element)
  }
}
