import AAAnalysis

/// How the parts of a map are called in all formats.
enum FlowWords {
  /// The kind of a root, as a heading begins: `Assistive Access scene`.
  static func name(of kind: ViewGraph.RootKind) -> String {
    switch kind {
    case .scene: "Assistive Access scene"
    case .flag: "where Assistive Access is on"
    case .delegate: "window scene for Assistive Access"
    case .normal: "the app's own windows"
    }
  }

  /// `Assistive Access scene of Sketchbook`
  static func heading(_ root: Flow.Root) -> String {
    let kind = name(of: root.kind)
    let whole = root.kind == .scene ? kind : "\(kind), \(root.name)"
    return root.apps.isEmpty ? whole : "\(whole) of \(root.apps.joined(separator: ", "))"
  }

  /// What a person does to take a way: `push by “Draw”`.
  static func name(of way: Flow.Way) -> String {
    if way.isByItself { return "\(name(of: way.kind)) by itself" }
    guard let control = way.control else { return name(of: way.kind) }
    return "\(name(of: way.kind)) by “\(control.text)”"
  }

  static func name(of kind: Flow.Way.Kind) -> String {
    switch kind {
    case .push: "push"
    case .sheet: "sheet"
    case .fullScreenCover: "full-screen cover"
    case .popover: "popover"
    case .inspector: "inspector"
    case .tab: "tab"
    case .alert: "alert"
    case .confirmationDialog: "confirmation dialog"
    case .present: "presented"
    }
  }

  static func name(of kind: Flow.Dialog.Kind) -> String {
    switch kind {
    case .alert: "alert"
    case .confirmationDialog: "confirmation dialog"
    }
  }

  /// What is to be said of a title beside the words that it shows; nil if that is all.
  static func remark(on title: Flow.Title) -> String? {
    switch title {
    case .shown: nil
    case .missing: "no title"
    case .hidden: "title hidden"
    case .unknown: "title not known"
    }
  }

  /// `icon house`; nil where none is shown.
  static func name(of icon: Flow.Icon) -> String? {
    switch icon {
    case .symbol(let wording), .image(let wording): "icon \(wording.text)"
    case .unnamed: "icon not known"
    case .missing: "no icon"
    case .notShown: nil
    }
  }

  static func options(_ amount: Flow.Amount) -> String { judged(amount, "option") }
  static func decisions(_ amount: Flow.Amount) -> String { judged(amount, "decision") }

  /// `7 options (at most 5 advised)`
  private static func judged(_ amount: Flow.Amount, _ word: String) -> String {
    counted(amount, word) + (amount.isOverLimit ? " (at most \(amount.limit) advised)" : "")
  }

  /// `7 options`
  static func counted(_ amount: Flow.Amount, _ word: String) -> String {
    "\(amount.count)\(amount.isAtLeast ? " or more" : "") \(amount.count == 1 ? word : word + "s")"
  }

  /// `1 error, 2 warnings`; empty for none.
  static func counts(_ counts: [(severity: Severity, count: Int)]) -> String {
    counts.map { CheckSummary.counted($0.count, $0.severity) }.joined(separator: ", ")
  }

  /// `“Delete” asks once before it destroys; 2 questions advised`
  static func sentence(about loss: Flow.Loss) -> String {
    let control = loss.control.map { "“\($0.text)”" } ?? "a control"
    guard let questions = loss.questions else { return "\(control) says that it destroys something" }
    let asks =
      switch questions {
      case 0: "destroys at once"
      case 1: "asks once before it destroys"
      case 2: "asks twice before it destroys"
      default: "asks \(questions) times before it destroys"
      }
    let advice = questions < loss.wantedQuestions ? "; \(loss.wantedQuestions) questions advised" : ""
    return "\(control) \(asks)\(advice)"
  }

  /// `“Delete” (destructive), “Cancel”`
  static func buttons(of dialog: Flow.Dialog) -> String {
    dialog.buttons.map { button in
      let title = button.title.map { "“\($0.text)”" } ?? "a button"
      return button.role == .destructive ? "\(title) (destructive)" : title
    }.joined(separator: ", ")
  }

  static func title(of dialog: Flow.Dialog) -> String { dialog.title?.text ?? "no title" }

  /// What stands below a screen's name: `icon house`, `3 options`, `1 decision`; decisions only where there are any.
  static func facts(of screen: Flow.Screen) -> [String] {
    [remark(on: screen.title), name(of: screen.icon)].compactMap(\.self)
      + [options(screen.options)]
      + (screen.decisions.count > 0 ? [decisions(screen.decisions)] : [])
  }

  /// The whole in one line: `8 screens, 2 dialogs, the farthest is 2 pushes away, 1 warning`.
  static func summary(of flow: Flow) -> String {
    let deepest = flow.screens.map(\.depth).max() ?? 0
    return [
      flow.screens.count == 1 ? "1 screen" : "\(flow.screens.count) screens",
      flow.dialogs.count == 1 ? "1 dialog" : "\(flow.dialogs.count) dialogs",
      deepest == 0 ? "" : deepest == 1 ? "the farthest is 1 push away" : "the farthest is \(deepest) pushes away",
      counts(flow.counts(Array(flow.findings.indices))),
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
