/// Guards a use of a symbol that older systems do not have.
struct AvailabilityFix {
  private let use: SymbolUse
  private let shortfall: VersionShortfall
  private let editor: SourceEditor
  private let context: RuleContext

  init?(_ use: SymbolUse, _ shortfall: VersionShortfall, _ context: RuleContext) {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return nil }
    self.use = use
    self.shortfall = shortfall
    self.editor = editor
    self.context = context
  }

  /// The checks that can be made, or why there is none.
  static func offers(_ use: SymbolUse, _ shortfall: VersionShortfall, _ context: RuleContext) -> FixOffers {
    FixOffers(
      AvailabilityFix(use, shortfall, context)?.fixes ?? [], else: "Check '\(shortfall.condition)' first",
      because: use.symbol == .scene
        ? "scenes can be checked for from iOS 16.1 on, and the app runs on older systems"
        : "what is to happen on older systems is not to be seen here")
  }

  private var fixes: [Fix] {
    switch use.symbol {
    case .scene: (completedCheck ?? wrappedScene).map { [$0] } ?? []
    case .navigationIcon: (completedCheck ?? NavigationIconFix(use, shortfall, editor, context)?.fix).map { [$0] } ?? []
    case .sessionRole: (completedCheck ?? leadingCheck).map { [$0] } ?? []
    case .hostingDelegate: [attribute(to: "class", safety: .unsafe)]
    case .previewTrait: [attribute(to: "preview", safety: .safe)]
    case .flagKey: FlagPropertyFix(use, shortfall, editor, context).map { [$0.fix] } ?? []
    case .flagSetting: (completedCheck ?? leadingCheck ?? checkedGetter).map { [$0] } ?? []
    }
  }

  /// A check around the use that does not name the platform: `#available(iOS 26, *)` becomes
  /// `#available(iOS 26, macOS 26.0, *)`.
  private var completedCheck: Fix? {
    guard let check = use.certain.check else { return nil }
    let text = editor.string(check)
    let names = text.split { !$0.isLetter && !$0.isNumber }
    guard text.hasSuffix("*)"), let star = text.utf8.lastIndex(of: UInt8(ascii: "*")),
      shortfall.items.allSatisfy({ !names.contains(Substring($0.platform.rawValue)) })
    else { return nil }
    let place = check.lower + text.utf8.distance(from: text.utf8.startIndex, to: star)
    return Fix(
      title: "Check for \(shortfall.check) too", safety: .safe,
      edits: [editor.inserting(shortfall.check + ", ", at: place)])
  }

  private var wrappedScene: Fix? {
    guard use.isSceneStatement, canCheckInSceneBuilder else { return nil }
    let whole = use.whole
    let head = "if \(shortfall.condition) {"
    let code: String
    if editor.text.isFirstOnLine(whole.lower) {
      let old = editor.indentation(at: whole.lower)
      let new = old + editor.indentUnit
      let newline = editor.newline
      code = head + newline + new + editor.reindented(whole, from: old, to: new) + newline + old + "}"
    } else {
      code = "\(head) \(editor.string(whole)) }"
    }
    return Fix(
      title: "Put the scene in 'if \(shortfall.condition)'", safety: .safe, edits: [editor.replacing(whole, with: code)]
    )
  }

  /// Scene builders take checks from iOS 16.1 on.
  private var canCheckInSceneBuilder: Bool { shortfall.allowsChecksInScenes }

  /// `if role == …` becomes `if #available(iOS 26.0, *), role == …`.
  private var leadingCheck: Fix? {
    guard let start = use.conditionStart else { return nil }
    return Fix(
      title: "Check '\(shortfall.condition)' first", safety: .safe,
      edits: [editor.inserting("\(shortfall.condition), ", at: start)])
  }

  /// A getter that is nothing but the use: `if #available(iOS 18.0, *) { … } else { false }`.
  private var checkedGetter: Fix? {
    let declarations = context.snapshot.facts(of: context.file)?.indexed.declarations ?? []
    let isWhole = declarations.contains { declaration in
      guard case .variable(let variable) = declaration.value else { return false }
      return variable.getter?.singleExpression?.span.shifted(by: declaration.start) == use.whole
    }
    guard isWhole, use.whole.upper == use.span.upper else { return nil }
    return Fix(
      title: "Check '\(shortfall.condition)' first, or say no", safety: .safe,
      edits: [
        editor.replacing(
          use.whole, with: "if \(shortfall.condition) { \(editor.string(use.whole)) } else { false }")
      ])
  }

  private func attribute(to what: String, safety: Fix.Safety) -> Fix {
    let start = use.whole.lower
    let gap = editor.text.isFirstOnLine(start) ? editor.newline + editor.indentation(at: start) : " "
    return Fix(
      title: "Mark the \(what) '\(shortfall.attribute)'", safety: safety,
      edits: [editor.inserting(shortfall.attribute + gap, at: start)])
  }
}

extension VersionShortfall {
  /// Whether an `if #available` may stand among scenes for all of these deployment targets.
  var allowsChecksInScenes: Bool {
    items.allSatisfy { item in
      switch item.platform {
      case .iOS, .tvOS: item.target.version >= PlatformVersion(16, 1)
      case .macOS: item.target.version >= PlatformVersion(13)
      case .watchOS: item.target.version >= PlatformVersion(9, 1)
      case .visionOS: true
      }
    }
  }
}
