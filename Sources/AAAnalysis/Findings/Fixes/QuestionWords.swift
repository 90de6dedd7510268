/// What the questions about one control say: the action, what it is done to, and the way back.
struct QuestionWords {
  /// What the control shows.
  private let title: ControlTitle?
  /// In lower case: `delete`, `log out`.
  let verb: String
  /// `note`, `all notes`
  let object: [String]
  private let cancel: QuestionText?
  /// Whether the verb is taken from the code, and not made up.
  let isVerbKnown: Bool
  /// Whether the words are made up where the app keeps its own elsewhere, for each of its languages.
  let areGuessed: Bool
  private let app: AppWords

  /// - Parameter hidden: names that are not known where the question stands.
  init(
    _ found: ReachedTap, item: String?, withoutNames hidden: Set<String>, _ context: RuleContext,
    _ editor: SourceEditor
  ) {
    let title = found.title(context, editor).flatMap { $0.names.isDisjoint(with: hidden) ? $0 : nil }
    self.init(title, DeedNames(found), item: item, inCode: found.tap.element == nil, context)
  }

  /// - Parameters:
  ///   - title: what the control shows, if that says what happens.
  ///   - steps: what is asked about.
  ///   - isMarked: whether a role says that it destroys.
  init(
    title: ControlTitle?, steps: [Step], isMarked: Bool, inCode isInCode: Bool, _ context: RuleContext
  ) {
    self.init(title, DeedNames(steps, isMarked: isMarked), item: nil, inCode: isInCode, context)
  }

  private init(
    _ title: ControlTitle?, _ names: DeedNames, item: String?, inCode isInCode: Bool, _ context: RuleContext
  ) {
    self.title = title
    verb = Self.verb(title, names)
    object = Self.object(names.object(item: item), of: item)
    isVerbKnown = names.verb != nil || title?.isEnglish ?? false
    app = AppWords(context)
    cancel = Self.cancel(verb, title, app, inCode: isInCode)
    if let title {
      // In words that may be of any language nobody can see whether they ask about a loss.
      let isUnclear = !title.isEnglish && !names.isMarked && !title.saysDestruction
      // Two questions that say the same look like one that did not hear the answer.
      let isRepeated = context.confirmations > 1 && !title.isEnglish && !title.text.source.saysEnglish && cancel == nil
      areGuessed = isUnclear || isRepeated
    } else {
      areGuessed = app.areKeptElsewhere
    }
  }

