/// What a button that a fix adds says, in the words of the app.
struct AnswerWords {
  enum Answer {
    /// Hides a message.
    case dismiss
    /// Leaves a screen.
    case close
    /// Goes on to what comes next.
    case next

    fileprivate var english: String {
      switch self {
      case .dismiss: "OK"
      case .close: "Close"
      case .next: "Next"
      }
    }

    fileprivate var symbol: String {
      switch self {
      case .dismiss: "checkmark"
      case .close: "xmark"
      case .next: "arrow.right"
      }
    }

    /// What other buttons for the same are called, in lower case.
    fileprivate var titles: Set<String> {
      switch self {
      case .dismiss:
        [
          "ok", "okay", "got it", "dismiss", "verstanden", "compris", "d'accord", "entendido", "aceptar", "de acuerdo",
          "ho capito", "begrepen", "oké", "entendi", "rozumiem", "понятно", "ок", "хорошо", "確認", "好", "好的", "확인",
          "知道了", "了解", "tamam", "حسنًا", "hotovo", "forstået", "selvä",
        ]
      case .close:
        [
          "close", "done", "schließen", "fertig", "fermer", "terminé", "cerrar", "listo", "chiudi", "fine", "sluiten",
          "gereed", "fechar", "zamknij", "gotowe", "закрыть", "готово", "閉じる", "完了", "关闭", "完成", "關閉", "닫기",
          "완료", "kapat", "stäng", "klar", "luk", "lukk", "sulje", "zavřít",
        ]
      case .next:
        [
          "next", "continue", "weiter", "suivant", "continuer", "siguiente", "continuar", "avanti", "continua",
          "volgende",
          "doorgaan", "seguinte", "próximo", "avançar", "dalej", "далее", "дальше", "продолжить", "次へ", "続ける",
          "下一步", "继续", "繼續", "다음", "계속", "ileri", "devam", "nästa", "fortsätt", "næste", "neste", "seuraava",
        ]
      }
    }

    /// Of the keys of translations.
    fileprivate var keyWords: Set<String> {
      switch self {
      case .dismiss: ["ok", "okay", "dismiss"]
      case .close: ["close", "done"]
      case .next: ["next", "continue"]
      }
    }
  }

  private let titles: [(isButton: Bool, expression: Expression, source: String)]

  /// - Parameter files: whose titles tell how the app speaks. What is found depends on their texts.
  init(_ files: Set<FileID>, _ context: RuleContext) {
    titles = files.sorted().flatMap { file -> [(isButton: Bool, expression: Expression, source: String)] in
      guard let number = context.index.number(of: file), let editor = SourceEditor(file, in: context.snapshot) else {
        return []
      }
      return context.resolver.facts[number].bodies.enumerated().flatMap { ordinal, body in
        (body?.elements ?? []).compactMap { element -> (isButton: Bool, expression: Expression, source: String)? in
          guard let title = element.title,
            ["Button", "Text", "Label", "Toggle", "NavigationLink"].contains(element.name)
          else { return nil }
          let id = DeclarationID(file: number, ordinal: ordinal)
          let source = editor.string(context.location(title.span, in: id).span)
          return (element.name == "Button", title, source)
        }
      }
    }
  }

  /// The call of a button up to its action, and whether its title is in the app's own words.
  func button(_ answer: Answer) -> (source: String, isCertain: Bool) {
    let (title, isCertain) = title(answer)
    return ("Button(\(title), systemImage: \"\(answer.symbol)\")", isCertain)
  }

  private func title(_ answer: Answer) -> (source: String, isCertain: Bool) {
    // A button that does the same says it in the app's language and form.
    for title in titles where title.isButton && title.source.isWholeElsewhere {
      if let text = title.expression.writtenText {
        if answer.titles.contains(text.lowercased()) { return (title.source, true) }
        if text.isTranslationKey, let last = text.words.last, answer.keyWords.contains(last) {
          return (title.source, true)
        }
      } else if let last = title.expression.path?.last?.words.last, answer.keyWords.contains(last) {
        return (title.source, true)
      }
    }
    return ("\"\(answer.english)\"", speaksEnglish)
  }

  /// Whether titles are written in English where they are shown, and not looked up under keys or in another language.
  private var speaksEnglish: Bool {
    let texts = titles.compactMap { $0.expression.writtenText }.filter { !$0.isEmpty }
    if texts.contains(where: \.isTranslationKey) { return false }
    if texts.contains(where: { $0.words.contains(where: Self.englishWords.contains) }) { return true }
    let isKeyed = titles.contains { title in
      guard case .postfix = title.expression.kind, let first = title.source.first else { return false }
      return first.isUppercase && title.expression.writtenText == nil
    }
    return texts.isEmpty && !isKeyed
  }

  /// Words that texts of apps are made of.
  private static let englishWords: Set<String> = [
    "a", "about", "add", "again", "all", "an", "and", "answer", "app", "are", "at", "back", "call", "cancel", "change",
    "check", "close", "connect", "copied", "copy", "continue", "delete", "done", "edit", "enter", "error", "first",
    "for", "from", "get", "go", "has", "hello", "help", "hide", "home", "in", "is", "it", "list", "loading", "message",
    "messages", "more", "my", "new", "next", "no", "not", "note", "notes", "now", "of", "off", "on", "one", "open",
    "or", "page", "photo", "photos", "play", "please", "read", "ready", "remove", "save", "saved", "search", "second",
    "send", "sent", "settings", "share", "show", "sign", "start", "started", "stop", "success", "take", "tap", "text",
    "the", "this", "time", "tip", "to", "today", "try", "up", "update", "updated", "view", "wait", "was", "welcome",
    "what", "with", "yes", "you", "your", "game", "rules", "eat", "drink", "rest", "name", "email", "user", "account",
    "score", "question", "connected", "sending", "failed", "finished", "complete", "completed", "created", "deleted",
    "added", "removed", "night", "day", "good", "great", "well", "title", "hi", "hint", "toast", "banner", "reset",
  ]
}

extension String {
  /// Whether source means the same wherever it stands: a text, or something that a type holds.
  fileprivate var isWholeElsewhere: Bool {
    if contains("\\(") { return false }
    guard let first else { return false }
    return first == "\"" || first.isUppercase || hasPrefix(".init(\"")
  }
}
