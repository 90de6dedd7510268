/// A text in a question as it is written in source.
enum QuestionText: Equatable {
  /// What a title may be: a literal, a key, a call that translates one.
  case expression(String)
  /// A `Text` that looks its words up in a way of its own.
  case view(String)

  var source: String {
    switch self {
    case .expression(let source), .view(let source): source
    }
  }

  /// A button with the title that runs code, line by line.
  func button(role: String = "destructive", signature: String, _ code: [String], unit: String) -> [String] {
    let opening = signature.isEmpty ? "{" : "{ \(signature)"
    switch self {
    case .expression(let title): return ["Button(\(title), role: .\(role)) \(opening)"] + code + ["}"]
    case .view(let text):
      return ["Button(role: .\(role)) \(opening)"] + code + ["} label: {", unit + text, "}"]
    }
  }

  /// A button that does nothing.
  func idleButton(role: String, unit: String) -> [String] {
    switch self {
    case .expression(let title): ["Button(\(title), role: .\(role)) {}"]
    case .view(let text): ["Button(role: .\(role)) {", "} label: {", unit + text, "}"]
    }
  }
}

/// A control's title: the words, if they are written, and how they are.
struct ControlTitle {
  /// As it can be given to a dialog or a button.
  let text: QuestionText
  /// What people read, or a key whose text is not known; nil if it is not written here, or with something in between.
  let words: String?
  /// Whether what is written is looked up in a table: nothing can be made of a part of it.
  let isLookedUp: Bool
  /// How an app writes its texts, so that another one can be found that is written alike.
  let form: Form

  enum Form: Equatable {
    case literal
    case key
    /// `String(localized: "note.delete")`
    case call(String, isKey: Bool)
    /// `L10n.Note.delete`
    case constant(String)
    case other
  }

  /// - Parameters:
  ///   - title: relative to a declaration.
  ///   - whole: the view that shows it, if it is given more than the title.
  init(_ title: Expression, source: String, whole: String? = nil) {
    words = title.writtenText
    isLookedUp = title.isLookedUp || whole != nil
    form = Form(title)
    if let whole {
      text = .view(whole)
    } else if case .implicitMember = title.kind {
      // Which of the texts of this name is meant is only clear in a `Text`.
      text = .view("Text(\(source))")
    } else {
      text = .expression(source)
    }
  }

  /// `["delete", "note"]`; of a key and of a constant's name those that tell something.
  var nameWords: [String] {
    if let words, !words.isTranslationKey { return words.words }
    let name = words ?? (form == .other ? "" : text.source)
    let components = name.split(separator: ".").suffix(2).map { $0.prefix { $0 != "(" }.words }
    let telling = components.map { $0.filter { !Self.structuralWords.contains($0) } }
    // The last word alone is a verb.
    guard let last = telling.last, last.count < 2 else { return telling.last ?? [] }
    return telling.flatMap { $0 }
  }

  private static let structuralWords: Set<String> = [
    "action", "actions", "button", "title", "label", "common", "general", "menu", "alert", "settings", "context",
    "l10n",
    "text", "string", "strings", "localized", "key",
  ]

  /// The names that it is made of.
  var names: Set<String> { words == nil ? text.source.leadingNames : [] }

  /// Whether a key or a constant's name says that something is destroyed.
  var saysDestruction: Bool {
    words?.startsWithDestructiveWord ?? false || nameWords.contains(where: \.startsWithDestructiveWord)
  }

  /// Whether the words are English, so that others can be written beside them.
  var isEnglish: Bool { !isLookedUp && words?.startsLikeEnglish ?? false }

  /// Other words in the same form.
  func saying(_ other: String) -> QuestionText {
    guard let words else { return text }
    let source = text.source.replacing("\"\(words)\"", with: "\"\(other)\"", maxReplacements: 1)
    if case .view = text { return .view(source) }
    return .expression(source)
  }
}

extension ControlTitle.Form {
  init(_ title: Expression) {
    switch title.kind {
    case .string:
      self = title.isLookedUp ? .key : .literal
    case .postfix(let postfix):
      guard case .name(let name) = postfix.base.kind else {
        self = .other
        return
      }
      if title.writtenText != nil {
        self = .call(name, isKey: title.isLookedUp)
      } else {
        self = name.isCapitalised ? .constant(name) : .other
      }
    default: self = .other
    }
  }
}

extension Expression {
  /// Whether the text is a key that a table gives words for, known or not.
  var isLookedUp: Bool { isTranslated || writtenText?.isTranslationKey ?? false }
}

extension String {
  /// `account.action.logout`
  var isTranslationKey: Bool { contains(".") && !contains(" ") || contains("_") && !contains(" ") }

  /// Whether a control's title begins with a word of English for something that it does.
  var startsLikeEnglish: Bool {
    if startsWithDestructiveWord { return true }
    guard let first = prefix(32).words.first else { return false }
    return Self.englishVerbs.contains(first)
  }

  private static let englishVerbs: Set<String> = [
    "forget", "disconnect", "leave", "unfollow", "block", "empty", "revoke", "unpair", "unlink", "end", "quit", "hide",
    "archive", "trash", "throw", "get", "take", "close", "start", "stop", "restore", "undo", "uninstall", "unregister",
    "yes", "confirm", "move", "kick", "ban", "deactivate", "disable", "purge", "drop", "eject", "withdraw",
  ]

  /// With a capital first letter.
  var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