  /// Whether the words name what is done and what it is done to.
  var areTelling: Bool { isVerbKnown && (!isVerbAlone || !object.isEmpty) }

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
      return .expression(String(source.dropLast()) + (count == 0 ? "?\"" : saysLoss ? " for good?\"" : ", really?\""))
    }
    var words = plainTitle ?? verb.capitalised
    if isVerbAlone, !object.isEmpty {
      words += object.contains("all") ? " " : isPlural ? " these " : " this "
      words += object.joined(separator: " ")
    }
    return saying(Self.asking(words, count, endsFor: Self.lostVerbs.contains(verb)))
  }

  var answer: QuestionText {
    guard isEnglish, isVerbAlone, !object.isEmpty else {
      // The dots say that a question comes: it came. And a question is no answer.
      if let title, let words = title.words, !title.isLookedUp, let plainTitle, !plainTitle.isEmpty,
        ["…", "...", "?"].contains(where: words.hasSuffix)
      {
        return title.saying(plainTitle)
      }
      return title?.text ?? .expression("\"\(named(verb.capitalised))\"")
    }
    return saying(named("\(plainTitle ?? verb.capitalised) \(object.joined(separator: " "))"))
  }

  /// What a control says that asks.
  var controlTitle: QuestionText { title?.text ?? .expression("\"\(named(verb.capitalised))\"") }

  /// A button's title with capitals where the app has them in others.
  private func named(_ words: String) -> String {
    words.contains(" ") && app.writesTitleCase ? words.inTitleCase : words
  }

  /// The button that leads back; nil for the system's own.
  var wayBack: QuestionText? { cancel }

  /// What the last question adds.
  var message: String? { messageText.map { "Text(\($0))" } }

  /// Like `message`, for what is no view.
  var messageText: String? {
    guard saysLoss else { return nil }
    if isEnglish, case .expression(let source) = saying(Self.loss) { return source }
    return "\"\(Self.loss)\""
  }

  private static let loss = "This cannot be undone."

  /// Whether the words are English ones for what is gone afterwards.
  private var saysLoss: Bool {
    if isEnglish { return Self.lostVerbs.contains(verb) }
    guard let source = title?.text.source, source.saysEnglish else { return false }
    return source.words.first.map(Self.lostVerbs.contains) ?? false
  }

  /// A title once more, as a question that follows others; what is no English is said again as it is.
  static func again(_ title: ControlTitle, _ count: Int, answer: ControlTitle?) -> String {
    guard let text = title.words, !title.isLookedUp else { return title.text.source }
    func asking(_ words: String) -> String {
      var words = words
      while let last = words.last, "?!. ".contains(last) { words.removeLast() }
      let isFinal = words.words.first.map(lostVerbs.contains) ?? false
      return title.saying(Self.asking(words, count, endsFor: isFinal)).source
    }
    if title.isEnglish { return asking(text) }
    guard text.utf8.allSatisfy({ $0 < 0x80 || $0 == 0xE2 }), let answer, !answer.isLookedUp, let words = answer.words,
      words.startsWithDestructiveWord
    else { return title.text.source }
    return asking(words)
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

  private var isPlural: Bool { object.last?.isPlural ?? false }

  /// In a row one thing goes, whatever the function's name says: `deleteNotes`.
  private static func object(_ words: [String], of item: String?) -> [String] {
    guard let item, let last = words.last, last.isPlural else { return words }
    if let name = item.words.last, last.hasPrefix(name.prefix(max(2, name.count - 1))) { return item.words }
    return words.dropLast() + [last.singular]
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
    _ verb: String, _ title: ControlTitle?, _ app: AppWords, inCode isInCode: Bool
  ) -> QuestionText? {
    let isEnglish = title?.isEnglish ?? true
    let own = app.wayBack(in: title?.form ?? .literal, isEnglish: isEnglish, inCode: isInCode)
    if let own { return .expression(own) }
    guard isEnglish else { return nil }
    let word = finalVerbs.contains(verb) ? "Keep" : "Cancel"
    if case .expression? = title?.text { return title?.saying(word) }
    return .expression("\"\(word)\"")
  }

  /// After which nothing is left of what was there, here or at all.
  private static let finalVerbs: Set<String> = [
    "delete", "remove", "erase", "clear", "discard", "wipe", "destroy", "trash", "empty", "forget", "purge",
  ]
  /// After which it cannot be had again.
  private static let lostVerbs: Set<String> = ["delete", "erase", "discard", "wipe", "destroy"]
}

extension String {
  /// Whether an English word looks like one for several things.
  fileprivate var isPlural: Bool { hasSuffix("s") && !["ss", "us", "is"].contains { hasSuffix($0) } }

  /// `note` for `notes`, `story` for `stories`
  fileprivate var singular: String {
    if hasSuffix("ies"), count > 4 { return dropLast(3) + "y" }
    if ["ses", "xes", "zes", "ches", "shes"].contains(where: { hasSuffix($0) }) { return String(dropLast(2)) }
    return String(dropLast())
  }

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

  init(_ steps: [Step], isMarked: Bool) {
    self.isMarked = isMarked
    read(steps)
  }

  init(_ found: ReachedTap) {
    let body = found.body.facts
    switch found.tap.place {
    case .action(let number):
      isMarked = found.tap.element.map(body.marksDestruction) ?? false
      read(body.actions[number].steps)
    case .argument:
      isMarked = found.tap.element.map(body.marksDestruction) ?? false
    case .call(let number):
      let call = body.collectedCalls[number].call
      isMarked = call.declaresDestruction
      read(call.tapSteps ?? [])
    }
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
      let rest = Self.plain(Array(words[(place + 1)...]))
      if Self.isTelling(rest) { return rest }
    }
    for name in arguments where name != item {
      let words = Self.plain(name.words)
      if Self.isTelling(words) { return words }
    }
    guard let item else { return [] }
    let words = Self.plain(item.words)
    return Self.isTelling(words, without: Self.empty.subtracting(Self.kept)) ? words : []
  }

  /// Without the words for where and how, which mean something to the program: `note` for `remoteNotePermanently`.
  private static func plain(_ words: [String]) -> [String] {
    var words = words[...]
    while let first = words.first, ways.contains(first) { words.removeFirst() }
    while let last = words.last, ways.contains(last) { words.removeLast() }
    return Array(words)
  }

  private static let ways: Set<String> = [
    "remote", "local", "cached", "saved", "server", "cloud", "online", "offline", "remotely", "locally", "permanently",
    "forever", "immediately", "now", "safely", "silently", "here", "again", "only", "completely", "directly", "swipe",
    "confirm", "confirmation", "alert", "view", "screen",
  ]

  private static func isTelling(_ words: [String], without empty: Set<String> = empty) -> Bool {
    guard (1...3).contains(words.count), let last = words.last, last.count > 2 else { return false }
    return words.allSatisfy { $0.count > 1 && !$0.contains(where: \.isNumber) && !empty.contains($0) }
  }

  /// Words that say what a row shows if it is called so, and little anywhere else.
  private static let kept: Set<String> = ["list", "entry", "record", "request", "set"]

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

  /// Whether most buttons of the file, or where these do not tell, of the app, begin each word with a capital.
  var writesTitleCase: Bool {
    guard let own = context.index.number(of: context.file) else { return false }
    if let here = writesTitleCase([own]) { return here }
    return writesTitleCase(context.resolver.facts.indices.filter { !context.index.files[$0].isTest }) ?? false
  }

  private func writesTitleCase(_ files: [Int]) -> Bool? {
    var balance = 0
    for element in files.lazy.flatMap({ context.resolver.facts[$0].bodies.lazy.compactMap { $0 }.flatMap(\.elements) })
    where element.name == "Button" {
      guard let isTitleCase = element.title?.writtenText?.isInTitleCase else { continue }
      balance += isTitleCase ? 1 : -1
    }
    return balance == 0 ? nil : balance > 0
  }

  /// The title of a button that leads back, of this form: in this file, else, where no words can be made up, in the
  /// nearest one.
  ///
  /// - Parameter isInCode: whether it is to be given to an alert of UIKit.
  func wayBack(in form: ControlTitle.Form, isEnglish: Bool, inCode isInCode: Bool) -> String? {
    guard form != .other, let own = context.index.number(of: context.file) else { return nil }
    func wayBack(file: Int) -> String? {
      isInCode
        ? self.wayBackOfAlert(in: form, file: file) : self.wayBack(in: form, isEnglish: isEnglish, file: file)
    }
    if let here = wayBack(file: own) { return here }
    guard !isEnglish else { return nil }
    let origin = DeclarationID(file: own, ordinal: 0)
    var best: (nearness: Int, source: String)?
    for file in context.resolver.facts.indices where file != own && !context.index.files[file].isTest {
      let nearness = context.index.nearness(of: DeclarationID(file: file, ordinal: 0), to: origin)
      if let best, best.nearness >= nearness { continue }
      guard let source = wayBack(file: file) else { continue }
      best = (nearness, source)
    }
    return best?.source
  }

  /// `UIAlertAction(title: "Cancel", style: .cancel)`
  private func wayBackOfAlert(in form: ControlTitle.Form, file: Int) -> String? {
    guard let editor = SourceEditor(context.index.files[file].file, in: context.snapshot) else { return nil }
    for (ordinal, body) in context.resolver.facts[file].bodies.enumerated() {
      for call in body?.collectedCalls.map(\.call) ?? [] where call.name == "UIAlertAction" {
        guard call.arguments.contains(where: { $0.value.kind == .implicitMember("cancel") }),
          let title = call.arguments.first(where: { $0.label == "title" })?.value, ControlTitle.Form(title) == form,
          title.leadsBack, title.isForAnything
        else { continue }
        return editor.string(context.location(title.span, in: DeclarationID(file: file, ordinal: ordinal)).span)
      }
    }
    return nil
  }

  private func wayBack(in form: ControlTitle.Form, isEnglish: Bool, file: Int) -> String? {
    guard let editor = SourceEditor(context.index.files[file].file, in: context.snapshot) else { return nil }
    for (ordinal, body) in context.resolver.facts[file].bodies.enumerated() {
      for element in body?.elements ?? [] where element.isCancelButton {
        guard let title = element.title, ControlTitle.Form(title) == form else { continue }
        guard title.leadsBack, !isEnglish || title.isForAnything else { continue }
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

extension Expression {
  /// Whether a title that leads back names no thing, which may be another one than is asked about: “Keep My Drawings”.
  fileprivate var isForAnything: Bool {
    guard let text = writtenText, !text.isTranslationKey else { return true }
    let words = text.words
    return words.count == 1 || ["keep it", "go back", "not now", "never mind", "no thanks"].contains(text.lowercased())
  }
}

extension ReachedTap {
  /// What the control shows, as it is written.
  fileprivate func title(_ context: RuleContext, _ editor: SourceEditor) -> ControlTitle? {
    guard let number = tap.element else {
      guard case .call(let number) = tap.place,
        let title = body.facts.collectedCalls[number].call.arguments.first(where: { $0.label == "title" })?.value,
        title.kind != .nil, title.writtenText != ""
      else { return nil }
      let found = ControlTitle(title, source: editor.string(context.location(title.span, in: body.id).span))
      return found.text.expression == nil ? nil : found
    }
    // What the rows say is no word for what happens to them.
    if tap.kind == .swipe, tap.modifier != nil { return nil }
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
